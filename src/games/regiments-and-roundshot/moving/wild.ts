import { bandOf } from '../../../core/bands.ts';
import { D6 } from '../../../core/dice.ts';
import { add, die, sum, total, wordOf, type Sum } from '../../../core/reasons.ts';
import { corners, seenAlong } from '../../../geometry/bases.ts';
import { facingAlong, UNIT, type Direction } from '../../../geometry/facings.ts';
import { gap, gapTo } from '../../../geometry/gaps.ts';
import { same, SAME, type Um } from '../../../geometry/lengths.ts';
import { dot, size, way, type Vector } from '../../../geometry/vectors.ts';
import { counted } from '../cards/playing.ts';
import { rankOf } from '../cards/ranks.ts';
import { baseOf } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { inwards } from '../morale/flight.ts';
import type { Dice, RrClauseId } from '../reasons.ts';
import { enemiesOf, unitsIn, type State, type Unit } from '../state.ts';
import { announce } from '../turn/announced.ts';
import type { Course } from '../turn/course.ts';
import type { AnnouncedControl, AnnouncedRide } from '../turn/pending.ts';
import { ableToMarch, oneOfEach, recordWay, touchedBy } from './going.ts';
import { farthestWay, type Way } from './march.ts';
import { mostOf } from './reach.ts';

/** The distance between two formations: that of their two nearest figures. */
const apart = (state: State, units: readonly Unit[], others: readonly Unit[]): Um =>
  Math.min(...units.flatMap((unit) => others.map((other) => gap(baseOf(state, unit), baseOf(state, other))))) as Um;

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
    const formation = formationOf(state, state.units[id]!);
    const right = Math.min(...formation.map(({ at }) => seenAlong(inwards(state, owner), at).right));
    return { id, near: nearestEnemyOf(state, formation), right };
  });
  return placed
    .toSorted((a, b) => (same(a.near, b.near) ? 0 : a.near - b.near) || a.right - b.right)
    .map(({ id }) => id);
}

const ROWS = [
  { from: null, to: 3, word: 'in-hand' },
  { from: 4, to: null, word: 'wild' },
] as const;

/**
 * The uncontrolled charge roll; each Three takes two off.
 * @clause rr.uncontrolled.roll rr.cards.three-uncontrolled @ruling rr-019 rr-025 rr-029
 */
function rollControl(state: State, { unit }: AnnouncedControl, threes: number, dice: Dice): Sum<RrClauseId> {
  const terms = [
    die<RrClauseId>('rr.uncontrolled.roll', 'D6', dice.roll(`control.${unit}`, D6)),
    add<RrClauseId>('rr.cards.three-uncontrolled', 'Disengage', -2 * counted(state, threes), threes > 0),
  ];
  const band = bandOf('control', ROWS, total(terms), terms);
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

/** One figure of the nearest enemy formation; equals by dice. @ruling rr-073 */
function nearestFormation(state: State, unit: Unit, dice: Dice): string | null {
  const own = formationOf(state, unit);
  const enemies = enemiesOf(state, unit).filter(({ condition }) => condition !== 'routing');
  const all = oneOfEach(state, enemies).map((id) => ({
    id,
    far: apart(state, own, formationOf(state, state.units[id]!)),
  }));
  const least = Math.min(...all.map(({ far }) => far));
  const nearest = all.filter(({ far }) => far <= least + SAME).map(({ id }) => id);
  if (nearest.length < 2) return nearest[0] ?? null;
  return dice.draw(`nearest.${unit.id}`, nearest);
}

/** Every shortest way between two formations, from point to point. @ruling rr-092 */
function shortestWays(state: State, own: readonly Unit[], others: readonly Unit[]): readonly Vector[] {
  const bases = (units: readonly Unit[]) => units.map((unit) => baseOf(state, unit));
  const ways = bases(own).flatMap((base) =>
    bases(others).flatMap((other) => [
      ...corners(base)
        .map((corner) => gapTo(corner, other))
        .map(({ from, to }) => way(from, to)),
      ...corners(other)
        .map((corner) => gapTo(corner, base))
        .map(({ from, to }) => way(to, from)),
    ]),
  );
  const least = Math.min(...ways.map(size));
  return ways.filter((each) => size(each) <= least + SAME);
}

/** Two ways within this share of each other point the same way. */
const ALIKE = 0.99999;

/**
 * The straight way of a formation at another: along their shortest gap. If several are equally
 * short and point different ways, a die picks one; while the two touch there is nothing to ride.
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
  const direction = straightAt(state, [unit, formation], formationOf(state, state.units[at]!), dice);
  const fresh = formation.filter(({ id }) => !state.moved.includes(id));
  const going = direction === null ? [] : ableToMarch(course, fresh, dice);
  const gone =
    direction === null ? NOWHERE : farthestWay(state, { formation, going }, [{ direction, by: mostOf(formation) }]);
  recordWay(course, unit, gone, { how: 'wild', clauses: ['rr.uncontrolled.no-card'] });
}

const NOWHERE: Pick<Way, 'paths' | 'met'> = { paths: {}, met: [] };
