import { wordOf } from '../../../core/reasons.ts';
import { formationOf } from '../formations/formation.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { Cause } from './cause.ts';
import { askForEight, isAskedForEight } from './eight.ts';
import { rollMorale, rollTest } from './rolls.ts';
import { destroy, flee, retreat } from './running.ts';
import { sweep } from './sweep.ts';

/**
 * A disrupted result. A figure that is disrupted already takes a morale test. One that routs
 * suffers
 * nothing more by it; under one reading it takes the test as well, of which only destruction can
 * make its lot worse.
 * @clause rr.disrupted.second-disruption rr.disrupted.morale-test @ruling rr-056
 */
export function disrupt(course: Course, id: string, cause: Cause, dice: Dice): void {
  const unit = course.state.units[id]!;
  const isRouting = unit.condition === 'routing';
  if (isRouting && read(course.state, 'rr-056') !== 'disrupted-tests') return;
  if (unit.condition === 'steady') {
    course.record({ type: 'unit-disrupted', unit: id, clauses: ['rr.disrupted.marking'] });
    return;
  }
  const sum = rollMorale(course.state, unit, cause.kind, dice);
  course.record({
    type: 'morale-tested',
    unit: id,
    reasons: [sum],
    clauses: ['rr.disrupted.second-disruption', 'rr.disrupted.morale-test'],
  });
  const word = wordOf(sum);
  if (word === 'retreats' && !isRouting) retreat(course, unit, cause.by);
  if (word === 'routed' && !isRouting) rout(course, id, { ...cause, because: 'morale' }, dice);
  if (word === 'destroyed') destroy(course, unit, 'morale');
}

/**
 * Whether guns make a last stand: they do wherever infantry or cavalry would rout them, or under
 * one reading only where the attack itself would, and no test that it leads to. Guns that rout
 * already make it too, and do not run from infantry or cavalry.
 * @clause rr.rout.artillery-immunity rr.rout.last-stand @ruling rr-056 rr-063
 */
function makesStand(state: State, { arm }: Unit, { by, because }: Cause): boolean {
  if (arm !== 'artillery' || state.units[by]?.arm === 'artillery') return false;
  return because === 'attack' || read(state, 'rr-063') === 'cause-carries-through';
}

/**
 * A rout result. Guns are routed by guns alone: by others they make a last stand. One that routs
 * already runs once more, or under one reading not. An owner who holds an Eight is asked first,
 * before a last stand too.
 * @clause rr.rout.move rr.rout.artillery-immunity rr.rout.last-stand
 * rr.cards.eight-orderly-withdrawal
 * @ruling rr-031 rr-056 rr-063 rr-095
 */
export function rout(course: Course, id: string, cause: Cause, dice: Dice): void {
  const { state } = course;
  const unit = state.units[id]!;
  const isStand = makesStand(state, unit, cause);
  if (unit.condition === 'routing') {
    if (isStand) lastStand(course, unit, dice);
    else if (read(state, 'rr-056') === 'disrupted-nothing-routed-runs') runAgain(course, unit, cause);
    return;
  }
  if (isAskedForEight(state, unit.side))
    askForEight(course, { unit: id, cause: cause.by, riding: cause.riding, ...(isStand && { isStand }) });
  else if (isStand) lastStand(course, unit, dice);
  else breaks(course, id, cause, dice);
}

/**
 * A figure that routs already is to run once more. An Eight stops it under some readings: after a
 * fresh result, or also where it only runs on, without a cause.
 * @ruling rr-031 rr-095
 */
export function runAgain(course: Course, unit: Unit, cause: Pick<Cause, 'by' | 'riding'> | null): void {
  const { state } = course;
  const isAny = read(state, 'rr-031') === 'any-rout-move';
  const mayStop = isAny || (cause !== null && read(state, 'rr-095') === 'every-rout');
  if (mayStop && isAskedForEight(state, unit.side))
    askForEight(course, { unit: unit.id, cause: cause?.by ?? null, riding: cause?.riding ?? null, isAgain: true });
  else flee(course, unit, cause?.by ?? null);
}

/**
 * A last stand disrupts or destroys. Guns that are disrupted remain so; guns that rout are past
 * mere disorder, and only the HQ stops them.
 * @clause rr.rout.artillery-immunity rr.rout.last-stand rr.rout.continues @ruling rr-056 rr-063
 */
export function lastStand(course: Course, unit: Unit, dice: Dice): void {
  const sum = rollTest('stand', unit, dice);
  course.record({
    type: 'stand-rolled',
    unit: unit.id,
    reasons: [sum],
    clauses: ['rr.rout.artillery-immunity', 'rr.rout.last-stand'],
  });
  if (wordOf(sum) === 'destroyed') destroy(course, unit, 'stand');
  else if (unit.condition === 'steady')
    course.record({ type: 'unit-disrupted', unit: unit.id, clauses: ['rr.rout.last-stand'] });
}

/**
 * A figure routs: it runs at once, and then the break roll tells whether its whole formation does.
 * @clause rr.rout.move rr.rout.break-roll rr.victory.lost-means @ruling rr-062 rr-093
 */
export function breaks(course: Course, id: string, { by, riding }: Pick<Cause, 'by' | 'riding'>, dice: Dice): void {
  const unit = course.state.units[id]!;
  const others = formationOf(course.state, unit).flatMap((each) =>
    each.id === id || each.condition === 'routing' ? [] : [each.id],
  );
  course.record({ type: 'unit-routed', unit: id, side: unit.side, clauses: ['rr.rout.move', 'rr.victory.lost-means'] });
  if (course.isOver) return;
  flee(course, course.state.units[id]!, by);
  if (others.length === 0 || hasBroken(course.state, [id, ...others])) return;
  const sum = rollTest('break', unit, dice);
  course.record({
    type: 'break-rolled',
    unit: id,
    reasons: [sum],
    ...(isOnce(course.state) && { formation: [id, ...others] }),
    clauses: ['rr.rout.break-roll'],
  });
  if (wordOf(sum) === 'all-rout') sweep(course, { left: others, saved: [], going: [] }, { by, riding });
}

/** Whether a formation makes no more than one Break Roll in a phase. @ruling rr-062 */
const isOnce = (state: State): boolean => read(state, 'rr-062') === 'once-per-phase';

/**
 * Whether a formation needs no other break roll in this phase: never, or under one reading once any
 * of it has made one. @ruling rr-062
 */
const hasBroken = (state: State, ids: readonly string[]): boolean =>
  isOnce(state) && ids.some((id) => state.tested.includes(id));
