import { overlaps, seenAlong, type Base } from '../../../geometry/bases.ts';
import { facingAlong, opposite, type Direction } from '../../../geometry/facings.ts';
import { SAME, wholeUm, type Um, same } from '../../../geometry/lengths.ts';
import { shift, type Straight } from '../../../geometry/moves.ts';
import { mean, size, way, type Point } from '../../../geometry/vectors.ts';
import { facingOf } from '../../../geometry/placing.ts';
import { baseOf, distanceOf, touch } from '../formations/contact.ts';
import { firstTouch, lastFree, overlapOn } from '../moving/first-touch.ts';
import { roadHelps, usedBy } from '../moving/ground.ts';
import { isPinned } from '../moving/pinned.ts';
import { greatest } from '../moving/reach.ts';
import { areOn, friendsOfAll, solidTo, toEdge } from '../moving/straight.ts';
import { read } from '../rulings.ts';
import { enemiesOf, unitsIn, type State, type Unit } from '../state.ts';
import { BONUS, GAP, SPEED } from '../tables.ts';

/** The way from a side’s own edge into the board. @ruling rr-100 */
export const inwards = ({ sides }: Pick<State, 'sides'>, side: string): Direction =>
  opposite(facingOf(sides[side]!.edge));

/**
 * The enemies that stand nearest to a figure; those that rout are left out. None if there are none.
 * @ruling rr-058
 */
function nearestTo(state: State, unit: Unit): readonly Unit[] {
  const all = enemiesOf(state, unit)
    .filter(({ condition }) => condition !== 'routing')
    .map((enemy) => ({ enemy, far: distanceOf(state, unit, enemy) }));
  const least = Math.min(...all.map(({ far }) => far));
  return all.filter(({ far }) => far <= least + SAME).map(({ enemy }) => enemy);
}

/**
 * Which way a figure flees: from its nearest enemy; of several, from the cause of it if that is one
 * of them, or else from the middle of all the nearest. Where there is no such way, toward its own
 * end of the board. Under other readings always from the cause while there is one, or always toward
 * its own end.
 * @clause rr.rout.move rr.retreat.move @ruling rr-058
 */
function awayFrom(state: State, unit: Unit, cause: string | null): Direction {
  const isFromCause = read(state, 'rr-058') === 'from-cause';
  const nearest = read(state, 'rr-058') === 'to-own-edge' ? [] : nearestTo(state, unit);
  const culprit = isFromCause && cause !== null ? state.units[cause]?.at : undefined;
  const from =
    culprit ??
    nearest.find(({ id }) => id === cause)?.at ??
    (nearest.length > 0 ? mean(nearest.map(({ at }) => at)) : null);
  const by = from === null ? null : way(from, unit.at);
  return by === null || size(by) === 0 ? opposite(inwards(state, unit.side)) : facingAlong(by);
}

/** How far some figures come along a free way, and whether the way is shut at once. */
interface Withdrawn {
  readonly by: Um;
  readonly isShut: boolean;
}

const pairsOf = (state: State, units: readonly Unit[]) =>
  units.flatMap((unit) => enemiesOf(state, unit).map((enemy) => ({ unit, enemy })));

/**
 * How far figures go until an enemy stands in their way; below 0 if one does at once. By one
 * reading friends stand in it too, up to whom they go.
 * @ruling rr-042 rr-091
 */
function shortOfOthers(state: State, units: readonly Unit[], { direction, by }: Straight): number {
  const into = pairsOf(state, units).flatMap(({ unit, enemy }) => {
    const over = overlapOn(baseOf(state, unit), direction, baseOf(state, enemy));
    return over === null || over[1] <= 0 || over[0] > by ? [] : [Math.max(0, over[0]) - GAP];
  });
  const solid = units.flatMap((unit) =>
    solidTo(state, units).flatMap((friend) => {
      const over = overlapOn(baseOf(state, unit), direction, baseOf(state, friend));
      return over === null || over[1] <= 0 || over[0] > by ? [] : [Math.max(0, Math.floor(over[0]) - 2)];
    }),
  );
  return Math.min(by, ...into, ...solid);
}

/**
 * How far figures withdraw together along a way of at most this length: they end a tenth of an inch
 * before an enemy into whom they would run, or whom they would newly touch at the end; they pass
 * friends and do not end on one.
 * @ruling rr-042 rr-060 rr-061 rr-091
 */
export function withdrawn(state: State, units: readonly Unit[], way: Straight): Withdrawn {
  const { direction } = way;
  const friends = friendsOfAll(state, units);
  const pairs = pairsOf(state, units);
  let end = shortOfOthers(state, units, way);
  const at = (unit: Unit): Unit => ({
    ...unit,
    at: shift(baseOf(state, unit), direction, wholeUm(Math.max(0, end))).at,
  });
  for (let isFree = false; !isFree && end > 0;) {
    const free = lastFree(bases(state, units), direction, wholeUm(end), bases(state, friends));
    end = Math.min(end, free);
    const newly = pairs.find(({ unit, enemy }) => !touch(state, unit, enemy) && touch(state, at(unit), enemy));
    const touched = newly === undefined ? null : firstTouch(state, newly.unit, direction, newly.enemy);
    isFree = newly === undefined;
    if (!isFree) end = Math.min(end - 1, (touched ?? end) - GAP);
  }
  // Two squares may slip into each other by rounding.
  const isShut = end <= SAME;
  return { by: wholeUm(isShut ? 0 : end), isShut };
}

const bases = (state: State, units: readonly Unit[]) => units.map((unit) => baseOf(state, unit));

/** Where a figure runs to, or what becomes of it on its way. */
export interface Run {
  readonly to: Point;
  readonly by: Um;
  readonly gone: 'edge' | 'no-way' | null;
  /** The way it faces then, if it is turned. */
  readonly facing?: Direction;
}

/**
 * How many times its normal speed a figure goes in a rout and in a retreat. Under one reading both
 * moves are of the rout, and a retreat has none.
 * @clause rr.rout.move rr.retreat.move @ruling rr-053
 */
const timesOf = (state: State, how: 'rout' | 'retreat'): number =>
  read(state, 'rr-053') === 'literal' ? { rout: 3, retreat: 0 }[how] : { rout: 2, retreat: 1 }[how];

/**
 * How far a figure’s move carries it along a way; ground slows it. By one reading a road adds its
 * inch; a column has been left.
 * @ruling rr-036
 */
function runOf(state: State, unit: Unit, direction: Direction, how: 'rout' | 'retreat'): Um {
  const times = timesOf(state, how);
  const bare = (SPEED[unit.arm] * times) as Um;
  const most = (read(state, 'rr-036') === 'add-then-halve' || times === 0 ? 0 : BONUS) as Um;
  const fits = (by: Um): boolean => {
    const walks = [{ unit, path: [unit.at, shift(baseOf(state, unit), direction, by).at] }];
    const bonus = most > 0 && roadHelps(state, walks, bare) ? most : (0 as Um);
    // Places are rounded to the micrometre.
    return usedBy(state, walks, bonus) <= bare + bonus + 1;
  };
  return greatest((bare + most) as Um, fits);
}

/**
 * Whether contact holds a figure that is to retreat or rout: it never does, or by one reading as it
 * does in a march.
 * @clause rr.pinned.infantry @ruling rr-083
 */
const isHeld = (state: State, unit: Unit): boolean => read(state, 'rr-083') === 'flight-too' && isPinned(state, unit);

/** The size of a square that is all but a point. */
const NEARLY_NONE = 2 as Um;

/**
 * How far a figure runs until it is over the edge of the board: any part of its square, or its
 * centre.
 * @ruling rr-104
 */
const overEdge = (state: State, base: Base, direction: Direction, limit: Um): Um =>
  toEdge(
    read(state, 'rr-104') === 'square-over-the-edge' ? base : { ...base, width: NEARLY_NONE, depth: NEARLY_NONE },
    direction,
    limit,
  );

/**
 * A rout: twice the normal speed, straight away. Who cannot move is destroyed, under one reading
 * also who cannot go all the way; who is over the edge has left the board.
 * @clause rr.rout.move rr.rout.cannot-move-destroyed
 * @ruling rr-036 rr-042 rr-053 rr-058 rr-060 rr-083 rr-091 rr-104
 */
export function routOf(state: State, unit: Unit, cause: string | null): Run {
  if (isHeld(state, unit)) return { to: unit.at, by: wholeUm(0), gone: 'no-way' };
  const direction = awayFrom(state, unit, cause);
  const base = baseOf(state, unit);
  const wish = runOf(state, unit, direction, 'rout');
  const edge = overEdge(state, base, direction, wish);
  // Who goes over the edge ends on nobody: friends on his last half inch do not hold him.
  if (edge < shortOfOthers(state, [unit], { direction, by: wish }))
    return { to: shift(base, direction, edge).at, by: edge, gone: 'edge' };
  const { by, isShut } = withdrawn(state, [unit], { direction, by: wish });
  const isLost = isShut || (by < wish && read(state, 'rr-060') === 'any-shortfall');
  const { at } = shift(base, direction, by);
  if (isLost) return { to: at, by, gone: 'no-way' };
  return { to: at, by, gone: null, ...turnedAway(state, { ...unit, at }, direction) };
}

/**
 * The way a figure faces that has run: as before, or under one reading the way it ran, if its
 * square
 * has room to turn.
 * @ruling rr-099
 */
function turnedAway(state: State, unit: Unit, direction: Direction): Pick<Run, 'facing'> {
  if (read(state, 'rr-099') === 'keeps-facing') return {};
  const turned = { ...unit, facing: direction };
  const isFree = unitsIn(state).every(
    (other) => other.id === unit.id || !overlaps(baseOf(state, turned), baseOf(state, other)),
  );
  return isFree && areOn(state, [turned]) ? { facing: direction } : {};
}

/**
 * A retreat: the normal speed, once, straight away; it ends before an enemy, a friend or the edge,
 * if need be where it began. Under one reading it kills as a rout does.
 * @clause rr.retreat.move @ruling rr-036 rr-042 rr-053 rr-058 rr-061 rr-083 rr-091
 */
export function retreatOf(state: State, unit: Unit, cause: string | null): Run {
  if (isHeld(state, unit)) return { to: unit.at, by: wholeUm(0), gone: null };
  const direction = awayFrom(state, unit, cause);
  const base = baseOf(state, unit);
  const most = runOf(state, unit, direction, 'retreat');
  const wish = toEdge(base, direction, most);
  const kills = read(state, 'rr-061') === 'destroyed' && most > 0;
  if (kills && wish < shortOfOthers(state, [unit], { direction, by: most }))
    return { to: unit.at, by: wish, gone: 'edge' };
  const { by, isShut } = withdrawn(state, [unit], { direction, by: wish });
  return { to: shift(base, direction, by).at, by, gone: kills && isShut ? 'no-way' : null };
}

/**
 * The order in which several figures run at one moment: the farthest from its nearest enemy first;
 * equals from their owner’s left to his right, then the rearmost first.
 * @ruling rr-093
 */
export function farthestFirst(state: State, units: readonly Unit[]): readonly Unit[] {
  const placed = units.map((unit) => {
    const [nearest] = nearestTo(state, unit);
    const far = nearest === undefined ? (Infinity as Um) : distanceOf(state, unit, nearest);
    return { unit, far, ...seenAlong(inwards(state, unit.side), unit.at) };
  });
  return placed
    .toSorted((a, b) => (same(a.far, b.far) ? 0 : b.far - a.far) || a.right - b.right || a.ahead - b.ahead)
    .map(({ unit }) => unit);
}
