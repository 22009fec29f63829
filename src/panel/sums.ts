import type { ClauseId } from '../core/ids.ts';
import { termsOfNumber, type Lookup, type Pool, type Reason, type Sum, type Term, type Test } from '../core/reasons.ts';
import { capital } from '../components/wording.ts';
import { kindOf } from './faces.ts';

/** One row of a reason as a page prints it. */
export interface Row {
  readonly label: string;
  /** Left out where the row above names the same clause. */
  readonly clause?: ClauseId;
  /** `5`, `−1`, `5+`, `× 3/2`, or a dash where it does not apply. */
  readonly value: string;
  /** A note beside the label: that it does not apply, or where a cell comes from. */
  readonly note?: string;
  readonly counted: boolean;
}

type Cited = Row & { readonly clause: ClauseId };

const MINUS = '−';

/** A number with a true minus sign: `−1`. */
export const plain = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value));

/** A modifier, with its sign: `+2`, `−1`. */
export const signed = (value: number): string => (value < 0 ? plain(value) : `+${value}`);

/** A key as a label: `moved-twice` is `Moved twice`. */
const labelOf = (key: string): string => capital(key.replaceAll('-', ' '));

/** A ratio: `× 3/2`, `× 2`. */
const ratio = ([over, under]: readonly [number, number]): string => `× ${over}${under === 1 ? '' : `/${under}`}`;

const NOT_COUNTED = { value: '–', note: 'does not apply', counted: false } as const;

/** One row for each term: dice and what stands first as they are, what is added with its sign; what did not apply keeps its row and gets a dash. */
const termRows = (terms: readonly Term[], unit = ''): readonly Cited[] =>
  terms.map((term, index) => {
    const { label, clause, counted } = term;
    if (!counted) return { label, clause, ...NOT_COUNTED };
    if (term.how === 'times') return { label, clause, value: ratio(term.value), counted };
    const shown = index === 0 || term.how === 'die' ? plain(term.value) : signed(term.value);
    return { label, clause, value: shown + unit, counted };
  });

/** `7 to 8`, `9 or more`, `6 or less`, `7`, as a chart prints its bands. */
function band(from: number | null, to: number | null): string {
  if (from === null) return to === null ? 'any' : `${plain(to)} or less`;
  if (to === null) return `${plain(from)} or more`;
  return from === to ? plain(from) : `${plain(from)} to ${plain(to)}`;
}

/** How a number that a total is held against is printed, and what its row is called where no term names it. */
const HELD: Readonly<
  Record<Exclude<Test['is'], 'bands'>, { readonly label: string; readonly says: (number: string) => string }>
> = {
  'at-least': { label: 'Needed', says: (number) => `${number}+` },
  'at-most': { label: 'Needed', says: (number) => `${number} or less` },
  'below-equal-above': { label: 'Below it, equal to it or above it', says: (number) => number },
};

/** What the total is held against: its number by the one term that gives it, or each of its terms and what they make. */
function testRows(sum: Sum, unit: string): readonly Cited[] {
  const { test } = sum;
  if (test === null) return [];
  const { clause } = test;
  if (test.is === 'bands')
    return [{ label: labelOf(test.table), clause, value: band(test.from, test.to), counted: true }];
  const { label, says } = HELD[test.is];
  const value = says(plain(test.number) + unit);
  const terms = termsOfNumber(sum);
  const [only, other] = terms;
  if (only !== undefined && other === undefined)
    return [{ label: only.label, clause: only.clause, value, counted: true }];
  return [...termRows(terms, unit), { label, clause, value, counted: true }];
}

function sumRows(sum: Sum): readonly Cited[] {
  const unit = sum.in === 'percent' ? '%' : '';
  const { instead } = sum;
  const decided =
    instead === undefined
      ? []
      : [{ label: labelOf(instead.label), clause: instead.clause, value: instead.word, counted: true }];
  return [...testRows(sum, unit), ...termRows(sum.terms, unit), ...decided];
}

const MARKS: Readonly<Record<Lookup['mark'], string>> = { printed: 'as printed', reconstructed: 'reconstructed' };

const lookupRows = ({ table, row, column, cell, clause, mark }: Lookup): readonly Cited[] => [
  {
    label: `${labelOf(table)}: ${column === null ? row : `${row}, ${column}`}`,
    clause,
    value: cell,
    note: MARKS[mark],
    counted: true,
  },
];

function poolRows({ stage, clause, dice, die, needs, terms, faces }: Pool): readonly Cited[] {
  const thrown = { label: `Dice for ${stage}`, clause, value: `${dice} × ${kindOf(die)}`, counted: true };
  const made = terms.map((term): Cited => {
    const [row] = termRows([term]);
    return term.counted && term.how === 'add' ? { ...row!, value: signed(term.value) } : row!;
  });
  const needed = { label: 'Each needs', clause, value: `${needs}+`, counted: true };
  const fell = faces === null ? [] : [{ label: 'Fell', clause, value: faces.join(' '), counted: true }];
  return [thrown, ...made, needed, ...fell];
}

/** The rows of a reason: first what is needed, then what was rolled, each modifier that was looked at, and what decided in its place. */
export function rows(reason: Reason): readonly Row[] {
  const all =
    reason.kind === 'sum' ? sumRows(reason) : reason.kind === 'lookup' ? lookupRows(reason) : poolRows(reason);
  return all.map(({ clause, ...row }, index) => (clause === all[index - 1]?.clause ? row : { ...row, clause }));
}

/** What a reason came to, as it is printed below its rows. */
export function result(reason: Reason): string {
  if (reason.kind === 'lookup') return reason.cell;
  if (reason.kind === 'pool') return `${reason.scored} of ${reason.dice}`;
  return plain(reason.total) + (reason.in === 'percent' ? '%' : '');
}

/** What a reason came to, in a word: for one that is followed by others. */
export function conclusion(reason: Reason): string {
  if (reason.kind === 'lookup') return 'In the table';
  if (reason.kind === 'pool') return labelOf(reason.stage);
  return labelOf(reason.instead?.word ?? reason.test?.word ?? 'total');
}
