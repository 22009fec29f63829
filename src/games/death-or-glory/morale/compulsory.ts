import { edgeOf } from '../../../geometry/edges.ts';
import { gapToStretches } from '../../../geometry/gaps.ts';
import { baseOf } from '../figures/base.ts';
import type { Body } from '../figures/unit.ts';
import { safetyOf } from '../command/safety.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, bodyOf, firstOf, foeOf, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { flee } from './flight.ts';
import { frighten, testForRunners } from './testing.ts';

/**
 * Whether a unit has run in this turn, which by one reading it does as it breaks. @ruling dg-098
 */
const hasFled = ({ done }: State, { id }: Body): boolean => done.fled?.includes(id) === true;

/**
 * A routing unit runs, unless it has run before and is safe; those through whom it runs test. By
 * one reading all those whom it is near, before and after it has run, see it only now.
 * @clause dg.rally.continue-rout @ruling dg-105 dg-144
 */
function run(course: Course, body: Body, dice: Dice): void {
  const safety = body.ran === undefined ? null : safetyOf(course.state, body);
  if (safety !== null) {
    if (body.ran === course.state.turn - 1)
      course.record({ type: 'unit-halted', unit: body.id, safety, clauses: ['dg.rally.continue-rout'] });
    return;
  }
  const isLate = read(course.state, 'dg-144') === 'in-the-compulsory-moves';
  if (isLate) frighten(course, body.id, dice);
  const through = flee(course, bodyOf(course.state, body.id)!);
  for (const { id } of through) testForRunners(course, id, dice);
  if (isLate) frighten(course, body.id, dice);
}

/**
 * The compulsory moves: all who rout run, first on the side with the initiative, and on each side
 * the nearest to its own edge first.
 * @clause dg.sequence.compulsory-moves dg.rally.continue-rout dg.morale.break @ruling dg-098 dg-144
 */
export function compulsoryMoves(course: Course, dice: Dice): void {
  const first = firstOf(course.state);
  for (const side of [first, foeOf(course.state, first)]) {
    const edge = edgeOf(course.state.size, course.state.sides[side]!.edge);
    const far = (body: Body): number => gapToStretches(baseOf(course.state, body), [edge]);
    const all = bodiesIn(course.state)
      .filter((body) => body.side === side && body.mood === 'routing' && !hasFled(course.state, body))
      .map((body) => ({ id: body.id, far: far(body) }))
      .toSorted((a, b) => a.far - b.far);
    for (const { id } of all) {
      const body = bodyOf(course.state, id);
      if (body !== undefined) run(course, body, dice);
    }
  }
}
