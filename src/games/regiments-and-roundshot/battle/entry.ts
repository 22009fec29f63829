import { gap } from '../../../geometry/gaps.ts';
import { SAME, atMost, type Um } from '../../../geometry/lengths.ts';
import { pointAt } from '../../../geometry/vectors.ts';
import { baseOf } from '../formations/contact.ts';
import { inwards } from '../morale/flight.ts';
import type { OrderOf } from '../orders.ts';
import { refused, type Refused } from '../reasons.ts';
import { unitsIn, type State, type Unit } from '../state.ts';
import { BOARD, inches, type Flank } from '../tables.ts';
import { columnsOf, figuresOf, leftOf } from './columns.ts';
import { asideOf, fromEdge } from './edge.ts';
import { inRow, unformed, unplaceable } from './rows.ts';

/**
 * How far from the edge, and from each other, arrivals are placed.
 * @clause rr.reinforcement.placement
 */
const NEAR = inches(1);

/**
 * Why a row may not come on there, whichever third that is; null if it may.
 * @clause rr.reinforcement.placement @ruling rr-014 rr-020
 */
export function misplaced(state: State, row: readonly Unit[]): Refused | null {
  const clause = 'rr.reinforcement.placement';
  const bad = unplaceable(state, row, clause) ?? unformed(state, row);
  if (bad !== null) return bad;
  const far = row.find((unit) => !atMost(fromEdge(state, unit), NEAR));
  if (far !== undefined) return refused(clause, 'far-from-edge', { unit: far.id });
  const placed = state.battle!.placing === null ? [] : unitsIn(state).filter(({ id }) => state.arrived.includes(id));
  const isNear =
    placed.length === 0 ||
    placed.some((other) => row.some((unit) => gap(baseOf(state, unit), baseOf(state, other)) <= NEAR + SAME));
  return isNear ? null : refused(clause, 'far-from-others', { unit: row[0]!.id });
}

/** How far a row reaches aside of a third of its edge. */
const asideBy = (state: State, row: readonly Unit[], where: Flank): Um =>
  Math.max(...row.map((unit) => asideOf(state, unit.side, unit.at, where))) as Um;

/**
 * Refuses a row outside the third that was rolled, unless nothing nearer is free.
 * @clause rr.reinforcement.arrival-roll @ruling rr-018 rr-020
 */
export function elsewhere(state: State, row: readonly Unit[], units: readonly string[], where: Flank): Refused | null {
  const aside = asideBy(state, row, where);
  if (aside === 0) return null;
  const free = firstPlace(state, units, where);
  return free === null || atMost(aside, free.aside)
    ? null
    : refused('rr.reinforcement.arrival-roll', 'not-there', { unit: row[0]!.id, where });
}

/** The steps along the edge at which a place is looked for. */
const STEP = inches(1 / 4);

/**
 * The rows in which the figures of one type of a column can come on: for each of them the place
 * that is nearest to the third. Empty if there is no free place on the edge.
 */
export function arrivalRows(state: State, where: Flank): readonly OrderOf<'arrive'>[] {
  const side = state.owner;
  const { placing } = state.battle!;
  const columns = placing === null ? columnsOf(state, side).map((_, nth) => nth) : [placing];
  return columns.flatMap((nth) => {
    const left = leftOf(state, side, nth);
    const arms = [...new Set(left.map(({ arm }) => arm))];
    return arms.flatMap(
      (arm) =>
        firstPlace(
          state,
          left.filter((unit) => unit.arm === arm).map(({ id }) => id),
          where,
        )?.order ?? [],
    );
  });
}

/** An order to come on, and how far it reaches aside of the third that was rolled. */
interface Place {
  readonly order: OrderOf<'arrive'>;
  readonly aside: Um;
}

/**
 * The place along the own edge where these figures can stand in line that is nearest to a third,
 * the first of equals from the left; null if there is none.
 * @ruling rr-020
 */
function firstPlace(state: State, units: readonly string[], where: Flank): Place | null {
  const figures = figuresOf(state, state.owner, units) ?? [];
  let best: Place | null = null;
  const facing = inwards(state, state.owner);
  const isSouth = state.sides[state.owner]!.edge === 'south';
  const y = isSouth ? STEP : BOARD[1] - STEP;
  for (let x = STEP as number; x < BOARD[0]; x += STEP) {
    const order = { type: 'arrive', units, into: 'line', facing, at: pointAt(isSouth ? x : BOARD[0] - x, y) } as const;
    const row = inRow(state, figures, order);
    const aside = asideBy(state, row, where);
    if ((best === null || aside < best.aside) && misplaced(state, row) === null) best = { order, aside };
    if (best?.aside === 0) break;
  }
  return best;
}
