import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import type { Scripted } from '../../../../src/core/dice.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { given } from '../battle.ts';
import { board, judged, odds, place, play } from '../fights.ts';
import { foot, maneuver, places, row } from '../moves.ts';

/*
 * Readings of what cards do: for each ruling a case in which its readings differ.
 */

const MISS = [3, 3] as const;

describe('a card counts in one roll, or in all of the phase against its target (rr-026)', () => {
  const ALL = { 'rr-026': 'target-for-the-phase' };
  const two = (readings: Readings, now: Record<string, Plain> = { hands: { allied: [4, 4] } }) =>
    board({
      french: { lancers: ['cavalry', 12, 16], hussars: ['cavalry', 12.5, 16] },
      allied: { a: ['infantry', 12, 16.5], b: ['infantry', 12.5, 16.5] },
      phase: 'charge',
      readings,
      now,
    });
  const first = (readings: Readings) =>
    play(two(readings), [{ charge: 'lancers', at: 'a' }, { play: 4 }], [{ 'charge.lancers': [4, 4] }]).state;
  const CHARGE = { charge: 'hussars', at: 'a' };
  const total = (state: State, at: string, ...dice: readonly Scripted[]) =>
    play(state, [{ ...CHARGE, at }, { play: 'nothing' }], [{ 'charge.hussars': [6, 6] }, ...dice]).events.flatMap(
      (event) => (event.type === 'charge-made' ? (event.reasons?.[0].total ?? []) : []),
    )[0];

  test('one Four holds a battalion against the next charge too, and no other battalion', () => {
    // Two enemies touch each of them.
    expect([total(first({}), 'a'), total(first(ALL), 'a', { 'break.a': 2 })]).toEqual([13, 10]);
    expect([total(first({}), 'b'), total(first(ALL), 'b')]).toEqual([13, 13]);
  });

  test('the odds of the second charge say the same', () => {
    const [once, all] = [first({}), first(ALL)].map((state) => odds(state, CHARGE));
    // 12 is reached with 11 or 12 on the dice, or not at all.
    expect([once!['destroyed'], all!['destroyed']]).toEqual(['1/12', undefined]);
  });

  test('it is over with the phase', () => {
    const done = play(first(ALL), [{ ...CHARGE, at: 'b' }, { play: 'nothing' }, { end: 'phase' }], [{ 'charge.hussars': [3, 2] }]).state; // prettier-ignore
    expect([first(ALL).lasting.length, done.lasting]).toEqual([1, []]);
  });
});

describe('a Three lets a pinned formation move, or moves it as well (rr-028)', () => {
  const MOVES = { 'rr-028': 'moves-too' };
  const pinned = (readings: Readings, hand: Plain = [3, 6]) =>
    maneuver(
      { one: foot(12, 10), two: foot(12.5, 10), other: foot(18, 10) },
      { a: foot(12, 10.5, 'south') },
      { readings, now: { hands: { french: hand, allied: [] } } },
    );
  const THREE = { disengage: 'one', with: 3 };
  const back = (unit: string, cards: Plain = []) => ({ march: unit, legs: ['back 1'], with: cards });

  test('the march costs a Number card, or nothing more', () => {
    const [free, moves] = [{}, MOVES].map((readings) => play(pinned(readings), [THREE]).state);
    expect([judged(free!, back('one')), judged(moves!, back('one'))]).toEqual([
      'no-card rr.maneuver.move-order',
      'allowed',
    ]);
    expect(judged(free!, back('one', 6))).toBe('allowed');
    const gone = play(moves!, [back('one')]).state;
    expect([place(gone, 'one'), place(gone, 'two'), gone.hands['french']]).toEqual([[12, 9], [12.5, 9], ['6-1']]); // prettier-ignore
  });

  test('of that formation alone, once', () => {
    const { state } = play(pinned(MOVES), [THREE]);
    expect(judged(state, back('other'))).toBe('no-card rr.maneuver.move-order');
    const gone = play(state, [back('one')]).state;
    expect([gone.credit, judged(gone, back('one'))]).toEqual([null, 'has-moved rr.maneuver.move-order']);
    const offered = engine.candidates(state, 'one').map(({ order }) => order);
    expect(offered.some((order) => order.type === 'march' && order.with.length === 0)).toBe(true);
  });
});

describe('a Jack moves those who have moved once more, or one figure of them (rr-030)', () => {
  const ONE = { 'rr-030': 'single-figure' };
  const moved = (readings: Readings) =>
    play(
      maneuver(
        row('one', 3, (n) => foot(12 + n / 2, 10)),
        {},
        { readings },
      ),
      [{ march: 'one-1', legs: ['forward 2'], with: 6 }],
    ).state;
  const JACK = { march: 'one-2', legs: ['forward 2'], with: 'jack' };
  const names = ['one-1', 'one-2', 'one-3'] as const;

  test('the whole formation goes, or one battalion runs ahead alone', () => {
    expect(places(play(moved({}), [JACK]).state, ...names)).toEqual([[12, 14], [12.5, 14], [13, 14]]); // prettier-ignore
    const { state } = play(moved(ONE), [JACK]);
    expect(places(state, ...names)).toEqual([[12, 12], [12.5, 14], [13, 12]]); // prettier-ignore
    expect(state.again).toEqual(['one-2']);
    expect(judged(state, { ...JACK, march: 'one-1' })).toBe('not-held rr.cards.discard-to-play');
  });

  test('a column gives it no bonus then', () => {
    const column = (readings: Readings) =>
      play(
        maneuver(
          row('one', 3, (n) => foot(12, 10 - n / 2)),
          {},
          { readings },
        ),
        [{ march: 'one-1', legs: ['forward 3'], with: 6 }],
      ).state;
    const far = { march: 'one-1', legs: ['forward 3'], with: 'jack' };
    expect([judged(column({}), far), judged(column(ONE), far)]).toEqual(['allowed', 'too-far rr.movement.infantry']);
  });

  test('its words name the one that goes', () => {
    const says = (readings: Readings) =>
      engine.words.order(given(moved(readings), { ...JACK, legs: ['forward 2'] }), moved(readings));
    expect([says({}), says(ONE)]).toEqual([
      'March the one no. 1 and theirs: forward 2 inches with the Jack',
      'March the one no. 2: forward 2 inches with the Jack',
    ]);
  });
});

describe('a Face card lets one battalion charge, or its whole formation (rr-033)', () => {
  const WHOLE = { 'rr-033': 'whole-formation' };
  const line = (readings: Readings, hand: Plain = ['king']) =>
    board({
      french: { one: ['infantry', 12, 10], two: ['infantry', 12.5, 10], far: ['infantry', 14, 10] },
      allied: { a: ['infantry', 12, 10.5], b: ['infantry', 12.5, 10.5], c: ['infantry', 14, 10.5] },
      phase: 'charge',
      readings,
      now: { hands: { french: hand } },
    });
  const charge = (unit: string, at: string, cards: Plain = []) => ({ charge: unit, at, with: cards });
  const first = (readings: Readings, hand?: Plain) =>
    play(line(readings, hand), [charge('one', 'a', 'king')], [{ 'charge.one': MISS }]).state;

  test('the next of it charges without a card', () => {
    expect([judged(first({}), charge('two', 'b')), judged(first(WHOLE), charge('two', 'b'))]).toEqual([
      'no-face-card rr.charge.bayonet-face-card',
      'allowed',
    ]);
    expect(judged(first(WHOLE), charge('one', 'a'))).toBe('has-acted rr.charge.bayonet-face-card');
    expect(judged(first(WHOLE), charge('far', 'c'))).toBe('no-face-card rr.charge.bayonet-face-card');
    const both = play(first(WHOLE), [charge('two', 'b')], [{ 'charge.two': MISS }]);
    expect(both.types.slice(0, 2)).toEqual(['announced', 'charge-made']);
  });

  test('it is offered so, and a second card is of no use', () => {
    const state = first(WHOLE, ['king', 'queen']);
    expect(engine.candidates(state, 'two').map(({ order }) => order)).toEqual([
      { type: 'charge', unit: 'two', at: 'a', with: [] },
      { type: 'charge', unit: 'two', at: 'b', with: [] },
    ]);
    expect(judged(state, charge('two', 'b', 'queen'))).toBe('no-use rr.cards.queen-draw');
  });
});

describe('a Joker or a Queen is played in one’s own turn, or in either (rr-032)', () => {
  const ANY = { 'rr-032': 'any-turn' };
  const moving = (readings: Readings, hands: Plain = { french: [6, 7, 'ace'], allied: ['joker', 'queen', 4] }) =>
    maneuver({ one: foot(12, 10) }, { a: foot(20, 20, 'south') }, { readings, now: { hands } });
  const MARCH = { march: 'one', legs: ['forward 2'], with: 6 };

  test('after each action the other side is asked, while it holds one', () => {
    const own = play(moving({}), [MARCH]).state;
    expect([own.pending, judged(own, { play: 'joker' })]).toEqual([null, 'not-theirs rr.cards.discard-to-play']);
    const { state } = play(moving(ANY), [MARCH]);
    expect([state.pending, state.awaits?.sides]).toEqual([{ kind: 'between', side: 'allied' }, ['allied']]);
    expect(engine.candidates(state).map(({ order }) => engine.words.order(order, state))).toEqual([
      'Play no card',
      'Play the Joker: the enemy loses two cards',
      'Play the Queen: draw two cards',
    ]);
    expect(judged(state, { play: 4 })).toBe('no-use rr.cards.four-square');
    const struck = play(state, [{ play: 'joker' }], [{ 'lost.french': '7-1' }, { 'lost.french': 'ace-1' }]).state;
    expect([struck.hands['french'], struck.pending]).toEqual([[], { kind: 'between', side: 'allied' }]);
    const passed = play(struck, [{ play: 'nothing' }]).state;
    expect([passed.pending, passed.awaits?.sides]).toEqual([null, ['french']]);
    expect(play(moving(ANY, { french: [6], allied: [4] }), [MARCH]).state.pending).toBeNull();
  });

  test('it does not end what an Ace still pays for', () => {
    const ace = play(moving(ANY), [{ ...MARCH, with: 'ace' }, { play: 'nothing' }]).state;
    expect(ace.credit).not.toBeNull();
    const queen = play(moving(ANY), [{ ...MARCH, with: 'ace' }, { play: 'queen' }], [{ 'draw.allied': '2-1' }, { 'draw.allied': '2-2' }]).state; // prettier-ignore
    expect([queen.credit, queen.hands['allied']]).toEqual([ace.credit, ['joker-1', '4-1', '2-1', '2-2']]);
  });

  test('right after the draw of the other side', () => {
    const drawing = maneuver({ one: foot(12, 10) }, {}, { readings: ANY, now: { phase: 'reinforcement', hands: { allied: ['joker'] } } }); // prettier-ignore
    const { state, types } = play(drawing, [{ end: 'phase' }, { play: 'nothing' }], [{ 'draw.french': '2-1' }, { 'draw.french': '2-2' }]); // prettier-ignore
    expect([types, state.phase]).toEqual([['phase-began', 'card-drawn', 'card-drawn', 'between-due', 'card-passed'], 'strategy']); // prettier-ignore
  });

  test('the side that fires second may play its own as well', () => {
    const fire = (readings: Readings) =>
      board({
        french: { one: ['infantry', 12, 10] },
        allied: { a: ['infantry', 20, 20] },
        phase: 'volley',
        side: 'allied',
        readings,
        now: { hands: { allied: ['queen'] } },
      });
    expect([judged(fire({}), { play: 'queen' }), judged(fire(ANY), { play: 'queen' })]).toEqual([
      'not-now rr.volley.all-players',
      'allowed',
    ]);
  });

  test('the odds of an order are those without it', () => {
    const shot = (readings: Readings) =>
      board({
        french: { gun: ['artillery', 12, 10] },
        allied: { a: ['infantry', 12, 11] },
        phase: 'bombardment',
        readings,
        now: { hands: { allied: ['queen'] } },
      });
    const FIRE = { bombard: 'gun', at: 'a' };
    expect(odds(shot(ANY), FIRE)).toEqual(odds(shot({}), FIRE));
  });
});
