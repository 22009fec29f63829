import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { board, condition, judged, odds, place, play } from './fights.ts';

/** Guns that fire at the middle one of a line of three battalions half an inch away. */
const shelled = (a: Readonly<Record<string, Plain>> = {}, now: Readonly<Record<string, Plain>> = {}) =>
  board({
    french: { gun: ['artillery', 12, 10] },
    allied: { a: ['infantry', 12, 11, a], b: ['infantry', 12.5, 11], c: ['infantry', 11.5, 11] },
    phase: 'bombardment',
    now,
  });
const FIRE = { bombard: 'gun', at: 'a' };
const DISRUPTED = { condition: 'disrupted' };

describe('a disrupted result', () => {
  test('disrupts a steady figure where it stands', () => {
    const { state, types } = play(shelled(), [FIRE], [{ 'bombardment.gun': [3, 4] }]);
    expect(types).toEqual(['announced', 'guns-fired', 'unit-disrupted']);
    expect([condition(state, 'a'), place(state, 'a')]).toEqual(['disrupted', [12, 11]]);
  });

  test('on a disrupted one is a Morale Test: it holds on 1, retreats on 2-3, routs on 4-5, is destroyed on 6', () => {
    const on = (face: number) =>
      play(
        shelled(DISRUPTED),
        [FIRE],
        [{ 'bombardment.gun': [3, 3] }, { 'morale.a': face }, ...([4, 5].includes(face) ? [{ 'break.a': 6 }] : [])],
      ).state;
    expect([condition(on(1), 'a'), place(on(1), 'a')]).toEqual(['disrupted', [12, 11]]);
    for (const face of [2, 3])
      expect([condition(on(face), 'a'), place(on(face), 'a')]).toEqual(['disrupted', [12, 13]]);
    for (const face of [4, 5]) expect([condition(on(face), 'a'), place(on(face), 'a')]).toEqual(['routing', [12, 15]]);
    expect(condition(on(6), 'a')).toBe('gone');
  });

  test('the odds of a second one are those of the test', () => {
    // 2D6 + 1 disrupts on 6 and 7 of the dice: 11 of 36.
    expect(odds(shelled(DISRUPTED), FIRE)).toEqual({
      'no-effect': '71/216',
      retreated: '11/108',
      routed: '47/108',
      destroyed: '29/216',
    });
  });
});

describe('guns', () => {
  const battery = (conditions: Readonly<Record<string, Plain>> = {}, now: Readonly<Record<string, Plain>> = {}) =>
    board({
      french: { one: ['infantry', 12, 10], gun: ['artillery', 13, 10] },
      allied: { a: ['artillery', 12, 10.5, conditions], b: ['artillery', 12.5, 10.5] },
      phase: 'volley',
      now,
    });
  const VOLLEY = { volley: 'one', at: 'a' };

  test('that infantry would rout make a last stand: disrupted on 1-3, destroyed on 4-6, and no Break Roll', () => {
    const on = (face: number) => play(battery(), [VOLLEY], [{ 'volley.one': [5, 4] }, { 'stand.a': face }]);
    expect(on(3).types).toEqual(['announced', 'volley-fired', 'stand-rolled', 'unit-disrupted']);
    expect(on(4).types).toEqual(['announced', 'volley-fired', 'stand-rolled', 'unit-destroyed']);
    expect(place(on(3).state, 'a')).toEqual([12, 10.5]);
  });

  test('that are disrupted stay so, with no Morale Test', () => {
    const { state, types } = play(battery(DISRUPTED), [VOLLEY], [{ 'volley.one': [5, 4] }, { 'stand.a': 1 }]);
    expect(types).toEqual(['announced', 'volley-fired', 'stand-rolled']);
    expect(condition(state, 'a')).toBe('disrupted');
  });

  test('that would rout by a Morale Test which infantry caused make it too', () => {
    const { types } = play(
      battery(DISRUPTED),
      [VOLLEY],
      [{ 'volley.one': [3, 4] }, { 'morale.a': 4 }, { 'stand.a': 6 }],
    );
    expect(types.slice(2)).toEqual(['morale-tested', 'stand-rolled', 'unit-destroyed']);
  });

  test('may be saved by an Eight before they make it (rr-031)', () => {
    const due = play(battery({}, { hands: { allied: [8] } }), [VOLLEY], [{ 'volley.one': [5, 4] }]);
    expect(due.types.at(-1)).toBe('rout-due');
    const saved = play(due.state, [{ play: 8 }]);
    expect(saved.types).toEqual(['card-played', 'unit-retreated']);
    expect([condition(saved.state, 'a'), place(saved.state, 'a')]).toEqual(['disrupted', [12, 11.5]]);
    const passed = play(due.state, [{ play: 'nothing' }], [{ 'stand.a': 4 }]);
    expect(passed.types).toEqual(['card-passed', 'stand-rolled', 'unit-destroyed']);
    expect(odds(due.state, { play: 'nothing' })).toEqual({ 'actor-disrupted': '1/2', 'actor-destroyed': '1/2' });
  });

  test('that rout already make it without an Eight (rr-095)', () => {
    const state = battery({ condition: 'routing' }, { hands: { allied: [8] } });
    expect(play(state, [VOLLEY], [{ 'volley.one': [5, 4] }, { 'stand.a': 3 }]).types).not.toContain('rout-due');
  });

  test('run from guns, and the others with them on a 1', () => {
    const state = board({
      french: { gun: ['artillery', 12, 10] },
      allied: { a: ['artillery', 12, 10.5], b: ['artillery', 12.5, 10.5] },
      phase: 'bombardment',
    });
    const { state: after, types } = play(state, [FIRE], [{ 'bombardment.gun': [5, 4] }, { 'break.a': 1 }]);
    expect(types).toEqual(['announced', 'guns-fired', 'unit-routed', 'unit-fled', 'break-rolled', 'formation-broke']);
    expect([condition(after, 'b'), place(after, 'a')]).toEqual(['routing', [12, 12.5]]);
  });
});

describe('a rout', () => {
  const ROUT = { 'bombardment.gun': [4, 5] };

  test('comes with a Break Roll for the formation: only a 1 sweeps it along, and nobody rolls again', () => {
    const none = play(shelled(), [FIRE], [ROUT, { 'break.a': 2 }]);
    expect(none.types).toEqual(['announced', 'guns-fired', 'unit-routed', 'unit-fled', 'break-rolled']);
    expect(condition(none.state, 'b')).toBe('steady');
    const all = play(shelled(), [FIRE], [ROUT, { 'break.a': 1 }]);
    expect(all.types.at(-1)).toBe('formation-broke');
    expect(['a', 'b', 'c'].map((id) => condition(all.state, id))).toEqual(['routing', 'routing', 'routing']);
  });

  test('rolls for the rest of a formation in words that know a figure that has left the board', () => {
    const told = (north: number) => {
      const near = board({
        french: { gun: ['artillery', 12, north - 1] },
        allied: { a: ['infantry', 12, north], b: ['infantry', 12.5, north] },
        phase: 'bombardment',
      });
      const { state, events } = play(near, [FIRE], [ROUT, { 'break.a': 2 }]);
      return engine.words.event(
        events.find(({ type }) => type === 'break-rolled')!,
        state,
      );
    };
    expect(told(20)).toBe('The formation of the a rolls whether it breaks: 2, it holds.');
    expect(told(34)).toBe('The rest of the formation rolls whether it breaks: 2, it holds.');
  });

  test('of a figure by itself rolls none', () => {
    const alone = board({
      french: { gun: ['artillery', 12, 10] },
      allied: { a: ['infantry', 12, 11], horse: ['cavalry', 12.5, 11] },
      phase: 'bombardment',
    });
    expect(play(alone, [FIRE], [ROUT]).types).toEqual(['announced', 'guns-fired', 'unit-routed', 'unit-fled']);
  });

  test('each figure that is routed directly rolls, with the formation as it stood before it fled', () => {
    const column = board({
      french: { gun: ['artillery', 12, 10], other: ['artillery', 12.5, 10] },
      allied: { a: ['infantry', 12, 11], b: ['infantry', 12, 11.5], c: ['infantry', 12, 12] },
      phase: 'bombardment',
    });
    const { state } = play(
      column,
      [FIRE, { bombard: 'other', at: 'b' }],
      [ROUT, { 'break.a': 4 }, { 'bombardment.other': [5, 5] }, { 'break.b': 1 }],
    );
    expect(['a', 'b', 'c'].map((id) => condition(state, id))).toEqual(['routing', 'routing', 'routing']);
    expect(state.pending).toBeNull();
  });

  test('of one that is disrupted takes its disruption away', () => {
    const { state } = play(shelled(DISRUPTED), [FIRE], [{ 'bombardment.gun': [4, 4] }, { 'break.a': 2 }]);
    expect(condition(state, 'a')).toBe('routing');
  });

  test('of one that routs already is one more move, without a roll or an Eight; disruption does nothing', () => {
    const state = shelled({ condition: 'routing' }, { hands: { allied: [8] } });
    const again = play(state, [FIRE], [ROUT]);
    expect(again.types).toEqual(['announced', 'guns-fired', 'unit-fled']);
    expect(place(again.state, 'a')).toEqual([12, 15]);
    expect(play(state, [FIRE], [{ 'bombardment.gun': [3, 4] }]).types).toEqual(['announced', 'guns-fired']);
    expect(condition(play(state, [FIRE], [{ 'bombardment.gun': [6, 6] }]).state, 'a')).toBe('gone');
  });
});

describe('an Eight', () => {
  const ROUT = { 'bombardment.gun': [4, 5] };
  const held = (a: Readonly<Record<string, Plain>> = {}) => shelled(a, { hands: { french: [8], allied: [8, 7] } });

  test('is asked for on the result, before anybody moves', () => {
    const { state, types } = play(held(), [FIRE], [ROUT]);
    expect(types).toEqual(['announced', 'guns-fired', 'rout-due']);
    expect(state.awaits).toMatchObject({ sides: ['allied'], kind: 'reaction', orders: ['play', 'pass'] });
    expect([condition(state, 'a'), place(state, 'a')]).toEqual(['steady', [12, 11]]);
    expect(judged(state, { play: 7 })).toBe('no-eight rr.cards.eight-orderly-withdrawal');
    expect(judged(state, { bombard: 'gun', at: 'b' })).toMatch(/^not-now/);
  });

  test('makes a retreat of it, and disrupts a fresh figure; there is no Break Roll', () => {
    const { state, types } = play(play(held(), [FIRE], [ROUT]).state, [{ play: 8 }]);
    expect(types).toEqual(['card-played', 'unit-retreated']);
    expect([condition(state, 'a'), place(state, 'a')]).toEqual(['disrupted', [12, 13]]);
    expect(state.hands['allied']).toEqual(['7-1']);
    expect(state.side).toBe('french');
  });

  test('that stays in the hand lets it run, and those who are swept along are not asked for', () => {
    const due = play(held(), [FIRE], [ROUT]).state;
    const { state, types } = play(due, [{ play: 'nothing' }], [{ 'break.a': 1 }]);
    expect(types).toEqual(['card-passed', 'unit-routed', 'unit-fled', 'break-rolled', 'formation-broke']);
    expect(state.pending).toBeNull();
  });

  test('the chances of both answers are told for the side that answers', () => {
    const due = play(held(), [FIRE], [ROUT]).state;
    expect(odds(due, { play: 8 })).toEqual({ 'actor-retreated': '1/1' });
    expect(odds(due, { play: 'nothing' })).toEqual({ 'actor-routed': '1/1' });
  });

  test('is asked for after a Morale Test, and after a charge that has failed', () => {
    const test = play(held(DISRUPTED), [FIRE], [{ 'bombardment.gun': [3, 3] }, { 'morale.a': 5 }]).state;
    expect(test.pending).toMatchObject({ kind: 'rout', unit: 'a' });
    const charge = board({
      french: { lancers: ['cavalry', 12, 16] },
      allied: { a: ['infantry', 12, 16.5] },
      phase: 'charge',
      now: { hands: { french: [8] } },
    });
    const failed = play(
      charge,
      [{ charge: 'lancers', at: 'a' }],
      [{ 'charge.lancers': [1, 1] }, { 'failed.lancers': 3 }],
    ).state;
    expect(failed.awaits).toMatchObject({ sides: ['french'], by: 'rr.cards.eight-orderly-withdrawal' });
    const saved = play(failed, [{ play: 8 }]).state;
    expect([condition(saved, 'lancers'), place(saved, 'lancers')]).toEqual(['disrupted', [12, 11]]);
  });

  test('is not asked for where nobody holds one', () => {
    const none = shelled({}, { hands: { french: [8], allied: [7] } });
    expect(play(none, [FIRE], [ROUT, { 'break.a': 2 }]).types).not.toContain('rout-due');
  });
});
