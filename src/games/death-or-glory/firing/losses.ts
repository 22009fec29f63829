import { closedUp, lossOf } from '../figures/losses.ts';
import { isBattery, isFoot, type Body } from '../figures/unit.ts';
import { lostOf, testAll, testsForLosses, type Test } from '../morale/testing.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf } from '../state.ts';
import type { DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';

/**
 * The clause of the front that a unit closes up to.
 * @clause dg.scale.infantry-base dg.scale.cavalry-base dg.scale.battery-frontage
 */
const baseClause = (body: Body): DgClauseId => {
  if (isBattery(body)) return 'dg.scale.battery-frontage';
  return isFoot(body) ? 'dg.scale.infantry-base' : 'dg.scale.cavalry-base';
};

/** Men fall, and the rest close up. @clause dg.scale.men-per-figure @ruling dg-006 dg-123 */
export function fall(course: Course, id: string, hit: number): void {
  const body = bodyOf(course.state, id);
  const lost = body === undefined ? 0 : lossOf(course.state, body, hit);
  if (body === undefined || lost === 0) return;
  const { side } = body;
  const clauses = ['dg.scale.men-per-figure', baseClause(body)] as const;
  const { state } = course;
  const to = lost === body.men ? { at: body.at, facing: body.facing } : course.once(() => closedUp(state, body, lost));
  course.record({ type: 'men-lost', unit: id, side, lost, to, clauses });
  if (lost === body.men) course.record({ type: 'unit-destroyed', unit: id, side, clauses });
}

/** The men that a volley costs a unit. */
export interface Loss {
  readonly unit: string;
  readonly hit: number;
}

/**
 * Men fall, or by one reading they are only marked until all have fired. The tests that these
 * losses ask for. @clause dg.morale.when-casualties @ruling dg-010
 */
export function loseMen(course: Course, losses: readonly Loss[]): readonly Test[] {
  const isAtOnce = read(course.state, 'dg-010') === 'at-once';
  const before = losses.map(({ unit }) => lostOf(course.state, unit));
  for (const { unit, hit } of losses) {
    const body = bodyOf(course.state, unit);
    if (body === undefined || hit === 0) continue;
    if (isAtOnce) fall(course, unit, hit);
    else
      course.record({
        type: 'men-marked',
        unit,
        side: body.side,
        lost: hit,
        clauses: ['dg.sequence.initiative-first'],
      });
  }
  return isAtOnce ? losses.flatMap(({ unit }, n) => testsForLosses(course.state, unit, before[n]!)) : [];
}

/** At the end of the firing phase all who are marked fall, by one reading. @ruling dg-010 */
export function fallTogether(course: Course, dice: Dice): void {
  const marked = Object.entries(course.state.remembered.marked).filter(([, lost]) => lost > 0);
  const before = marked.map(([unit]) => lostOf(course.state, unit));
  for (const [unit, lost] of marked) fall(course, unit, lost);
  testAll(
    course,
    marked.flatMap(([unit], n) => testsForLosses(course.state, unit, before[n]!)),
    dice,
  );
}
