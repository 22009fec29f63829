import { bandOf } from '../../../core/bands.ts';
import { D6 } from '../../../core/dice.ts';
import { add, die, sum, total, wordOf, type Addend, type Sum } from '../../../core/reasons.ts';
import { handOf } from '../../contract/hands.ts';
import { counted, notOfRank, playCards } from '../cards/playing.ts';
import { rankOf } from '../cards/ranks.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, allowedShowing, refused, type Dice, type RrClauseId, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Flank } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { columnWith, figuresOf } from './columns.ts';
import { arrivalRows, elsewhere, isFree, misplaced } from './entry.ts';
import { inRow, placesOf, unfinished } from './rows.ts';

type Row<Word> = Readonly<{ from: number | null; to: number | null; word: Word }>;
const row = <const Word>(from: number | null, to: number | null, word: Word): Row<Word> => ({ from, to, word });

const NOBODY = row(null, 5, 'nobody');
const PLACES = [row(2, 3, 'centre'), row(4, 4, 'right')] as const;

/** The tables. @clause rr.reinforcement.six-arrives rr.reinforcement.arrival-roll */
export const COMING_ON = {
  reinforcement: [NOBODY, row(6, null, 'arrives')],
  arrival: [row(null, 1, 'left'), ...PLACES, row(5, null, 'any')],
} as const;

/** The same where totals outside the printed rows are no effect. @ruling rr-019 */
const PRINTED = {
  reinforcement: [NOBODY, row(6, 6, 'arrives'), row(7, null, 'nobody')],
  arrival: [row(null, 0, 'nowhere'), row(1, 1, 'left'), ...PLACES, row(5, 6, 'any'), row(7, null, 'nowhere')],
} as const;

/** Where an arrival roll brings a column on; `nowhere` if it has no effect. */
type Place = Flank | 'nowhere';

/**
 * Whether the reinforcement roll that is due may be made with these cards.
 * @clause rr.reinforcement.roll rr.cards.queen-reinforcement
 */
export const judgeReinforce = (state: State, { with: cards }: OrderOf<'reinforce'>): Verdict =>
  notOfRank(state, state.owner, cards, 'queen') ?? allowed('rr.reinforcement.roll');

/** A die with what Queens add, read off a table. @ruling rr-019 rr-025 */
function rolled(
  state: State,
  table: 'reinforcement' | 'arrival',
  queens: Addend<RrClauseId>,
  dice: Dice,
): Sum<RrClauseId> {
  const side = state.owner;
  const clause = table === 'arrival' ? 'rr.reinforcement.arrival-roll' : 'rr.reinforcement.six-arrives';
  const terms = [die<RrClauseId>(clause, 'D6', dice.roll(`${table}.${side}`, D6)), queens];
  const rows: readonly Row<string>[] = (read(state, 'rr-019') === 'exact-rows-only' ? PRINTED : COMING_ON)[table];
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
  const roll = rolled(course.state, 'reinforcement', queens, dice);
  course.record({ type: 'reinforcements-rolled', side, reasons: [roll], clauses: ['rr.reinforcement.roll'] });
  if (wordOf(roll) !== 'arrives') return;
  const holdsQueen = handOf(course.state, side).some((card) => rankOf(card) === 'queen');
  if (!holdsQueen) rollArrival(course, { with: [] }, dice);
}

/** Whether a Queen may shift the arrival roll that is due. @clause rr.cards.queen-arrival */
export function judgeArrival(state: State, { with: cards, shift }: OrderOf<'roll-arrival'>): Verdict {
  const isShifted = shift !== undefined && shift !== 0;
  if (isShifted !== cards.length > 0) return refused('rr.cards.queen-arrival', 'queen-and-shift', {});
  return notOfRank(state, state.owner, cards, 'queen') ?? allowed('rr.reinforcement.arrival-roll');
}

/**
 * Whether an arrival roll stands: each does, or under one reading only that for a place which is
 * free, if any is.
 * @ruling rr-020
 */
function isSettled(state: State): (where: Place) => boolean {
  if (read(state, 'rr-020') === 'beside-or-wait') return () => true;
  const free = COMING_ON.arrival.map(({ word }) => word).filter((where) => isFree(state, where));
  return (where) => free.length === 0 || where === 'nowhere' || free.includes(where);
}

/**
 * The arrival roll tells where a column comes on; a Queen shifts it by two, up or down. Without
 * effect it leaves the column where it waits.
 * @clause rr.reinforcement.arrival-roll rr.cards.queen-arrival @ruling rr-018 rr-019 rr-020
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
  const where = (roll: Sum<RrClauseId>): Place => wordOf(roll) as Place;
  const { state } = course;
  const isOver = isSettled(state);
  const { rolled: last, before } = dice.until(
    (inner) => rolled(state, 'arrival', queens, inner),
    (roll) => isOver(where(roll)),
  );
  for (const roll of [...before, last])
    course.record({ type: 'arrival-rolled', side, reasons: [roll], clauses: ['rr.reinforcement.arrival-roll'] });
  const place = where(last);
  if (place !== 'nowhere')
    course.record({ type: 'column-due', side, where: place, clauses: ['rr.reinforcement.placement'] });
}

/**
 * Whether a row of figures may come on there: within an inch of its own edge and of the others of
 * its column, in the third that the roll has named or, if that is taken, as near to it as is free.
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
    unfinished(state, figures) ??
    elsewhere(state, row, order.units, pending.where) ??
    allowedShowing(placesOf(state, row), 'rr.reinforcement.placement', 'rr.reinforcement.arrival-roll')
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
