import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { board, condition, judged, odds, play } from '../fights.ts';

/*
 * Cards are laid before the dice, or after they are seen as well (rr-024).
 */

const LATE = { 'rr-024': 'after-the-dice' };
const CHARGE = { charge: 'lancers', at: 'a' };
const NOTHING = { play: 'nothing' };

const ride = (readings: Readings, hands: Plain = { french: [5], allied: [4, 2] }) =>
  board({
    french: { lancers: ['cavalry', 12, 16] },
    allied: { a: ['infantry', 12, 16.5] },
    phase: 'charge',
    readings,
    now: { hands },
  });

describe('an attack', () => {
  test('its side is asked first when the dice lie there, then the other', () => {
    const { state, types } = play(ride(LATE), [CHARGE, NOTHING], [{ 'charge.lancers': [4, 4] }]);
    expect([types.at(-1), state.pending?.kind === 'cards' && state.pending.asked]).toEqual(['dice-thrown', 'french']);
    const other = play(state, [NOTHING]);
    expect(other.state.pending?.kind === 'cards' && other.state.pending.asked).toBe('allied');
    expect(engine.words.event(play(ride(LATE), [CHARGE, NOTHING], [{ 'charge.lancers': [4, 4] }]).events.at(-1)!, state)).toBe('The dice show 4 and 4.'); // prettier-ignore
    // 8 has become 5, and the charge fails unless the Five lifts it again.
    const [failed, lifted] = [NOTHING, { play: 5 }].map((answer, n) =>
      play(other.state, [{ play: 4 }, answer], n === 0 ? [{ 'failed.lancers': 1 }] : []),
    );
    const totals = [failed!, lifted!].map(({ events }) =>
      events.flatMap((event) => (event.type === 'charge-made' ? (event.reasons?.[0].total ?? []) : [])),
    );
    expect(totals).toEqual([[5], [8]]);
  });

  test('a Four after an 8 saves a battalion; before the dice nobody is asked again', () => {
    const early = play(ride({}, { allied: [4] }), [CHARGE, NOTHING], [{ 'charge.lancers': [4, 4] }]).state;
    expect(condition(early, 'a')).toBe('routing');
    const late = play(
      ride(LATE, { allied: [4] }),
      [CHARGE, NOTHING, { play: 4 }],
      [{ 'charge.lancers': [4, 4] }, { 'failed.lancers': 1 }],
    );
    expect([condition(late.state, 'a'), condition(late.state, 'lancers')]).toEqual(['steady', 'disrupted']);
    expect(late.types).toEqual(['announced', 'card-passed', 'dice-thrown', 'card-played', 'charge-made', 'charge-failed', 'unit-disrupted']); // prettier-ignore
  });

  test('a card that was laid before the dice still counts', () => {
    const total = (readings: Readings) =>
      play(
        ride(readings, { french: [5], allied: [2] }),
        [{ ...CHARGE, with: 5 }, NOTHING],
        [{ 'charge.lancers': [2, 3] }],
      ).events.flatMap((event) => (event.type === 'charge-made' ? [event.reasons?.[0].total] : []));
    expect([total(LATE), total({})]).toEqual([[8], [8]]);
  });

  test('it is too late for Smoke then', () => {
    const { state } = play(ride(LATE, { allied: [4, 2] }), [CHARGE, NOTHING], [{ 'charge.lancers': [4, 4] }]);
    expect([judged(state, { play: 2 }), judged(state, { play: 4 })]).toEqual(['no-use rr.cards.two-smoke', 'allowed']);
    expect(engine.candidates(state).map(({ order }) => engine.words.order(order, state))).toEqual([
      'Play no card',
      'Play the Four',
    ]);
    const smoke = ride(LATE, { allied: [2] });
    const gone = play(smoke, [CHARGE, NOTHING], [{ 'charge.lancers': [2, 4] }]);
    expect(gone.types).toEqual(['announced', 'card-passed', 'dice-thrown', 'charge-made']);
  });

  test('an Overrun moves up once', () => {
    const begin = board({
      french: { lancers: ['cavalry', 12, 16] },
      allied: { a: ['infantry', 12, 16.5], b: ['infantry', 12, 17] },
      phase: 'charge',
      readings: LATE,
    });
    const { types } = play(
      begin,
      [CHARGE, { ride: 'lancers', at: 'b' }],
      [{ 'charge.lancers': [6, 6] }, { 'charge.lancers': [6, 6] }],
    );
    expect(types.filter((type) => type === 'overrun-ridden')).toHaveLength(1);
  });

  test('the odds without further cards are the same', () => {
    expect(odds(ride(LATE), CHARGE)).toEqual(odds(ride({}), CHARGE));
  });
});

describe('a roll to reform or to rally', () => {
  const shaken = (readings: Readings, condition: 'disrupted' | 'routing' = 'disrupted') =>
    board({
      french: { one: ['infantry', 12, 10, { condition }], marshal: ['hq', 12, 14] },
      allied: { far: ['infantry', 12, 30] },
      phase: 'rally',
      readings,
      now: { hands: { french: ['king'] } },
    });

  test('a King may follow the die', () => {
    const early = play(shaken({}), [{ recover: 'one' }], [{ 'recovery.one': 1 }]);
    expect([early.types, early.state.hands['french']]).toEqual([['recovery-rolled'], ['king-1']]);
    const late = play(shaken(LATE), [{ recover: 'one' }], [{ 'recovery.one': 1 }]).state;
    expect(judged(late, { play: 'king' })).toBe('allowed');
    const [saved, left] = [{ play: 'king' }, NOTHING].map((order) => play(late, [order]).state);
    expect([condition(saved!, 'one'), condition(left!, 'one')]).toEqual(['steady', 'disrupted']);
    expect([saved!.pending, saved!.hands['french'], left!.hands['french']]).toEqual([null, [], ['king-1']]);
    expect(judged(left!, { recover: 'one' })).toBe('has-rolled rr.rally.every-router-once');
  });

  test('so too when the HQ rallies', () => {
    const late = play(shaken(LATE, 'routing'), [{ rally: 'one' }], [{ 'rally.one': 1 }]).state;
    const [saved, left] = [{ play: 'king' }, NOTHING].map((order) => play(late, [order]).state);
    expect([condition(saved!, 'one'), condition(left!, 'one')]).toEqual(['disrupted', 'routing']);
  });

  test('without a King, or with one laid at once, the die is read as it falls', () => {
    const LOW = [{ 'recovery.one': 1 }];
    const none = board({
      french: { one: ['infantry', 12, 10, { condition: 'disrupted' }] },
      allied: { far: ['infantry', 12, 30] },
      phase: 'rally',
      readings: LATE,
      now: { hands: { french: ['queen'] } },
    });
    expect(play(none, [{ recover: 'one' }], LOW).types).toEqual(['recovery-rolled']);
    expect(play(shaken(LATE), [{ recover: 'one', with: 'king' }], LOW).types).toEqual([
      'card-played',
      'recovery-rolled',
    ]);
    for (const [order, condition] of [
      ['recover', 'disrupted'],
      ['rally', 'routing'],
    ] as const) {
      // prettier-ignore
      const name = order === 'recover' ? 'recovery' : 'rally';
      const [thrown] = play(shaken(LATE, condition), [{ [order]: 'one' }], [{ [`${name}.one`]: 1 }]).events;
      expect(thrown).toMatchObject({ type: 'dice-thrown', clauses: [`rr.rally.${name}-roll`] });
    }
  });

  test('those who can reform roll before the die of a rally falls, unless the order is free', () => {
    const both = (readings: Readings) =>
      board({
        french: {
          marshal: ['hq', 12, 14],
          one: ['infantry', 12, 10, { condition: 'routing' }],
          two: ['infantry', 14, 10, { condition: 'disrupted' }],
        },
        allied: { far: ['infantry', 12, 30] },
        phase: 'rally',
        readings,
        now: { hands: { french: ['king'] } },
      });
    const first = play(both(LATE), [{ rally: 'one' }], [{ 'recovery.two': 1 }, { 'rally.one': 1 }]);
    expect(first.types).toEqual(['recovery-rolled', 'dice-thrown']);
    const free = play(both({ ...LATE, 'rr-077': 'free-order' }), [{ rally: 'one' }], [{ 'rally.one': 1 }]);
    expect(free.types).toEqual(['dice-thrown']);
  });

  test('its odds are the same', () => {
    expect(odds(shaken(LATE), { recover: 'one' })).toEqual(odds(shaken({}), { recover: 'one' }));
  });
});
