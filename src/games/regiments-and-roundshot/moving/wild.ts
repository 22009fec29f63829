import { bandOf } from '../../../core/bands.ts';
import { D6 } from '../../../core/dice.ts';
import { add, die, sum, total, wordOf, type Sum } from '../../../core/reasons.ts';
import { seenAlong } from '../../../geometry/bases.ts';
import { facingAlong, UNIT, type Direction } from '../../../geometry/facings.ts';
import { waysBetween } from '../../../geometry/gaps.ts';
import { same, SAME, type Um } from '../../../geometry/lengths.ts';
import { dot, mean, size, way, type Vector } from '../../../geometry/vectors.ts';
import { counted } from '../cards/playing.ts';
import { rankOf } from '../cards/ranks.ts';
import { baseOf, distanceOf } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { inwards } from '../morale/flight.ts';
import type { Dice, RrClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import { enemiesOf, unitsIn, type State, type Unit } from '../state.ts';
import { announce } from '../turn/announced.ts';
import type { Course } from '../turn/course.ts';
import type { AnnouncedControl, AnnouncedRide } from '../turn/pending.ts';
import { wildOf } from './chargers.ts';
import { ableToMarch, oneOfEach, recordWay, touchedBy } from './going.ts';
import { farthestWay } from './march.ts';
import { mostOf } from './reach.ts';

/** The distance between two formations: that of their two nearest figures. */
const apart = (state: State, units: readonly Unit[], others: readonly Unit[]): Um =>
  Math.min(...units.flatMap((unit) => others.map((other) => distanceOf(state, unit, other)))) as Um;

const nearestEnemyOf = (state: State, units: readonly Unit[]): Um =>
  apart(
    state,
    units,
    enemiesOf(state, units[0]!).filter(({ condition }) => condition !== 'routing'),
  );

/**
 * One figure of each cavalry formation that holds one which charged in its side’s last turn: the
 * formation nearest to an enemy rolls first, equals from their owner’s left to his right.
 * @clause rr.uncontrolled.trigger @ruling rr-072 rr-094
 */
export function wildIn(state: State): readonly string[] {
  const { owner } = state;
  const charged = unitsIn(state).filter(
    ({ id, side, arm, condition }) =>
      side === owner && arm === 'cavalry' && condition !== 'routing' && (state.charged[owner] ?? []).includes(id),
  );
  const placed = oneOfEach(state, charged).map((id) => {
    const formation = wildOf(state, state.units[id]!);
    const right = Math.min(...formation.map(({ at }) => seenAlong(inwards(state, owner), at).right));
    return { id, near: nearestEnemyOf(state, formation), right };
  });
  return placed
    .toSorted((a, b) => (same(a.near, b.near) ? 0 : a.near - b.near) || a.right - b.right)
    .map(({ id }) => id);
}

/** What a roll for control comes to. @clause rr.uncontrolled.roll */
export const CONTROL = [
  { from: null, to: 3, word: 'in-hand' },
  { from: 4, to: null, word: 'wild' },
] as const;

/**
 * The uncontrolled charge roll; each Three takes two off, or by one reading adds two.
 * @clause rr.uncontrolled.roll rr.cards.three-uncontrolled @ruling rr-019 rr-025 rr-029
 */
function rollControl(state: State, { unit }: AnnouncedControl, threes: number, dice: Dice): Sum<RrClauseId> {
  const each = read(state, 'rr-029') === 'helps-control' ? -2 : 2;
  const terms = [
    die<RrClauseId>('rr.uncontrolled.roll', 'D6', dice.roll(`control.${unit}`, D6)),
    add<RrClauseId>('rr.cards.three-uncontrolled', 'Disengage', each * counted(state, threes), threes > 0),
  ];
  const band = bandOf('control', CONTROL, total(terms), terms);
  return sum(unit, terms, { is: 'bands', clause: 'rr.uncontrolled.roll', table: 'control', ...band });
}

/**
 * A formation rolls whether it stays in hand; if not, it rides at the nearest enemy formation.
 * @clause rr.uncontrolled.trigger rr.uncontrolled.roll rr.uncontrolled.automatic-move
 * rr.uncontrolled.no-card
 * @ruling rr-073
 */
export function rollForControl(course: Course, what: AnnouncedControl, laid: readonly string[], dice: Dice): void {
  const threes = laid.filter((card) => rankOf(card) === '3').length;
  const rolled = rollControl(course.state, what, threes, dice);
  course.record({ type: 'control-rolled', unit: what.unit, reasons: [rolled], clauses: ['rr.uncontrolled.roll'] });
  if (wordOf(rolled) !== 'wild') return;
  const at = nearestFormation(course.state, course.state.units[what.unit]!, dice);
  if (at !== null) announce(course, { kind: 'wild', unit: what.unit, at });
}

/**
 * Whether wild cavalry may ride at a formation: by one reading at none that it touches or charged
 * last turn.
 * @ruling rr-073
 */
function mayRideAt(state: State, own: readonly Unit[], others: readonly Unit[]): boolean {
  if (read(state, 'rr-073') === 'nearest-of-all') return true;
  const struck = (state.struck[state.owner] ?? []).filter(({ unit }) => own.some(({ id }) => id === unit));
  return touchedBy(state, own, others).length === 0 && !others.some(({ id }) => struck.some(({ at }) => at === id));
}

/**
 * One figure of the nearest enemy formation; equals by dice. Null if there is none to ride at.
 * @ruling rr-073
 */
function nearestFormation(state: State, unit: Unit, dice: Dice): string | null {
  const own = wildOf(state, unit);
  const enemies = enemiesOf(state, unit)
    .filter(({ condition }) => condition !== 'routing')
    .filter((enemy) => mayRideAt(state, own, formationOf(state, enemy)));
  const all = oneOfEach(state, enemies).map((id) => ({
    id,
    far: apart(state, own, formationOf(state, state.units[id]!)),
  }));
  const least = Math.min(...all.map(({ far }) => far));
  const nearest = all.filter(({ far }) => far <= least + SAME).map(({ id }) => id);
  if (nearest.length < 2) return nearest[0] ?? null;
  return dice.draw(`nearest.${unit.id}`, nearest);
}

/** Every shortest way between two formations, from point to point. @ruling rr-003 rr-092 */
function shortestWays(state: State, own: readonly Unit[], others: readonly Unit[]): readonly Vector[] {
  if (read(state, 'rr-092') === 'middles') return [way(middleOf(own), middleOf(others))];
  const bases = (units: readonly Unit[]) => units.map((unit) => baseOf(state, unit));
  const isOfCentres = read(state, 'rr-003') === 'centre-to-centre';
  const ways = isOfCentres
    ? own.flatMap(({ at }) => others.map((other) => way(at, other.at)))
    : bases(own).flatMap((base) => bases(others).flatMap((other) => waysBetween(base, other)));
  const least = Math.min(...ways.map(size));
  return ways.filter((each) => size(each) <= least + SAME);
}

const middleOf = (units: readonly Unit[]) => mean(units.map(({ at }) => at));

/** Two ways within this share of each other point the same way. */
const ALIKE = 0.99999;

/**
 * The straight way of a formation at another: along their shortest gap, or by one reading from
 * middle to middle. If several are equally short and point different ways, a die picks one; while
 * the two touch there is nothing to ride.
 * @ruling rr-073 rr-092
 */
function straightAt(
  state: State,
  [unit, own]: readonly [string, readonly Unit[]],
  others: readonly Unit[],
  dice: Dice,
): Direction | null {
  if (touchedBy(state, own, others).length > 0) return null;
  const directions = shortestWays(state, own, others)
    .filter((each) => size(each) > 0)
    .map(facingAlong)
    .reduce<readonly Direction[]>(
      (all, each) => (all.some((other) => dot(each, other) >= ALIKE * UNIT * UNIT) ? all : [...all, each]),
      [],
    );
  if (directions.length < 2) return directions[0] ?? null;
  return directions[dice.draw(`nearest.${unit}`, Array.from(directions.keys()))]!;
}

/**
 * Wild cavalry rides straight at an enemy formation until it touches one, or to the end of its
 * move. Who is disrupted rolls to march. It is the formation’s move of the turn: those that have
 * ridden wild before with others do not ride again.
 * @clause rr.uncontrolled.automatic-move rr.uncontrolled.no-card rr.maneuver.fail-to-march
 * @ruling rr-040 rr-073 rr-074 rr-084 rr-092
 */
export function rideWild(course: Course, { unit, at }: AnnouncedRide, dice: Dice): void {
  const { state } = course;
  const own = state.units[unit]!;
  const formation = formationOf(state, own) as readonly [Unit, ...(readonly Unit[])];
  const wild = wildOf(state, own);
  const direction = straightAt(state, [unit, wild], formationOf(state, state.units[at]!), dice);
  const ridden = { how: 'wild', clauses: ['rr.uncontrolled.no-card'] } as const;
  if (direction === null) {
    recordWay(course, unit, { paths: {}, met: [] }, ridden);
    return;
  }
  const fresh = wild.filter(({ id }) => !state.moved.includes(id));
  const going = ableToMarch(course, fresh, dice, { isBought: false });
  recordWay(course, unit, farthestWay(state, { formation, going }, [{ direction, by: mostOf(formation) }]), ridden);
}
