import { opposite, square } from '../../../geometry/facings.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { baseOf, distanceOf, pointsOf } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { inwards } from '../morale/flight.ts';
import { oneOfEach } from '../moving/going.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, allowedShowing, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { foeOf, unitsIn, type Pose, type State, type Unit } from '../state.ts';
import { inches } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { columnsOf, columnWith, figuresOf, leftOf } from './columns.ts';
import { fromEdge, OUTLOOK } from './edge.ts';
import { inRow, placesOf, unfinished, unformed, unplaceable, withUnits } from './rows.ts';
import type { WaitingUnit } from './state.ts';

/** How far from its own edge a side may set up, under one reading. @ruling rr-013 */
const END = inches(6);

/**
 * Refuses a figure that stands outside its side’s half of the board, or under one reading one
 * that is too far from its own edge.
 * @clause rr.setup.own-half rr.setup.opposite-ends @ruling rr-013 rr-096 rr-100
 */
function outside(state: State, unit: Unit): Refused | null {
  const { edge } = state.sides[unit.side]!;
  if (read(state, 'rr-013') === 'own-end')
    return atMost(fromEdge(state, unit, edge), END)
      ? null
      : refused('rr.setup.opposite-ends', 'far-from-end', { unit: unit.id });
  const { see, depth } = OUTLOOK[edge];
  const isIn = pointsOf(state, unit).some((at) => see(at).ahead <= depth / 2);
  return isIn ? null : refused('rr.setup.own-half', 'not-own-half', { unit: unit.id });
}

/**
 * Refuses the first formation of a column that has no cavalry for the HQ, under one reading.
 * @clause rr.figures.hq-is-cavalry @ruling rr-015
 */
function headless(state: State, { side, id }: WaitingUnit): Refused | null {
  const nth = columnWith(state, side, id);
  if (nth === null || read(state, 'rr-015') === 'hq-exempt') return null;
  return leftOf(state, side, nth).some(({ arm }) => arm === 'cavalry') || state.battle!.placing !== null
    ? null
    : refused('rr.setup.min-cavalry-artillery', 'no-horse', { side });
}

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
  const out = row.flatMap((unit) => outside(state, unit) ?? []);
  return (
    headless(state, figures[0]!) ??
    unplaceable(state, row, 'rr.setup.own-half') ??
    unformed(state, row) ??
    unfinished(state, figures) ??
    out[0] ??
    allowedShowing(placesOf(state, row), 'rr.setup.own-half', 'rr.setup.touching-column-or-line', 'rr.rulers.inches')
  );
}

/**
 * A row of figures is set up, near its own end of the board.
 * @clause rr.setup.opposite-ends rr.setup.touching-column-or-line
 */
export function deploy(course: Course, order: OrderOf<'deploy'>): void {
  const { state } = course;
  const figures = figuresOf(state, state.side, order.units)!;
  course.record({
    type: 'formation-placed',
    side: state.side,
    column: columnWith(state, state.side, order.units[0]!),
    units: Object.fromEntries(inRow(state, figures, order).map((unit) => [unit.id, unit])),
    clauses: ['rr.setup.opposite-ends', 'rr.setup.touching-column-or-line'],
  });
}

/** How far a formation may stand from another one. @clause rr.setup.formation-gap */
const NEAR = inches(1);

/**
 * Refuses a formation that stands too far from all others of its side, or under one reading from
 * all that the first of them is linked with.
 * @ruling rr-003 rr-015 rr-016
 */
function strayed(state: State, side: string): Refused | null {
  const own = unitsIn(state).filter((unit) => unit.side === side);
  const formations = oneOfEach(state, own).map((id) => formationOf(state, state.units[id]!));
  if (formations.length < 2) return null;
  const areNear = (some: readonly Unit[], others: readonly Unit[]): boolean =>
    others.some((one) => some.some((unit) => atMost(distanceOf(state, one, unit), NEAR)));
  const chain = formations.slice(0, 1);
  // Grows while it is gone through.
  for (const each of chain) chain.push(...formations.filter((other) => !chain.includes(other) && areNear(each, other)));
  const alone = formations.find((formation) =>
    read(state, 'rr-016') === 'one-chain'
      ? !chain.includes(formation)
      : formations.every((other) => other === formation || !areNear(formation, other)),
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
  return (
    strayed(state, side) ?? allowed('rr.setup.one-column-starts', 'rr.figures.hq-required', 'rr.setup.formation-gap')
  );
}

/**
 * A side has set up; then the other does, or the first turn begins. Its other columns wait.
 * @clause rr.setup.strategic-columns rr.setup.later-arrival @ruling rr-006
 */
export function endDeployment(course: Course): void {
  const { state } = course;
  const { side, battle } = state;
  course.record({
    type: 'deployment-ended',
    side,
    clauses: ['rr.setup.strategic-columns', 'rr.setup.one-column-starts', 'rr.setup.later-arrival'],
  });
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
 * The distances from the own edge at which a place is tried, behind the middle of the board or near
 * the edge, and those from its left end.
 */
const BEHIND = [7, 8, 9, 10].map((count) => inches(count));
const DEPTHS = [5, 4, 3, 2].map((count) => inches(count));
const ASIDE = [12, 9, 15, 6, 18].map((count) => inches(count));

/**
 * Some rows in which the figures that are due can be set up: all of one type in line, facing the
 * enemy, and the HQ near them.
 */
export function deploymentRows(state: State): readonly OrderOf<'deploy'>[] {
  const { side } = state;
  const { placing, generals } = state.battle!;
  const groups = columnsOf(state, side).flatMap(({ units: left }) =>
    [...new Set(left.map(({ arm }) => arm))].map((arm) => left.filter((unit) => unit.arm === arm).map(({ id }) => id)),
  );
  const hq = placing === null || generals[side] === undefined ? [] : [[generals[side].id]];
  return [...groups, ...hq].flatMap((units) => firstPlace(state, units) ?? []);
}

/** The places at which figures are tried: of an HQ that must join cavalry, those beside it. */
function placesFor(state: State, { side, isHq }: WaitingUnit): readonly Pose[] {
  const facing = inwards(state, side);
  if (isHq === true && read(state, 'rr-015') === 'must-join')
    return unitsIn(state)
      .filter((unit) => unit.side === side && unit.arm === 'cavalry')
      .flatMap((unit) => {
        const base = baseOf(state, unit);
        const aside = ([square(unit.facing, 'left'), square(unit.facing, 'right')] as const).map(
          (to) => shift(base, to, base.width).at,
        );
        const before = [unit.facing, opposite(unit.facing)].map((to) => shift(base, to, base.depth).at);
        return [...aside, ...before].map((at) => ({ at, facing: unit.facing }));
      });
  const { at, depth } = OUTLOOK[state.sides[side]!.edge];
  const depths = read(state, 'rr-013') === 'own-end' ? DEPTHS : BEHIND.map((behind) => depth / 2 - behind);
  return depths.flatMap((ahead) => ASIDE.map((right) => ({ at: at({ right, ahead }), facing })));
}

/** The first of some places where these figures may be set up, near their friends; else null. */
function firstPlace(state: State, units: readonly string[]): OrderOf<'deploy'> | null {
  const { side } = state;
  const figures = figuresOf(state, side, units);
  if (figures === null) return null;
  for (const pose of placesFor(state, figures[0]!)) {
    const order = { type: 'deploy', units, into: 'line', ...pose } as const;
    if (!judgeDeploy(state, order).ok) continue;
    const there = withUnits(state, inRow(state, figures, order));
    if (strayed(there, side) === null) return order;
  }
  return null;
}
