import { describe, expect, test } from 'vitest';
import { setStepsPage, splitFrames } from '../../src/library/boards/steps.ts';

const frames = (count: number, length: number) => Array.from({ length: count }, () => '.'.repeat(length));
const PATH = '/learn/paper-bayonet/the-fight/steps/';

describe('a page whose steps are on another page', () => {
  const page = () => {
    const made = {};
    setStepsPage(made, PATH);
    return made;
  };

  test('includes all of a short first board', () => {
    const later = frames(2, 2000);
    expect(splitFrames(page(), later)).toEqual({ included: later });
  });

  test('includes the beginning of a long first board', () => {
    const { included, remote } = splitFrames(page(), frames(42, 3000));
    expect(included).toHaveLength(1);
    expect(remote).toEqual({ steps: PATH, far: false });
  });

  test('includes no later frame if the first of them is too large', () => {
    expect(splitFrames(page(), frames(3, 12_000)).included).toHaveLength(1);
    const { included, remote } = splitFrames(page(), frames(3, 12_001));
    expect(included).toEqual([]);
    expect(remote).toEqual({ steps: PATH, far: false });
  });

  test('includes more of its only board', () => {
    const own = {};
    setStepsPage(own, PATH, { isOnlyBoard: true });
    expect(splitFrames(own, frames(42, 8000)).included).toHaveLength(2);
  });

  test('includes no later frame of any other board', () => {
    const own = page();
    splitFrames(own, []);
    expect(splitFrames(own, frames(2, 10))).toEqual({ included: [], remote: { steps: PATH, far: true } });
  });
});

test('any other page includes all frames', () => {
  const page = {};
  const later = frames(42, 8000);
  expect(splitFrames(page, later)).toEqual({ included: later });
  expect(splitFrames(page, later)).toEqual({ included: later });
});
