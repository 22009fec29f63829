import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { recorded, type Dice, type Scripted } from '../../../src/core/dice.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { engine, type Event, type Order, type State } from './field.ts';
import { states } from './fields.ts';
import { broken } from './invariants.ts';

/** One order that was given, what came of it, and the board after it. */
interface Given {
  readonly order: Order;
  readonly events: readonly Event[];
  readonly state: State;
}

/** Orders taken at random from the options, each resolved with the same course of dice. */
function play(state: State, dice: Dice, choose: Dice, count: number): readonly Given[] {
  const given: Given[] = [];
  let now = state;
  for (let i = 0; i < count && now.awaits !== null; i += 1) {
    const options = engine.candidates(now).map(({ order }) => order);
    // Rather something than nothing, or most phases would be over at once; the end of the phase stands last.
    const idle = options.length === 1 || choose.roll('idle', { sides: 5, lowest: 1 }) === 1;
    const order =
      options[idle ? options.length - 1 : choose.roll('choice', { sides: options.length - 1, lowest: 1 }) - 1]!;
    const events = engine.resolve(now, order, dice);
    now = events.reduce((board, event) => engine.apply(board, event), now);
    given.push({ order, events, state: now });
  }
  return given;
}

/** As many orders as a whole turn needs, where all that can be ordered is. */
const ORDERS = 30;

describe('a game played at random', () => {
  test('never comes to a board that cannot be, over 300 boards', () => {
    fc.assert(
      fc.property(states(), fc.integer(), (start, seed) => {
        for (const { order, state } of play(start, seeded(seed), seeded(~seed), ORDERS)) {
          expect(broken(state).map((wrong) => `after ${JSON.stringify(order)}: ${wrong}`)).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('every event has its sentence, and every board its words', () => {
    fc.assert(
      fc.property(states({ phase: 'artillery' }), fc.integer(), (start, seed) => {
        let before = start;
        for (const { order, events, state } of play(start, seeded(seed), seeded(~seed), ORDERS)) {
          const said = [
            engine.words.order(order, before),
            ...events.map((event) => engine.words.event(event, before)),
            engine.words.moment(state),
            ...Object.keys(state.units).map((id) => engine.words.unit(id, state)),
          ];
          expect(said.filter((text) => !/^[A-Z]/.test(text) || /undefined|NaN|\[object/.test(text))).toEqual([]);
          before = state;
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is played again by its orders and its dice', () => {
    fc.assert(
      fc.property(states(), fc.integer(), (start, seed) => {
        const dice = recorded(seeded(seed));
        const played = play(start, dice, seeded(~seed), ORDERS);
        const script = scripted(dice.rolled.map(({ purpose, result }): Scripted => ({ [purpose]: result })));
        let state = start;
        for (const { order } of played) {
          state = engine.resolve(state, order, script).reduce((board, event) => engine.apply(board, event), state);
        }
        script.assertSpent();
        expect(state).toEqual(played.at(-1)!.state);
      }),
      { numRuns: 60 },
    );
  });
});
