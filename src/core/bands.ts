import type { Term } from './reasons.ts';

/** A row of a table by totals; null on an open end. */
interface Band {
  readonly from: number | null;
  readonly to: number | null;
}

/** A row of a table as a message shows it: `4 to 6`. */
const bandText = ({ from, to }: Band): string => `${from ?? 'any'} to ${to ?? 'any'}`;

/** Why a sum is not a number: the first of its terms without a value. */
const valueless = (terms: readonly Term[]): string => {
  const term = terms.find(({ value }) => typeof value !== 'object' && !Number.isFinite(value));
  const which = term === undefined ? 'one of its terms' : `its term “${term.label}” (${term.clause})`;
  return `${which} has no value: the table with these values lacks an entry`;
};

/**
 * The row of the table of this name that a total falls in; `terms` are those of the total. Throws
 * if no row has it, and tells which table and which value.
 */
export function bandOf<Line extends Band>(
  table: string,
  lines: readonly Line[],
  reached: number,
  terms: readonly Term[] = [],
): Line {
  const found = lines.find(({ from, to }) => (from ?? reached) <= reached && reached <= (to ?? reached));
  if (found !== undefined) return found;
  const why = Number.isNaN(reached) ? valueless(terms) : `its rows are ${lines.map(bandText).join(', ')}`;
  throw new Error(`The table of ${table} has no row for ${reached}: ${why}`);
}
