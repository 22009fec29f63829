import { wordOf } from '../../../core/reasons.ts';
import { wholeUm } from '../../../geometry/lengths.ts';
import type { Straight } from '../../../geometry/moves.ts';
import { formationOf } from '../formations/formation.ts';
import { enemiesTouching } from '../formations/contact.ts';
import { rollTest } from '../morale/rolls.ts';
import type { EventOf } from '../events.ts';
import type { Dice, RrClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { AnnouncedMarch, Onward } from '../turn/pending.ts';
import { farthestWay, hasGone, moversOf, straights, walksOf, wayFor, type Way } from './march.ts';
import { allowanceOf, hasMoved } from './reach.ts';
import { areOn } from './straight.ts';

type How = EventOf<'formation-moved'>['how'];

/**
 * Who of some figures marches: each one that is disrupted rolls for it.
 * @clause rr.maneuver.fail-to-march rr.scale.unit-is-a-figure @ruling rr-045 rr-084
 */
export function ableToMarch(
  course: Course,
  units: readonly Unit[],
  dice: Dice,
  { isBought }: { readonly isBought: boolean },
): readonly Unit[] {
  const isFree = !isBought && read(course.state, 'rr-084') === 'card-moves-only';
  return units.filter((unit) => {
    if (unit.condition !== 'disrupted' || isFree) return true;
    const sum = rollTest('march', unit, dice);
    const clauses = ['rr.maneuver.fail-to-march', 'rr.scale.unit-is-a-figure'] as const;
    course.record({ type: 'march-rolled', unit: unit.id, reasons: [sum], clauses });
    return wordOf(sum) === 'marches';
  });
}

/** The clauses of a move of each kind. */
const MOVED_BY: Readonly<Record<How, RrClauseId>> = {
  march: 'rr.maneuver.move-order',
  second: 'rr.cards.jack-second-move',
  evasion: 'rr.maneuver.cavalry-evade',
  wild: 'rr.uncontrolled.automatic-move',
};

/** Records how figures have gone, or that none has. */
export function recordWay(
  course: Course,
  unit: string,
  way: Pick<Way, 'paths' | 'met'>,
  {
    how,
    paid = null,
    clauses = [],
  }: { readonly how: How; readonly paid?: string | null; readonly clauses?: readonly RrClauseId[] },
): void {
  const by = [MOVED_BY[how], ...clauses];
  course.record(
    hasGone(way)
      ? { type: 'formation-moved', unit, units: way.paths, how, met: way.met, paid, clauses: by }
      : { type: 'formation-stayed', unit, how, paid, clauses: by },
  );
}

/**
 * A march that nobody has stopped: those that are disrupted roll. If only some fail, the owner may
 * call the march off; by one reading all wait for them.
 * @clause rr.maneuver.move-order rr.maneuver.fail-to-march @ruling rr-045
 */
export function march(course: Course, what: AnnouncedMarch, dice: Dice): void {
  const { unit } = what;
  const { going } = moversOf(course.state, course.state.units[unit]!, hasMoved(course.state, unit));
  const ready = ableToMarch(course, going, dice, { isBought: true }).map(({ id }) => id);
  const isHeld = ready.length < going.length && read(course.state, 'rr-045') === 'all-wait';
  const able = isHeld ? [] : ready;
  if (able.length === 0 || able.length === going.length) marchOff(course, what, able);
  else course.record({ type: 'march-due', unit, what, going: able, clauses: ['rr.maneuver.fail-to-march'] });
}

/**
 * Those of some figures that have gone over the edge of the board leave it for good; none has but
 * by one reading.
 * @clause rr.victory.lost-means @ruling rr-089
 */
export function leave(course: Course, ids: readonly string[]): void {
  for (const id of ids) {
    const unit = course.state.units[id]!;
    if (!areOn(course.state, [unit]))
      course.record({ type: 'unit-left', unit: id, side: unit.side, clauses: ['rr.victory.lost-means'] });
  }
}

/** Those that can march go without the others. @ruling rr-045 */
export function marchWithout(course: Course): void {
  const { pending } = course.state;
  if (pending?.kind === 'march') marchOff(course, pending.what, pending.going);
}

/** The owner calls a march off; its card is spent. @ruling rr-045 */
export function callOff(course: Course): void {
  const { pending } = course.state;
  if (pending?.kind === 'march') marchOff(course, pending.what, []);
}

/**
 * Those of a formation that can march go. Cavalry that infantry has come to touch may withdraw.
 * @clause rr.maneuver.move-order rr.maneuver.cavalry-evade @ruling rr-045 rr-046
 */
function marchOff(course: Course, { unit: id, legs, paid }: AnnouncedMarch, able: readonly string[]): void {
  const unit = course.state.units[id]!;
  const isSecond = hasMoved(course.state, id);
  const movers = moversOf(course.state, unit, isSecond);
  const going = movers.going.filter((each) => able.includes(each.id));
  const way = wayFor(course.state, { ...movers, going }, unit, legs);
  const { clauses } = allowanceOf(course.state, { ...movers, going }, walksOf(going, way));
  recordWay(course, id, way, { how: isSecond ? 'second' : 'march', paid, clauses });
  leave(course, Object.keys(way.paths));
  if (unit.arm !== 'infantry') return;
  evasionDue(course, way, { unit: id, legs: leftOf(way, straights(unit, legs)!), gone: way.paths, paid });
}

/** What is left of straight legs after a way has been cut short in contact. */
function leftOf(way: Way, legs: readonly Straight[]): readonly Straight[] {
  const gone = way.legs.at(-1);
  if (gone === undefined || way.isWrapped === true) return [];
  const [last, ...others] = legs.slice(way.legs.length - 1) as [Straight, ...Straight[]];
  const rest = { direction: last.direction, by: wholeUm(last.by - gone.by) };
  return [rest, ...others].filter(({ by }) => by > 0);
}

/**
 * Infantry goes on with what is left of its march, as far as its move lets it, unless cavalry that
 * it has come to touch is still there.
 * @clause rr.maneuver.move-order @ruling rr-046
 */
export function marchOn(course: Course, { unit: id, legs, gone, met, paid }: Onward): void {
  const { state } = course;
  const unit = state.units[id];
  const going = Object.keys(gone).flatMap((each) => state.units[each] ?? []);
  const isHeld = going.some((each) => enemiesTouching(state, each).some((enemy) => met.includes(enemy.id)));
  if (unit === undefined || isHeld) return;
  const formation = formationOf(state, unit) as readonly [Unit, ...(readonly Unit[])];
  const way = farthestWay(state, { formation, going }, legs, { isOrdered: true, gone });
  if (!hasGone(way)) return;
  recordWay(course, id, way, { how: 'march', paid });
  leave(course, Object.keys(way.paths));
  const all = Object.entries(way.paths).map(([each, path]) => [each, [...gone[each]!, ...path.slice(1)]] as const);
  evasionDue(course, way, { unit: id, legs: leftOf(way, legs), gone: Object.fromEntries(all), paid });
}

/**
 * The cavalry formations that infantry has come to touch, each by one of its figures.
 * @ruling rr-046
 */
function evasionDue(course: Course, { met }: Way, left: Omit<Onward, 'met'>): void {
  const { state } = course;
  const touched = met
    .filter(({ unit }) => state.units[unit] !== undefined)
    .map(({ at }) => state.units[at]!)
    .filter(({ arm, condition }) => arm === 'cavalry' && condition !== 'routing');
  const units = oneOfEach(state, touched);
  const from = met.find(({ at }) => at === units[0])?.unit;
  if (from === undefined) return;
  const goesOn = left.legs.length > 0 && read(state, 'rr-046') === 'infantry-continues';
  const onward = { ...left, met: met.map(({ at }) => at) };
  course.record({
    type: 'evasion-due',
    units,
    from,
    ...(goesOn && { onward }),
    clauses: ['rr.maneuver.cavalry-evade'],
  });
}

/** One figure of each formation that some figures belong to: the first of them. */
export function oneOfEach(state: State, units: readonly Unit[]): readonly string[] {
  const seen: string[] = [];
  return units.flatMap((unit) => {
    if (seen.includes(unit.id)) return [];
    seen.push(...formationOf(state, unit).map(({ id }) => id));
    return [unit.id];
  });
}

/** The figures of some that touch any figure of others. */
export const touchedBy = (state: State, units: readonly Unit[], others: readonly Unit[]): readonly Unit[] =>
  units.filter((unit) => enemiesTouching(state, unit).some(({ id }) => others.some((other) => other.id === id)));
