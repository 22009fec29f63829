import * as fc from 'fast-check';
import type { Edge } from '../../../src/geometry/edges.ts';
import { pointAt, type Point } from '../../../src/geometry/vectors.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { isBody, type Pose } from '../../../src/games/death-or-glory/figures/unit.ts';
import type { Event, Order, State } from '../../../src/games/death-or-glory/index.ts';
import type { Charge } from '../../../src/games/death-or-glory/charging/charge.ts';
import type { GameLaws } from '../../laws/game.ts';
import { broken } from './broken.ts';
import { boards, FOOT, label } from './law-boards.ts';
import { games } from './whole.ts';

/** Half a turn of the table, which changes no last bit of a sum. */
const halfTurn =
  ({ size: [width, height] }: State) =>
  ([x, y]: Point): Point =>
    pointAt(width - x, height - y);

const poseOver = <P extends Pose>(pose: P, over: (at: Point) => Point): P => ({
  ...pose,
  at: over(pose.at),
  facing: [0 - pose.facing[0], 0 - pose.facing[1]],
});

const legOver = (leg: Leg): Leg => {
  if ('to' in leg) return { ...leg, to: [0 - leg.to[0], 0 - leg.to[1]] };
  return leg.go === 'shift' ? { ...leg, along: [0 - leg.along[0], 0 - leg.along[1]] } : leg;
};

/** A charge, or what of it an event tells. */
const chargeOver = <C extends Pick<Charge, 'from' | 'legs'>>(charge: C, over: (at: Point) => Point): C => ({
  ...charge,
  from: poseOver(charge.from, over),
  legs: charge.legs.map(legOver),
});

const EDGES = { north: 'south', south: 'north', east: 'west', west: 'east' } as const satisfies Record<Edge, Edge>;

function stateOver(state: State): State {
  const over = halfTurn(state);
  const all = <Each, Made>(each: Readonly<Record<string, Each>>, map: (one: Each) => Made) =>
    Object.fromEntries(Object.entries(each).map(([id, one]) => [id, map(one)]));
  return {
    ...state,
    units: all(state.units, (unit) => {
      const there = poseOver(unit, over);
      return isBody(there) && there.guns !== undefined ? { ...there, guns: poseOver(there.guns, over) } : there;
    }),
    sides: all(state.sides, (side) => ({ ...side, edge: EDGES[side.edge] })),
    charging: { ...state.charging, charges: state.charging.charges.map((charge) => chargeOver(charge, over)) },
    done: { ...state.done, ...(state.done.from && { from: all(state.done.from, (pose) => poseOver(pose, over)) }) },
    places: all(state.places, over),
    ...(state.riders && { riders: all(state.riders, (rider) => ({ ...rider, at: over(rider.at) })) }),
    terrain: all(state.terrain, (ground) => ({
      ...ground,
      outline: ground.outline?.map(over) ?? null,
      line: ground.line?.map(over) ?? null,
    })),
  };
}

export const laws: GameLaws<State, Order, Event> = {
  boards,
  written({ units }) {
    const id = fc.constantFrom(...Object.keys(units), 'nobody');
    const angle = fc.integer({ min: 1, max: 120 });
    const hand = fc.constantFrom('left', 'right');
    const leg = fc.oneof(
      fc.integer({ min: 1, max: 320 }).map((by) => `forward ${by}`),
      fc.integer({ min: 1, max: 200 }).map((by) => `back ${by}`),
      fc.tuple(hand, angle).map(([to, by]) => `wheel ${to} ${by}°`),
      fc.tuple(hand, angle).map(([to, by]) => `turn ${to} ${by}°`),
      fc.tuple(hand, fc.integer({ min: 1, max: 90 })).map(([to, by]) => `slide ${to} ${by}`),
      fc.constant('about-face'),
      fc.constantFrom(...FOOT, 'limbered', 'deployed').map((into) => `form ${into.replaceAll('-', ' ')}`),
    );
    return fc.oneof(
      fc.record({ move: id, legs: fc.array(leg, { minLength: 1, maxLength: 3 }) }),
      fc.record({ fire: id, at: fc.oneof(id, fc.array(id, { maxLength: 3 })) }),
      fc.record({ charge: id, at: id }),
      fc.record({ assault: id, at: id }),
      fc.record({ stand: id }),
      fc.record({ 'form-square': id }),
      fc.record({ 'turn-to-meet': id }),
      fc.record({ 'counter-charge': id }),
      fc.record({ evade: id }, { requiredKeys: ['evade'] }),
      fc.record({ fight: id }),
      fc.record({ 'send-out': id }),
      fc.record({ 'call-in': id }),
      fc.record({ rally: id }),
      fc.record({ send: id, order: label, to: fc.constantFrom('first', 'horse', 'third') }),
      fc.record({ 'call-out': id, order: label, to: fc.constantFrom('first', 'horse', 'third') }),
      fc.constant({ roll: 'initiative' }),
      fc.constant({ end: 'phase' }),
    );
  },
  mirrors: [
    {
      name: 'by half a turn',
      seen(from) {
        const over = halfTurn(from);
        return {
          state: stateOver(from),
          order: (order) =>
            'legs' in order && order.legs !== undefined ? { ...order, legs: order.legs.map(legOver) } : order,
          event(event) {
            if (event.type === 'unit-moved' || event.type === 'charge-ran-home' || event.type === 'charge-missed')
              return { ...event, through: event.through.map((pose) => poseOver(pose, over)) };
            if (event.type === 'charge-declared') return { ...event, charge: chargeOver(event.charge, over) };
            if (event.type === 'company-sent')
              return { ...event, to: poseOver(event.to, over), company: poseOver(event.company, over) };
            if (event.type === 'messenger-rode') return { ...event, at: over(event.at) };
            if (event.type === 'order-sent') return { ...event, from: over(event.from) };
            if (event.type === 'guns-left') return { ...event, guns: poseOver(event.guns, over) };
            return 'to' in event ? { ...event, to: poseOver(event.to, over) } : event;
          },
          there: (event) => event,
        };
      },
    },
  ],
  broken,
  aimedAt: (order) => (order.type === 'fire' && order.at.length === 1 ? order.at[0]! : null),
  fates(before, after, id) {
    const [was, is] = [before.units[id], after.units[id]];
    // A general who is hit leaves the board, and a company goes back into its battalion, while
    // nothing happens to the troops around them.
    const isTroops = was !== undefined && isBody(was) && was.parent === undefined;
    if (is === undefined) return isTroops ? ['destroyed'] : ['unharmed', 'destroyed'];
    // By one reading whoever is hit falls at the end of the phase.
    const marked = (state: State): number => state.remembered.marked[id] ?? 0;
    const isThinned = was !== undefined && isBody(was) && isBody(is) && is.men < was.men;
    const hasFallen = isThinned || marked(after) > marked(before);
    const isMoved = was !== undefined && isBody(was) && isBody(is) && (is.mood !== was.mood || is.at !== was.at);
    return hasFallen
      ? ['thinned', ...(isMoved ? (['shaken', 'driven-back', 'routed'] as const) : [])]
      : ['unharmed', 'shaken', 'driven-back', 'routed'];
  },
  games,
};
