import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../src/core/ids.ts';
import type { Scripted } from '../../../src/core/dice.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { Order } from '../../../src/games/regiments-and-roundshot/orders.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import type { Phase } from '../../../src/games/regiments-and-roundshot/tables.ts';
import { given } from './battle.ts';
import { board, HIT, judged, play, ride, RIDE } from './fights.ts';

/*
 * What cards that are played in the own turn cite, and what is refused of them.
 */

const short = (clauses: readonly string[]): readonly string[] => clauses.map((id) => id.replace('rr.', ''));

function cited(state: State, written: Plain): readonly string[] {
  const verdict = engine.judge(state, given(state, written));
  return verdict.ok ? short(verdict.clauses) : [`refused: ${verdict.reason}`];
}

const refusedOf = (state: State, order: Order): string => {
  const verdict = engine.judge(state, order);
  return verdict.ok ? 'allowed' : `${verdict.reason} ${verdict.clause}`;
};

/** What happened, each with its clauses. */
const happened = (state: State, orders: readonly Plain[], dice: readonly Scripted[] = []) =>
  play(state, orders, dice).events.map(({ type, clauses }) => [type, ...short(clauses)].join(' '));

const held = (phase: Phase, french: readonly Plain[], allied: readonly Plain[] = [], readings: Readings = {}) =>
  board({
    french: { one: ['infantry', 12, 10], gun: ['artillery', 16, 10] },
    allied: { a: ['infantry', 12, 10.5], b: ['infantry', 20, 30] },
    phase,
    now: { hands: { french: [...french], allied: [...allied] } },
    readings,
  });

describe('a Joker and a Queen', () => {
  const state = held('bombardment', ['joker', 'queen'], [4]);

  test('cite themselves', () => {
    expect(cited(state, { play: 'joker' })).toEqual(['cards.joker-missed-opportunity']);
    expect(cited(state, { play: 'queen' })).toEqual(['cards.queen-draw']);
    expect(happened(state, [{ play: 'joker' }], [{ 'lost.allied': '4-1' }])).toEqual([
      'card-played cards.discard-to-play cards.joker-missed-opportunity',
      'cards-discarded cards.joker-missed-opportunity',
    ]);
    expect(happened(state, [{ play: 'queen' }], [{ 'draw.french': '7-1' }, { 'draw.french': '8-1' }])).toEqual([
      'card-played cards.discard-to-play cards.queen-draw',
      'card-drawn cards.queen-draw',
      'card-drawn cards.queen-draw',
    ]);
  });

  test('no card is no play', () => {
    expect(refusedOf(state, { type: 'play', with: [] })).toBe('no-card rr.cards.discard-to-play');
    const asked = play(ride({}, {}, { hands: { allied: [4] } }), [RIDE]).state;
    expect(refusedOf(asked, { type: 'play', with: [] })).toBe('no-card rr.cards.discard-to-play');
  });

  test('nobody is asked for them while a choice is due', () => {
    const state = ride({}, {}, { hands: { allied: ['joker'] } }, { 'rr-032': 'any-turn' });
    expect(play(state, [RIDE], HIT).types.at(-1)).toBe('overrun-due');
  });

  test('between two actions the other side is asked for them, by one reading, once all is done', () => {
    const asked = { 'rr-032': 'any-turn' };
    const bombarding = board({
      french: { gun: ['artillery', 12, 10], other: ['artillery', 14, 10] },
      allied: { a: ['infantry', 12, 11] },
      phase: 'bombardment',
      now: { hands: { allied: ['joker'] } },
      readings: asked,
    });
    const shot = [{ bombard: 'gun', at: 'a' }];
    expect(happened(bombarding, shot, [{ 'bombardment.gun': [1, 1] }]).at(-1)).toBe(
      'between-due cards.discard-to-play',
    );
    const due = play(bombarding, shot, [{ 'bombardment.gun': [1, 1] }]).state;
    expect(due.awaits!.by).toBe('rr.cards.discard-to-play');
    expect(happened(due, [{ play: 'nothing' }])).toEqual(['card-passed cards.discard-to-play']);
  });
});

describe('what pays for a march', () => {
  const march = (...cards: readonly Plain[]) => ({
    march: 'gun',
    legs: ['forward 0.5'],
    ...(cards.length > 0 && { with: [...cards] }),
  });

  test('is one Number card', () => {
    const state = held('grand-maneuver', ['3', '5', 'king']);
    expect(cited(state, march(5))).toEqual(['maneuver.move-order', 'movement.artillery']);
    expect(judged(state, march(5, 3))).toBe('one-card rr.maneuver.move-order');
    expect(judged(state, march('king'))).toBe('no-number-card rr.maneuver.move-order');
    expect(judged(state, march())).toBe('no-card rr.maneuver.move-order');
  });

  test('is by one reading the Three that has lifted the pin (rr-028)', () => {
    const state = held('grand-maneuver', ['3'], [], { 'rr-028': 'moves-too' });
    const lifted = play(state, [{ disengage: 'one', with: 3 }]).state;
    const back = { march: 'one', legs: ['back 0.5'] };
    expect(cited(lifted, back)).toContain('cards.three-pinned');
  });
});

describe('a Three', () => {
  const state = held('grand-maneuver', ['3', '3', '5']);

  test('lifts a pin, and says so', () => {
    const order = { disengage: 'one', with: 3 };
    expect(cited(state, order)).toEqual(['cards.three-pinned', 'maneuver.special-rules-observed']);
    expect(happened(state, [order])).toEqual([
      'card-played cards.discard-to-play cards.three-pinned',
      'pin-lifted cards.three-pinned',
    ]);
  });

  test('one, that is held', () => {
    expect(judged(state, { disengage: 'one', with: ['3', '3'] })).toBe('no-three rr.cards.three-pinned');
    expect(judged(state, { disengage: 'one', with: 5 })).toBe('no-three rr.cards.three-pinned');
    expect(refusedOf(state, { type: 'disengage', unit: 'one', with: ['3-4'] })).toBe(
      'not-held rr.cards.discard-to-play',
    );
  });
});

describe('cards that are too many', () => {
  const state = held('logistics', [2, 3, 4, 5, 6]);

  test('are discarded by their clause, as many as there are too many', () => {
    expect(cited(state, { discard: [2] })).toEqual(['logistics.hand-limit', 'logistics.discard-excess']);
    expect(happened(state, [{ discard: [2] }])).toEqual(['cards-discarded logistics.discard-excess']);
    expect(refusedOf(state, { type: 'discard', with: [] })).toBe('wrong-count rr.logistics.hand-limit');
    const { state: cut } = play(state, [{ discard: [2] }]);
    const verdict = engine.judge(cut, given(cut, { discard: [3] }));
    expect(verdict).toMatchObject({ reason: 'wrong-count', params: { count: 0 } });
  });
});
