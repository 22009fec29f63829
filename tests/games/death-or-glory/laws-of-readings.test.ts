import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { engine, type Event, type State } from '../../../src/games/death-or-glory/index.ts';
import { leftTo } from '../../../src/games/death-or-glory/moving/move.ts';
import { fits } from '../../../src/games/death-or-glory/moving/time.ts';
import { timeOf, walk } from '../../../src/games/death-or-glory/moving/walk.ts';
import { READINGS } from '../../../src/games/death-or-glory/rulings.ts';
import { playOn, offered } from '../../laws/playing.ts';
import { broken } from './broken.ts';
import { laws } from './laws.ts';
import type { AnyRules } from '../../../src/games/contract/engine.ts';

/** Readings that change bases: a board is read under them, and cannot change to them. */
const OF_BASES = ['dg-007', 'dg-108', 'dg-121', 'dg-122', 'dg-125', 'dg-126', 'dg-006'];

const otherwise: fc.Arbitrary<Readings> = fc.record(
  Object.fromEntries(
    Object.entries(READINGS)
      .filter(([id]) => !OF_BASES.includes(id))
      .map(([id, keys]) => [id, fc.constantFrom(...(keys as readonly string[]))]),
  ),
);

const rules = engine as unknown as AnyRules;

test('under any readings random turns reach no state that may not be', () => {
  fc.assert(
    fc.property(laws.boards, otherwise, fc.integer(), (start, readings, seed) => {
      const pick = seeded(~seed);
      playOn(
        rules,
        { ...start, readings },
        {
          dice: seeded(seed),
          choose(state) {
            const from = offered(rules, state);
            return from[pick.roll('choice', { sides: from.length, lowest: 1 }) - 1]!;
          },
          most: 12,
          watch: ({ before, state, events }) =>
            expect(broken(state as State, before as State, events as readonly Event[])).toEqual([]),
          isHeld: false,
        },
      );
    }),
    { numRuns: 150 },
  );
});

test('no move takes more than what is left of a turn, but for a change that it only begins', () => {
  let moves = 0;
  fc.assert(
    fc.property(
      laws.boards.chain((state) =>
        fc.tuple(
          fc.constant({ ...state, phase: 'movement' as const }),
          // Of all kinds of orders only moves are looked at.
          fc.array(
            laws.written(state).filter((input) => Object.hasOwn(input as object, 'move')),
            { minLength: 14, maxLength: 20 },
          ),
        ),
      ),
      ([board, inputs]) => {
        const state = engine.at(board, { side: board.side, phase: 'movement' });
        for (const input of inputs) {
          const order = engine.order(input, state);
          if (!order.ok || order.value.type !== 'move') continue;
          const verdict = engine.judge(state, order.value);
          if (!verdict.ok) continue;
          moves += 1;
          // Only a move that joins a melee rests on the clause of reinforcing.
          const joins = engine.resolve(state, order.value, seeded(moves)).some(({ type }) => type === 'joined-melee');
          expect(verdict.clauses.includes('dg.charge.reinforce')).toBe(joins);
          const unit = state.units[order.value.unit]!;
          const strides = walk(state, unit, order.value.legs);
          const whole = strides.at(-1)!.leg.go === 'form' ? strides.slice(0, -1) : strides;
          expect(fits(timeOf(whole), leftTo(state, unit))).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(moves).toBeGreaterThan(50);
});

test('a loss never brings a base into another, and a volley never costs more men than it hits', () => {
  let volleys = 0;
  fc.assert(
    fc.property(laws.boards, fc.integer(), (board, seed) => {
      const state = engine.at(board, { side: board.side, phase: 'firing' });
      for (const { order } of engine.candidates(state).filter((each) => each.order.type === 'fire')) {
        volleys += 1;
        const events = engine.resolve(state, order, seeded(seed));
        const [fired] = events;
        const sum = fired?.type === 'volley-fired' ? fired.reasons[4] : undefined;
        const lost = events.reduce((all, event) => all + (event.type === 'men-lost' ? event.lost : 0), 0);
        expect(lost).toBeLessThanOrEqual(sum?.kind === 'sum' ? sum.total : -1);
      }
    }),
    { numRuns: 250 },
  );
  expect(volleys).toBeGreaterThan(50);
});
