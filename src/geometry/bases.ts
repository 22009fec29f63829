import { square, type Direction } from './facings.ts';
import { atMost, SAME, wholeUm, type Um } from './lengths.ts';
import { overlapping, type Outline, type Stretch } from './outlines.ts';
import { cross, dot, plus, reversed, size, way, whole, type Point, type Vector } from './vectors.ts';

/**
 * The footprint of a unit on a free table: its centre, its facing, and its size across and along
 * that facing.
 */
export interface Base {
  readonly at: Point;
  readonly facing: Direction;
  readonly width: Um;
  readonly depth: Um;
}

/** The size of a base, across its facing and along it. */
export type Size = Pick<Base, 'width' | 'depth'>;

/** The sides of a base, clockwise. Side n runs from corner n to the next. */
export const SIDES = ['front', 'right', 'rear', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** The corners of a base, clockwise, in the order in which `corners` gives them. */
export const CORNERS = ['front left', 'front right', 'rear right', 'rear left'] as const;
export type Corner = (typeof CORNERS)[number];

/**
 * How far each of two bases' edges may reach into the other before the bases overlap. Together that
 * is 4 µm, more than all rounding can add: three places (two corners and a place on the way) are
 * each wrong by at most 0.71. Without it, no base could slide along its neighbour at an odd angle.
 */
export const SLIP = 2 as Um;

/**
 * The way from a base's centre to one of its points, not rounded. `across` is -1 at its left side
 * and 1 at its right; `ahead` is -1 at its rear and 1 at its front. Only ways are calculated from
 * the facing, never places, so shifting a base shifts its corners exactly.
 */
export function wayIn({ facing, width, depth }: Base, across: number, ahead: number): Vector {
  const w = across * width;
  const d = ahead * depth;
  const twice = 2 * size(facing);
  return [(facing[1] * w + facing[0] * d) / twice, (facing[1] * d - facing[0] * w) / twice];
}

/**
 * The outline of a base, enlarged by a border all round; a negative border makes it smaller. Each
 * corner is rounded to the micrometre.
 */
export function corners(base: Base, border = 0): Outline {
  const { at, width, depth } = base;
  const grown = border === 0 ? base : { ...base, width: (width + 2 * border) as Um, depth: (depth + 2 * border) as Um };
  const [left, right] = [whole(wayIn(grown, -1, 1)), whole(wayIn(grown, 1, 1))];
  return [plus(at, left), plus(at, right), plus(at, reversed(left)), plus(at, reversed(right))];
}

/** The part of a base that no other base may enter. */
export const core = (base: Base): Outline => corners(base, 0 - SLIP);

/**
 * The outline of a base that blocks sight. It has a border, so that two touching bases leave no gap
 * and a line that only grazes a corner is blocked.
 */
export const screen = (base: Base): Outline => corners(base, SAME);

/** One side of a base with its ends in clockwise order: looking outwards, the left end is first. */
export function sideOf(base: Base, side: Side): Stretch {
  const [n, outline] = [SIDES.indexOf(side), corners(base)];
  return [outline[n]!, outline[(n + 1) % 4]!];
}

const MIDDLES: Readonly<Record<Side, readonly [across: number, ahead: number]>> = {
  front: [0, 1],
  right: [1, 0],
  rear: [0, -1],
  left: [-1, 0],
};

/** The way from a base's centre to the middle of one of its sides, not rounded. */
export const wayToSide = (base: Base, side: Side): Vector => wayIn(base, ...MIDDLES[side]);

/** The middle of one side of a base, to the micrometre. */
export const middleOf = (base: Base, side: Side): Point => plus(base.at, whole(wayToSide(base, side)));

/** The direction outwards from one side of a base. Exact. */
export function outwards({ facing }: Pick<Base, 'facing'>, side: Side): Direction {
  if (side === 'front') return facing;
  return side === 'rear' ? reversed(facing) : square(facing, side);
}

/** The length of a side of a base. */
export const lengthOf = ({ width, depth }: Base, side: Side): Um =>
  side === 'front' || side === 'rear' ? width : depth;

/**
 * Where something is relative to a base: how far ahead of its centre and how far to its right. Not
 * rounded.
 */
export interface RelativePosition {
  readonly ahead: number;
  readonly right: number;
}

/** A way in the frame of a facing. */
export function seenAlong(facing: Direction, by: Vector): RelativePosition {
  const unit = size(facing);
  return { ahead: dot(by, facing) / unit, right: cross(by, facing) / unit };
}

/** Where a point is relative to the centre and facing of a base. */
export const seenFrom = ({ at, facing }: Base, point: Point): RelativePosition => seenAlong(facing, way(at, point));

/** How far a point lies ahead of the endless line of a base's front; negative behind it. */
export const aheadOf = (base: Base, point: Point): Um => wholeUm(seenFrom(base, point).ahead - base.depth / 2);

/** Does a point lie on a base or at its edge? */
export function covers(base: Base, point: Point): boolean {
  const { ahead, right } = seenFrom(base, point);
  const within = (far: number, length: Um) => atMost(wholeUm(Math.abs(far) - length / 2), 0 as Um);
  return within(ahead, base.depth) && within(right, base.width);
}

/**
 * Do the sizes of two bases alone show that they are farther apart than `margin`? No corner is
 * farther from the centre than half the width and half the depth together.
 */
export function areFarApart(a: Base, b: Base, margin: number): boolean {
  const far = (a.width + a.depth + b.width + b.depth) / 2 + margin;
  return Math.abs(a.at[0] - b.at[0]) > far || Math.abs(a.at[1] - b.at[1]) > far;
}

/** Do two bases overlap? Bases that touch do not. Symmetric and exact for whole micrometres. */
export const overlaps = (a: Base, b: Base): boolean => !areFarApart(a, b, 0) && overlapping(core(a), core(b));
