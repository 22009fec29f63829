import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../../src/core/ids.ts';
import { board, condition, odds, place, play } from '../fights.ts';

/*
 * Readings of who runs when, and of the Eight: for each ruling a case in which its readings differ.
 */

const ROUTING = { condition: 'routing' };
const END = { end: 'phase' };
const FIRE = { bombard: 'gun', at: 'a' };
const ROUT = { 'bombardment.gun': [5, 5] } as const;

describe('routing figures run on in their own turn, in every turn, or once they are not rallied (rr-059)', () => {
  const strategy = (readings: Readings) =>
    board({
      french: { one: ['infantry', 12, 12, ROUTING] },
      allied: { foe: ['infantry', 12, 14], a: ['infantry', 16, 20, ROUTING] },
      phase: 'strategy',
      readings,
    });
  const rally = (readings: Readings) =>
    board({
      french: {
        marshal: ['hq', 14, 8],
        one: ['infantry', 12, 12, ROUTING],
        far: ['infantry', 6, 12, ROUTING],
      },
      allied: { foe: ['infantry', 12, 14], a: ['infantry', 16, 20, ROUTING] },
      phase: 'rally',
      readings,
    });
  const [EVERY, RALLY] = [{ 'rr-059': 'every-turn' }, { 'rr-059': 'after-failed-rally' }];

  test('when the Grand Manoeuvre phase begins', () => {
    const at = (readings: Readings) => {
      const { state } = play(strategy(readings), [END]);
      return [place(state, 'one'), place(state, 'a')];
    };
    expect(at({})).toEqual([[12, 8], [16, 20]]); // prettier-ignore
    expect(at(EVERY)).toEqual([[12, 8], [16, 24]]); // prettier-ignore
    expect(at(RALLY)).toEqual([[12, 12], [16, 20]]); // prettier-ignore
  });

  test('when the Rally phase ends: those whom nobody has rallied', () => {
    const ended = (readings: Readings, face: number) => play(rally(readings), [END], [{ 'rally.one': face }]);
    expect(place(ended({}, 2).state, 'one')).toEqual([12, 12]);
    const { state, types } = ended(RALLY, 2);
    expect(types).toEqual(['rally-rolled', 'unit-fled', 'unit-fled', 'phase-began']);
    expect([place(state, 'one'), place(state, 'a'), state.phase]).toEqual([[12, 8], [16, 20], 'logistics']); // prettier-ignore
    const rallied = ended(RALLY, 3).state;
    expect([place(rallied, 'one'), condition(rallied, 'one')]).toEqual([[12, 12], 'disrupted']);
  });
});

describe('an Eight saves on the result, or in place of any rout move (rr-031)', () => {
  const ANY = { 'rr-031': 'any-rout-move' };
  const fleeing = (readings: Readings) =>
    board({
      french: { one: ['infantry', 12, 12, ROUTING], two: ['infantry', 14, 12, ROUTING] },
      allied: { foe: ['infantry', 12, 14] },
      phase: 'strategy',
      now: { hands: { french: [8] } },
      readings,
    });

  test('when it would run on in a later turn', () => {
    const end = play(fleeing({}), [END]).state;
    expect([place(end, 'one'), end.pending]).toEqual([[12, 8], null]);
    const due = play(fleeing(ANY), [END]);
    expect(due.types).toEqual(['phase-began', 'flight-due', 'rout-due']);
    expect(due.state.awaits).toMatchObject({ sides: ['french'], orders: ['play', 'pass'] });
    expect(due.state.pending).toMatchObject({ unit: 'two' });
    expect(due.state.fleeing?.units).toContain('two');
    const saved = play(due.state, [{ play: 8 }]).state;
    expect(condition(saved, 'two')).toBe('disrupted');
    expect([condition(saved, 'one'), place(saved, 'one'), saved.awaits?.kind]).toEqual(['routing', [12, 8], 'phase']);
    const passed = play(due.state, [{ play: 'nothing' }]).state;
    // It is asked for again: the card is still in the hand.
    expect([condition(passed, 'two'), passed.pending]).toMatchObject(['routing', { kind: 'rout', unit: 'one' }]);
    expect(odds(due.state, { play: 8 })).toEqual({ 'actor-retreated': '1/1' });
    expect(odds(due.state, { play: 'nothing' })).toEqual({ 'actor-routed': '1/1' });
  });

  test('and when a fresh result would make it run', () => {
    const hit = (readings: Readings) =>
      play(
        board({
          french: { gun: ['artillery', 12, 10] },
          allied: { a: ['infantry', 12, 11, ROUTING] },
          phase: 'bombardment',
          now: { hands: { allied: [8] } },
          readings,
        }),
        [FIRE],
        [ROUT],
      );
    expect(hit({}).types.at(-1)).toBe('unit-fled');
    for (const readings of [ANY, { 'rr-095': 'every-rout' }]) {
      const due = hit(readings);
      expect(due.types.at(-1)).toBe('rout-due');
      const saved = play(due.state, [{ play: 8 }]).state;
      expect([condition(saved, 'a'), place(saved, 'a')]).toEqual(['disrupted', [12, 13]]);
      const passed = play(due.state, [{ play: 'nothing' }]);
      expect([place(passed.state, 'a'), passed.types]).toEqual([
        [12, 15],
        ['card-passed', 'unit-fled'],
      ]);
    }
  });
});

describe('an Eight saves nobody whom a Break Roll sweeps along, or one for each card (rr-095)', () => {
  const EVERY = { 'rr-095': 'every-rout' };
  const line = (readings: Readings, eights: readonly number[]) =>
    board({
      french: { gun: ['artillery', 12, 10] },
      allied: { a: ['infantry', 12, 11], b: ['infantry', 12.5, 11], c: ['infantry', 11.5, 11] },
      phase: 'bombardment',
      now: { hands: { allied: [...eights] } },
      readings,
    });
  const broken = (readings: Readings, eights: readonly number[] = [8]) =>
    play(line(readings, eights), [FIRE, { play: 'nothing' }], [ROUT, { 'break.a': 1 }]);

  test('before any of them moves', () => {
    expect(broken({}).types.at(-1)).toBe('formation-broke');
    const due = broken(EVERY);
    expect(due.types.slice(-2)).toEqual(['break-rolled', 'rout-due']);
    expect([condition(due.state, 'b'), condition(due.state, 'c')]).toEqual(['steady', 'steady']);
    const first = play(due.state, [{ play: 8 }]);
    expect(first.types).toEqual(['card-played', 'formation-broke', 'unit-retreated']);
    expect(['b', 'c'].map((id) => condition(first.state, id))).toEqual(['disrupted', 'routing']);
    const second = play(due.state, [{ play: 'nothing' }, { play: 8 }]).state;
    expect(['b', 'c'].map((id) => condition(second, id))).toEqual(['routing', 'disrupted']);
    const none = play(due.state, [{ play: 'nothing' }, { play: 'nothing' }]).state;
    expect(['b', 'c'].map((id) => condition(none, id))).toEqual(['routing', 'routing']);
    expect(none.pending).toBeNull();
    const all = play(broken(EVERY, [8, 8]).state, [{ play: 8 }, { play: 8 }]);
    expect(all.types.slice(-2)).toEqual(['unit-retreated', 'unit-retreated']);
    expect(['b', 'c'].map((id) => condition(all.state, id))).toEqual(['disrupted', 'disrupted']);
  });
});
