import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { board, condition, judged, odds, place, play } from './fights.ts';

const RIDE = { charge: 'lancers', at: 'a' };

/** Lancers alone touch the middle one of three battalions, and by corners the others. */
const ride = (now: Readonly<Record<string, Plain>> = {}, more: Readonly<Record<string, Plain>> = {}) =>
  board({
    french: { lancers: ['cavalry', 12, 16, more] },
    allied: { a: ['infantry', 12, 16.5], b: ['infantry', 12.5, 16.5], c: ['infantry', 11.5, 16.5] },
    phase: 'charge',
    now,
  });

describe('cavalry charges whom it touches', () => {
  test('2-5 fails, 6 does nothing, 7 disrupts, 8-11 routs and 12 destroys', () => {
    expect(odds(ride(), RIDE)).toEqual({
      'actor-disrupted': '5/54',
      'actor-routed': '5/54',
      'actor-destroyed': '5/54',
      'no-effect': '5/36',
      disrupted: '1/6',
      routed: '7/18',
      destroyed: '1/36',
    });
  });

  test('it must, before the phase ends; its owner says whom, and it charges once', () => {
    const state = ride();
    expect(judged(state, { end: 'phase' })).toBe('must-charge rr.charge.cavalry-automatic');
    for (const at of ['a', 'b', 'c']) expect(judged(state, { charge: 'lancers', at })).toBe('allowed');
    const after = play(state, [RIDE], [{ 'charge.lancers': [3, 3] }]).state;
    expect(judged(after, { charge: 'lancers', at: 'b' })).toBe('has-acted rr.charge.cavalry-automatic');
    expect(judged(after, { end: 'phase' })).toBe('allowed');
  });

  test('only the side whose turn it is charges', () => {
    const both = board({
      french: { lancers: ['cavalry', 12, 10] },
      allied: { uhlans: ['cavalry', 12, 10.5] },
      phase: 'charge',
    });
    expect(judged(both, { charge: 'uhlans', at: 'lancers' })).toMatch(/^not-now/);
    const after = play(both, [{ charge: 'lancers', at: 'uhlans' }], [{ 'charge.lancers': [3, 3] }]).state;
    expect(play(after, [{ end: 'phase' }]).state.phase).toBe('rally');
  });

  test('cavalry that routs does not charge, and is no formation for others', () => {
    const state = board({
      french: { lancers: ['cavalry', 12, 10, { condition: 'routing' }], hussars: ['cavalry', 12.5, 10] },
      allied: { a: ['infantry', 12, 10.5] },
      phase: 'charge',
    });
    expect(judged(state, RIDE)).toBe('routing rr.rout.continues');
    const [, made] = play(state, [{ charge: 'hussars', at: 'a' }], [{ 'charge.hussars': [3, 3] }]).events;
    expect(made).toMatchObject({ reasons: [{ total: 6 }] });
  });

  test('an enemy that routs is charged too, and runs once more without a Break Roll', () => {
    const state = board({
      french: { lancers: ['cavalry', 12, 10] },
      allied: { a: ['infantry', 12, 10.5, { condition: 'routing' }], b: ['infantry', 12.5, 10.5] },
      phase: 'charge',
    });
    const { types, state: after } = play(state, [RIDE], [{ 'charge.lancers': [4, 4] }]);
    expect(types).toEqual(['announced', 'charge-made', 'unit-fled']);
    expect(place(after, 'a')).toEqual([12, 14.5]);
    // Disruption does nothing to it.
    expect(play(state, [RIDE], [{ 'charge.lancers': [3, 4] }]).types).toEqual(['announced', 'charge-made']);
  });

  test('guns never charge, and cavalry does not charge at a distance', () => {
    const state = board({
      french: { gun: ['artillery', 12, 10], lancers: ['cavalry', 14, 10] },
      allied: { a: ['infantry', 12, 10.5] },
      phase: 'charge',
    });
    expect(judged(state, { charge: 'gun', at: 'a' })).toBe('guns-never-charge rr.charge.cavalry-automatic');
    expect(judged(state, { charge: 'lancers', at: 'a' })).toBe('not-touching rr.contact.needed-to-fight');
  });

  test('the general charges as cavalry does', () => {
    const state = board({
      french: { marshal: ['hq', 12, 10] },
      allied: { a: ['infantry', 12, 10.5] },
      phase: 'charge',
    });
    expect(judged(state, { end: 'phase' })).toBe('must-charge rr.charge.cavalry-automatic');
    expect(judged(state, { charge: 'marshal', at: 'a' })).toBe('allowed');
  });
});

describe('infantry charges with the bayonet for a Face card', () => {
  const bayonets = (hands: Plain, readings = {}) =>
    board({
      french: { one: ['infantry', 12, 10], two: ['infantry', 12.5, 10], lancers: ['cavalry', 18, 10] },
      allied: { a: ['infantry', 12, 10.5], uhlans: ['cavalry', 12.5, 10.5], cannon: ['artillery', 11.5, 10.5] },
      phase: 'charge',
      now: { hands },
      readings,
    });
  const at = (card?: Plain, foe = 'a') => ({ charge: 'one', at: foe, ...(card !== undefined && { with: card }) });

  test('for a Jack, a Queen or a King, and for no other card', () => {
    const state = bayonets({ french: ['jack', 'queen', 'king', 'ace', 'joker', 7] });
    for (const card of ['jack', 'queen', 'king']) expect(judged(state, at(card))).toBe('allowed');
    for (const card of ['ace', 'joker', 7])
      expect(judged(state, at(card))).toBe('no-face-card rr.charge.bayonet-face-card');
    expect(judged(state, at())).toBe('no-face-card rr.charge.bayonet-face-card');
    expect(judged(state, at(['jack', 'king']))).toBe('no-use rr.cards.king-recovery');
    expect(judged(bayonets({ french: ['ace'] }, { 'rr-022': 'ace-is-face' }), at('ace'))).toBe('allowed');
  });

  test('a card that is not in the hand is told as such', () => {
    const state = bayonets({ french: ['jack'] });
    expect(judged(state, at('king'))).toBe('not-held rr.cards.discard-to-play');
    expect(judged(ride(), { ...RIDE, with: 5 })).toBe('not-held rr.cards.discard-to-play');
  });

  test('never at cavalry, but at guns', () => {
    const state = bayonets({ french: ['jack'] });
    expect(judged(state, at('jack', 'uhlans'))).toBe('foot-at-horse rr.charge.infantry-never-cavalry');
    expect(judged(state, at('jack', 'cannon'))).toBe('allowed');
  });

  test('nobody must: the phase ends though they touch', () => {
    expect(judged(bayonets({ french: ['jack'] }), { end: 'phase' })).toBe('allowed');
  });

  test('one card, one battalion, one charge; the next one needs a card of its own', () => {
    const state = bayonets({ french: ['jack', 'king'] });
    const { events, types, state: after } = play(state, [at('jack')], [{ 'charge.one': [2, 3] }]);
    expect(types).toEqual(['card-played', 'announced', 'charge-made', 'unit-disrupted']);
    expect(events[0]).toMatchObject({ clauses: ['rr.cards.discard-to-play', 'rr.charge.bayonet-face-card'] });
    expect(events[1]).toMatchObject({ clauses: ['rr.charge.bayonet-face-card'] });
    expect(after.hands['french']).toEqual(['king-1']);
    expect(judged(after, at('king'))).toBe('has-acted rr.charge.bayonet-face-card');
    expect(judged(after, { charge: 'two', at: 'a' })).toBe('no-face-card rr.charge.bayonet-face-card');
    expect(judged(after, { charge: 'two', at: 'a', with: 'king' })).toBe('allowed');
  });

  test('a Five does not help it, and a Four does not hinder it: nobody is asked', () => {
    const state = bayonets({ french: ['jack', 5], allied: [4, 6] });
    expect(judged(state, at(['jack', 5]))).toBe('no-use rr.cards.five-breakthrough');
    expect(play(state, [at('jack')], [{ 'charge.one': [3, 2] }]).types).toContain('charge-made');
  });

  test('smoke stops it: the card and the charge are spent', () => {
    const { state, types } = play(bayonets({ french: ['jack', 'king'], allied: [2] }), [at('jack'), { play: 2 }]);
    expect(types).toEqual(['card-played', 'announced', 'card-played', 'negated', 'charge-made']);
    expect(judged(state, at('king'))).toBe('has-acted rr.charge.bayonet-face-card');
    expect(state.hands).toEqual({ french: ['king-1'], allied: [] });
    expect(state.attacked).toEqual([]);
  });

  test('a bayonet charge that wins never rides on', () => {
    const state = board({
      french: { one: ['infantry', 12, 10] },
      allied: { a: ['infantry', 12, 10.5], b: ['infantry', 12.5, 10.5] },
      phase: 'charge',
      now: { hands: { french: ['jack'] } },
    });
    const { types } = play(state, [at('jack')], [{ 'charge.one': [6, 6] }]);
    expect(types).toEqual(['card-played', 'announced', 'charge-made', 'unit-destroyed']);
  });

  test('a battalion that has fired may charge in the same turn', () => {
    const state = play(
      board({
        french: { one: ['infantry', 12, 10] },
        allied: { a: ['infantry', 12, 10.5] },
        phase: 'volley',
        now: { hands: { french: ['jack'] }, moved: ['one'] },
      }),
      [{ volley: 'one', at: 'a' }, { end: 'phase' }, { end: 'phase' }],
      [{ 'volley.one': [3, 4] }],
    ).state;
    expect([state.phase, condition(state, 'a')]).toEqual(['charge', 'disrupted']);
    const [, , made] = play(state, [at('jack')], [{ 'charge.one': [2, 2] }]).events;
    expect(made).toMatchObject({ reasons: [{ total: 6 }] });
  });
});

describe('a charge that fails', () => {
  const fails = (face: number, now = {}, more = {}) =>
    play(ride(now, more), [RIDE], [{ 'charge.lancers': [1, 1] }, { 'failed.lancers': face }]);

  test('disrupts the charger on 1-2, routs it on 3-4 and destroys it on 5-6', () => {
    for (const face of [1, 2]) expect(condition(fails(face).state, 'lancers')).toBe('disrupted');
    for (const face of [3, 4]) expect(condition(fails(face).state, 'lancers')).toBe('routing');
    for (const face of [5, 6]) expect(condition(fails(face).state, 'lancers')).toBe('gone');
  });

  test('its rout is straight away from the target, the cause of it', () => {
    expect(place(fails(3).state, 'lancers')).toEqual([12, 6]);
  });

  test('a charger that was disrupted takes the morale test', () => {
    const shaken = ride({}, { condition: 'disrupted' });
    const test = (face: number) =>
      play(shaken, [RIDE], [{ 'charge.lancers': [1, 1] }, { 'failed.lancers': 1 }, { 'morale.lancers': face }]);
    expect(test(1).types).toEqual(['announced', 'charge-made', 'charge-failed', 'morale-tested']);
    expect(condition(test(1).state, 'lancers')).toBe('disrupted');
    expect(place(test(2).state, 'lancers')).toEqual([12, 11]);
    expect(condition(test(4).state, 'lancers')).toBe('routing');
    expect(condition(test(6).state, 'lancers')).toBe('gone');
    // It fails on 15 of 36; a test that it holds leaves it as it was.
    expect(odds(shaken, RIDE)).toMatchObject({ 'actor-retreated': '5/108', 'no-effect': '41/216' });
  });

  test('leaves the target as it is, and cavalry that has beaten nobody does not ride on', () => {
    const { state } = fails(1);
    expect(condition(state, 'a')).toBe('steady');
    expect(state.pending).toBeNull();
  });

  test('a bayonet charge that fails is rolled for as well', () => {
    const state = board({
      french: { one: ['infantry', 12, 10] },
      allied: { a: ['infantry', 12, 10.5] },
      phase: 'charge',
      now: { hands: { french: ['jack'] } },
    });
    const { state: after } = play(
      state,
      [{ charge: 'one', at: 'a', with: 'jack' }],
      [{ 'charge.one': [1, 2] }, { 'failed.one': 3 }],
    );
    expect([condition(after, 'one'), place(after, 'one')]).toEqual(['routing', [12, 6]]);
  });
});

test('a Four takes three off and a Five adds three; a Six counts against cavalry alone', () => {
  const state = board({
    french: { lancers: ['cavalry', 12, 10] },
    allied: { a: ['infantry', 12, 10.5], uhlans: ['cavalry', 11.5, 10.5] },
    phase: 'charge',
    now: { hands: { french: [5], allied: [4, 6] } },
  });
  const [, , , made] = play(state, [{ ...RIDE, with: 5 }, { play: 4 }], [{ 'charge.lancers': [3, 3] }]).events;
  expect(made).toMatchObject({ reasons: [{ total: 6 }] });
  const asked = play(state, [RIDE]).state;
  expect(judged(asked, { play: 6 })).toBe('no-use rr.cards.six-counter-charge');
  const atHorse = play(state, [{ charge: 'lancers', at: 'uhlans' }]).state;
  expect(judged(atHorse, { play: 6 })).toBe('allowed');
  expect(judged(atHorse, { play: 4 })).toBe('no-use rr.cards.four-square');
});
