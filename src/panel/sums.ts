import { plain, signed } from '../core/signs.ts';
import type { Mark } from '../core/charts.ts';
import type { ClauseId } from '../core/ids.ts';
import {
  termsOf,
  termsOfNumber,
  total,
  type Factor,
  type Lookup,
  type Pool,
  type Reason,
  type Rounding,
  type Sum,
  type Term,
  type Test,
} from '../core/reasons.ts';
import { capital } from '../games/contract/sentences.ts';
import { kindOf } from './faces.ts';

/** A row of a reason as pages show it. */
export interface ReasonRow {
  readonly label: string;
  /** The clause that the row cites; left out if the row above cites the same one. */
  readonly clause?: ClauseId;
  /** `5`, `−1`, `5+`, `× 3/2`. */
  readonly value: string;
  /** A note beside the label: what the die showed, or the source of a number. */
  readonly note?: string;
}

/** A term of a reason that did not apply. */
export interface Uncounted {
  readonly label: string;
  readonly clause: ClauseId;
}

type Cited = ReasonRow & { readonly clause: ClauseId };

/** The source of a number as a note tells it. */
const MARKS: Readonly<Record<Mark, string>> = { printed: 'as printed', reconstructed: 'our chart', own: 'your chart' };

/** A key as a label: `moved-twice` is `Moved twice`. */
export const labelOf = (key: string): string => capital(key.replaceAll('-', ' '));

/** A denominator of decimal places: 1, 10, 100. */
const TENTHS = /^10*$/;

/** A ratio: `× 3/2`, `× 2`, in tenths `× 2.5`, or as a percentage `7.5 %`. */
const ratio = ({ value: [over, under], in: measure }: Factor): string => {
  if (measure === 'percent') return `${plain(short((100 * over) / under))}\u00a0%`;
  if (TENTHS.test(String(under))) return `× ${plain(short(over / under))}`;
  return `× ${over}/${under}`;
};

/** A number with at most two decimal places. */
const short = (value: number): number => Number(value.toFixed(2));

/** What a die showed that a table reads, and where a number comes from if it is not printed. */
function noteOf(term: Term): string | undefined {
  const { reads } = term.how === 'times' ? {} : term;
  const notes = [
    ...(reads === undefined ? [] : [`rolled ${reads.shows}, read by the ${reads.table}`]),
    ...(term.mark === undefined || term.mark === 'printed' ? [] : [MARKS[term.mark]]),
  ];
  return notes.length === 0 ? undefined : notes.join('; ');
}

/**
 * The value of a term that counts but adds nothing: beside a die it has no effect; beside a
 * difference it is a right, for example to win ties.
 */
const adding = ([first]: readonly Term[]): string => (first?.how === 'die' ? 'no effect' : 'yes');

/** The label of a term with its clause and its note. */
function headOf(term: Term): Pick<Cited, 'label' | 'clause' | 'note'> {
  const note = noteOf(term);
  return { label: term.label, clause: term.clause, ...(note !== undefined && { note }) };
}

/** The value of a term that counts; null if it adds nothing. */
function valueOf(term: Term, isFirst: boolean, unit: string): string | null {
  if (term.how === 'times') return ratio(term);
  if (isFirst || term.how === 'die') return plain(term.value) + unit;
  return term.value === 0 ? null : signed(term.value) + unit;
}

/**
 * One row for each term that counted. Dice and the first term are shown without a sign, other terms
 * with one.
 */
const termRows = (terms: readonly Term[], unit = ''): readonly Cited[] =>
  terms.flatMap((term, index) => {
    if (!term.counted) return [];
    return [{ ...headOf(term), value: valueOf(term, index === 0, unit) ?? adding(terms) }];
  });

/** A band of a table: `7 to 8`, `9 or more`, `6 or less`, `7`. */
function band(from: number | null, to: number | null): string {
  if (from === null) return to === null ? 'any' : `${plain(to)} or less`;
  if (to === null) return `${plain(from)} or more`;
  return from === to ? plain(from) : `${plain(from)} to ${plain(to)}`;
}

/**
 * How the number is shown that a total is compared with, and the label of its row if no term gives
 * one.
 */
const COMPARISONS: Readonly<
  Record<Exclude<Test['is'], 'bands'>, { readonly label: string; readonly says: (number: string) => string }>
> = {
  'at-least': { label: 'Needed', says: (number) => `${number}+` },
  'at-most': { label: 'Needed', says: (number) => `${number} or less` },
  'below-equal-above': { label: 'Below it, equal to it or above it', says: (number) => number },
};

/**
 * The rows for what the total is compared with. If the number comes from a single term, its row has
 * that term's label; otherwise each term is listed, and then the number.
 */
function testRows(sum: Sum, unit: string): readonly Cited[] {
  const { test } = sum;
  if (test === null) return [];
  const { clause } = test;
  if (test.is === 'bands') return [{ label: labelOf(test.table), clause, value: band(test.from, test.to) }];
  const { label, says } = COMPARISONS[test.is];
  const value = says(plain(test.number) + unit);
  const terms = termsOfNumber(sum);
  const [only, other] = terms;
  if (only !== undefined && other === undefined) return [{ ...headOf(only), value }];
  return [...termRows(terms, unit), { label, clause, value }];
}

const ROUNDED: Readonly<Record<Rounding, string>> = {
  'half-up': 'Rounded, a half up',
  down: 'Rounded down',
  up: 'Rounded up',
};

/** How the total was rounded, and from what number; no row if that was whole. */
function roundedRows({ terms, total: whole, rounded }: Sum, unit: string): readonly Cited[] {
  const [exact, last] = [total(terms), terms.at(-1)];
  if (rounded === undefined || last === undefined || exact === whole) return [];
  return [{ label: ROUNDED[rounded], clause: last.clause, value: `from ${plain(short(exact))}${unit}` }];
}

function sumRows(sum: Sum): readonly Cited[] {
  const unit = sum.in === 'percent' ? '%' : '';
  const { instead } = sum;
  const decided =
    instead === undefined ? [] : [{ label: labelOf(instead.label), clause: instead.clause, value: instead.word }];
  const [test, counted] = [testRows(sum, unit), [...termRows(sum.terms, unit), ...roundedRows(sum, unit)]];
  // A number that is needed stands before the die; the row of a table is found with the total.
  return [...(sum.test?.is === 'bands' ? [...counted, ...test] : [...test, ...counted]), ...decided];
}

const lookupRows = ({ table, row, column, cell, clause, mark }: Lookup): readonly Cited[] => [
  {
    label: `${labelOf(table)}: ${column === null ? row : `${row}, ${column}`}`,
    clause,
    value: cell,
    note: MARKS[mark],
  },
];

function poolRows({ stage, clause, dice, die, needs, terms }: Pool): readonly Cited[] {
  const diceRow = { label: `Dice for ${stage}`, clause, value: `${dice} × ${kindOf(die)}` };
  // What adds nothing to a number that every die needs tells nothing.
  const modifiers = terms.flatMap((term) =>
    (term.how === 'add' && term.value === 0 ? [] : termRows([term])).map((row) =>
      term.how === 'add' ? { ...row, value: signed(term.value) } : row,
    ),
  );
  return [diceRow, ...modifiers, { label: 'Each needs', clause, value: `${needs}+` }];
}

/**
 * The rows of a reason that counted: what is needed, what was rolled, each modifier, the row of a
 * table that the total is in, and what decided instead, if anything.
 */
export function rows(reason: Reason): readonly ReasonRow[] {
  const all =
    reason.kind === 'sum' ? sumRows(reason) : reason.kind === 'lookup' ? lookupRows(reason) : poolRows(reason);
  return all.map(({ clause, ...row }, index) => (clause === all[index - 1]?.clause ? row : { ...row, clause }));
}

/** The number that a sum must reach, with its terms; no row for a sum that a table reads. */
export const neededRows = (sum: Sum): readonly ReasonRow[] =>
  sum.test === null || sum.test.is === 'bands' ? [] : testRows(sum, sum.in === 'percent' ? '%' : '');

/** A row with its sign for each modifier of a sum that counts; dice are left out. */
export const modifierRows = ({ terms, in: measure }: Sum): readonly ReasonRow[] =>
  terms.flatMap((term) => {
    if (term.how === 'die' || !term.counted) return [];
    return [{ ...headOf(term), value: valueOf(term, false, measure === 'percent' ? '%' : '') ?? 'no effect' }];
  });

/** The terms of a reason that did not apply. */
export const uncounted = (reason: Reason): readonly Uncounted[] =>
  termsOf(reason).flatMap(({ label, clause, counted }) => (counted ? [] : [{ label, clause }]));

/** The result of a reason, as shown below its rows. */
export function result(reason: Reason): string {
  if (reason.kind === 'lookup') return reason.cell;
  if (reason.kind === 'pool') return `${reason.scored} of ${reason.dice}`;
  return plain(reason.total) + (reason.in === 'percent' ? '%' : '');
}

/** The result of a reason in a word or two, for a reason that others follow. */
export function conclusion(reason: Reason): string {
  if (reason.kind === 'lookup') return 'In the table';
  if (reason.kind === 'pool') return labelOf(reason.stage);
  return labelOf(reason.instead?.word ?? reason.test?.word ?? 'total');
}

/**
 * The result of a test, and what its total was compared with: `Hit: 4, needed 3+`; for a table `3
 * (4 or less): unharmed`.
 */
export function verdict(sum: Sum): string {
  const { test, instead } = sum;
  const [word, total] = [conclusion(sum), result(sum)];
  if (instead !== undefined || test?.is !== 'bands') return `${word}: ${total}, ${needed(sum)}`;
  const within = band(test.from, test.to);
  return `${total}${within === total ? '' : ` (${within})`}: ${word.charAt(0).toLowerCase()}${word.slice(1)}`;
}

/**
 * What a total was compared with, other than a table: `needed 3+`, `against 50%`, or what decided
 * instead.
 */
function needed({ test, instead, in: measure }: Sum): string {
  if (instead !== undefined) return instead.label;
  if (test === null || test.is === 'bands') return 'with no test';
  const number = COMPARISONS[test.is].says(plain(test.number) + (measure === 'percent' ? '%' : ''));
  return test.is === 'below-equal-above' ? `against ${number}` : `needed ${number}`;
}
