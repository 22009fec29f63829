import type { Consulted, Mark } from './charts.ts';
import type { Die } from './dice.ts';
import type { ClauseId } from './ids.ts';

interface Considered<Id extends ClauseId> {
  readonly clause: Id;
  readonly label: string;
  /** False if the term was considered but did not apply. */
  readonly counted: boolean;
}

/** The value of a die or a modifier. A modifier that did not apply has the value 0. */
export interface Addend<Id extends ClauseId = ClauseId> extends Considered<Id> {
  readonly how: 'die' | 'add';
  readonly value: number;
  /** For a die whose face a table turns into the value: the face, and the table. */
  readonly reads?: { readonly shows: number; readonly table: string };
  /** For a number out of a chart that is lost, or that a reader has replaced. */
  readonly mark?: Mark;
}

/** A ratio, such as 3/2 or 1/2. It multiplies the sum of all terms before it. */
export interface Factor<Id extends ClauseId = ClauseId> extends Considered<Id> {
  readonly how: 'times';
  readonly value: readonly [over: number, under: number];
  /** If players know the ratio as a percentage. */
  readonly in?: 'percent';
  readonly mark?: Mark;
}

/** One part of a sum. A term that did not apply stays in the list. */
export type Term<Id extends ClauseId = ClauseId> = Addend<Id> | Factor<Id>;

/** The number a total is compared with, and its terms if modifiers change it. */
interface Threshold<Id extends ClauseId> {
  readonly is: 'at-least' | 'at-most' | 'below-equal-above';
  readonly number: number;
  readonly of?: readonly Term<Id>[];
}

/**
 * How a total is compared, and the clause that says so. `word` is the result in the game's own
 * word.
 */
export type Test<Id extends ClauseId = ClauseId> = { readonly clause: Id; readonly word: string } & (
  | Threshold<Id>
  | { readonly is: 'bands'; readonly table: string; readonly from: number | null; readonly to: number | null }
);

/** What decided instead of the total: a cap, or a face that always or never succeeds. */
interface Instead<Id extends ClauseId = ClauseId> {
  readonly clause: Id;
  readonly label: string;
  readonly word: string;
}

/** How a total is made a whole number. */
export type Rounding = 'half-up' | 'down' | 'up';

/** Something that was added up. `of` is the unit or the side the sum belongs to. */
export interface Sum<Id extends ClauseId = ClauseId> {
  readonly kind: 'sum';
  readonly of: string | null;
  readonly terms: readonly Term<Id>[];
  readonly total: number;
  readonly in?: 'percent';
  /** If the total was rounded. The terms then give the number before. */
  readonly rounded?: Rounding;
  readonly test: Test<Id> | null;
  readonly instead?: Instead<Id>;
}

/** A cell of a chart. */
export interface Lookup<Id extends ClauseId = ClauseId> {
  readonly kind: 'lookup';
  readonly of: string | null;
  readonly clause: Id;
  readonly table: string;
  readonly row: string;
  readonly column: string | null;
  readonly cell: string;
  readonly mark: Mark;
}

/** Many dice against one number. `faces` keeps the order in which the dice fell. */
export interface Pool<Id extends ClauseId = ClauseId> {
  readonly kind: 'pool';
  readonly of: string;
  readonly stage: 'hits' | 'wounds' | 'saves';
  readonly clause: Id;
  readonly dice: number;
  readonly die: Die;
  /** The terms of the number that each die needs. */
  readonly terms: readonly Term<Id>[];
  readonly needs: number;
  readonly faces: readonly number[] | null;
  readonly scored: number;
}

/** Why something turned out the way it did: a sum, a chart or a pool of dice. */
export type Reason<Id extends ClauseId = ClauseId> = Sum<Id> | Lookup<Id> | Pool<Id>;

/** The term for a die. */
export const die = <Id extends ClauseId>(clause: Id, label: string, value: number): Addend<Id> => ({
  clause,
  label,
  how: 'die',
  value,
  counted: true,
});

/** A modifier. If `applies` is false, it is still shown, with the value 0. */
export const add = <Id extends ClauseId>(clause: Id, label: string, value: number, applies = true): Addend<Id> => ({
  clause,
  label,
  how: 'add',
  value: applies ? value : 0,
  counted: applies,
});

/** A ratio. If `applies` is false, it is still shown but does not multiply. */
export const times = <Id extends ClauseId>(
  clause: Id,
  label: string,
  value: Factor['value'],
  applies = true,
): Factor<Id> => ({ clause, label, how: 'times', value, counted: applies });

/** A number that a chart gives. */
export const fromChart = <Id extends ClauseId>(clause: Id, label: string, { value, mark }: Consulted): Addend<Id> => ({
  ...add(clause, label, value),
  mark,
});

/** A die whose face a table turns into a value. */
export const readDie = <Id extends ClauseId>(
  clause: Id,
  label: string,
  reads: NonNullable<Addend['reads']>,
  value: number,
): Addend<Id> => ({ ...die(clause, label, value), reads });

/** A percentage of all terms before it: 7.5 of 100 is 75 of 1,000. */
export const percentOf = <Id extends ClauseId>(
  clause: Id,
  label: string,
  value: Factor['value'],
  mark: Mark = 'printed',
): Factor<Id> => ({ ...times(clause, label, value), in: 'percent', mark });

/**
 * The value of these terms, worked out from first to last, without rounding. A game that rounds
 * sets its total itself.
 */
export const total = (terms: readonly Term[]): number =>
  terms.reduce((sum, term) => {
    if (term.how !== 'times') return sum + term.value;
    return term.counted ? (sum * term.value[0]) / term.value[1] : sum;
  }, 0);

/** The sum of these terms, and the test it was compared with. */
export const sum = <Id extends ClauseId>(
  of: string | null,
  terms: readonly Term<Id>[],
  test: Test<Id> | null = null,
): Sum<Id> => ({ kind: 'sum', of, terms, total: total(terms), test });

const ROUND: Readonly<Record<Rounding, (value: number) => number>> = {
  'half-up': (value) => Math.floor(value + 0.5),
  down: Math.floor,
  up: Math.ceil,
};

/** A sum with its total made a whole number. */
export const rounded = <Id extends ClauseId>(exact: Sum<Id>, how: Rounding): Sum<Id> => ({
  ...exact,
  total: ROUND[how](exact.total),
  rounded: how,
});

/** A total that must reach `needed`. `word` is the result of the test. */
export const atLeast = <Id extends ClauseId>(needed: Addend<Id>, word: string): Test<Id> => ({
  is: 'at-least',
  clause: needed.clause,
  word,
  number: needed.value,
  of: [needed],
});

/** A test against a number that is the total of these terms. */
export const against = <Id extends ClauseId>(
  is: Threshold<Id>['is'],
  clause: Id,
  of: readonly Term<Id>[],
  word: string,
): Test<Id> => ({ is, clause, word, number: total(of), of });

/** A cell of a chart; unless told otherwise, of a printed one that has rows and no columns. */
export const cell = <Id extends ClauseId>(
  chart: Pick<Lookup<Id>, 'of' | 'clause' | 'table' | 'row' | 'cell'> & Partial<Pick<Lookup, 'column' | 'mark'>>,
): Lookup<Id> => ({ kind: 'lookup', column: null, mark: 'printed', ...chart });

/** The result of a sum in the game's own word; null if the sum has no test. */
export const wordOf = ({ test, instead }: Sum): string | null => instead?.word ?? test?.word ?? null;

/** The terms of the number that a reason is compared with. */
export const termsOfNumber = (reason: Reason): readonly Term[] =>
  reason.kind === 'sum' && reason.test !== null && reason.test.is !== 'bands' ? (reason.test.of ?? []) : [];

/**
 * Every term of a reason: first those of its total, then those of the number it is compared with.
 */
export const termsOf = (reason: Reason): readonly Term[] =>
  reason.kind === 'lookup' ? [] : [...reason.terms, ...termsOfNumber(reason)];

/** Every clause that a reason names, including those of terms that did not apply. */
export function clausesOf(reason: Reason): readonly ClauseId[] {
  const named = termsOf(reason).map(({ clause }) => clause);
  return [...named, ...heldAgainst(reason)];
}

/** The clauses that decided. Terms that did not apply are left out. */
export function citedBy(reason: Reason): readonly ClauseId[] {
  const counted = termsOf(reason).filter((term) => term.counted);
  return [...counted.map(({ clause }) => clause), ...heldAgainst(reason)];
}

/** Whether a reason rests on a number of a reader's own chart. */
export const isByOwnChart = (reason: Reason): boolean =>
  reason.kind === 'lookup' ? reason.mark === 'own' : termsOf(reason).some(({ mark }) => mark === 'own');

function heldAgainst(reason: Reason): readonly ClauseId[] {
  if (reason.kind !== 'sum') return [reason.clause];
  const { test, instead } = reason;
  return [...(test === null ? [] : [test.clause]), ...(instead === undefined ? [] : [instead.clause])];
}
