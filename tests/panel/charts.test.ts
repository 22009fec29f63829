import { describe, expect, test } from 'vitest';
import { add, against, die, fromChart, percentOf, readDie, rounded, sum } from '../../src/core/reasons.ts';
import { result, rows } from '../../src/panel/sums.ts';

/** The rows as a reader sees them: label and value. */
const seen = (...reason: Parameters<typeof rows>): readonly string[] =>
  rows(...reason).map(({ label, value }) => `${label}: ${value}`);
const face = die('dg.morale.factor', 'Die', 4);

describe('a number of a chart', () => {
  const clause = 'dg.morale.factor';
  const morale = (mark: 'printed' | 'reconstructed' | 'own') => fromChart(clause, 'Morale', { value: 70, mark });
  const shown = readDie(clause, 'Die', { shows: 8, table: 'fire die' }, 3);

  test('says whose chart it is, as a term and as the number of a test; a printed one says nothing', () => {
    const noted = (mark: 'printed' | 'reconstructed' | 'own') => [
      ...rows(sum('a', [morale(mark)])),
      ...rows(sum('a', [face], against('at-most', clause, [morale(mark)], 'stands'))).slice(0, 1),
    ];
    expect(noted('reconstructed').map(({ note }) => note)).toEqual(['our chart', 'our chart']);
    expect(noted('own').map(({ note }) => note)).toEqual(['your chart', 'your chart']);
    expect(noted('printed').map(({ note }) => note)).toEqual([undefined, undefined]);
  });

  test('a die that a table reads shows what fell and what it counts as', () => {
    expect(rows(sum('a', [shown]))).toEqual([
      { label: 'Die', clause, value: '3', note: 'rolled 8, read by the fire die' },
    ]);
  });

  test('a percentage is told as one, and rounding with the number before it, unless that is whole', () => {
    const men = (count: number) =>
      rounded(sum('a', [add(clause, 'Men', count), percentOf(clause, 'Of its men', [75, 1000], 'own')]), 'half-up');
    expect(seen(men(42))).toEqual(['Men: 42', 'Of its men: 7.5\u00a0%', 'Rounded, a half up: from 3.15']);
    expect(rows(men(42))[1]).toMatchObject({ note: 'your chart' });
    expect(result(men(42))).toBe('3');
    expect(seen(men(40))).toEqual(['Men: 40', 'Of its men: 7.5\u00a0%']);
  });
});
