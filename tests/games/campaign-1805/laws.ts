import * as fc from 'fast-check';
import { pointAt, type Point } from '../../../src/geometry/vectors.ts';
import type { GameLaws } from '../../laws/game.ts';
import type { Body, MoveEnd, Pose } from '../../../src/games/campaign-1805/bodies/body.ts';
import { blockOf, countOf, modelsOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { metBy } from '../../../src/games/campaign-1805/charging/issue.ts';
import { chargedBy } from '../../../src/games/campaign-1805/charging/judge.ts';
import { firedAt } from '../../../src/games/campaign-1805/firing/judge.ts';
import { engine, type Event, type Order, type State } from '../../../src/games/campaign-1805/index.ts';
import type { Written } from '../../../src/games/campaign-1805/state.ts';
import { PHASES, TROOPS } from '../../../src/games/campaign-1805/tables.ts';
import { games } from './whole.ts';
import { areFarApart, corners, overlaps } from '../../../src/geometry/bases.ts';
import { opposite } from '../../../src/geometry/facings.ts';
import { isOn } from '../../../src/geometry/edges.ts';
import { SAME } from '../../../src/geometry/lengths.ts';

/** One body in each of eight parts of the table, so that no block lies on another. */
const PARTS = [
  [45, 40],
  [60, 40],
  [75, 40],
  [67.5, 32],
  [45, 50],
  [60, 50],
  [75, 50],
  [52.5, 58],
] as const;

const IDS = ['line', 'hussars', 'jaegers', 'battery', 'musketeers', 'cuirassiers', 'landwehr', 'howitzer'] as const;
const ARMS = [
  'infantry',
  'light-cavalry',
  'jaegers',
  'artillery',
  'infantry',
  'heavy-cavalry',
  'infantry',
  'artillery',
] as const;

/** How many bodies each side has; the last one is its battery. */
const EACH = 4;
const GUNS = { battery: { cannon: 12 }, howitzer: { howitzer: 10 } } as const;

const drawn = fc.record({
  files: fc.integer({ min: 1, max: 4 }),
  ranks: fc.integer({ min: 1, max: 2 }),
  off: fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -1, max: 1 })),
  turn: fc.constantFrom(0, 0, 0, 90, 180, 270),
  rank: fc.constantFrom(...TROOPS),
  isLed: fc.boolean(),
  isRouting: fc.constantFrom(false, false, false, true),
  does: fc.constantFrom('fire', 'charge', 'support', 'hold', 'none'),
});

const COMPASS = ['north', 'east', 'south', 'west'] as const;

/** Boards of every phase, with bodies of all arms near each other. */
const boards = fc
  .record({
    bodies: fc.tuple(drawn, drawn, drawn, drawn, drawn, drawn, drawn, drawn),
    side: fc.constantFrom('french', 'allied'),
    phase: fc.constantFrom(...PHASES),
    turn: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ bodies, ...now }): State => {
    const units = bodies.map((each, n) => {
      const front = 'o'.repeat(each.files);
      const ranks = Array.from({ length: each.ranks }, (_, rank) =>
        rank === 0 && each.isLed ? `C${front.slice(1)}` : front,
      );
      const [x, y] = PARTS[n]!;
      const isGun = ARMS[n] === 'artillery';
      return {
        type: ARMS[n]!,
        rank: each.rank,
        ...(isGun ? GUNS[IDS[n] as keyof typeof GUNS] : { ranks }),
        ...(each.isLed && isGun && { ranks: ['oo', 'oo', 'C.'] }),
        ...(each.isLed && { commander: n % EACH === 0 ? 'general' : 'captain' }),
        ...(each.isRouting && { condition: 'routing' }),
        at: [x + each.off[0], y + each.off[1]],
        facing: COMPASS[((n < EACH ? 0 : 2) + each.turn / 90) % 4],
      };
    });
    const written = bodies.flatMap(({ does, isRouting }, n): readonly (readonly [string, Written])[] => {
      if (does === 'none' || isRouting) return [];
      const order = does === 'support' || does === 'hold' ? { does } : { does, at: IDS[(n + EACH) % IDS.length]! };
      return [[IDS[n]!, order]];
    });
    const of = (from: number) =>
      Object.fromEntries(units.slice(from, from + EACH).map((unit, n) => [IDS[from + n]!, unit]));
    const made = engine.start(
      {
        size: [122, 122],
        sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
        units: { french: of(0), allied: of(EACH) },
        now: { ...now, written: Object.fromEntries(written) },
      },
      {},
    );
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  });

/** Whether any model of one body stands on one of another. */
export function areOn(one: Body, other: Body): boolean {
  // A model may be rounded to the outside of its block, which holds all of them.
  if (areFarApart(blockOf(one), blockOf(other), 2 * SAME)) return false;
  const theirs = modelsOf(other);
  return modelsOf(one).some((a) => theirs.some((b) => overlaps(a.base, b.base)));
}

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

const EDGES = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;

function stateOver(state: State): State {
  const over = halfTurn(state);
  const all = <Each, Made>(each: Readonly<Record<string, Each>>, map: (one: Each) => Made) =>
    Object.fromEntries(Object.entries(each).map(([id, one]) => [id, map(one)]));
  return {
    ...state,
    units: all(state.units, (body: Body) => poseOver(body, over)),
    homes: all(state.homes, (edges) => edges.map((edge) => EDGES[edge])),
    written: all(state.written, (order: Written): Written =>
      order.does === 'move' ? { ...order, end: poseOver(order.end, over) } : order,
    ),
  };
}

export const laws: GameLaws<State, Order, Event> = {
  boards,
  written({ units, sides }) {
    const id = fc.constantFrom(...Object.keys(units), 'nobody');
    const side = fc.constantFrom(...Object.keys(sides), 'prussian');
    const length = fc.integer({ min: 0, max: 130 });
    return fc.oneof(
      fc.record({ write: id, does: fc.constantFrom('fire', 'charge'), at: id }),
      fc.record({ write: id, does: fc.constantFrom('support', 'hold') }),
      fc.record({ write: id, does: fc.constant('move'), to: fc.tuple(length, length) }),
      fc.record({ 'hand-in': side }),
      fc.record({ charge: id, support: fc.array(id, { maxLength: 2 }) }),
      fc.record({ 'call-off': id }),
      fc.record({ stand: id }),
      fc.record({ stand: id, guess: fc.integer({ min: 0, max: 80 }) }),
      fc.record({ write: id, does: fc.constant('move'), facing: fc.constantFrom(...COMPASS) }),
      fc.record({ counter: id }),
      fc.record({ retreat: id }),
      fc.record({ receive: id }),
      fc.record({ reform: id, files: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ fire: id }),
      fc.record({ fire: id, guess: fc.integer({ min: 0, max: 80 }) }),
      fc.record({ fire: id, guess: fc.integer({ min: 1, max: 72 }), laid: fc.tuple(length, length) }),
      fc.record({ fight: id, at: id }),
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
          order(order) {
            if (order.type === 'reform' && order.facing !== undefined)
              return { ...order, facing: [0 - order.facing[0], 0 - order.facing[1]] };
            if (order.type === 'write') {
              const { to, facing } = order;
              const turned: Order = facing === undefined ? order : { ...order, facing: opposite(facing) };
              return to === undefined ? turned : { ...turned, to: over(to) };
            }
            const isLaid = (order.type === 'fire' || order.type === 'stand') && order.laid !== undefined;
            return isLaid ? { ...order, laid: over(order.laid) } : order;
          },
          event(event) {
            if (event.type === 'reformed') return { ...event, end: poseOver(event.end, over) };
            if (event.type === 'gun-fired') {
              const { to, marker, landing } = event;
              return { ...event, to: poseOver(to, over), marker: over(marker), landing: over(landing) };
            }
            if (event.type === 'moved') return { ...event, to: poseOver(event.to, over) };
            if (event.type === 'wrote' && event.order.does === 'move')
              return { ...event, order: { ...event.order, end: poseOver(event.order.end, over) } };
            if (event.type !== 'moved-together') return event;
            const ends = Object.entries(event.ends).map(([id, end]): readonly [string, MoveEnd] => [
              id,
              poseOver(end, over),
            ]);
            return { ...event, ends: Object.fromEntries(ends) };
          },
          there: (event) => event,
        };
      },
    },
  ],
  broken: ({ units, size }) =>
    Object.values(units).flatMap((body, n, all) => [
      ...all.slice(n + 1).flatMap((other) => (areOn(body, other) ? [`${body.id} stands on ${other.id}`] : [])),
      ...(countOf(body) === 0 ? [`${body.id} has no models`] : []),
      ...(body.condition === 'steady' && !isOn(corners(blockOf(body)), size) ? [`${body.id} is off the table`] : []),
    ]),
  aimedAt(order, state) {
    if (order.type === 'fight') return order.at;
    // By some readings it is another body than the one that the written order names.
    if (order.type === 'fire') return firedAt(state, order)?.id ?? null;
    if (order.type !== 'charge') return null;
    const body = state.units[order.unit]!;
    const charged = chargedBy(state, body);
    return charged === undefined ? null : metBy(state, body, charged).id;
  },
  fates(before, after, id) {
    const [was, is] = [before.units[id], after.units[id]];
    if (is === undefined) return ['destroyed'];
    if (is.condition === 'routing' && was?.condition !== 'routing') return ['routed'];
    return was !== undefined && countOf(is) < countOf(was)
      ? ['thinned']
      : ['unharmed', 'shaken', 'driven-back', 'routed'];
  },
  games,
};
