import { describe, expect, test } from 'vitest';
import { median, quantile, rate, timed } from '../../src/cli/bench/statistics.ts';

describe('the median of', () => {
  test.each([
    [[7], 7],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('%j is %d', (values, middle) => expect(median(values)).toBe(middle));

  test('nothing, or something that is not a number, is an error', () => {
    expect(() => median([])).toThrow('Nothing was measured');
    expect(() => median([1, Number.NaN])).toThrow('Not all of these are numbers');
  });
});

describe('of the numbers from 1 to 20', () => {
  const values = Array.from({ length: 20 }, (_, i) => 20 - i);

  test.each([
    [0.95, 19],
    [0.5, 10],
    [1, 20],
    [0, 1],
  ])('a share of %d does not exceed %d', (share, limit) => expect(quantile(values, share)).toBe(limit));
});

test('a rate counts only the time that the work measures itself', () => {
  let calls = 0;
  const work = () => {
    calls += 1;
    return { count: 5, ms: 10 };
  };
  expect(rate(work, 25)).toBe(500);
  expect(calls).toBe(3);
});

test('timed work reports how much it has done', () => {
  const { count, ms } = timed(() => 7);
  expect(count).toBe(7);
  expect(ms).toBeGreaterThanOrEqual(0);
});
