import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { settled } from '../../../src/games/campaign-1805/turn/awaiting.ts';
import { words } from '../../../src/games/campaign-1805/words.ts';
import { seenBy } from '../../../src/games/campaign-1805/writing/sealed.ts';
import { slipsOn } from '../../../src/games/campaign-1805/writing/slips.ts';
import { charged, field, grenadiers, tirailleurs } from './field.ts';

const written = { grenadiers: { does: 'charge', at: 'musketeers' }, musketeers: { does: 'fire', at: 'grenadiers' } };
const board = (given: Partial<Omit<State, 'awaits'>>): State =>
  field([grenadiers(), tirailleurs, charged()], { written: written as State['written'], ...given });
/** What lies beside each body for a side: its order, or null face down. */
const lies = (state: State, side: string, before = state) =>
  Object.fromEntries(slipsOn(seenBy(state, side), seenBy(before, side)).map(({ unit, does }) => [unit, does] as const));

describe('the slips beside the bodies', () => {
  test('while both write, each sees only what it has written itself', () => {
    const state = board({ phase: 'orders' });
    expect(lies(state, 'french')).toEqual({ grenadiers: 'charge' });
    expect(lies(state, 'allied')).toEqual({ musketeers: 'fire' });
  });
  test('of a side that has handed in, one lies face down beside each body, written or not', () => {
    const state = board({ phase: 'orders', handedIn: ['french'] });
    expect(lies(state, 'allied')).toEqual({ grenadiers: null, tirailleurs: null, musketeers: 'fire' });
    expect(lies({ ...state, written: {} }, 'allied')).toEqual({ grenadiers: null, tirailleurs: null });
    expect(lies(state, 'french')).toEqual({ grenadiers: 'charge', tirailleurs: 'hold' });
  });
  test('an order that is carried out is turned up for one step, and is gone then', () => {
    const before = board({ phase: 'firing', handedIn: ['french', 'allied'] });
    const state = settled({ ...before, acted: { musketeers: 'fired' } });
    expect(lies(before, 'french')['musketeers']).toBeNull();
    expect(lies(state, 'french', before)['musketeers']).toBe('fire');
    expect(lies(state, 'french')).not.toHaveProperty('musketeers');
  });
  test('on a board that begins in the middle of a turn, only the written ones lie there', () => {
    const { musketeers: _theirs, ...ours } = written;
    const state = board({ phase: 'charge', written: ours as State['written'] });
    expect(lies(state, 'french')).toEqual({ grenadiers: 'charge' });
    expect(lies(board({ phase: 'charge' }), 'french')).toEqual({ grenadiers: 'charge', musketeers: null });
  });
  test('those who run have none, and nobody has one before the orders', () => {
    const runs = field([grenadiers({ condition: 'routing' })], { phase: 'charge', handedIn: ['french'] });
    expect(lies(runs, 'french')).toEqual({});
    expect(lies(board({ phase: 'initiative', written: {}, sealed: ['musketeers'] }), 'french')).toEqual({});
  });
  test('a board that is seen twice is the same', () => {
    for (const phase of ['initiative', 'orders', 'charge', 'melee'] as const) {
      const seen = seenBy(board({ phase }), 'french');
      expect(seenBy(seen, 'french')).toEqual(seen);
    }
  });
  test('whoever cannot see the table is told them', () => {
    const state = seenBy(board({ phase: 'charge', handedIn: ['french', 'allied'] }), 'french');
    expect(words.unit('grenadiers', state)).toMatch(/, ordered to charge the musketeers$/);
    expect(words.unit('tirailleurs', state)).toMatch(/, ordered to hold$/);
    expect(words.unit('musketeers', state)).toMatch(/, with an order that lies face down$/);
    expect(words.unit('musketeers', board({ phase: 'orders' }))).toMatch(/, ordered to fire at the grenadiers$/);
  });
});
