import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../../src/core/dice.ts';
import type { Readings } from '../../../../src/core/ids.ts';
import { board, condition, judged, odds, play } from '../fights.ts';

/*
 * Readings of recovery and rally: for each ruling a case in which its readings differ.
 */

const DISRUPTED = { condition: 'disrupted' };
const ROUTING = { condition: 'routing' };

describe('the side on turn alone recovers, or both do, that side first (rr-075)', () => {
  const rally = (readings: Readings) =>
    board({
      french: { marshal: ['hq', 12, 10], one: ['infantry', 12, 12, DISRUPTED] },
      allied: { archduke: ['hq', 12, 30], a: ['infantry', 12, 28, DISRUPTED], b: ['infantry', 13, 28, ROUTING] },
      phase: 'rally',
      readings,
    });
  const BOTH = { 'rr-075': 'both-players' };
  const ONE = { 'recovery.one': 1 };

  test('at the end of the part of the one', () => {
    expect(play(rally({}), [{ end: 'phase' }], [ONE]).state.phase).toBe('logistics');
    const { state } = play(rally(BOTH), [{ end: 'phase' }], [ONE]);
    expect([state.phase, state.part, state.owner, state.side]).toEqual(['rally', 2, 'french', 'allied']);
  });

  test('the other side rolls in its part, and what it has not rolled at its end', () => {
    expect(judged(rally(BOTH), { recover: 'a' })).toBe('not-now rr.rally.recovery-roll');
    const second = play(rally(BOTH), [{ end: 'phase' }], [ONE]).state;
    expect(judged(second, { recover: 'one' })).toBe('not-now rr.rally.recovery-roll');
    expect(odds(second, { recover: 'a' })).toEqual({ steady: '2/3', 'no-effect': '1/3' });
    const { state } = play(second, [{ recover: 'a' }, { end: 'phase' }], [{ 'recovery.a': 4 }, { 'rally.b': 3 }]);
    expect([condition(state, 'a'), condition(state, 'b'), state.phase]).toEqual(['steady', 'disrupted', 'logistics']);
  });
});

describe('any roll bars recovery, or only one that does something (rr-076)', () => {
  const EFFECT = { 'rr-076': 'only-with-effect' };
  const after = (readings: Readings, faces: readonly [number, number], gap = 0.5) => {
    const fired = play(
      board({
        french: { gun: ['artillery', 12, 10] },
        allied: { one: ['infantry', 12, 10.5 + gap, DISRUPTED] },
        phase: 'bombardment',
        readings: { ...readings, 'rr-075': 'both-players' },
      }),
      [{ bombard: 'gun', at: 'one' }],
      [{ 'bombardment.gun': faces }, ...(faces[0] === 3 ? [{ 'morale.one': 1 }] : [])],
    ).state;
    const ends = Array.from({ length: 6 }, () => ({ end: 'phase' }));
    return judged(play(fired, ends).state, { recover: 'one' });
  };

  test('a shot', () => {
    expect(after({}, [1, 1])).toBe('was-attacked rr.rally.recovery-eligibility');
    expect(after(EFFECT, [1, 1])).toBe('allowed');
    expect(after(EFFECT, [3, 3])).toBe('was-attacked rr.rally.recovery-eligibility');
  });

  test('a charge that fails does nothing to its target', () => {
    const charge = (readings: Readings) =>
      play(
        board({
          french: { lancers: ['cavalry', 12, 16] },
          allied: { a: ['infantry', 12, 16.5] },
          phase: 'charge',
          readings,
        }),
        [{ charge: 'lancers', at: 'a' }],
        [{ 'charge.lancers': [1, 1] }, { 'failed.lancers': 1 }],
      ).state.attacked;
    expect([charge({}), charge(EFFECT)]).toEqual([['a'], []]);
  });
});

describe('recovery comes first, or the owner chooses (rr-077)', () => {
  const FREE = { 'rr-077': 'free-order' };
  const rally = (readings: Readings, now = {}) =>
    board({
      french: { marshal: ['hq', 12, 10], near: ['infantry', 12, 14, ROUTING], one: ['infantry', 14, 12, DISRUPTED] },
      allied: { foe: ['infantry', 12, 30] },
      phase: 'rally',
      readings,
      now,
    });

  test('a rally rolls for those who can reform before, or lets them be', () => {
    const first = play(rally({}), [{ rally: 'near' }], [{ 'recovery.one': 1 }, { 'rally.near': 3 }]).state;
    expect(judged(first, { recover: 'near' })).toBe('has-rolled rr.rally.every-router-once');
    const free = play(rally(FREE), [{ rally: 'near' }], [{ 'rally.near': 3 }]).state;
    expect([judged(free, { recover: 'near' }), judged(free, { recover: 'one' })]).toEqual(['allowed', 'allowed']);
    const steady = play(free, [{ recover: 'near' }], [{ 'recovery.near': 3 }]).state;
    expect(condition(steady, 'near')).toBe('steady');
    expect(judged(steady, { rally: 'near' })).toBe('not-routing rr.rally.rally-roll');
  });

  test('one that was attacked does not reform at once, and one that was not rallied has rolled', () => {
    const hit = play(rally(FREE, { attacked: ['near'] }), [{ rally: 'near' }], [{ 'rally.near': 3 }]).state;
    expect(judged(hit, { recover: 'near' })).toBe('was-attacked rr.rally.recovery-eligibility');
    const on = play(rally(FREE), [{ rally: 'near' }], [{ 'rally.near': 2 }]).state;
    expect(judged(on, { rally: 'near' })).toBe('has-rolled rr.rally.every-router-once');
  });

  test('the end of the phase rallies first, so that those may reform', () => {
    const { state, types } = play(
      rally(FREE),
      [{ end: 'phase' }],
      [{ 'rally.near': 6 }, { 'recovery.near': 6 }, { 'recovery.one': 1 }],
    );
    expect(types.slice(0, 3)).toEqual(['rally-rolled', 'recovery-rolled', 'recovery-rolled']);
    expect(condition(state, 'near')).toBe('steady');
  });
});

test('a general who must be steady to rally reforms first, at the end of the phase too (rr-086)', () => {
  const state = board({
    french: { marshal: ['hq', 12, 10, DISRUPTED], near: ['infantry', 12, 14, ROUTING] },
    allied: { foe: ['infantry', 12, 30] },
    phase: 'rally',
    readings: { 'rr-086': 'steady-only' },
  });
  const end = (face: number, ...dice: readonly Scripted[]) =>
    play(state, [{ end: 'phase' }], [{ 'recovery.marshal': face }, ...dice]).types;
  expect(end(6, { 'rally.near': 6 })).toEqual(['recovery-rolled', 'rally-rolled', 'phase-began']);
  expect(end(1)).toEqual(['recovery-rolled', 'phase-began']);
});
