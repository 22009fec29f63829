import type { Refused, Verdict } from '../../../core/verdicts.ts';
import { DEGREE } from '../../../geometry/angles.ts';
import type { Base } from '../../../geometry/bases.ts';
import { radiansTo, turned } from '../../../geometry/facings.ts';
import { MEASURES, um, type Measure, type Um } from '../../../geometry/lengths.ts';
import type { OrderLike } from '../../contract/engine.ts';
import { after, handTo, type Leg } from '../orders/legs.ts';

/**
 * A leg as far as it can be carried out: from where to where it leads, and what it takes of the
 * unit's move.
 */
export interface Step {
  readonly leg: Leg;
  readonly from: Base;
  readonly to: Base;
  readonly takes: Um;
}

/**
 * What comes of some legs: how far a unit can go along them, and what the engine says of all of
 * them.
 */
export interface March {
  /** The legs that can be carried out; the last may be shorter than it was wanted. */
  readonly steps: readonly Step[];
  /** Where the unit stands after them. */
  readonly end: Base;
  /** What they take of the move, and how long that is. In micrometres. */
  readonly used: Um;
  readonly allowed: Um;
  /** The engine's judgement of the legs as they were wanted. */
  readonly verdict: Verdict;
  /** Where the first leg would have led that cannot be carried out whole; null if all can. */
  readonly wanted: Base | null;
  /** The order that these steps make; null if they make none yet. */
  readonly order: OrderLike | null;
}

/** How a game judges the legs of one unit. */
export interface Marching {
  readonly base: Base;
  /** How long the unit's move is. */
  readonly allowed: Um;
  /**
   * The measure of the rulebook: legs are cut to a hundredth of it, or a tenth of a millimetre, so
   * that they can be said.
   */
  readonly measure: Measure;
  readonly judge: (legs: readonly Leg[]) => Verdict;
  /** What legs take of the move. */
  readonly spent: (legs: readonly Leg[]) => Um;
  /** The order that legs make; null if they make none yet. */
  readonly order: (legs: readonly Leg[]) => OrderLike | null;
  /**
   * Is a refusal only about the place where the legs end, so that one may go on through it? Where
   * friends are passed, one may not stop on them.
   */
  readonly isOfEnd?: (refused: Refused) => boolean;
}

/** Legs are cut to a tenth of a degree. */
const ANGLES_IN_DEGREE = 10;
const LENGTHS_IN_MEASURE = 100;
/** Shorter parts of a millimetre are within the tolerance of a limit. */
const LENGTHS_IN_MM = 10;

/**
 * Carries out legs as far as they are allowed: if they are refused, up to the longest beginning of
 * them that is not, and of the next leg as much as can be.
 */
export function marched(by: Marching, legs: readonly Leg[]): March {
  const verdict = by.judge(legs);
  if (verdict.ok || legs.length === 0) return marchOf(by, legs, verdict, null);
  const whole = legs.findLastIndex((_, n) => n < legs.length - 1 && by.judge(legs.slice(0, n + 1)).ok) + 1;
  const before = legs.slice(0, whole);
  const from = endOf(by.base, before);
  const next = legs[whole]!;
  const cut = longest(by, before, partsOf(next, from, by.measure));
  return marchOf(by, cut === null ? before : [...before, cut], verdict, after(from, next));
}

const endOf = (base: Base, legs: readonly Leg[]): Base => legs.reduce((now, leg) => after(now, leg), base);

function marchOf(by: Marching, legs: readonly Leg[], verdict: Verdict, wanted: Base | null): March {
  let from = by.base;
  const steps = legs.map((leg, n): Step => {
    const [start, to] = [from, after(from, leg)];
    from = to;
    return { leg, from: start, to, takes: (by.spent(legs.slice(0, n + 1)) - by.spent(legs.slice(0, n))) as Um };
  });
  const { allowed } = by;
  return { steps, end: from, used: by.spent(legs), allowed, verdict, wanted, order: by.order(legs) };
}

/**
 * A leg in equal parts: how many whole ones are in it, and the leg that is so many of them long.
 */
interface Parts {
  readonly count: number;
  readonly of: (count: number) => Leg;
}

function partsOf(leg: Leg, { facing }: Base, measure: Measure): Parts {
  if ('by' in leg) {
    const parts = measure === 'mm' ? LENGTHS_IN_MM : LENGTHS_IN_MEASURE;
    return {
      count: Math.floor((leg.by * parts) / MEASURES[measure]),
      of: (count) => ({ ...leg, by: um(count / parts, measure) }),
    };
  }
  if (leg.go === 'form') return { count: 0, of: () => leg };
  const hand = leg.go === 'wheel' ? leg.hand : handTo(facing, leg.to);
  const tenths = (radiansTo(facing, hand, leg.to) / DEGREE) * ANGLES_IN_DEGREE;
  return {
    count: Math.floor(tenths),
    of: (count) => ({ ...leg, to: turned(facing, hand, count / ANGLES_IN_DEGREE) }),
  };
}

/** The longest leg that is allowed after some others; null if not even one part of it is. */
function longest(by: Marching, before: readonly Leg[], { count, of }: Parts): Leg | null {
  const judged = (parts: number): Verdict => by.judge([...before, of(parts)]);
  const isAllowed = (parts: number): boolean => judged(parts).ok;
  const isFree = (parts: number): boolean => {
    const verdict = judged(parts);
    return verdict.ok || by.isOfEnd?.(verdict) === true;
  };
  const farthest = lastOf(isFree, count);
  const found = farthest === 0 || isAllowed(farthest) ? farthest : lastBefore(isAllowed, farthest);
  return found === 0 ? null : of(found);
}

/**
 * The last number up to a greatest one for which something holds that holds for all before it,
 * found by halving; 0 if it holds for none.
 */
function lastOf(holds: (count: number) => boolean, most: number): number {
  if (most === 0 || holds(most)) return most;
  let [good, bad] = [0, most];
  // Among very large numbers nothing may lie between two of which the difference is more than 1.
  for (let middle = half(good, bad); good < middle && middle < bad; middle = half(good, bad)) {
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

const half = (low: number, high: number): number => low + Math.floor((high - low) / 2);

/**
 * Steps in which a place to stand is looked for on the way back: much shorter than a base is deep.
 */
const STEP_BACK = 10;

/**
 * The last number below one for which something does not hold, on the way back from it: to the
 * step, and then by halving.
 */
function lastBefore(holds: (count: number) => boolean, from: number): number {
  let bad = from;
  let good = Math.max(0, bad - STEP_BACK);
  while (good > 0 && !holds(good)) [bad, good] = [good, Math.max(0, good - STEP_BACK)];
  const [low, high] = [good, bad];
  return low + lastOf((more) => holds(low + more), high - low - 1);
}
