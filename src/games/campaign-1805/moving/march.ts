import type { Body, MoveEnd } from '../bodies/body.ts';
import { blockOf } from '../bodies/models.ts';
import { enemiesTouching } from '../melee/contacts.ts';
import { bodiesIn, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';

import { isTaken } from './free-way.ts';
import { movedTogether, type Mover } from './together.ts';

/**
 * Where a body is ordered to move, if it still may: it has not acted, does not rout and touches
 * nobody. @clause cf.move.who cf.move.as-written @ruling cf-018 cf-037 cf-086 cf-124
 */
function marchOf(state: State, body: Body): MoveEnd | null {
  const order = state.written[body.id];
  if (order?.does !== 'move' || state.acted[body.id] !== undefined || body.condition === 'routing') return null;
  return enemiesTouching(state, body).length > 0 ? null : order.end;
}

/**
 * All moves that are written, at once: each body turns and forms, and goes straight to its place,
 * as far as nobody is met.
 * @clause cf.move.who cf.move.as-written cf.move.formation-free @ruling cf-049 cf-050
 */
export function moveAll(course: Course): void {
  const { state } = course;
  const going: { readonly body: Body; readonly end: MoveEnd }[] = [];
  // Each needs room to turn and to form where it stands, beside those who have turned already.
  let turned: State = state;
  for (const body of bodiesIn(state)) {
    const end = marchOf(state, body);
    if (end === null) continue;
    const formed = { ...body, ...end, at: body.at };
    if (isTaken(turned, blockOf(formed), [body.id])) continue;
    going.push({ body, end });
    turned = { ...turned, units: { ...turned.units, [body.id]: formed } };
  }
  if (going.length === 0) return;
  const movers = going.map(({ body, end }): Mover => ({
    id: body.id,
    block: blockOf({ ...body, ...end, at: body.at }),
    to: end.at,
  }));
  const still = bodiesIn(state).filter(({ id }) => movers.every((mover) => mover.id !== id));
  const places = movedTogether(movers, still.map(blockOf));
  const ends = going.map(({ body, end }): readonly [string, MoveEnd] => [body.id, { ...end, at: places[body.id]! }]);
  course.record({
    type: 'moved-together',
    ends: Object.fromEntries(ends),
    clauses: ['cf.move.who', 'cf.move.as-written'],
  });
}
