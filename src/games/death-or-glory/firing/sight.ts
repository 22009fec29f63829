import { corners, overlaps, screen, sideOf, SIDES, type Base, type Side } from '../../../geometry/bases.ts';
import { arcOf, reaches } from '../../../geometry/arcs.ts';
import { pivot } from '../../../geometry/moves.ts';
import { outwards } from '../../../geometry/bases.ts';
import { hull } from '../../../geometry/hull.ts';
import { atMost, um, type Um } from '../../../geometry/lengths.ts';
import { convexPieces, overlapping, type Outline } from '../../../geometry/outlines.ts';
import { lengthInUnion } from '../../../geometry/paths.ts';
import { lineFromFront } from '../../../geometry/views.ts';
import { sees } from '../../../geometry/sight.ts';
import { distance, type Point } from '../../../geometry/vectors.ts';
import { baseOf } from '../figures/base.ts';
import { isFormed, meleeWith } from '../figures/formed.ts';
import { isBattery, type Body } from '../figures/unit.ts';
import { heightAt } from '../moving/slopes.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type Field, type Ground } from '../state.ts';
import { ARC, ARC_OF_GUNS, mm } from '../tables.ts';
import { sideTowards } from './range.ts';

/**
 * The base of a unit turned so that one of its sides is its front: a square fires to all four.
 * @clause dg.fire.square-refused
 */
function facingSide(base: Base, side: Side): Base {
  const turned = pivot(base, outwards(base, side));
  return side === 'front' || side === 'rear' ? turned : { ...turned, width: base.depth, depth: base.width };
}

/** A base of no width to speak of, in the middle of another. */
export const narrowed = (base: Base): Base => ({ ...base, width: 2 as Um });

/** How far an arc of fire opens outwards, in degrees. @ruling dg-051 dg-064 */
const outwardOf = (state: Field, firer: Body): number =>
  isBattery(firer) && read(state, 'dg-064') === 'anything-in-front' ? ARC_OF_GUNS : ARC[read(state, 'dg-051')];

/**
 * Whether any part of a target lies in the arc of a side; by one reading in a cone from its middle.
 * @clause dg.fire.arc @ruling dg-051 dg-064
 */
export function isInArc(state: Field, firer: Body, side: Side, target: Base): boolean {
  const front = facingSide(baseOf(state, firer), side);
  const from = read(state, 'dg-051') === 'cone-from-centre' ? narrowed(front) : front;
  return reaches(arcOf(from, outwardOf(state, firer)), corners(target));
}

/**
 * The ground between the front that fires and the side of the target that faces it.
 * @ruling dg-062
 */
export const corridor = (firer: Base, side: Side, target: Base): Outline => {
  const front = sideOf(firer, side);
  const [a, b] = front;
  const middle: Point = [((a[0] + b[0]) / 2) as Point[0], ((a[1] + b[1]) / 2) as Point[1]];
  return hull([...front, ...sideOf(target, sideTowards(target, middle))]);
};

/**
 * How far one sees into woods, in millimetres. @clause dg.terrain.woods-open dg.terrain.woods-dense
 */
const SEEN_IN = { 'open-wood': um(500, 'mm'), 'dense-wood': um(250, 'mm') } as const;

const groundOf = ({ terrain }: Pick<Field, 'terrain'>, ...kinds: readonly Ground['kind'][]): readonly Ground[] =>
  Object.values(terrain).filter(({ kind }) => kinds.includes(kind));

/** Whether woods hide one end of a line from the other. @ruling dg-024 */
const isWooded = (state: Field, line: readonly [Point, Point]): boolean =>
  (['open-wood', 'dense-wood'] as const).some((kind) => {
    const outlines = groundOf(state, kind).map(({ outline }) => outline!);
    return outlines.length > 0 && !atMost(lengthInUnion(line, outlines), SEEN_IN[kind]);
  });

/** Whether open ground hides it, which it does by one reading beyond 500 mm. @ruling dg-067 */
function isTooFarInTheOpen(state: Field, line: readonly [Point, Point]): boolean {
  if (read(state, 'dg-067') === 'open-woods') return false;
  const areas = Object.values(state.terrain).flatMap(({ outline }) => (outline === null ? [] : [outline]));
  const inThem = areas.length === 0 ? 0 : lengthInUnion(line, areas);
  return !atMost((distance(...line) - inThem) as Um, SEEN_IN['open-wood']);
}

/**
 * The buildings and the hills that stand between two units, which are on neither of them.
 * @ruling dg-024
 */
function walls(state: Field, firer: Base, target: Base): readonly Outline[] {
  const least = Math.max(heightAt(state, firer.at), heightAt(state, target.at));
  const tall = groundOf(state, 'hill').filter(({ level }) => level > least);
  return [...groundOf(state, 'building'), ...tall]
    .flatMap(({ outline }) => convexPieces(outline!))
    .filter((piece) => [firer, target].every((base) => !overlapping(corners(base), piece)));
}

/**
 * Whether a gun fires over the heads of others: it or its target stands higher than they.
 * @clause dg.artillery.resolve @ruling dg-064
 */
const isOver = (state: Field, firer: Body, target: Body, other: Body): boolean =>
  isBattery(firer) && Math.max(heightAt(state, firer.at), heightAt(state, target.at)) > heightAt(state, other.at);

/**
 * The formed troops over whom nobody fires. By other readings guns fire over everybody, and
 * whoever fires into a melee fires past all who are in it.
 * @clause dg.artillery.resolve @ruling dg-064 dg-065
 */
function inTheWay(state: Field, firer: Body, target: Body): readonly Body[] {
  if (isBattery(firer) && read(state, 'dg-064') === 'anything-in-front') return [];
  const fighting = meleeWith(state, target).map(({ id }) => id);
  return bodiesIn(state).filter(
    (other) =>
      other.id !== firer.id &&
      !fighting.includes(other.id) &&
      isFormed(state, other) &&
      !isOver(state, firer, target, other),
  );
}

/**
 * A line from a side of the firer to its target that is clear of formed troops, of buildings and of
 * higher ground, and does not lead too far through woods; null if there is none.
 * @clause dg.artillery.resolve dg.terrain.woods-open dg.terrain.woods-dense
 * @ruling dg-024 dg-064 dg-065 dg-067
 */
export function clearLine(state: Field, firer: Body, side: Side, target: Body): readonly [Point, Point] | null {
  const [from, to] = [baseOf(state, firer), baseOf(state, target)];
  const bodies = inTheWay(state, firer, target)
    .map((other) => baseOf(state, other))
    .filter((base) => !overlaps(base, from));
  const blocking = [...bodies.map(screen), ...walls(state, from, to)];
  const line =
    read(state, 'dg-024') === 'ray'
      ? lineFromFront(facingSide(from, side), corners(to), blocking)
      : sees(from.at, to.at, blocking)
        ? ([from.at, to.at] as const)
        : null;
  return line === null || isWooded(state, line) || isTooFarInTheOpen(state, line) ? null : line;
}

/** Whether a base stands in the way ahead of another, within a distance. @ruling dg-062 */
export const isAhead = (of: Base, other: Base, within: number): boolean =>
  reaches(arcOf({ ...of }, 0), corners(other)) && overlapping(corners(of, mm(within)), corners(other));

/** Whether a clear line leads from any side of one unit to another. @ruling dg-024 */
export const isSeenFrom = (state: Field, from: Body, body: Body): boolean =>
  SIDES.some((side) => clearLine(state, from, side, body) !== null);
