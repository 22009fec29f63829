import * as fc from 'fast-check';
import { um } from '../../../../../geometry/lengths.ts';
import type { Point } from '../../../../../geometry/vectors.ts';
import type { GameLaws } from '../../../../../../tests/laws/game.ts';
import { engine, type Event, type Order, type State } from '../games/new-game/index.ts';
import type { Pose } from '../games/new-game/state.ts';
import { PHASES, TABLE, TURNS } from '../games/new-game/tables.ts';

/** One unit in each quarter of the table, so that no base lies on another. */
const spot = fc.tuple(fc.integer({ min: 40, max: 210 }), fc.integer({ min: 40, max: 210 }));
const facing = fc.constantFrom('north', 'east', 'south', 'west');
const unit = fc.record({ spot, facing });

/** Boards of every phase. */
const boards = fc
  .record({
    units: fc.tuple(unit, unit, unit, unit),
    side: fc.constantFrom('blue', 'red'),
    phase: fc.constantFrom(...PHASES),
    turn: fc.integer({ min: 1, max: TURNS }),
    reading: fc.constantFrom('inclusive', 'exclusive'),
  })
  .map(({ units, reading, ...now }): State => {
    const placed = units.map((each, n) => ({
      type: 'company',
      at: [each.spot[0] + 250 * (n % 2), each.spot[1] + 250 * Math.floor(n / 2)],
      facing: each.facing,
    }));
    const [a, b, c, d] = placed;
    const sides = { blue: { edge: 'south', name: 'the blue side' }, red: { edge: 'north', name: 'the red side' } };
    const board = { size: [500, 500], sides, units: { blue: { a, d }, red: { b, c } }, now };
    const made = engine.start(board, { 'ng-001': reading });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  });

/** Over the diagonal, which changes no last bit of a sum. */
const over = ([x, y]: Point): Point => [y, x];
const poseOver = <P extends Pose>(pose: P): P => ({
  ...pose,
  at: over(pose.at),
  facing: [pose.facing[1], pose.facing[0]],
});
const stateOver = (state: State): State => ({
  ...state,
  units: Object.fromEntries(Object.entries(state.units).map(([id, each]) => [id, poseOver(each)])),
});

export const laws: GameLaws<State, Order, Event> = {
  boards,
  written({ units }) {
    const id = fc.constantFrom(...Object.keys(units), 'nobody');
    const to = fc.tuple(fc.integer({ min: 0, max: 520 }), fc.integer({ min: 0, max: 520 }));
    return fc.oneof(fc.record({ move: id, to }), fc.record({ shoot: id, at: id }), fc.constant({ end: 'phase' }));
  },
  mirrors: [
    {
      name: 'over its diagonal',
      seen: (from) => ({
        state: stateOver(from),
        order: (order) => (order.type === 'move' ? { ...order, to: over(order.to) } : order),
        event: (event) => (event.type === 'unit-moved' ? { ...event, to: poseOver(event.to) } : event),
        there: (event) => event,
      }),
    },
  ],
  broken: ({ units }) =>
    Object.entries(units).flatMap(([id, { at }]) =>
      at.every((n, i) => n >= um(0, 'mm') && n <= TABLE[i]!) ? [] : [`${id} stands at ${at.join()}`],
    ),
  aimedAt: (order) => (order.type === 'shoot' ? order.at : null),
  fates: (before, after, id) => {
    if (!(id in after.units)) return ['routed', 'destroyed'];
    return JSON.stringify(after.units[id]) === JSON.stringify(before.units[id]) ? ['unharmed'] : ['shaken', 'thinned'];
  },
  // Whole games are fought out once every phase is on the site.
  games: null,
};
