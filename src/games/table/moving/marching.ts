import type { Refused, Verdict } from '../../../core/verdicts.ts';
import { DEGREE } from '../../../geometry/angles.ts';
import type { Fraction } from '../../../core/fraction.ts';
import type { Base } from '../../../geometry/bases.ts';
import { carried } from '../../../geometry/companies.ts';
import { radiansTo, turned } from '../../../geometry/facings.ts';
import { MEASURES, um, type Measure, type Um } from '../../../geometry/lengths.ts';
import type { OrderLike } from '../../contract/engine.ts';
import { after, endOf, handTo, type Leg } from '../orders/legs.ts';
import type { Reshaping } from '../orders/forming.ts';

/** A leg that can be carried out: the bases before and after it, and what it takes of the move. */
export interface Step {
  readonly leg: Leg;
  readonly from: Base;
  readonly to: Base;
  readonly takes: Um;
}

/** What legs take of a move: `half of its move`, and as a part of the whole move. */
export interface Takes {
  readonly says: string;
  readonly of: Fraction;
}

/** How far a unit can go along some legs, and the verdict on all of them. */
export interface March {
  /** The legs that can be carried out; the last one may be shortened. */
  readonly steps: readonly Step[];
  /** Where the unit stands after them. */
  readonly end: Base;
  /** The length of the move that they use up, and the length that the unit has. In micrometres. */
  readonly used: Um;
  readonly allowed: Um;
  /** What they take of the move in the game's own words; missing if lengths say it. */
  readonly takes?: Takes;
  /**
   * Where each of the units stands that move as one, this one among them; missing for a unit that
   * moves alone. `end` is then the frame around them.
   */
  readonly company?: readonly Base[];
  /** The verdict on the legs as they were asked for. */
  readonly verdict: Verdict;
  /** Where the first leg that was cut short or left out would have led; null if all are whole. */
  readonly wanted: Base | null;
  /** The order that these steps make; null if they do not make one yet. */
  readonly order: OrderLike | null;
  /** What goes with the order from beside the board; missing if nothing does. */
  readonly with?: readonly string[];
}

/** How a game judges the legs of one unit. */
export interface Marching {
  readonly base: Base;
  /** The bases of all units that move as one with this one; `base` is the frame around them. */
  readonly company?: readonly Base[];
  /** The size of the unit in each formation, for legs that change it. */
  readonly reshaped?: Reshaping;
  /** The length of the unit's move. */
  readonly allowed: Um;
  /**
   * The measure of the rulebook. Legs are cut to hundredths of it, so that they can be written as
   * words; to tenths if the measure is the millimetre.
   */
  readonly measure: Measure;
  readonly judge: (legs: readonly Leg[]) => Verdict;
  /** How much of the move these legs use up. */
  readonly spent: (legs: readonly Leg[]) => Um;
  /** The same in the game's own words, if its moves are not counted in lengths. */
  readonly takes?: (legs: readonly Leg[]) => Takes;
  /** The order that these legs make; null if they do not make one yet. */
  readonly order: (legs: readonly Leg[]) => OrderLike | null;
  /**
   * Whether a refusal is only about the place where the legs end, so that going on may be allowed.
   * A unit that passes through friends, for example, may not stop on them.
   */
  readonly isOfEnd?: (refused: Refused) => boolean;
  /** What goes with the order from beside the board. `judge` and `order` take it into account. */
  readonly with?: readonly string[];
}

/** Turns and wheels are cut to tenths of a degree. */
const ANGLES_IN_DEGREE = 10;
const LENGTHS_IN_MEASURE = 100;
/** The tolerance of a limit is larger than any smaller part of a millimetre. */
const LENGTHS_IN_MM = 10;

/**
 * Carries out legs as far as they are allowed. If they are refused: the longest beginning that is
 * allowed, and the longest allowed part of the next leg.
 */
export function marched(by: Marching, legs: readonly Leg[]): March {
  const verdict = by.judge(legs);
  if (verdict.ok || legs.length === 0) return marchOf(by, legs, verdict, null);
  const whole = legs.findLastIndex((_, n) => n < legs.length - 1 && by.judge(legs.slice(0, n + 1)).ok) + 1;
  const before = legs.slice(0, whole);
  const from = endOf(by.base, before, by.reshaped);
  const next = legs[whole]!;
  const cut = longest(by, before, partsOf(next, from, by.measure));
  return marchOf(by, cut === null ? before : [...before, cut], verdict, after(from, next, by.reshaped));
}

function marchOf(by: Marching, legs: readonly Leg[], verdict: Verdict, wanted: Base | null): March {
  let from = by.base;
  const steps = legs.map((leg, n): Step => {
    const [start, to] = [from, after(from, leg, by.reshaped)];
    from = to;
    return { leg, from: start, to, takes: (by.spent(legs.slice(0, n + 1)) - by.spent(legs.slice(0, n))) as Um };
  });
  const { allowed, company } = by;
  return {
    steps,
    end: from,
    used: by.spent(legs),
    allowed,
    ...(by.takes !== undefined && { takes: by.takes(legs) }),
    ...(company !== undefined && { company: company.map((each) => carried(each, by.base, from)) }),
    verdict,
    wanted,
    order: by.order(legs),
    ...(by.with !== undefined && by.with.length > 0 && { with: by.with }),
  };
}

/** A leg cut into small equal parts: the number of whole parts, and the leg with only `count`. */
interface PartsOfLeg {
  readonly count: number;
  readonly of: (count: number) => Leg;
}

function partsOf(leg: Leg, { facing }: Base, measure: Measure): PartsOfLeg {
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

/** The longest allowed part of a leg after some other legs; null if no part is allowed. */
function longest(by: Marching, before: readonly Leg[], { count, of }: PartsOfLeg): Leg | null {
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
 * The largest number up to `most` for which `holds` is true, if it is true for all smaller ones.
 * Found by halving; 0 if it is true for none.
 */
function lastOf(holds: (count: number) => boolean, most: number): number {
  if (most === 0 || holds(most)) return most;
  let [good, bad] = [0, most];
  // Very large numbers are not exact: there may be no number between two that differ by more than
  // 1.
  for (let middle = half(good, bad); good < middle && middle < bad; middle = half(good, bad)) {
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

const half = (low: number, high: number): number => low + Math.floor((high - low) / 2);

/** The step of the backward search for a place to stand; much shorter than a base is deep. */
const STEP_BACK = 10;

/**
 * The largest number below `from` for which `holds` is true. Searches backwards in steps, then
 * within a step by halving; 0 if there is none.
 */
function lastBefore(holds: (count: number) => boolean, from: number): number {
  let bad = from;
  let good = Math.max(0, bad - STEP_BACK);
  while (good > 0 && !holds(good)) [bad, good] = [good, Math.max(0, good - STEP_BACK)];
  const [low, high] = [good, bad];
  return low + lastOf((more) => holds(low + more), high - low - 1);
}
