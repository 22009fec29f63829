import { corners, overlaps } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import { reshaped } from '../../../geometry/moves.ts';
import { baseOf } from '../figures/base.ts';
import { isRunning } from '../figures/formed.ts';
import { sizeIn } from '../figures/formation.ts';
import type { Body, Pose } from '../figures/unit.ts';
import { companyArrives, companyGoesBack } from '../skirmish/companies.ts';
import { bodiesIn, bodyOf, unitsIn, type State } from '../state.ts';
import { QUARTERS, type Formation } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { inQuarters } from './time.ts';
import { mayShare } from './way.ts';

/** Where a body stands when it has taken a formation; null if it has no room for it. */
function formedAt(state: State, body: Body, into: Formation): Pose | null {
  const size = sizeIn(state, body, into);
  const base = reshaped(baseOf(state, body), size, size.keep);
  const isFree = unitsIn(state).every(
    (other) => other.id === body.id || mayShare(state, body, other) || !overlaps(base, baseOf(state, other)),
  );
  return isFree && isOn(corners(base), state.size) ? { at: base.at, facing: base.facing } : null;
}

/** How much of a change goes into one turn. */
const inOneTurn = (left: number): number => Math.min(left, QUARTERS);

/** A change of formation goes on, and is finished if this turn is long enough. @ruling dg-074 */
function changeGoesOn(course: Course, body: Body): void {
  const { into, left } = body.changing!;
  const took = inOneTurn(left);
  const rest = inQuarters((left - took) / QUARTERS);
  const clauses = ['dg.formation.divisions-to-line'] as const;
  const to = into === 'parent' ? null : formedAt(course.state, body, into);
  // Without room it waits for it.
  if (into !== 'parent' && rest === 0 && to === null) return;
  course.record({ type: 'change-went-on', unit: body.id, left: rest, took, clauses });
  if (rest > 0) return;
  if (into === 'parent') companyGoesBack(course, body);
  else course.record({ type: 'formation-changed', unit: body.id, formation: into, to: to!, clauses });
}

/**
 * A company that is being sent out comes, if this turn is long enough.
 * @clause dg.formation.into-skirmish
 */
function sendingGoesOn(course: Course, body: Body): void {
  const took = inOneTurn(body.sending!);
  const left = inQuarters((body.sending! - took) / QUARTERS);
  if (left > 0) course.record({ type: 'sending-begun', unit: body.id, left, clauses: ['dg.formation.into-skirmish'] });
  else companyArrives(course, body, took);
}

/**
 * At the beginning of a side’s movement: what its units have begun before goes on, and takes its
 * time of this turn. Whoever has fired stays as he is.
 * @clause dg.formation.divisions-to-line dg.formation.into-skirmish @ruling dg-074 dg-124
 */
export function goOn(course: Course, side: string): void {
  for (const { id } of bodiesIn(course.state).filter((body) => body.side === side)) {
    const body = bodyOf(course.state, id);
    if (body === undefined || isRunning(body) || course.state.done.fired.includes(id)) continue;
    if (body.changing !== undefined) changeGoesOn(course, body);
    const now = bodyOf(course.state, id);
    if (now?.sending !== undefined) sendingGoesOn(course, now);
  }
}
