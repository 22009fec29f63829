import type { Um } from '../../../geometry/lengths.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { size, way } from '../../../geometry/vectors.ts';
import { facingAlong, type Direction } from '../../../geometry/facings.ts';
import { shift, type Straight } from '../../../geometry/moves.ts';
import { baseOf } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { middleOfAll, withdrawn } from '../morale/flight.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Dice, type Verdict } from '../reasons.ts';
import type { State, Unit } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { AnnouncedEvasion } from '../turn/pending.ts';
import { ableToMarch, recordWay, touchedBy } from './going.ts';
import { allowanceOf, farthestOn } from './reach.ts';
import { shiftedBy, toEdge } from './straight.ts';

type Some = readonly [Unit, ...(readonly Unit[])];

const places = (units: readonly Unit[]) => units.map(({ at }) => at) as unknown as Parameters<typeof middleOfAll>[0];

/**
 * Which way a formation withdraws from another that touches it: from the middle of those of the
 * other that touch it to the middle of its own that they touch; null if both are one point.
 * @ruling rr-092
 */
function straightAway(state: State, own: readonly Unit[], others: readonly Unit[]): Direction | null {
  const [theirs, mine] = [touchedBy(state, others, own), touchedBy(state, own, others)];
  if (theirs.length === 0 || mine.length === 0) return null;
  const by = way(middleOfAll(places(theirs)), middleOfAll(places(mine)));
  return size(by) === 0 ? null : facingAlong(by);
}

/**
 * The farthest way on which the formation of a figure can withdraw from infantry; null if there is
 * none.
 * @clause rr.maneuver.cavalry-evade @ruling rr-046 rr-089 rr-091 rr-092
 */
export function evasionOf(state: State, unit: Unit, from: Unit): Straight | null {
  const formation = formationOf(state, unit) as Some;
  const direction = straightAway(state, formation, formationOf(state, from));
  if (direction === null) return null;
  const { length } = allowanceOf(state, formation, []);
  const most = formation.reduce<Um>((least, each) => {
    const base = baseOf(state, each);
    const reach = farthestOn(state, [each.at, shift(base, direction, length).at], length);
    return Math.min(least, reach, toEdge(base, direction, reach)) as Um;
  }, length);
  const { by, isShut } = withdrawn(state, formation, { direction, by: most });
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
  const end = shift(baseOf(state, unit), most.direction, far).at;
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
  const going = ableToMarch(course, formation, dice);
  const { by } = going.length === 0 ? { by: 0 as Um } : withdrawn(course.state, going, straight);
  const ends = shiftedBy(course.state, going, { direction: straight.direction, by });
  const paths = by === 0 ? [] : going.map((each, n) => [each.id, [each.at, ends[n]!.at]] as const);
  recordWay(course, unit, { paths: Object.fromEntries(paths), met: [] }, { how: 'evasion' });
}

/** After one formation has answered, the next one is asked. */
export function nextEvader(course: Course, { from, others }: Pick<AnnouncedEvasion, 'from' | 'others'>): void {
  const units = others.filter((id) => course.state.units[id] !== undefined);
  if (units.length > 0 && !course.isOver)
    course.record({ type: 'evasion-due', units, from, clauses: ['rr.maneuver.cavalry-evade'] });
}
