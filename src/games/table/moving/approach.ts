import { DEGREE } from '../../../geometry/angles.ts';
import { core, type Base } from '../../../geometry/bases.ts';
import { degreesBetween, facingTo, turned, type Direction, type Hand } from '../../../geometry/facings.ts';
import { round, um, type Um } from '../../../geometry/lengths.ts';
import { advance, pivot, wheel, wheelLength } from '../../../geometry/moves.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { distance } from '../../../geometry/vectors.ts';
import { handTo, type Leg } from '../orders/legs.ts';

/**
 * How a unit comes to face where it wants to go: about its centre, about a front corner, or not at
 * all.
 */
export type Turning = 'pivot' | 'wheel' | 'none';

/** Longer than any move. */
const FAR = um(3, 'm') * 1000;

/** How far a base goes straight ahead until it touches another; null if it misses it. */
export function contactAhead(base: Base, other: Base): Um | null {
  const { by, stopped } = sweep(base, base.facing, FAR as Um, [core(other)]);
  return stopped === null ? null : by;
}

/** A facing turned so far that it can be said: by whole tenths of a degree. */
export const tenthOf = (degrees: number): number => round(degrees * 10) / 10;

/**
 * The legs by which a base comes into contact with another by one turn and one straight march, or
 * straight ahead where that leads to it; null if none do. Whether they are allowed, and what else
 * is in the way, is for the game to judge.
 */
export function approach(base: Base, other: Base, turning: Turning): readonly Leg[] | null {
  if (turning === 'wheel') return byWheel(base, other);
  const ahead = contactAhead(base, other);
  if (ahead !== null) return [{ go: 'forward', by: ahead }];
  if (turning === 'none') return null;
  const wanted = facingTo(base.at, other.at, base.facing);
  const to = turned(base.facing, handTo(base.facing, wanted), tenthOf(degreesBetween(base.facing, wanted)));
  const by = contactAhead(pivot(base, to), other);
  return by === null
    ? null
    : [
        { go: 'turn', to },
        { go: 'forward', by },
      ];
}

/** A wheel that was tried, the march after it, and how long the whole way is. */
interface Tried {
  /** Counted clockwise; below 0 it is a wheel to the left. */
  readonly degrees: number;
  readonly hand: Hand;
  readonly to: Direction;
  readonly by: Um;
  readonly length: number;
}

/** Wheels are tried two degrees apart, and then to the tenth about the best of them. */
const [MOST, STEP] = [90, 2];

/**
 * The shortest way by one wheel of at most a quarter turn. A base that only clips a corner goes on
 * to lie flush, which counts as a part of its way.
 */
function byWheel(base: Base, other: Base): readonly Leg[] | null {
  const trial = (degrees: number): Tried | null => {
    const hand = degrees < 0 ? 'left' : 'right';
    const to = turned(base.facing, 'right', degrees);
    const wheeled = wheel(base, hand, to);
    const by = contactAhead(wheeled, other);
    if (by === null) return null;
    const aside = distance(advance(wheeled, by).at, other.at) * DEGREE;
    return { degrees, hand, to, by, length: by + aside + wheelLength(base, hand, to) };
  };
  /** The shortest of the ways from one wheel to another, so many of them to the degree. */
  const shortest = (first: number, last: number, parts: number): Tried | null =>
    Array.from({ length: (last - first) * parts + 1 }, (_, n) => trial(tenthOf(first + n / parts))).reduce(
      (best, each) => (best === null || (each !== null && each.length < best.length) ? each : best),
    );
  const rough = shortest(-MOST, MOST, 1 / STEP);
  if (rough === null) return null;
  const near = shortest(Math.max(-MOST, rough.degrees - STEP), Math.min(MOST, rough.degrees + STEP), 10);
  const { degrees, hand, to, by } = near ?? rough;
  const march: Leg = { go: 'forward', by };
  return degrees === 0 ? [march] : [{ go: 'wheel', hand, to }, march];
}
