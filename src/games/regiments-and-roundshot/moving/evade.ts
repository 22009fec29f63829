import type { Um } from '../../../geometry/lengths.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { mean, size, way } from '../../../geometry/vectors.ts';
import { facingAlong, type Direction } from '../../../geometry/facings.ts';
import { shift, type Straight } from '../../../geometry/moves.ts';
import { baseOf, enemiesTouching } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { withdrawn } from '../morale/flight.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Dice, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { AnnouncedEvasion } from '../turn/pending.ts';
import { ableToMarch, leave, marchOn, recordWay, touchedBy } from './going.ts';
import { greatest, measured, mostOf } from './reach.ts';
import { shiftedBy, toEdge } from './straight.ts';

type Some = readonly [Unit, ...(readonly Unit[])];

const middle = (units: readonly Unit[]) => mean(units.map(({ at }) => at));

/**
 * Which way a formation withdraws from another that touches it: from the middle of those of the
 * other that touch it to the middle of its own that they touch, or by one reading between the
 * middles of the two formations; null if both are one point.
 * @ruling rr-092
 */
function straightAway(state: State, own: readonly Unit[], others: readonly Unit[]): Direction | null {
  const isOfAll = read(state, 'rr-092') === 'middles';
  const [theirs, mine] = isOfAll ? [others, own] : [touchedBy(state, others, own), touchedBy(state, own, others)];
  if (theirs.length === 0 || mine.length === 0) return null;
  const by = way(middle(theirs), middle(mine));
  return size(by) === 0 ? null : facingAlong(by);
}

/**
 * The farthest way on which the formation of a figure can withdraw from infantry; null if there is
 * none. A column and a road give their inch, and ground slows as in any move.
 * @clause rr.maneuver.cavalry-evade @ruling rr-046 rr-089 rr-091 rr-092 rr-105
 */
export function evasionOf(state: State, unit: Unit, from: Unit): Straight | null {
  const formation = formationOf(state, unit) as Some;
  const direction = straightAway(state, formation, formationOf(state, from));
  if (direction === null) return null;
  const fits = (length: Um): boolean => {
    const walks = formation.map((unit) => ({
      unit,
      path: [unit.at, shift(baseOf(state, unit), direction, length).at],
    }));
    const { used, length: most } = measured(state, { formation, going: formation }, walks);
    return atMost(used, most);
  };
  const most = mostOf(formation);
  const edge = Math.min(...formation.map((each) => toEdge(baseOf(state, each), direction, most))) as Um;
  const limit = read(state, 'rr-089') === 'edge-is-a-wall' ? edge : most;
  const { by, isShut } = withdrawn(state, formation, { direction, by: greatest(limit, fits) });
  return isShut ? null : { direction, by };
}

/** Whether cavalry may withdraw so far. @clause rr.maneuver.cavalry-evade */
export function judgeEvade(state: State, { unit: id, far }: OrderOf<'evade'>): Verdict {
  const { pending } = state;
  if (pending?.kind !== 'evade' || pending.units[0] !== id)
    return refused('rr.maneuver.cavalry-evade', 'not-asked', { unit: id });
  const unit = state.units[id]!;
  const most = evasionOf(state, unit, state.units[pending.from]!);
  if (most === null) return refused('rr.maneuver.cavalry-evade', 'no-way-out', { unit: id });
  if (!atMost(far, most.by))
    return refused('rr.maneuver.cavalry-evade', 'too-far', { unit: id, length: far, move: most.by });
  const { by } = withdrawn(state, formationOf(state, unit), { ...most, by: far });
  const end = shift(baseOf(state, unit), most.direction, by).at;
  return allowedShowing(
    [{ kind: 'path', unit: id, through: [id, { at: end, facing: unit.facing }], sense: 'move' }],
    'rr.maneuver.cavalry-evade',
  );
}

/** Cavalry that stays answers for its whole formation. @clause rr.maneuver.cavalry-evade */
export const judgeStay = (state: State, { unit }: OrderOf<'stay'>): Verdict =>
  state.pending?.kind === 'evade' && state.pending.units[0] === unit
    ? allowedShowing([{ kind: 'light', units: [unit] }], 'rr.maneuver.cavalry-evade')
    : refused('rr.maneuver.cavalry-evade', 'not-asked', { unit });

/**
 * Cavalry withdraws: those that are disrupted roll for it, and whoever fails stays behind.
 * @clause rr.maneuver.cavalry-evade rr.maneuver.fail-to-march @ruling rr-046 rr-084
 */
export function evade(course: Course, { unit, way: straight }: AnnouncedEvasion, dice: Dice): void {
  const formation = formationOf(course.state, course.state.units[unit]!);
  const going = ableToMarch(course, formation, dice, { isBought: false });
  const { by } = withdrawn(course.state, going, straight);
  const ends = shiftedBy(course.state, going, { direction: straight.direction, by });
  const paths = Object.fromEntries(going.map(({ id, at }, n) => [id, [at, ends[n]!.at]]));
  recordWay(course, unit, { paths, met: [] }, { how: 'evasion' });
  leave(course, Object.keys(paths));
}

/** Cavalry stays, and the next formation is asked. @clause rr.maneuver.cavalry-evade */
export function stay(course: Course, { unit }: OrderOf<'stay'>): void {
  const { pending } = course.state;
  course.record({ type: 'evasion-left', unit, clauses: ['rr.maneuver.cavalry-evade'] });
  if (pending?.kind === 'evade') nextEvader(course, { ...pending, others: pending.units.filter((id) => id !== unit) });
}

/**
 * After one formation has answered, the next one that infantry still touches is asked; when all
 * have answered, by one reading the infantry goes on.
 * @ruling rr-046
 */
export function nextEvader(
  course: Course,
  { from, others, onward }: Pick<AnnouncedEvasion, 'from' | 'others' | 'onward'>,
): void {
  const { state } = course;
  const asked = others.flatMap((unit) => {
    const by = comeUp(state, formationOf(state, state.units[unit]!), from);
    return by === undefined ? [] : [{ unit, by: by.id }];
  });
  const [first] = asked;
  if (first === undefined) {
    if (onward !== undefined) marchOn(course, onward);
    return;
  }
  const units = asked.map(({ unit }) => unit);
  course.record({
    type: 'evasion-due',
    units,
    from: first.by,
    ...(onward !== undefined && { onward }),
    clauses: ['rr.maneuver.cavalry-evade'],
  });
}

/**
 * The infantry that has come up to a formation: of the same formation as before, or of another
 * part.
 */
function comeUp(state: State, own: readonly Unit[], from: string): Unit | undefined {
  const touching = own.flatMap((unit) => enemiesTouching(state, unit));
  const before = formationOf(state, state.units[from]!);
  const isBefore = ({ id }: Unit): boolean => before.some((each) => each.id === id);
  return touching.find(isBefore) ?? touching.find(({ id, arm }) => arm === 'infantry' && state.moved.includes(id));
}
