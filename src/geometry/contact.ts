import { CORNERS, corners, seenFrom, SIDES, type Base, type Corner, type Side } from './bases.ts';
import { isGapWithin } from './gaps.ts';
import { SAME, type Um } from './lengths.ts';
import { distance, plus, way, whole, type Point } from './vectors.ts';

/** How two bases touch. */
export interface Contact {
  /** The length of the stretch that their edges share; 0 if only a corner touches. */
  readonly length: Um;
  /** The side or corner of each base that touches. */
  readonly mine: Side | Corner;
  readonly theirs: Side | Corner;
  /** The middle of the contact, to the micrometre. It is rounded relative to the first base. */
  readonly at: Point;
}

/**
 * A corner that touches the other base: which corner it is, and which sides of the other base it is
 * at.
 */
interface Touch {
  readonly at: Point;
  readonly corner: number;
  readonly sides: readonly number[];
  readonly isMine: boolean;
}

/**
 * A corner at most this far from an edge is at it: the limit for contact, and what rounding the
 * corner to the micrometre may add.
 */
const AT_EDGE = SAME + 2;

/**
 * Only a longer stretch is shared: two corners that each touch the same corner may be this far
 * apart.
 */
const STRETCH = 2 * SAME;

/**
 * How two bases touch. Null if they do not (see `touching`), or if one stands in the middle of the
 * other. A shared stretch goes before a corner, and a longer stretch before a shorter one. Swapping
 * the bases swaps `mine` and `theirs` and changes nothing else.
 */
export function contact(a: Base, b: Base): Contact | null {
  if (!isGapWithin(a, b, SAME)) return null;
  const touches = [...touchesOf(a, b, true), ...touchesOf(b, a, false)];
  return stretchOf(a, touches) ?? cornerOf(a, touches);
}

/** The corners of one base that are at the sides of another. */
function touchesOf(base: Base, other: Base, isMine: boolean): readonly Touch[] {
  const [w, d] = [other.width / 2, other.depth / 2];
  return corners(base).flatMap((at, corner) => {
    const { ahead, right } = seenFrom(other, at);
    if (Math.abs(ahead) > d + AT_EDGE || Math.abs(right) > w + AT_EDGE) return [];
    const depths = [d - ahead, w - right, d + ahead, w + right];
    const sides = SIDES.flatMap((_, side) => (depths[side]! <= AT_EDGE ? [side] : []));
    return sides.length === 0 ? [] : [{ at, corner, sides, isMine }];
  });
}

/**
 * The pairs of sides, mine and theirs, that meet at a touch. A corner belongs to the side that
 * begins there and to the side before it.
 */
function pairsOf({ corner, sides, isMine }: Touch): readonly (readonly [mine: number, theirs: number])[] {
  const own = [corner, (corner + 3) % 4];
  return own.flatMap((mine) => sides.map((theirs) => (isMine ? ([mine, theirs] as const) : ([theirs, mine] as const))));
}

/** The longest stretch between two touches at the same pair of sides. */
function stretchOf({ at }: Base, touches: readonly Touch[]): Contact | null {
  let longest: Contact | null = null;
  for (const one of touches)
    for (const other of touches) {
      const length = distance(one.at, other.at);
      if (length <= STRETCH || length <= (longest?.length ?? 0)) continue;
      const pair = pairsOf(one).find((sides) => isAt(other, sides));
      if (pair === undefined) continue;
      const there = touches.filter((each) => isAt(each, pair));
      longest = { length, mine: SIDES[pair[0]]!, theirs: SIDES[pair[1]]!, at: middleOf(at, there) };
    }
  return longest;
}

const isAt = (touch: Touch, [m, t]: readonly [number, number]): boolean =>
  pairsOf(touch).some(([mine, theirs]) => m === mine && t === theirs);

/**
 * The mean place of some touches. The ways are summed before they are divided, so the order of the
 * touches does not matter.
 */
function middleOf(from: Point, touches: readonly Touch[]): Point {
  const ways = touches.map((touch) => way(from, touch.at));
  const sum = (part: 0 | 1) => ways.reduce((total, each) => total + each[part], 0);
  return plus(from, whole([sum(0) / ways.length, sum(1) / ways.length]));
}

function cornerOf({ at }: Base, touches: readonly Touch[]): Contact | null {
  const [mine, theirs] = [touches.find(({ isMine }) => isMine), touches.find(({ isMine }) => !isMine)];
  const touch = mine ?? theirs;
  if (touch === undefined) return null;
  // Near a corner of the other base, two of its sides are touched. The front or rear is returned,
  // because the flanks swap places in a mirror.
  const side = SIDES[touch.sides.find((each) => each % 2 === 0) ?? touch.sides[0]!]!;
  return {
    length: 0 as Um,
    mine: mine === undefined ? side : CORNERS[mine.corner]!,
    theirs: theirs === undefined ? side : CORNERS[theirs.corner]!,
    at: middleOf(at, touches),
  };
}

/** Do two bases touch, as `touching` says of the gap between them? */
export const areInContact = (a: Base, b: Base): boolean => isGapWithin(a, b, SAME);

/**
 * The chains of bases that touch one another. Each chain lists the indexes of its bases, lowest
 * first. A base that touches none is a chain of its own.
 */
export function chains(bases: readonly Base[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  bases.forEach((base, n) => {
    const linked = found.filter((chain) => chain.some((other) => areInContact(base, bases[other]!)));
    const others = found.filter((chain) => !linked.includes(chain));
    found.splice(0, found.length, ...others, [...linked.flat(), n]);
  });
  return found.map((chain) => chain.sort((a, b) => a - b)).sort((a, b) => a[0]! - b[0]!);
}
