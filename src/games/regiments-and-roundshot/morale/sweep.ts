import type { EventOf, Flight } from '../events.ts';
import type { RrClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { Swept } from '../turn/pending.ts';
import type { Cause } from './cause.ts';
import { askForEight, isAskedForEight } from './eight.ts';
import { farthestFirst, routOf } from './flight.ts';
import { retreat } from './running.ts';

type Since = Pick<Cause, 'by' | 'riding'>;

/**
 * A Break Roll sweeps the others of a formation along. Under one reading their owner is asked for
 * each of them before anybody runs, while he holds an Eight; those that he saves retreat at last.
 * @clause rr.rout.break-roll @ruling rr-095
 */
export function sweep(course: Course, { left, saved, going }: Swept, { by, riding }: Since): void {
  const { state } = course;
  const [unit, ...others] = left;
  if (unit !== undefined && read(state, 'rr-095') === 'every-rout' && isAskedForEight(state, state.units[unit]!.side)) {
    askForEight(course, { unit, cause: by, riding, swept: { left: others, saved, going } });
    return;
  }
  const swept = [...going, ...left];
  if (swept.length > 0) sweepAlong(course, swept, { by, riding });
  for (const id of saved) retreat(course, course.state.units[id]!, by);
}

const CLAUSES: readonly RrClauseId[] = ['rr.rout.break-roll', 'rr.rout.move', 'rr.victory.lost-means'];

/**
 * The others of a formation rout together: one result. They run in an order of their own, or one
 * after the other as their owner decides.
 * @clause rr.rout.break-roll @ruling rr-081 rr-093
 */
function sweepAlong(course: Course, ids: readonly string[], { by, riding }: Since): void {
  const start = course.state;
  const units = ids.map((id): Unit => ({ ...start.units[id]!, condition: 'routing' }));
  const { side } = start.units[ids[0]!]!;
  if (read(start, 'rr-093') === 'owner-orders') {
    const stays = units.map(({ id, at }): Flight => ({ unit: id, to: at, by: 0 as Flight['by'], gone: null }));
    course.record({ type: 'formation-broke', side, flights: stays, clauses: CLAUSES });
    course.record({ type: 'flight-due', units: ids, cause: by, riding, clauses: ['rr.rout.move'] });
    return;
  }
  let state: State = {
    ...start,
    units: { ...start.units, ...Object.fromEntries(units.map((unit) => [unit.id, unit])) },
  };
  const flights: Flight[] = [];
  for (const unit of farthestFirst(state, units)) {
    const { to, by: far, gone, ...turned } = routOf(state, unit, by);
    flights.push({ unit: unit.id, to: gone === null ? to : null, by: far, gone, ...turned });
    const { [unit.id]: _gone, ...left } = state.units;
    state = { ...state, units: gone === null ? { ...state.units, [unit.id]: { ...unit, at: to, ...turned } } : left };
  }
  const broke: EventOf<'formation-broke'> = { type: 'formation-broke', side, flights, clauses: CLAUSES };
  course.record(broke);
}
