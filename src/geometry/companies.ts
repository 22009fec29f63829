import { seenAlong, seenFrom, wayIn, type Base, type RelativePosition } from './bases.ts';
import { facingAlong, square, type Direction } from './facings.ts';
import { wholeUm, type Um } from './lengths.ts';
import { moved } from './moves.ts';
import type { Outline } from './outlines.ts';
import { sweep, type Stop } from './sweeps.ts';
import { plus, size, way, whole, type Vector } from './vectors.ts';

/*
 * Bases that move as one: the figures of a formation. Legs are measured on their frame, which is a
 * base around all of them; each of the bases is carried along with it.
 */

const isSame = (a: Vector, b: Vector): boolean => a[0] === b[0] && a[1] === b[1];

/** A way in the frame of a facing as a way on the table; not rounded. */
function inFrame([x, y]: Direction, { ahead, right }: RelativePosition): Vector {
  const [rx, ry] = square([x, y], 'right');
  const unit = size([x, y]);
  return [(x * ahead + rx * right) / unit, (y * ahead + ry * right) / unit];
}

/**
 * Where a base stands after another base, which it is fixed to, has gone from one place to another.
 * If that base has not turned, this is exact; otherwise the place is rounded once.
 */
export function carried<B extends Base>(base: B, from: Base, to: Base): B {
  if (isSame(from.facing, to.facing)) return moved(base, way(from.at, to.at));
  const at = plus(to.at, whole(inFrame(to.facing, seenFrom(from, base.at))));
  const facing = isSame(base.facing, from.facing)
    ? to.facing
    : facingAlong(inFrame(to.facing, seenAlong(from.facing, base.facing)));
  return { ...base, at, facing };
}

/**
 * The base around some bases, with the facing of the first, to the nearest micrometre. Throws if
 * there are none.
 */
export function frameOf(bases: readonly Base[]): Base {
  const [first, ...others] = bases;
  if (first === undefined) throw new Error('No bases, no frame');
  if (others.length === 0) return first;
  const seen = bases.flatMap((base) => {
    const middle = seenFrom(first, base.at);
    return [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ].map(([across, ahead]) => {
      const corner = seenAlong(first.facing, wayIn(base, across!, ahead!));
      return { ahead: middle.ahead + corner.ahead, right: middle.right + corner.right };
    });
  });
  const [aheads, rights] = [seen.map(({ ahead }) => ahead), seen.map(({ right }) => right)];
  const [front, rear, left, right] = [
    Math.max(...aheads),
    Math.min(...aheads),
    Math.min(...rights),
    Math.max(...rights),
  ];
  const middle = inFrame(first.facing, { ahead: (front + rear) / 2, right: (left + right) / 2 });
  return {
    at: plus(first.at, whole(middle)),
    facing: first.facing,
    width: wholeUm(right - left),
    depth: wholeUm(front - rear),
  };
}

/**
 * How far bases that move as one can go straight along a direction: until the first of them would
 * overlap an obstacle. For one base this is `sweep`.
 */
export const sweepAll = (
  bases: readonly Base[],
  direction: Direction,
  limit: Um,
  obstacles: readonly Outline[],
): Stop =>
  bases.reduce<Stop>(
    (stop, base) => {
      const own = sweep(base, direction, stop.by, obstacles);
      return own.stopped === null ? stop : own;
    },
    { by: limit, stopped: null },
  );
