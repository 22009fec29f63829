import type { Base } from '../../../geometry/bases.ts';
import { degreesBetween, opposite, type Direction } from '../../../geometry/facings.ts';
import { atMost, SAME, type Um } from '../../../geometry/lengths.ts';
import { wheelLength } from '../../../geometry/moves.ts';
import { after, type Leg } from '../../table/orders/legs.ts';
import type { Reshaping } from '../../table/orders/forming.ts';
import { baseOf } from '../figures/base.ts';
import { sizeIn } from '../figures/formation.ts';
import { isBattery, isGeneral, isSkirmishing, type Body, type Unit } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import type { Field } from '../state.ts';
import { FORMATIONS, WHEEL, type DgClauseId, type Formation } from '../tables.ts';
import { changeTime, refacingTime } from './changes.ts';
import { groundCost, groundUnder, worstOf, type SlowPiece } from './ground.ts';
import { rateOf } from './rates.ts';
import { quarters } from './time.ts';

/** A leg of a move, with the bases before and after it, and what it takes of a turn. */
export interface Stride {
  readonly leg: Leg;
  readonly from: Base;
  readonly to: Base;
  /** The unit as it begins the leg: in the formation that it has by then. */
  readonly unit: Unit;
  readonly time: number;
  readonly clauses: readonly DgClauseId[];
  /** The ground that it leads over. */
  readonly touched: readonly SlowPiece[];
  /** How many times as much every length after it takes. @ruling dg-068 */
  readonly slows: number;
}

/** The formation of a leg that changes it; null if there is none of this name. */
export const formationIn = (leg: Leg): Formation | null =>
  leg.go === 'form' ? (FORMATIONS.find((each) => each === leg.into) ?? null) : null;

/** The size of a unit in each formation; null for a general, who has none. */
export const reshapingFor =
  (state: Field, unit: Unit): Reshaping =>
  (into) => {
    const formation = FORMATIONS.find((each) => each === into);
    return isGeneral(unit) || formation === undefined ? null : sizeIn(state, unit, formation);
  };

/** Whether a unit goes in any direction, and turns for nothing. @ruling dg-153 */
export const isFree = (unit: Unit): boolean => isGeneral(unit) || isSkirmishing(unit);

/** The direction of a straight leg; null for any other. */
export function directionOf({ facing }: Base, leg: Leg): Direction | null {
  if (leg.go === 'forward') return facing;
  if (leg.go === 'back') return opposite(facing);
  return leg.go === 'shift' ? leg.along : null;
}

/**
 * How often its length a step aside or back takes; by one reading any unit may take one.
 * @ruling dg-153
 */
const asideOr = (unit: Unit, leg: Leg): number => (leg.go === 'forward' || isFree(unit) ? 1 : 2);

/** What a unit needs that stands, so that no length is divided by nothing. */
const NEVER = 1000;

function straightTime(state: Field, unit: Unit, leg: Extract<Leg, { by: Um }>, length: number): number {
  const rate = rateOf(state, unit);
  return rate === 0 ? NEVER : (length * asideOr(unit, leg)) / rate;
}

/**
 * What a turn, a wheel or a change of formation takes. @clause dg.reaction.wheel @ruling dg-073
 * dg-078
 */
function turningTime(state: Field, unit: Unit, from: Base, leg: Leg): Pick<Stride, 'time' | 'clauses'> {
  const formation = formationIn(leg);
  if (leg.go === 'form') {
    const change = formation === null || isGeneral(unit) ? null : changeTime(state, unit, formation);
    return { time: change === null ? NEVER : quarters(change.quarters), clauses: change?.clauses ?? [] };
  }
  if (isFree(unit) || !('to' in leg)) return { time: 0, clauses: [] };
  if (isBattery(unit as Body) && (unit as Body).formation === 'deployed' && (unit as Body).guns === undefined) {
    const turn = refacingTime(state, unit as Body, degreesBetween(from.facing, leg.to));
    return { time: turn === null ? NEVER : quarters(turn.quarters), clauses: turn?.clauses ?? [] };
  }
  const rate = rateOf(state, unit);
  if (leg.go === 'wheel' && rate > 0 && read(state, 'dg-073') === 'measured')
    return { time: wheelLength(from, leg.hand, leg.to) / rate, clauses: ['dg.reaction.wheel'] };
  return { time: quarters(WHEEL), clauses: ['dg.reaction.wheel'] };
}

/** A unit that begins a leg. */
interface Walker {
  readonly unit: Unit;
  readonly from: Base;
  /** How many times as much each length takes by now. */
  readonly slowed: number;
}

function strideOf(state: Field, { unit, from, slowed }: Walker, leg: Leg, worst: number | null): Stride {
  const to = after(from, leg, reshapingFor(state, unit));
  const direction = directionOf(from, leg);
  if (!('by' in leg) || direction === null) {
    const touched = 'to' in leg ? groundUnder(state, to) : [];
    return { leg, from, to, unit, touched, slows: slowed, ...turningTime(state, unit, from, leg) };
  }
  const { length, touched, slows } = groundCost(state, { base: from, direction, by: leg.by }, worst);
  const time = straightTime(state, unit, leg, length * slowed);
  return { leg, from, to, unit, time, touched, slows: slowed * slows, clauses: touched.map(({ row }) => row.clause) };
}

/** The unit with the formation of a leg. */
const formed = (unit: Unit, leg: Leg): Unit => {
  const formation = formationIn(leg);
  return formation === null || isGeneral(unit) ? unit : { ...unit, formation };
};

/** A unit as it is after its strides: in the formation that the last one may have brought. */
export const unitAfter = (unit: Unit, all: readonly Stride[]): Unit => {
  const last = all.at(-1);
  return last === undefined ? unit : formed(last.unit, last.leg);
};

function strides(state: Field, start: Unit, legs: readonly Leg[], worst: number | null): readonly Stride[] {
  let unit = start;
  let from = baseOf(state, start);
  let slowed = 1;
  return legs.map((leg) => {
    const stride = strideOf(state, { unit, from, slowed }, leg, worst);
    [unit, from, slowed] = [formed(unit, leg), stride.to, stride.slows];
    return stride;
  });
}

/**
 * The legs of a move, each with what it takes of a turn: a length at the pace of the formation that
 * the unit has by then, on the ground that it leads over; wheels, turns and changes their quarters.
 * @clause dg.move.allowances dg.reaction.wheel @ruling dg-070 dg-073
 */
export function walk(state: Field, unit: Unit, legs: readonly Leg[]): readonly Stride[] {
  const plain = strides(state, unit, legs, null);
  const worst = worstOf(
    state,
    plain.flatMap(({ touched }) => touched),
  );
  return worst === null ? plain : strides(state, unit, legs, worst);
}

/** What all legs of a walk take. */
export const timeOf = (walked: readonly Pick<Stride, 'time'>[]): number =>
  walked.reduce((sum, { time }) => sum + time, 0);

/** Whether a leg leads anywhere, to more than a hair. */
export const leads = (leg: Leg): boolean => !('by' in leg) || !atMost(leg.by, SAME);
