import { expect, test } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { Order } from '../../../src/games/regiments-and-roundshot/orders.ts';
import { BATTLE, begun, player } from './battle.ts';
import { board, odds, play, ride, RIDE } from './fights.ts';

/** Orders that somebody may be hurt by, or helped. */
const COUNTED: readonly Order['type'][] = [
  'bombard',
  'volley',
  'charge',
  'ride',
  'recover',
  'rally',
  'play',
  'pass',
  'reinforce',
];
const FEWEST = 6;

test.each([3, 5, 8])('game %i: what comes of an order is one of the words that its odds tell', (seed) => {
  const dice = seeded(seed);
  const choose = player(dice);
  let state = begun(BATTLE);
  let counted = 0;
  for (let orders = 0; state.awaits !== null && orders < 400; orders += 1) {
    const order = choose(state);
    const chances = COUNTED.includes(order.type) ? countOdds(engine, state, order).chances : null;
    const events = engine.resolve(state, order, dice);
    state = events.reduce((now, event) => engine.apply(now, event), state);
    const isOpen = state.pending?.kind === 'cards' || state.pending?.kind === 'rout';
    if (chances === null || isOpen) continue;
    counted += 1;
    const { word } = engine.tally(events);
    expect(Object.keys(engine.outcomes)).toContain(word);
    expect(chances[word]?.ways ?? 0n, `${JSON.stringify(order)}: ${word}`).toBeGreaterThan(0n);
  }
  expect(counted).toBeGreaterThan(FEWEST);
});

test('a charge that fails is told of the charger, and a further charge by overrun is no part of it', () => {
  const failed = play(ride(), [RIDE], [{ 'charge.lancers': [1, 1] }, { 'failed.lancers': 4 }]);
  expect(engine.tally(failed.events)).toEqual({ word: 'actor-routed', lost: { french: 1 } });
  const ridden = play(
    ride(),
    [RIDE, { ride: 'lancers', at: 'b' }],
    [{ 'charge.lancers': [6, 6] }, { 'charge.lancers': [1, 1] }, { 'failed.lancers': 6 }],
  );
  expect(engine.tally(ridden.events)).toEqual({ word: 'destroyed', lost: { allied: 1, french: 1 } });
});

test('all who are swept along are lost, each once; who leaves the board is gone', () => {
  const line = board({
    french: { gun: ['artillery', 12, 32] },
    allied: { a: ['infantry', 12, 33], b: ['infantry', 12.5, 33], c: ['infantry', 11.5, 33] },
    phase: 'bombardment',
  });
  const { events } = play(line, [{ bombard: 'gun', at: 'a' }], [{ 'bombardment.gun': [4, 5] }, { 'break.a': 1 }]);
  expect(engine.tally(events)).toEqual({ word: 'destroyed', lost: { allied: 3 } });
});

test('a figure that only runs on was lost before, and is an outcome only when it is gone', () => {
  const runs = (y: number) =>
    play(
      board({
        french: { one: ['infantry', 12, y, { condition: 'routing' }] },
        allied: { foe: ['infantry', 12, 20] },
        phase: 'strategy',
      }),
      [{ end: 'phase' }],
    ).events;
  expect([runs(12).at(-1)!.type, engine.tally(runs(12))]).toEqual(['unit-fled', { word: 'no-effect', lost: {} }]);
  expect([runs(1).at(-1)!.type, engine.tally(runs(1))]).toEqual(['unit-left', { word: 'destroyed', lost: {} }]);
});

test('who marches off the board is lost, by one reading (rr-089)', () => {
  const { events } = play(
    board({
      french: { h: ['cavalry', 12, 2] },
      allied: { foe: ['infantry', 12, 20] },
      phase: 'grand-maneuver',
      now: { hands: { french: [6] } },
      readings: { 'rr-089': 'exit-counts-as-lost' },
    }),
    [{ march: 'h', legs: ['back 4'], with: 6 }],
  );
  expect([events.at(-1)!.type, engine.tally(events).lost]).toEqual(['unit-left', { french: 1 }]);
});

test('the disrupted march, or are left behind', () => {
  const word = (face: number) =>
    engine.tally(
      play(
        board({
          french: { one: ['infantry', 12, 12, { condition: 'disrupted' }] },
          allied: { foe: ['infantry', 12, 20] },
          phase: 'grand-maneuver',
          now: { hands: { french: [6] } },
        }),
        [{ march: 'one', legs: ['forward 1'], with: 6 }],
        [{ 'march.one': face }],
      ).events,
    ).word;
  expect([word(1), word(3), word(4), word(6)]).toEqual(['left-behind', 'left-behind', 'marched', 'marched']);
});

test('smoke leaves no effect, and nothing is left to chance', () => {
  const due = play(ride({}, {}, { hands: { allied: [2] } }), [RIDE]).state;
  expect(odds(due, { play: 2 })).toEqual({ 'no-effect': '1/1' });
});
