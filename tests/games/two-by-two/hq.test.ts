import { describe, expect, test } from 'vitest';
import { isSpared, sharing } from '../../../src/games/two-by-two/morale/hq.ts';
import { begin, judged, type Field } from './field.ts';

/* Which units’ fate an HQ shares, and when it may be shot at (tt.units.hq-levels, tt-067). */

const two: Field = {
  french: { a: 'foot-artillery 16,12 north' },
  allied: { b: 'hq-division 16,15 south', c: 'hq-corps beside=b:rear:0', d: 'infantry 20,15 south' },
};

describe('by one reading an HQ shares the fate of the unit that it touches (tt-067)', () => {
  const SHARES = { 'tt-067': 'shares-fate' };
  test('but not that of another HQ', () => {
    const state = begin(two, SHARES);
    expect(sharing(state, state.units['b']!)).toEqual([]);
    const beside = begin({ ...two, allied: { d: 'infantry 16,15 south', c: 'hq-corps beside=d:rear:0' } }, SHARES);
    expect(sharing(beside, beside.units['d']!).map(({ id }) => id)).toEqual(['c']);
  });
});

test('by another reading nobody shoots at an HQ; at everybody else they do (tt-067)', () => {
  const state = begin({ ...two, french: { a: 'foot-artillery 20,12 north', e: 'foot-artillery 16,12 north' } }, { 'tt-067': 'immune' }); // prettier-ignore
  expect(judged(state, { shoot: 'e', at: 'b' })).toBe('tt.units.hq-levels hq-spared');
  expect(judged(state, { shoot: 'a', at: 'd' })).toMatch(/^ok/);
  expect(isSpared(state, state.units['d']!)).toBe(false);
});
