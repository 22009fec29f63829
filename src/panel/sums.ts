import type { ClauseId } from '../core/ids.ts';
import { type Line, total } from '../core/reasons.ts';

/** One row of a sum as a page prints it. */
export interface Row {
  readonly label: string;
  /** Left out where the row above names the same clause. */
  readonly clause?: ClauseId;
  /** `5`, `−1`, `5+`, or a dash where it does not apply. */
  readonly value: string;
  readonly counted: boolean;
}

const MINUS = '−';

/** A number with a true minus sign: `−1`. */
export const plain = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value));

/** A modifier, with its sign: `+2`, `−1`. */
export const signed = (value: number): string => (value < 0 ? plain(value) : `+${value}`);

/** The rows of a sum: what is needed, the die, each modifier with its sign; what did not apply keeps its row and gets a dash. */
export function rows(lines: readonly Line[], needs?: Line): readonly Row[] {
  const summed = lines.map(({ clause, label, value, counted }, index): Row => {
    const shown = index === 0 ? plain(value) : signed(value);
    return { label, clause, counted, value: counted ? shown : '–' };
  });
  const all: readonly Row[] = needs
    ? [{ label: needs.label, clause: needs.clause, value: `${plain(needs.value)}+`, counted: true }, ...summed]
    : summed;
  return all.map(({ clause, ...row }, index) => (clause === all[index - 1]?.clause ? row : { ...row, clause }));
}

/** What the rows add up to, as it is printed. */
export const sum = (lines: readonly Line[]): string => plain(total(lines));
