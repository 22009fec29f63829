import { partOf, wholeUm } from '../../../geometry/lengths.ts';
import { contactAhead } from '../../table/moving/approach.ts';
import { pivot } from '../../../geometry/moves.ts';
import { opposite } from '../../../geometry/facings.ts';
import { baseOf } from '../figures/base.ts';
import { isFoot, type Body } from '../figures/unit.ts';
import { rateOf } from '../moving/rates.ts';
import { bodyOf, type Charge } from '../state.ts';
import { QUARTERS, WHEEL } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { press } from './pressing.ts';
import { bonusOf } from './way.ts';

/**
 * A charged unit charges those who come at it; if they do not come from its front it turns to them
 * first, and has a quarter less of its move. The two will meet between them.
 * @clause dg.reaction.infantry-countercharge dg.reaction.cavalry-countercharge @ruling dg-048
 */
export function counterCharge(course: Course, body: Body, { unit: at, comesFrom }: Charge): void {
  const { state } = course;
  const charger = bodyOf(state, at)!;
  const base = baseOf(state, body);
  const other = baseOf(state, charger);
  const isTurned = comesFrom !== 'front';
  const all = rateOf(state, body) + bonusOf(body);
  const has = partOf(isTurned ? (all * (QUARTERS - WHEEL)) / QUARTERS : all, 'mm', 10);
  const run = contactAhead(pivot(base, opposite(charger.facing)), other) ?? contactAhead(other, base) ?? has;
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
