import { DEGREE } from '../../../geometry/angles.ts';
import { core, type Base } from '../../../geometry/bases.ts';
import { degreesBetween, facingTo, turned, type Hand } from '../../../geometry/facings.ts';
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

/** An angle rounded to tenths of a degree, the precision in which a leg can be written. */
export const tenthOf = (degrees: number): number => round(degrees * 10) / 10;

/**
 * The legs that bring a base into contact with another: straight ahead, or one turn and one
 * straight march. Null if no such legs lead there. The game judges whether they are allowed, and
 * what else is in the way.
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

/** A wheel that was tried: its angle, the march after it, and the length of the whole way. */
interface TriedWheel {
  readonly hand: Hand;
  readonly degrees: number;
  readonly by: Um;
  readonly length: number;
}

/**
 * The largest wheel in degrees, and the step of the first search. A second search around its best
 * wheel goes by tenths of a degree.
 */
const [MOST, STEP] = [90, 2];

/**
 * The shortest way into contact by one wheel of at most a quarter turn and a march. A base that
 * only clips a corner must still move to lie flush; the length includes a part for this.
 */
function byWheel(base: Base, other: Base): readonly Leg[] | null {
  const trial = (hand: Hand, degrees: number): TriedWheel | null => {
    const to = turned(base.facing, hand, degrees);
    const turned_ = wheel(base, hand, to);
    const by = contactAhead(turned_, other);
    if (by === null) return null;
    const aside = distance(advance(turned_, by).at, other.at) * DEGREE;
    return { hand, degrees, by, length: by + aside + (degrees === 0 ? 0 : wheelLength(base, hand, to)) };
  };
  const all = (hands: readonly Hand[], angles: readonly number[]): TriedWheel | null =>
    hands
      .flatMap((hand) => angles.flatMap((degrees) => trial(hand, degrees) ?? []))
      .reduce<TriedWheel | null>((best, each) => (best === null || each.length < best.length ? each : best), null);
  const rough = all(
    ['left', 'right'],
    Array.from({ length: MOST / STEP + 1 }, (_, n) => n * STEP),
  );
  if (rough === null) return null;
  const near = Array.from({ length: 20 * STEP - 1 }, (_, n) => tenthOf(rough.degrees - STEP + (n + 1) / 10));
  const { hand, degrees, by } =
    all(
      [rough.hand],
      near.filter((each) => each >= 0 && each <= MOST),
    ) ?? rough;
  const march: Leg = { go: 'forward', by };
  return degrees === 0 ? [march] : [{ go: 'wheel', hand, to: turned(base.facing, hand, degrees) }, march];
}
