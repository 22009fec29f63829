import { opposite } from '../../../geometry/facings.ts';
import { SAME, atMost, type Um } from '../../../geometry/lengths.ts';
import { facingOf } from '../../../geometry/placing.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { baseOf, distanceOf, pointsOf } from '../formations/contact.ts';
import type { OrderOf } from '../orders.ts';
import { refused, type Refused } from '../reasons.ts';
import { unitsIn, type Edge, type State, type Unit } from '../state.ts';
import { inches, type Flank } from '../tables.ts';
import { columnsOf, figuresOf } from './columns.ts';
import { asideOf, fromEdge, OUTLOOK, stretchesOf, type Stretch } from './edge.ts';
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
export function misplaced(state: State, row: readonly Unit[], where: Flank): Refused | null {
  const clause = 'rr.reinforcement.placement';
  const bad = unplaceable(state, row, clause) ?? unformed(state, row);
  if (bad !== null) return bad;
  const stretches = stretchesOf(state, row[0]!.side, where);
  if (!stretches.some(({ edge }) => isAlong(state, row, edge)))
    return refused(clause, 'far-from-edge', { unit: row.find((unit) => !isBy(state, unit, stretches[0]!.edge))!.id });
  const placed = unitsIn(state).filter(({ id }) => state.arrived.includes(id));
  const isNear =
    placed.length === 0 || placed.some((other) => row.some((unit) => distanceOf(state, unit, other) <= NEAR + SAME));
  return isNear ? null : refused(clause, 'far-from-others', { unit: row[0]!.id });
}

/**
 * The outlines of the ground on which a column that has arrived comes on; none while none has.
 * @clause rr.reinforcement.placement rr.reinforcement.arrival-roll @ruling rr-018
 */
export function arrivalGround(state: State): readonly (readonly Point[])[] {
  const { pending, owner } = state;
  if (pending?.kind !== 'column') return [];
  return stretchesOf(state, owner, pending.where).map(({ edge, from, to }) =>
    [
      { right: from, ahead: 0 },
      { right: to, ahead: 0 },
      { right: to, ahead: NEAR },
      { right: from, ahead: NEAR },
    ].map(OUTLOOK[edge].at),
  );
}

const isBy = (state: State, unit: Unit, edge: Edge): boolean => atMost(fromEdge(state, unit, edge), NEAR);
const isAlong = (state: State, row: readonly Unit[], edge: Edge): boolean =>
  row.every((unit) => isBy(state, unit, edge));

/** How far aside of a stretch of an edge a figure stands. @ruling rr-096 */
const leastAside = (state: State, unit: Unit, stretch: Stretch): Um =>
  Math.min(...pointsOf(state, unit).map((at) => asideOf(at, stretch))) as Um;

/** How far a row reaches aside of the stretches where its column comes on. */
const asideBy = (state: State, row: readonly Unit[], stretches: readonly Stretch[]): Um =>
  Math.min(
    ...stretches
      .filter(({ edge }) => isAlong(state, row, edge))
      .map((stretch) => Math.max(...row.map((unit) => leastAside(state, unit, stretch)))),
  ) as Um;

/**
 * Refuses a row outside the third that was rolled, unless nothing nearer is free.
 * @clause rr.reinforcement.arrival-roll @ruling rr-018 rr-020
 */
export function elsewhere(state: State, row: readonly Unit[], units: readonly string[], where: Flank): Refused | null {
  const aside = asideBy(state, row, stretchesOf(state, row[0]!.side, where));
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
  return columnsOf(state, side).flatMap(({ units: left }) => {
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
 * The place along an edge where these figures can stand in line that is nearest to where they come
 * on, the first of equals from the left; null if there is none.
 * @ruling rr-018 rr-020
 */
function firstPlace(state: State, units: readonly string[], where: Flank): Place | null {
  const side = state.owner;
  const [first, ...others] = figuresOf(state, side, units) ?? [];
  if (first === undefined) return null;
  const stretches = stretchesOf(state, side, where);
  const places = stretches.flatMap(({ edge }) => {
    const { width, at } = OUTLOOK[edge];
    const facing = opposite(facingOf(edge));
    const ahead = baseOf(state, { ...first, at: at({ right: 0, ahead: 0 }), facing }).depth / 2;
    const steps = Array.from({ length: Math.ceil(width / STEP) - 1 }, (_, n) => STEP * (n + 1));
    return steps.map((right) => {
      const order = { type: 'arrive', units, into: 'line', facing, at: at({ right, ahead }) } as const;
      const row = inRow(state, [first, ...others], order);
      return { order, row, aside: asideBy(state, row, stretches) };
    });
  });
  // A place is looked at closely only if all that are nearer are taken.
  return places.toSorted((a, b) => a.aside - b.aside).find(({ row }) => misplaced(state, row, where) === null) ?? null;
}

/**
 * Whether some figures of a column can come on there, and not only beside it. @ruling rr-020
 */
export const isFree = (state: State, where: Flank): boolean =>
  arrivalRows(state, where).some((order) => {
    const figures = figuresOf(state, state.owner, order.units)!;
    return asideBy(state, inRow(state, figures, order), stretchesOf(state, state.owner, where)) === 0;
  });
