import { gap } from '../../../geometry/gaps.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { rollOff } from '../../contract/roll-off.ts';
import { drawOf } from '../cards/deck.ts';
import { baseOf } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { pointAt } from '../../../geometry/vectors.ts';
import { inwards } from '../morale/flight.ts';
import { oneOfEach } from '../moving/going.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, allowedShowing, refused, type Dice, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { foeOf, unitsIn, type State, type Unit } from '../state.ts';
import { BOARD, inches } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { draw } from '../turn/phases.ts';
import { columnsOf, columnWith, figuresOf, leftOf } from './columns.ts';
import { inRow, unfinished, unformed, unplaceable, withUnits, placesOf } from './rows.ts';

/**
 * Both sides roll for who sets up first: the lower die sets up, the higher one takes the first
 * turn; equal dice are rolled again. By one reading each side is then dealt its first hand.
 * @clause rr.turn.alternate rr.dice.six-sided rr.setup.own-half @ruling rr-006 rr-007
 */
export function rollForFirst(course: Course, dice: Dice): void {
  const sides = Object.keys(course.state.sides) as [string, string];
  const { rolled, before } = dice.until(
    (inner) => rollOff(inner, 'first', sides),
    ({ winner }) => winner !== null,
  );
  course.record({
    type: 'first-rolled',
    first: rolled.winner!,
    faces: rolled.faces,
    ties: before.length,
    clauses: ['rr.turn.alternate', 'rr.dice.six-sided'],
  });
  if (read(course.state, 'rr-007') === 'two-jokers-dealt-hand')
    for (const side of sides)
      draw(course, { side, count: drawOf(course.state, side), by: 'rr.strategy.draw-two' }, dice);
}

/**
 * Whether a figure’s centre lies in its side’s half of the board.
 * @clause rr.setup.own-half rr.setup.opposite-ends @ruling rr-013 rr-096
 */
const isInHalf = ({ sides }: State, { side, at: [, y] }: Unit): boolean =>
  sides[side]!.edge === 'south' ? y <= BOARD[1] / 2 : y >= BOARD[1] / 2;

/**
 * Whether a row of figures may be set up so: one formation of one type, of the column that is set
 * up, in the own half and not in contact.
 * @clause rr.setup.own-half rr.setup.opposite-ends rr.setup.one-column-starts
 * rr.setup.touching-column-or-line rr.setup.min-infantry rr.setup.min-cavalry-artillery
 * rr.rulers.inches
 * @ruling rr-013 rr-014 rr-015
 */
export function judgeDeploy(state: State, order: OrderOf<'deploy'>): Verdict {
  const figures = figuresOf(state, state.side, order.units);
  if (figures === null) return refused('rr.setup.one-column-starts', 'not-of-column', {});
  const row = inRow(state, figures, order);
  const bad = unplaceable(state, row, 'rr.setup.own-half') ?? unformed(state, row) ?? unfinished(state, figures);
  if (bad !== null) return bad;
  const out = row.find((unit) => !isInHalf(state, unit));
  if (out !== undefined) return refused('rr.setup.own-half', 'not-own-half', { unit: out.id });
  return allowedShowing(
    placesOf(state, row),
    'rr.setup.own-half',
    'rr.setup.touching-column-or-line',
    'rr.rulers.inches',
  );
}

/** A row of figures is set up. @clause rr.setup.touching-column-or-line */
export function deploy(course: Course, order: OrderOf<'deploy'>): void {
  const { state } = course;
  const figures = figuresOf(state, state.side, order.units)!;
  course.record({
    type: 'formation-placed',
    side: state.side,
    column: columnWith(state, state.side, order.units[0]!),
    units: Object.fromEntries(inRow(state, figures, order).map((unit) => [unit.id, unit])),
    clauses: ['rr.setup.touching-column-or-line'],
  });
}

/** How far a formation may stand from another one. @clause rr.setup.formation-gap */
const NEAR = inches(1);

/**
 * A formation that stands too far from all others of its side; null if there is none.
 * @ruling rr-015 rr-016
 */
function strayed(state: State, side: string): Refused | null {
  const own = unitsIn(state).filter((unit) => unit.side === side);
  const formations = oneOfEach(state, own).map((id) => formationOf(state, state.units[id]!));
  if (formations.length < 2) return null;
  const alone = formations.find((formation) =>
    formations.every(
      (other) =>
        other === formation ||
        !other.some((one) => formation.some((unit) => atMost(gap(baseOf(state, one), baseOf(state, unit)), NEAR))),
    ),
  );
  return alone === undefined ? null : refused('rr.setup.formation-gap', 'too-far-apart', { unit: alone[0]!.id });
}

/**
 * Whether a side has set up: the whole of one column and the HQ, each formation near another.
 * @clause rr.setup.one-column-starts rr.figures.hq-required rr.setup.formation-gap
 */
export function judgeDeployed(state: State): Verdict {
  const { side } = state;
  const { placing, generals } = state.battle!;
  const left = placing === null ? null : leftOf(state, side, placing);
  if (left === null || left.length > 0)
    return refused('rr.setup.one-column-starts', 'not-all-placed', { side, count: left?.length ?? 0 });
  if (generals[side] !== undefined) return refused('rr.figures.hq-required', 'no-hq', { unit: generals[side].id });
  return strayed(state, side) ?? allowed('rr.setup.one-column-starts');
}

/**
 * A side has set up; then the other does, or the first turn begins.
 * @clause rr.setup.later-arrival @ruling rr-006
 */
export function endDeployment(course: Course): void {
  const { state } = course;
  const { side, battle } = state;
  course.record({ type: 'deployment-ended', side, clauses: ['rr.setup.one-column-starts', 'rr.setup.later-arrival'] });
  const other = foeOf(state, side);
  if (battle!.deployed.includes(other))
    course.record({
      type: 'phase-began',
      owner: battle!.first!,
      side: battle!.first!,
      phase: 'reinforcement',
      part: 1,
      turn: 1,
      clauses: ['rr.turn.alternate', 'rr.turn.phases'],
    });
}

/**
 * The distances from the middle of the board at which a place is tried, and those from its side.
 */
const DEPTHS = [7, 8, 9, 10].map((count) => inches(count));
const ASIDE = [12, 9, 15, 6, 18].map((count) => inches(count));

/**
 * Some rows in which the figures that are due can be set up: all of one type in line, facing the
 * enemy, and the HQ near them.
 */
export function deploymentRows(state: State): readonly OrderOf<'deploy'>[] {
  const { side } = state;
  const { placing, generals } = state.battle!;
  const columns = placing === null ? columnsOf(state, side).map((_, nth) => nth) : [placing];
  const groups = columns.flatMap((nth) => {
    const left = leftOf(state, side, nth);
    return [...new Set(left.map(({ arm }) => arm))].map((arm) =>
      left.filter((unit) => unit.arm === arm).map(({ id }) => id),
    );
  });
  const hq = placing === null || generals[side] === undefined ? [] : [[generals[side].id]];
  return [...groups, ...hq].flatMap((units) => firstPlace(state, units) ?? []);
}

/** The first of some places where these figures may be set up, near their friends; else null. */
function firstPlace(state: State, units: readonly string[]): OrderOf<'deploy'> | null {
  const { side } = state;
  const figures = figuresOf(state, side, units);
  const isSouth = state.sides[side]!.edge === 'south';
  const facing = inwards(state, side);
  if (figures === null) return null;
  for (const deep of DEPTHS)
    for (const x of ASIDE) {
      const at = pointAt(x, isSouth ? BOARD[1] / 2 - deep : BOARD[1] / 2 + deep);
      const order = { type: 'deploy', units, into: 'line', facing, at } as const;
      if (!judgeDeploy(state, order).ok) continue;
      const there = withUnits(state, inRow(state, figures, order));
      if (strayed(there, side) === null) return order;
    }
  return null;
}
