import { core, overlaps, type Base } from '../../../geometry/bases.ts';
import { beyond } from '../../../geometry/edges.ts';
import { facingTo, NORTH, opposite, square, type Direction } from '../../../geometry/facings.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { span, sweep } from '../../../geometry/sweeps.ts';
import type { Outline } from '../../../geometry/outlines.ts';
import { comesTo } from '../moving/allowance.ts';
import { barredTo } from '../moving/going.ts';
import { blocksFriends } from '../moving/passage.ts';
import { isRoadMarch } from '../moving/roads.ts';
import { read } from '../rulings.ts';
import { baseOf, enemiesOf, friendsOf, moveOf, type Pose, type Side, type State, type Unit } from '../state.ts';
import { BASE, TABLE } from '../tables.ts';
import { isTouching } from '../charging/contact.ts';

/** The direction to each edge of the table. */
const TO_EDGE: Readonly<Record<Side['edge'], Direction>> = {
  north: NORTH,
  east: square(NORTH, 'right'),
  south: opposite(NORTH),
  west: square(NORTH, 'left'),
};

/**
 * The direction in which a beaten unit goes back from the enemy that beat it.
 * @clause tt.melee.repulsed tt.melee.recoil tt.melee.rout @ruling tt-057
 */
export function awayFrom(state: State, unit: Unit, cause: Pose): Direction {
  const reading = read(state, 'tt-057');
  if (reading === 'to-own-edge') return TO_EDGE[state.sides[unit.side]!.edge];
  return reading === 'straight-back' ? opposite(unit.facing) : facingTo(cause.at, unit.at, opposite(unit.facing));
}

/**
 * The enemies that may stop a unit on its way back. An enemy that the unit touches does so only if
 * the unit, as it stands, would move into it.
 * @ruling tt-057 tt-059
 */
const foesInWay = (state: State, unit: Unit, direction: Direction): readonly Unit[] =>
  enemiesOf(state, unit).filter((foe) => {
    if (!isTouching(unit, foe)) return true;
    const met = span(core(baseOf(unit)), direction, core(baseOf(foe)));
    return met !== null && met[1] > 0;
  });

/**
 * The most that a beaten unit goes back: its whole move, with the cost of ground but without the
 * bonus of a road. Under other readings, ground does not count, or roads count too.
 * @clause tt.melee.recoil tt.state.rout @ruling tt-058
 */
export function distanceBack(state: State, unit: Unit, direction: Direction): Um {
  const reading = read(state, 'tt-058');
  if (reading === 'flat') return moveOf(unit);
  const straight = { base: { ...baseOf(unit), facing: direction }, direction, by: moveOf(unit) };
  return comesTo(state, unit, straight, reading === 'max-with-road' ? 'with-road' : 'no-road');
}

/**
 * What stops a unit on its way back: first the edges of the table, then enemies, then friends if
 * units may not pass through them, and then ground. `edges`: how many of the outlines are edges.
 */
interface WayBars {
  readonly edges: number;
  readonly outlines: readonly Outline[];
}

/** @clause tt.move.woods-impassable @ruling tt-023 tt-058 tt-059 */
export function barsBack(state: State, unit: Unit, direction: Direction, by: Um): WayBars {
  const edges = beyond(TABLE);
  const others = [...foesInWay(state, unit, direction), ...(blocksFriends(state, unit) ? friendsOf(state, unit) : [])];
  const ground = barredTo(state, unit);
  const path = [unit.at, shift(baseOf(unit), direction, by).at];
  const isOpen = () => {
    const reading = read(state, 'tt-058');
    return reading === 'flat' || (reading === 'max-with-road' && isRoadMarch(state, unit, path));
  };
  const barred = ground.length === 0 || isOpen() ? [] : ground;
  const outlines = [...edges, ...others.map((other) => core(baseOf(other))), ...barred.map(([, piece]) => piece)];
  return { edges: edges.length, outlines };
}

/**
 * A length at which a base overlaps none of these friends: `wish`, or up to a base’s depth more.
 * Null if that is not enough.
 * @ruling tt-059
 */
export function clearOf(friends: readonly Base[], base: Base, direction: Direction, wish: Um): Um | null {
  let by: number = wish;
  for (;;) {
    const there = shift(base, direction, by as Um);
    const under = friends.find((friend) => overlaps(there, friend));
    if (under === undefined) return by as Um;
    const left = span(core(base), direction, core(under))?.[1] ?? by;
    by = Math.max(by + 1, Math.ceil(left));
    if (by > wish + BASE.depth) return null;
  }
}

/**
 * The greatest length, up to `most`, at which a base overlaps none of these; 0 if there is none.
 */
function before(others: readonly Base[], base: Base, direction: Direction, most: Um): Um {
  let by: number = most;
  while (by > 0) {
    const there = shift(base, direction, by as Um);
    const under = others.find((other) => overlaps(there, other));
    if (under === undefined) return by as Um;
    const start = span(core(base), direction, core(under))?.[0] ?? 0;
    by = Math.min(by - 1, Math.floor(start) - 1);
  }
  return 0 as Um;
}

/**
 * The way of a unit that has gone back: where it ends, how long it is, whether it is shorter than
 * it should be, and whether it was stopped by something that disrupts the unit.
 */
export interface WayBack {
  readonly to: Pose;
  readonly by: Um;
  readonly isShort: boolean;
  readonly stopped: boolean;
}

/**
 * A unit goes back, with its front to the enemy or, in a rout, with its back. It passes through
 * friends. It stops and is disrupted at an enemy, at ground that it may not enter, or at a friend
 * that it cannot get clear of. At the edge of the table it only stops.
 * @clause tt.melee.repulsed tt.melee.recoil @ruling tt-023 tt-057 tt-058 tt-059
 */
export function goneBack(
  state: State,
  unit: Unit,
  { direction, facing, wish }: { readonly direction: Direction; readonly facing: Direction; readonly wish: Um },
): WayBack {
  const base: Base = { ...baseOf(unit), facing };
  const friends = friendsOf(state, unit).map(baseOf);
  const cleared = blocksFriends(state, unit) ? wish : clearOf(friends, base, direction, wish);
  const { edges, outlines } = barsBack(state, unit, direction, cleared ?? wish);
  const { by: free, stopped } = sweep(base, direction, cleared ?? wish, outlines);
  const others = [...friends, ...enemiesOf(state, unit).map(baseOf)];
  const by = before(others, base, direction, free);
  const { at } = shift(base, direction, by);
  const isStopped = cleared === null || (stopped !== null && stopped >= edges);
  return {
    // A unit that cannot go back at all has no room to turn either.
    to: { at, facing: by === 0 ? unit.facing : base.facing },
    by,
    isShort: by < wish,
    stopped: isStopped && read(state, 'tt-059') !== 'just-stop',
  };
}

/**
 * A unit that is thrown back in good order keeps its front to the enemy.
 * @clause tt.melee.repulsed tt.melee.recoil @ruling tt-057
 */
export const thrownBack = (state: State, unit: Unit, direction: Direction, wish: Um): WayBack =>
  goneBack(state, unit, { direction, facing: opposite(direction), wish });
