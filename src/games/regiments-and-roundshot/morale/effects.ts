import { wordOf } from '../../../core/reasons.ts';
import { handOf } from '../../contract/hands.ts';
import { rankOf } from '../cards/ranks.ts';
import type { Event, EventOf, Flight } from '../events.ts';
import { formationOf } from '../formations/formation.ts';
import type { Dice, RrClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { AttackKind } from '../tables.ts';
import type { State, Unit } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { Riding } from '../turn/pending.ts';
import { farthestFirst, retreatOf, routOf } from './flight.ts';
import { rollMorale, rollTest } from './rolls.ts';

/** Where a result comes from. */
export interface Cause {
  /** The figure that attacked; after a failed charge, its target. */
  readonly by: string;
  /** The charge that it comes from, if its winner may ride on. */
  readonly riding: Riding | null;
  readonly because: Extract<Event, { type: 'unit-destroyed' }>['because'];
  /** The attack whose target it is; null for a charger that has failed. */
  readonly kind: AttackKind | null;
}

/** The clause behind each way to be destroyed. */
const GONE_BY: Readonly<Record<Cause['because'], readonly RrClauseId[]>> = {
  attack: [],
  morale: ['rr.disrupted.morale-test'],
  stand: ['rr.rout.last-stand'],
  failed: ['rr.failed-charge.roll'],
  'no-way': ['rr.rout.cannot-move-destroyed'],
  edge: ['rr.retreat.move'],
};

/** A figure is destroyed. @clause rr.victory.lost-means */
export function destroy(course: Course, { id, side }: Unit, because: Cause['because']): void {
  course.record({
    type: 'unit-destroyed',
    unit: id,
    side,
    because,
    clauses: [...GONE_BY[because], 'rr.victory.lost-means'],
  });
}

/**
 * A disrupted result. A figure that is disrupted already takes a morale test. One that routs suffers
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
 * A figure retreats, and is disrupted when its retreat is over. Under one reading it may be lost on
 * its way.
 * @clause rr.retreat.move rr.retreat.stays-disrupted @ruling rr-061
 */
function retreat(course: Course, unit: Unit, cause: string): void {
  const { to, by, gone } = retreatOf(course.state, unit, cause);
  if (gone !== null) {
    destroy(course, unit, gone);
    return;
  }
  course.record({
    type: 'unit-retreated',
    unit: unit.id,
    to,
    by,
    clauses: ['rr.retreat.move', 'rr.retreat.stays-disrupted'],
  });
}

/** Whether a side holds an Eight. */
const holdsEight = (state: State, side: string): boolean => handOf(state, side).some((card) => rankOf(card) === '8');

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
 * already runs once more, or under one reading not. An owner who holds an Eight is asked first.
 * @clause rr.rout.move rr.rout.artillery-immunity rr.rout.last-stand
 * rr.cards.eight-orderly-withdrawal
 * @ruling rr-031 rr-056 rr-063 rr-095
 */
export function rout(course: Course, id: string, cause: Cause, dice: Dice): void {
  const { state } = course;
  const unit = state.units[id]!;
  if (makesStand(state, unit, cause)) {
    lastStand(course, unit, dice);
    return;
  }
  if (unit.condition === 'routing') {
    if (read(state, 'rr-056') === 'disrupted-nothing-routed-runs') flee(course, unit, cause.by);
    return;
  }
  if (!holdsEight(state, unit.side)) {
    breaks(course, id, cause.by, dice);
    return;
  }
  course.record({
    type: 'rout-due',
    unit: id,
    cause: cause.by,
    riding: cause.riding,
    clauses: ['rr.cards.eight-orderly-withdrawal'],
  });
}

/**
 * A last stand disrupts or destroys. Guns that are disrupted remain so; guns that rout are past
 * mere disorder, and only the HQ stops them.
 * @clause rr.rout.artillery-immunity rr.rout.last-stand rr.rout.continues @ruling rr-056 rr-063
 */
function lastStand(course: Course, unit: Unit, dice: Dice): void {
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
 * An Eight has turned the rout of a figure into a retreat.
 * @clause rr.cards.eight-orderly-withdrawal
 */
export const withdrawInOrder = (course: Course, id: string, cause: string): void =>
  retreat(course, course.state.units[id]!, cause);

/**
 * A figure routs: it runs at once, and then the break roll tells whether its whole formation does.
 * @clause rr.rout.move rr.rout.break-roll rr.victory.lost-means @ruling rr-062 rr-093
 */
export function breaks(course: Course, id: string, cause: string, dice: Dice): void {
  const unit = course.state.units[id]!;
  const others = formationOf(course.state, unit).flatMap((each) =>
    each.id === id || each.condition === 'routing' ? [] : [each.id],
  );
  course.record({ type: 'unit-routed', unit: id, side: unit.side, clauses: ['rr.rout.move', 'rr.victory.lost-means'] });
  if (course.isOver) return;
  flee(course, course.state.units[id]!, cause);
  if (others.length === 0 || hasBroken(course.state, [id, ...others])) return;
  const sum = rollTest('break', unit, dice);
  course.record({
    type: 'break-rolled',
    unit: id,
    reasons: [sum],
    formation: [id, ...others],
    clauses: ['rr.rout.break-roll'],
  });
  if (wordOf(sum) === 'all-rout') sweepAlong(course, others, unit.side, cause);
}

/**
 * Whether a formation needs no other break roll in this phase: never, or under one reading once any
 * of it has made one. @ruling rr-062
 */
const hasBroken = (state: State, ids: readonly string[]): boolean =>
  read(state, 'rr-062') === 'once-per-phase' && ids.some((id) => state.tested.includes(id));

/** A figure that routs makes a rout move. @clause rr.rout.move rr.rout.continues */
export function flee(course: Course, unit: Unit, cause: string | null, isLater = false): void {
  const { to, by, gone, ...turned } = routOf(course.state, unit, cause);
  const clauses: readonly RrClauseId[] = ['rr.rout.move', ...(isLater ? (['rr.rout.continues'] as const) : [])];
  if (gone === 'no-way') destroy(course, unit, 'no-way');
  else if (gone === 'edge')
    course.record({ type: 'unit-left', unit: unit.id, side: unit.side, clauses: [...clauses, 'rr.rout.continues'] });
  else course.record({ type: 'unit-fled', unit: unit.id, to, by, ...turned, clauses });
}

/**
 * The others of a formation rout together: one result.
 * @clause rr.rout.break-roll @ruling rr-081 rr-093
 */
function sweepAlong(course: Course, ids: readonly string[], side: string, cause: string): void {
  const start = course.state;
  const units = ids.map((id): Unit => ({ ...start.units[id]!, condition: 'routing' }));
  let state: State = {
    ...start,
    units: { ...start.units, ...Object.fromEntries(units.map((unit) => [unit.id, unit])) },
  };
  const flights: Flight[] = [];
  for (const unit of farthestFirst(state, units)) {
    const { to, by, gone, ...turned } = routOf(state, unit, cause);
    flights.push({ unit: unit.id, to: gone === null ? to : null, by, gone, ...turned });
    const { [unit.id]: _gone, ...left } = state.units;
    state = { ...state, units: gone === null ? { ...state.units, [unit.id]: { ...unit, at: to, ...turned } } : left };
  }
  const broke: EventOf<'formation-broke'> = {
    type: 'formation-broke',
    side,
    flights,
    clauses: ['rr.rout.break-roll', 'rr.rout.move', 'rr.victory.lost-means'],
  };
  course.record(broke);
}
