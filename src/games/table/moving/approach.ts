import { DEGREE } from '../../../geometry/angles.ts';
import { core, type Base } from '../../../geometry/bases.ts';
import { carried } from '../../../geometry/companies.ts';
import { degreesBetween, facingTo, turned, type Direction, type Hand } from '../../../geometry/facings.ts';
import { round, um, type Um } from '../../../geometry/lengths.ts';
import { advance, pivot, wheel, wheelLength } from '../../../geometry/moves.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { distance } from '../../../geometry/vectors.ts';
import { handTo, type Leg } from '../orders/legs.ts';

/** How a unit turns towards its goal: about its centre, about a front corner, or not at all. */
export type Turning = 'pivot' | 'wheel' | 'none';

/** A distance longer than any move. */
const FAR = um(3, 'm') * 1000;

/** How far a base can go straight ahead until it touches another; null if it misses the other. */
export function contactAhead(base: Base, other: Base): Um | null {
  const { by, stopped } = sweep(base, base.facing, FAR as Um, [core(other)]);
  return stopped === null ? null : by;
}

/** How far bases that move as one can go straight ahead until the first of them touches another. */
export const contactOfAny = (bases: readonly Base[], other: Base): Um | null =>
  bases.reduce<Um | null>((least, base) => {
    const by = contactAhead(base, other);
    return by === null || (least !== null && least <= by) ? least : by;
  }, null);

/** An angle rounded to tenths of a degree, the precision in which a leg can be written. */
export const tenthOf = (degrees: number): number => round(degrees * 10) / 10;

/**
 * The legs that bring a base into contact with another: straight ahead, or one turn and one
 * straight march. Null if no such legs lead there. The game judges whether they are allowed, and
 * what else is in the way. If several bases move as one, `base` is the frame around the `company`,
 * and the march ends where the first of them touches.
 */
export function approach(
  base: Base,
  other: Base,
  turning: Turning,
  company: readonly Base[] = [base],
): readonly Leg[] | null {
  const contactFrom = (at: Base): Um | null =>
    contactOfAny(
      company.map((each) => carried(each, base, at)),
      other,
    );
  if (turning === 'wheel') return byWheel(base, other, contactFrom);
  const ahead = contactFrom(base);
  if (ahead !== null) return [{ go: 'forward', by: ahead }];
  if (turning === 'none') return null;
  const wanted = facingTo(base.at, other.at, base.facing);
  const to = turned(base.facing, handTo(base.facing, wanted), tenthOf(degreesBetween(base.facing, wanted)));
  const by = contactFrom(pivot(base, to));
  return by === null
    ? null
    : [
        { go: 'turn', to },
        { go: 'forward', by },
      ];
}

/** A wheel that was tried: its angle, the march after it, and the length of the whole way. */
interface TriedWheel {
  /** Clockwise; a negative angle is a wheel to the left. */
  readonly degrees: number;
  readonly hand: Hand;
  readonly to: Direction;
  readonly by: Um;
  readonly length: number;
}

/**
 * The largest wheel in degrees, and the step of the first search. A second search around its best
 * wheel goes by tenths of a degree.
 */
const [MOST, STEP] = [90, 2];

/**
 * A way is the sum of three lengths, each rounded to the micrometre: one that is shorter by no more
 * than this may only seem so.
 */
const ROUNDED = 3;

/**
 * The shortest way into contact by one wheel of at most a quarter turn and a march. A base that
 * only clips a corner must still move to lie flush; the length includes a part for this.
 */
function byWheel(base: Base, other: Base, contactFrom: (at: Base) => Um | null): readonly Leg[] | null {
  const trial = (degrees: number): TriedWheel | null => {
    const hand = degrees < 0 ? 'left' : 'right';
    const to = turned(base.facing, 'right', degrees);
    const wheeled = wheel(base, hand, to);
    const by = contactFrom(wheeled);
    if (by === null) return null;
    const aside = distance(advance(wheeled, by).at, other.at) * DEGREE;
    return { degrees, hand, to, by, length: by + aside + wheelLength(base, hand, to) };
  };
  /** The shortest way by a wheel between two angles; `parts` of each degree are tried. */
  const shortest = (first: number, last: number, parts: number): TriedWheel | null =>
    Array.from({ length: (last - first) * parts + 1 }, (_, n) => trial(tenthOf(first + n / parts))).reduce(
      (best, each) => (best === null || (each !== null && each.length < best.length) ? each : best),
    );
  const rough = shortest(-MOST, MOST, 1 / STEP);
  if (rough === null) return null;
  const near = shortest(Math.max(-MOST, rough.degrees - STEP), Math.min(MOST, rough.degrees + STEP), 10) ?? rough;
  const ahead = trial(0);
  const isTied = ahead !== null && ahead.length <= near.length + ROUNDED;
  const { degrees, hand, to, by } = isTied ? ahead : near;
  const march: Leg = { go: 'forward', by };
  return degrees === 0 ? [march] : [{ go: 'wheel', hand, to }, march];
}
