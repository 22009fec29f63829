import type { Base } from '../../../geometry/bases.ts';
import { partOf, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { contactAhead } from '../../table/moving/approach.ts';
import { endOf, type Leg } from '../../table/orders/legs.ts';
import { advance, pivot } from '../../../geometry/moves.ts';
import { opposite } from '../../../geometry/facings.ts';
import { baseOf } from '../figures/base.ts';
import { isFoot, type Body } from '../figures/unit.ts';
import { rateOf, chargeBonus } from '../moving/rates.ts';
import { bodyOf, type State } from '../state.ts';
import type { Charge } from './charge.ts';
import { mm, QUARTERS, WHEEL } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { barriersOn, type Barrier } from './ground.ts';
import { press } from './pressing.ts';
import { chargeWay } from './way.ts';

/** Straight ahead into contact. */
const AHEAD: readonly Leg[] = [{ go: 'forward', by: mm(1) }];

/**
 * How far a unit goes that counter-charges: if the charge does not come from its front it turns to
 * it first, and has a quarter less. @ruling dg-048
 */
function counterMove(state: State, body: Body, comesFrom: Charge['comesFrom']): Um {
  const all = rateOf(state, body) + chargeBonus(body);
  return partOf(comesFrom === 'front' ? all : (all * (QUARTERS - WHEEL)) / QUARTERS, 'mm', 10);
}

/** Where a charger begins his last straight run. */
const lastRunOf = (state: State, { unit, legs }: Charge): Base => endOf(baseOf(state, bodyOf(state, unit)!), legs);

/**
 * The ground over which a unit may not charge, up to the place at which it would meet a charger;
 * null if there is none.
 * @clause dg.charge.cavalry-slopes dg.charge.cavalry-obstacles dg.charge.cavalry-cover
 * dg.charge.infantry-slopes dg.charge.infantry-obstacles dg.charge.infantry-cover @ruling dg-048
 */
export function counterBarrier(state: State, body: Body, charge: Charge): Barrier | null {
  const from = lastRunOf(state, charge);
  const facing = opposite(from.facing);
  const gap = contactAhead(from, pivot(baseOf(state, body), facing));
  if (gap === null) return null;
  const part = charge.has / (charge.has + counterMove(state, body, charge.comesFrom));
  const { at } = advance(from, wholeUm(gap * part));
  const turned = { ...body, facing };
  const charger = { ...bodyOf(state, charge.unit)!, at, facing: from.facing };
  const way = chargeWay(state, turned, charger, AHEAD);
  return way === null ? null : (barriersOn(state, turned, charger, way)[0] ?? null);
}

/**
 * A charged unit charges those who come at it; if they do not come from its front it turns to them
 * first, and has a quarter less of its move. The two will meet between them.
 * @clause dg.reaction.infantry-countercharge dg.reaction.cavalry-countercharge @ruling dg-048
 */
export function counterCharge(course: Course, body: Body, charge: Charge): void {
  const { state } = course;
  const { unit: at } = charge;
  const base = baseOf(state, body);
  const other = lastRunOf(state, charge);
  const has = counterMove(state, body, charge.comesFrom);
  const run = contactAhead(pivot(base, opposite(other.facing)), other) ?? contactAhead(other, base) ?? has;
  course.record({
    type: 'charge-declared',
    charge: {
      unit: body.id,
      at,
      kind: 'counter-charge',
      from: { at: base.at, facing: base.facing },
      legs: [],
      left: has,
      way: wholeUm(run),
      needs: partOf(run, 'mm', 10),
      has,
      isStraight: true,
      comesFrom: 'front',
    },
    clauses: [isFoot(body) ? 'dg.reaction.infantry-countercharge' : 'dg.reaction.cavalry-countercharge'],
  });
  press(course, at, 'meets-charge');
  press(course, body.id, 'meets-charge');
}
