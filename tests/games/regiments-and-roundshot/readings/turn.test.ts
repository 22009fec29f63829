import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { board, judged, play } from '../fights.ts';

/*
 * Readings of what a turn is and what one does in it: for each ruling a case in which its readings
 * differ.
 */

const DISRUPTED = { condition: 'disrupted' };

/** Phases are ended, with no dice rolled, until this one of this side. */
function until(state: State, side: string, phase: string): State {
  let now = state;
  while (now.side !== side || now.phase !== phase) now = play(now, [{ end: 'phase' }]).state;
  return now;
}

describe('a turn is that of one side, or a round of both (rr-005)', () => {
  const ROUND = { 'rr-005': 'round' };
  const shot = (readings: Readings) =>
    play(
      board({
        french: { gun: ['artillery', 12, 10] },
        allied: { a: ['infantry', 12, 11, DISRUPTED] },
        phase: 'bombardment',
        readings,
      }),
      [{ bombard: 'gun', at: 'a' }],
      [{ 'bombardment.gun': [1, 2] }],
    ).state;
  const draws = (state: State): State => ({ ...state, deck: [] });
  const reforms = (state: State) => judged(until(draws(state), 'allied', 'rally'), { recover: 'a' });

  test('an attack in the enemy’s half bars reforming in the own half that follows', () => {
    expect(reforms(shot({}))).toBe('allowed');
    expect(reforms(shot(ROUND))).toBe('was-attacked rr.rally.recovery-eligibility');
    const next = until(draws(shot(ROUND)), 'french', 'rally');
    expect([next.turn, next.attacked]).toEqual([1, ['a']]);
    const after = until(until(draws(shot(ROUND)), 'allied', 'logistics'), 'french', 'strategy');
    expect([after.turn, after.attacked]).toEqual([2, []]);
  });
});

test('a goal may be set at any phase of a side, and at no other moment', () => {
  const state = board({ french: { one: ['infantry', 12, 12] }, allied: { foe: ['infantry', 12, 20] }, phase: 'rally' });
  const at = (side: string, phase: string) => {
    const then = engine.at(state, { side, phase });
    return [then.owner, then.side, then.part];
  };
  expect(at('allied', 'strategy')).toEqual(['allied', 'allied', 1]);
  expect(at('french', 'volley')).toEqual(['french', 'french', 1]);
  expect(at('allied', 'volley')).toEqual(['french', 'allied', 2]);
  // Who touches an enemy is noted where it counts: when the Charge phase begins.
  const met = board({ french: { h: ['cavalry', 12, 12] }, allied: { foe: ['infantry', 12, 12.5] }, phase: 'volley' });
  expect([met.poised, engine.at(met, { side: 'french', phase: 'charge' }).poised]).toEqual([[], ['h', 'foe']]);
  expect(() => engine.at(state, { side: 'french', phase: 'siege' })).toThrow('no siege phase');
});

describe('each phase is open to all, or one act bars another (rr-088)', () => {
  const ONE = { 'rr-088': 'one-act' };

  test('guns that have moved fire, or not', () => {
    const moved = (readings: Readings) =>
      board({
        french: { gun: ['artillery', 12, 10], other: ['artillery', 13, 10] },
        allied: { a: ['infantry', 12, 11] },
        phase: 'bombardment',
        now: { moved: ['gun'] },
        readings,
      });
    const FIRE = { bombard: 'gun', at: 'a' };
    expect([judged(moved({}), FIRE), judged(moved(ONE), FIRE)]).toEqual([
      'allowed',
      'guns-moved rr.bombardment.all-players',
    ]);
    expect(judged(moved(ONE), { bombard: 'other', at: 'a' })).toBe('allowed');
    const offered = (state: State) => engine.candidates(state, 'gun').map(({ order }) => order.type);
    expect([offered(moved({})), offered(moved(ONE))]).toEqual([['bombard'], []]);
  });

  test('a battalion that has fired charges with the bayonet, or not in that turn', () => {
    const fired = (readings: Readings) =>
      play(
        board({
          french: { one: ['infantry', 12, 10], two: ['infantry', 12.5, 10] },
          allied: { a: ['infantry', 12, 10.5] },
          phase: 'volley',
          now: { hands: { french: ['king', 'king'] } },
          readings,
        }),
        [{ volley: 'one', at: 'a' }, { end: 'phase' }, { end: 'phase' }],
        [{ 'volley.one': [1, 2] }],
      ).state;
    const charge = (unit: string) => ({ charge: unit, at: 'a', with: 'king' });
    expect([judged(fired({}), charge('one')), judged(fired(ONE), charge('one'))]).toEqual([
      'allowed',
      'has-fired rr.charge.bayonet-face-card',
    ]);
    expect(judged(fired(ONE), charge('two'))).toBe('allowed');
  });
});
