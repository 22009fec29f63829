import { runAgain } from '../morale/effects.ts';
import { farthestFirst } from '../morale/flight.ts';
import { allowedShowing, refused, type Verdict } from '../reasons.ts';
import type { OrderOf } from '../orders.ts';
import { read } from '../rulings.ts';
import { foeOf, unitsIn, type State } from '../state.ts';
import type { Course } from './course.ts';

/**
 * Those who run on at this moment: the routing figures of the side on turn, under one reading those
 * of both sides, its own first. The farthest from its nearest enemy comes first.
 * @clause rr.rout.continues @ruling rr-059 rr-093
 */
function routers(state: State): readonly string[] {
  const { owner } = state;
  const sides = read(state, 'rr-059') === 'every-turn' ? [owner, foeOf(state, owner)] : [owner];
  return sides.flatMap((side) =>
    farthestFirst(
      state,
      unitsIn(state).filter((unit) => unit.side === side && unit.condition === 'routing'),
    ).map(({ id }) => id),
  );
}

/** The phase in which routing figures run on. @ruling rr-059 */
export const runsIn = (state: State): 'rally' | 'grand-maneuver' =>
  read(state, 'rr-059') === 'after-failed-rally' ? 'rally' : 'grand-maneuver';

/** Whether somebody may be asked before a figure runs on. @ruling rr-031 rr-093 rr-094 */
const mayAsk = (state: State): boolean =>
  read(state, 'rr-031') === 'any-rout-move' ||
  read(state, 'rr-093') === 'owner-orders' ||
  read(state, 'rr-094') === 'owner-orders';

/** Those who rout run on, until somebody is asked. @clause rr.rout.continues */
export function startRunning(course: Course): void {
  const units = routers(course.state);
  if (units.length === 0 || course.isOver) return;
  if (mayAsk(course.state)) {
    course.record({ type: 'flight-due', units, cause: null, riding: null, clauses: ['rr.rout.continues'] });
    runOn(course);
    return;
  }
  for (const id of units) runAgain(course, course.state.units[id]!, null);
}

/** Whether the battle is over, or somebody is asked before anything else. */
export const isStopped = ({ isOver, state: { pending, fleeing } }: Course): boolean =>
  isOver || pending !== null || fleeing !== null;

/** Whether a side decides who runs next, or whether somebody rolls for control before. */
const isAsked = ({ readings, wild }: State, count: number): boolean =>
  (count > 1 && read({ readings }, 'rr-093') === 'owner-orders') ||
  (wild.length > 0 && read({ readings }, 'rr-094') === 'owner-orders');

/**
 * Those who have to run do so, one after the other, until their owner is asked.
 * @clause rr.rout.continues @ruling rr-093 rr-094
 */
export function runOn(course: Course): void {
  for (;;) {
    const { fleeing, pending, units } = course.state;
    const [first] = fleeing?.units ?? [];
    if (first === undefined || pending !== null || course.isOver) return;
    const own = fleeing!.units.filter((id) => units[id]!.side === units[first]!.side);
    if (isAsked(course.state, own.length)) return;
    runNext(course, first);
  }
}

/** One of those who have to run does so. @clause rr.rout.continues */
export function runNext(course: Course, id: string): void {
  const { fleeing, units } = course.state;
  const { cause = null, riding = null } = fleeing ?? {};
  runAgain(course, units[id]!, cause === null ? null : { by: cause, riding });
}

/**
 * Whether a figure may run next: any of those who have to, where their owner decides; else the
 * first of them.
 * @clause rr.rout.continues @ruling rr-093 rr-094
 */
export function judgeRun(state: State, { unit }: OrderOf<'run'>): Verdict {
  const due = state.fleeing?.units ?? [];
  if (!due.includes(unit)) return refused('rr.rout.continues', 'not-asked', { unit });
  if (due[0] !== unit && read(state, 'rr-093') === 'farthest-first')
    return refused('rr.rout.continues', 'not-first', { unit });
  return allowedShowing([{ kind: 'light', units: [unit] }], 'rr.rout.continues', 'rr.rout.move');
}
