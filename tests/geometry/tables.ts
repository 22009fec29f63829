import * as fc from 'fast-check';
import { advance, shift } from '../../src/geometry/moves.ts';
import { corners, lengthOf, outwards, SIDES, type Base, type Side } from '../../src/geometry/bases.ts';
import { cosSin } from '../../src/geometry/angles.ts';
import { facingAlong, NORTH, square, turned, type Direction, type Hand } from '../../src/geometry/facings.ts';
import { round, um, type Um } from '../../src/geometry/lengths.ts';
import { clockwise, convexPieces, type Outline } from '../../src/geometry/outlines.ts';
import { pointAt, type Point, type Vector } from '../../src/geometry/vectors.ts';

/** How often each property is tried. */
export const TEN_THOUSAND = { numRuns: 10_000 };

/** A length of this many micrometres. */
export const length = (micrometres: number): Um => micrometres as Um;

/** A point in millimetres. */
export const pointMm = (x: number, y: number): Point => [um(x, 'mm'), um(y, 'mm')];

/** A base in millimetres. */
export const baseMm = (at: readonly [number, number], facing: Direction, [width, depth]: readonly [number, number]): Base => ({
  at: pointMm(...at),
  facing,
  width: um(width, 'mm'),
  depth: um(depth, 'mm'),
}); // prettier-ignore

/** Shares of a whole, evenly distributed: random doubles would nearly all be close to 0. */
export const shares = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 10_000);

const AREA = 400_000;

export const hands = fc.constantFrom<Hand>('left', 'right');
export const sides = fc.constantFrom<Side>(...SIDES);
export const degrees = fc.oneof(
  fc.constantFrom(0, 45, 90, 180),
  fc.integer({ min: 0, max: 360 }),
  fc.integer({ min: 0, max: 360_000_000 }).map((n) => n / 1e6),
);
/** Facings: along the axes, at whole degrees, and any. */
export const facings: fc.Arbitrary<Direction> = fc
  .tuple(hands, degrees)
  .map(([hand, angle]) => turned(NORTH, hand, angle));
const pointsWithin = (area: number): fc.Arbitrary<Point> =>
  fc.tuple(fc.integer({ min: 0, max: area }), fc.integer({ min: 0, max: area })).map(([x, y]) => pointAt(x, y));
export const points = pointsWithin(AREA);
const lengthsFrom = (min: number, max: number): fc.Arbitrary<Um> =>
  fc.oneof(
    fc.constantFrom(length(min), length(max)),
    fc.integer({ min: min / 1000, max: max / 1000 }).map((mm) => um(mm, 'mm')),
    fc.integer({ min, max }).map(length),
  );
export const bases: fc.Arbitrary<Base> = fc.record({
  at: points,
  facing: facings,
  width: lengthsFrom(12_000, 120_000),
  depth: lengthsFrom(10_000, 60_000),
});

/** Gaps on both sides of contact, on both sides of an overlap, and any. */
const gaps = fc.oneof(
  fc.constantFrom(0, 1, 9, 10, 11, 12, -2, -3, -4, -5, -6),
  fc.integer({ min: -30, max: 30 }),
  fc.integer({ min: -20_000, max: 150_000 }),
);
const turns = fc.oneof(
  fc.constantFrom(0, 90, 180, 270),
  fc.integer({ min: -20_000, max: 20_000 }).map((n) => n / 1e6),
  fc.integer({ min: 0, max: 359 }),
);

/** A base at a side of another: flush or not, corner to corner or anywhere, touching or nearly. */
export const besideOf = (base: Base): fc.Arbitrary<Base> =>
  fc
    .record({ side: sides, gap: gaps, turn: turns, aside: gaps, corner: fc.constantFrom(-1, 0, 1), shape: bases })
    .map(({ side, gap, turn, aside, corner, shape }) => {
      const out = outwards(base, side);
      const facing = turned(out, 'right', turn);
      const turnedSides = Math.round(turn / 90) % 2 === 1;
      const [deep, wide] = turnedSides ? [shape.width, shape.depth] : [shape.depth, shape.width];
      const [ofBase, along] = [lengthOf(base, side), lengthOf(base, side === 'front' || side === 'rear' ? 'left' : 'front')];
      const there = { ...shape, at: base.at, facing };
      const far = length(round((deep + along) / 2) + gap);
      const across = length(round(((wide + ofBase) / 2) * corner) + aside);
      return shift(shift(there, out, far), square(out, 'right'), across);
    }); // prettier-ignore

/** Two bases; most pairs are near each other. */
export const pairs: fc.Arbitrary<readonly [Base, Base]> = fc.oneof(
  { arbitrary: bases.chain((base) => besideOf(base).map((other) => [base, other] as const)), weight: 3 },
  { arbitrary: fc.tuple(bases, bases), weight: 1 },
);

/** A base and some others around it. */
export const crowds: fc.Arbitrary<readonly [Base, readonly Base[]]> = bases.chain((base) =>
  fc.tuple(fc.constant(base), fc.array(fc.oneof(besideOf(base), bases), { minLength: 1, maxLength: 4 })),
);

/** Outlines: some are convex, some bend inwards. They are stars about a centre. */
export const stars: fc.Arbitrary<Outline> = fc
  .record({ at: points, radii: fc.array(lengthsFrom(8_000, 120_000), { minLength: 3, maxLength: 8 }), start: degrees })
  .map(({ at, radii, start }) =>
    clockwise(
      radii.map((radius, n) => {
        const facing = turned(NORTH, 'right', start + (n * 360) / radii.length);
        return advance({ at, facing, width: radius, depth: radius }, radius).at;
      }),
    ),
  );
export const outlines: fc.Arbitrary<Outline> = fc.oneof(
  bases.map((base) => corners(base)),
  stars,
);

/** The convex pieces of outlines, for functions that need convex ones. */
export const pieces = (all: readonly Outline[]): readonly Outline[] => all.flatMap(convexPieces);

/**
 * A way to lay out the same table differently: shifted, turned by quarters, mirrored. No calculated
 * result may change by a bit.
 */
export interface Laid {
  readonly way: (by: Vector) => Vector;
  readonly point: (point: Point) => Point;
  readonly facing: (facing: Direction) => Direction;
  readonly base: (base: Base) => Base;
  /** Corners stay clockwise. */
  readonly outline: (outline: Outline) => Outline;
  readonly hand: (hand: Hand) => Hand;
  readonly side: <Name extends string>(side: Name) => Name;
}

const swapped = (name: string): string => name.replace(/left|right/, (found) => (found === 'left' ? 'right' : 'left'));

export const layouts: fc.Arbitrary<Laid> = fc
  .record({ by: pointsWithin(2_500_000), quarters: fc.nat(3), isMirrored: fc.boolean() })
  .map(({ by, quarters, isMirrored }): Laid => {
    const turn = ([x, y]: Vector): Vector => [[x, y], [0 - y, x], [0 - x, 0 - y], [y, 0 - x]][quarters]! as unknown as Vector; // prettier-ignore
    const way = ([x, y]: Vector): Vector => turn(isMirrored ? [0 - x, y] : [x, y]);
    const point = (at: Point): Point => {
      const [x, y] = way(at);
      return pointAt(x + by[0], y + by[1]);
    };
    return {
      way,
      point,
      facing: way,
      base: (base) => ({ ...base, at: point(base.at), facing: way(base.facing) }),
      outline: (outline) => (isMirrored ? outline.map(point).toReversed() : outline.map(point)),
      hand: (hand) => (isMirrored ? (swapped(hand) as Hand) : hand),
      side: <Name extends string>(side: Name) => (isMirrored ? (swapped(side) as Name) : side),
    };
  });

/**
 * The table turned by any angle about its corner. Places and facings are rounded to whole numbers
 * once more.
 */
export const spins: fc.Arbitrary<{ readonly base: (base: Base) => Base; readonly point: (point: Point) => Point }> = fc
  .integer({ min: -3_200_000, max: 3_200_000 })
  .map((millionths) => {
    const radians = millionths / 1e6;
    const [cos, sin] = cosSin(radians);
    const turn = ([x, y]: Vector): Vector => [x * cos - y * sin, x * sin + y * cos];
    const point = (at: Point): Point => pointAt(...(turn(at).map(round) as unknown as [number, number]));
    return { point, base: (base) => ({ ...base, at: point(base.at), facing: facingAlong(turn(base.facing)) }) };
  });
