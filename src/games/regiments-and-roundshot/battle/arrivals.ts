import { bandOf } from '../../../core/bands.ts';
import { D6 } from '../../../core/dice.ts';
import { add, die, sum, total, wordOf, type Addend, type Sum } from '../../../core/reasons.ts';
import { gap } from '../../../geometry/gaps.ts';
import { SAME, atMost } from '../../../geometry/lengths.ts';
import { pointAt } from '../../../geometry/vectors.ts';
import { handOf } from '../../contract/hands.ts';
import { counted, notOfRank, playCards } from '../cards/playing.ts';
import { rankOf } from '../cards/ranks.ts';
import { baseOf } from '../formations/contact.ts';
import { inwards } from '../morale/flight.ts';
import type { OrderOf } from '../orders.ts';
import {
  allowed,
  allowedShowing,
  refused,
  type Dice,
  type Refused,
  type RrClauseId,
  type Verdict,
} from '../reasons.ts';
import { unitsIn, type State, type Unit } from '../state.ts';
import { BOARD, inches, type Flank } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { columnsOf, columnWith, figuresOf, isReinforcing, leftOf } from './columns.ts';
import { fromEdge, thirdOf } from './edge.ts';
import { inRow, unformed, unplaceable } from './rows.ts';

const ARRIVES = [
  { from: null, to: 5, word: 'nobody' },
  { from: 6, to: null, word: 'arrives' },
] as const;

const WHERE = [
  { from: null, to: 1, word: 'left' },
  { from: 2, to: 3, word: 'centre' },
  { from: 4, to: 4, word: 'right' },
  { from: 5, to: null, word: 'any' },
] as const satisfies readonly { readonly from: number | null; readonly to: number | null; readonly word: Flank }[];

/**
 * How far from the edge, and from each other, arrivals are placed. @clause
 * rr.reinforcement.placement
 */
const NEAR = inches(1);

/**
 * Whether the reinforcement roll may be made now. @clause rr.reinforcement.roll
 * rr.cards.queen-reinforcement
 */
export const judgeReinforce = (state: State, { with: cards }: OrderOf<'reinforce'>): Verdict =>
  state.phase === 'reinforcement' && isReinforcing(state)
    ? (notOfRank(state, state.owner, cards, 'queen') ?? allowed('rr.reinforcement.roll'))
    : refused('rr.reinforcement.roll', 'no-reinforcements', { side: state.owner });

/** A die with what Queens add, read off a table. @ruling rr-019 rr-025 */
function rolled(
  table: 'reinforcement' | 'arrival',
  side: string,
  queens: Addend<RrClauseId>,
  dice: Dice,
): Sum<RrClauseId> {
  const clause = table === 'arrival' ? 'rr.reinforcement.arrival-roll' : 'rr.reinforcement.six-arrives';
  const terms = [die<RrClauseId>(clause, 'D6', dice.roll(`${table}.${side}`, D6)), queens];
  const rows: readonly { readonly from: number | null; readonly to: number | null; readonly word: string }[] =
    table === 'arrival' ? WHERE : ARRIVES;
  return sum(side, terms, { is: 'bands', clause, table, ...bandOf(table, rows, total(terms), terms) });
}

/**
 * A side rolls for reinforcements; one that has a column owed places it instead. If a column
 * arrives, the arrival roll follows, for which a Queen may be played.
 * @clause rr.reinforcement.roll rr.reinforcement.six-arrives rr.cards.queen-reinforcement
 * @ruling rr-019 rr-020 rr-025
 */
export function reinforce(course: Course, cards: readonly string[], dice: Dice): void {
  const side = course.state.owner;
  if (course.state.battle!.owed.includes(side)) {
    course.record({ type: 'column-due', side, where: 'any', clauses: ['rr.reinforcement.placement'] });
    return;
  }
  playCards(course, { side, cards, clauses: ['rr.cards.queen-reinforcement'] });
  const more = 2 * counted(course.state, cards.length);
  const queens = add<RrClauseId>('rr.cards.queen-reinforcement', 'Grand Strategy', more, cards.length > 0);
  const roll = rolled('reinforcement', side, queens, dice);
  course.record({ type: 'reinforcements-rolled', side, reasons: [roll], clauses: ['rr.reinforcement.roll'] });
  if (wordOf(roll) !== 'arrives') return;
  const holdsQueen = handOf(course.state, side).some((card) => rankOf(card) === 'queen');
  if (!holdsQueen) rollArrival(course, { with: [], shift: 0 }, dice);
}

/** Whether the arrival roll is due, and a Queen may shift it. @clause rr.cards.queen-arrival */
export function judgeArrival(state: State, { with: cards, shift }: OrderOf<'roll-arrival'>): Verdict {
  if (state.pending?.kind !== 'arrival')
    return refused('rr.reinforcement.arrival-roll', 'no-reinforcements', { side: state.owner });
  const isShifted = shift !== undefined && shift !== 0;
  if (isShifted !== cards.length > 0) return refused('rr.cards.queen-arrival', 'queen-and-shift', {});
  return notOfRank(state, state.owner, cards, 'queen') ?? allowed('rr.reinforcement.arrival-roll');
}

/**
 * The arrival roll tells where a column comes on; a Queen shifts it by two, up or down.
 * @clause rr.reinforcement.arrival-roll rr.cards.queen-arrival @ruling rr-018 rr-019
 */
export function rollArrival(
  course: Course,
  { with: cards, shift = 0 }: Pick<OrderOf<'roll-arrival'>, 'with' | 'shift'>,
  dice: Dice,
): void {
  const side = course.state.owner;
  playCards(course, { side, cards, clauses: ['rr.cards.queen-arrival'] });
  const by = shift * counted(course.state, cards.length);
  const queens = add<RrClauseId>('rr.cards.queen-arrival', 'Grand Strategy', by, cards.length > 0);
  const roll = rolled('arrival', side, queens, dice);
  course.record({ type: 'arrival-rolled', side, reasons: [roll], clauses: ['rr.reinforcement.arrival-roll'] });
  course.record({ type: 'column-due', side, where: wordOf(roll) as Flank, clauses: ['rr.reinforcement.placement'] });
}

/** Why a row may not come on there; null if it may. @clause rr.reinforcement.placement */
function misplaced(state: State, row: readonly Unit[], where: Flank): Refused | null {
  const clause = 'rr.reinforcement.placement';
  const bad = unplaceable(state, row, clause) ?? unformed(state, row);
  if (bad !== null) return bad;
  const far = row.find((unit) => !atMost(fromEdge(state, unit), NEAR));
  if (far !== undefined) return refused(clause, 'far-from-edge', { unit: far.id });
  const aside = row.find((unit) => where !== 'any' && thirdOf(state, unit.side, unit.at) !== where);
  if (aside !== undefined) return refused('rr.reinforcement.arrival-roll', 'not-there', { unit: aside.id, where });
  const { battle } = state;
  const column = battle!.placing;
  const placed = column === null ? [] : unitsIn(state).filter(({ id }) => state.arrived.includes(id));
  const isNear =
    placed.length === 0 ||
    placed.some((other) => row.some((unit) => gap(baseOf(state, unit), baseOf(state, other)) <= NEAR + SAME));
  return isNear ? null : refused(clause, 'far-from-others', { unit: row[0]!.id });
}

/**
 * Whether a row of figures may come on there: within an inch of its own edge and of the others of
 * its column, in the third that the roll has named.
 * @clause rr.reinforcement.placement rr.reinforcement.arrival-roll rr.reinforcement.six-arrives
 * @ruling rr-014 rr-018 rr-020
 */
export function judgeArrive(state: State, order: OrderOf<'arrive'>): Verdict {
  const { pending } = state;
  if (pending?.kind !== 'column')
    return refused('rr.reinforcement.placement', 'no-reinforcements', { side: state.owner });
  const figures = figuresOf(state, state.owner, order.units);
  if (figures === null) return refused('rr.reinforcement.six-arrives', 'not-of-column', {});
  const row = inRow(state, figures, order);
  return (
    misplaced(state, row, pending.where) ??
    allowedShowing(
      row.map(({ id, at, facing }) => ({ kind: 'ghost', unit: id, pose: { at, facing } })),
      'rr.reinforcement.placement',
      'rr.reinforcement.arrival-roll',
    )
  );
}

/** A row of figures comes on. @clause rr.reinforcement.placement */
export function arrive(course: Course, order: OrderOf<'arrive'>): void {
  const { state } = course;
  const side = state.owner;
  const figures = figuresOf(state, side, order.units)!;
  course.record({
    type: 'formation-placed',
    side,
    column: columnWith(state, side, order.units[0]!),
    units: Object.fromEntries(inRow(state, figures, order).map((unit) => [unit.id, unit])),
    clauses: ['rr.reinforcement.placement'],
  });
}

/** The steps along the edge at which a place is looked for. */
const STEP = inches(1 / 4);

/**
 * The rows in which the figures of one type of a column can come on, the first found along the edge
 * for each of them. Empty if there is no free place.
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
        ) ?? [],
    );
  });
}

/**
 * The first place along the own edge where these figures can stand in line; null if there is none.
 */
function firstPlace(state: State, units: readonly string[], where: Flank): OrderOf<'arrive'> | null {
  const facing = inwards(state, state.owner);
  const isSouth = state.sides[state.owner]!.edge === 'south';
  const y = isSouth ? STEP : BOARD[1] - STEP;
  for (let x = STEP as number; x < BOARD[0]; x += STEP) {
    const order = { type: 'arrive', units, into: 'line', facing, at: pointAt(isSouth ? x : BOARD[0] - x, y) } as const;
    if (misplaced(state, inRow(state, figuresOf(state, state.owner, units) ?? [], order), where) === null) return order;
  }
  return null;
}

/**
 * A column that has arrived finds no free place anywhere, and waits: it comes on next turn instead
 * of that turn’s roll.
 * @clause rr.reinforcement.placement @ruling rr-020
 */
export const judgeWait = (state: State): Verdict =>
  state.pending?.kind === 'column' && arrivalRows(state, state.pending.where).length === 0
    ? allowed('rr.reinforcement.placement')
    : refused('rr.reinforcement.placement', 'there-is-room', {});

/** A column that has arrived waits for a free place. @ruling rr-020 */
export function columnWaits(course: Course): void {
  course.record({ type: 'column-waits', side: course.state.owner, clauses: ['rr.reinforcement.placement'] });
}
