import type { OurChart } from '../../core/charts.ts';
import { endsOf } from '../../core/charts.ts';
import { plain } from '../../core/signs.ts';
import { chartLabel } from '../../games/contract/charts.ts';
import { END, type Change, type ChartCell } from './changes.ts';

/** The field of a cell, with the place for its message. */
export interface Field extends ChartCell {
  readonly input: HTMLInputElement;
  readonly message: HTMLElement;
}

/** How a value is written in its field. */
export const written = (value: Change | null): string => (value === null ? '' : value === 'none' ? '–' : plain(value));

/** Makes the field of a cell. What ours says stands in it until the reader writes something. */
function fieldOf(cell: ChartCell, label: string, ours: string): Field {
  const input = document.createElement('input');
  const message = document.createElement('p');
  message.className = 'fault';
  message.id = `fault-${cell.id}-${cell.row}-${cell.column}`.replaceAll(/[^\w-]+/g, '_');
  input.type = 'text';
  input.inputMode = 'decimal';
  input.autocomplete = 'off';
  input.placeholder = ours;
  input.ariaLabel = label;
  return { ...cell, input, message };
}

/**
 * Puts a field into every cell of the table of a chart, in place of our number, and into the first
 * cell of a band one for its end.
 */
export function fieldsIn(table: HTMLTableElement, id: string, chart: OurChart): readonly Field[] {
  // Its fields can be reached by the keyboard, and so need no stop before them.
  table.closest('[tabindex]')?.removeAttribute('tabindex');
  return [...table.tBodies[0]!.rows].flatMap((tr, r) => {
    const row = chart.rows[r]!;
    return [...tr.cells].flatMap((cell, c): readonly Field[] => {
      const isHead = c === 0;
      if (isHead && chart.bands === undefined) return [];
      const column = isHead ? END : chart.columns[c - 1]!;
      const label = isHead ? `End of the band ${row}` : `${chartLabel(chart, row)}, ${chartLabel(chart, column)}`;
      const field = fieldOf({ id, row, column }, label, isHead ? String(endsOf(row)[1]) : cell.textContent.trim());
      if (isHead) cell.replaceChildren(from(row), field.input, field.message);
      else cell.replaceChildren(field.input, field.message);
      return [field];
    });
  });
}

/** The beginning of a band, which follows from the end of the band before. */
function from(row: string): HTMLElement {
  const beginning = document.createElement('span');
  beginning.className = 'from';
  beginning.textContent = `${endsOf(row)[0]}–`;
  return beginning;
}

/** Shows where each band of a table begins. */
export function showBeginnings(table: HTMLTableElement, ends: readonly number[]): void {
  for (const [n, beginning] of [...table.querySelectorAll('.from')].entries())
    beginning.textContent = `${n === 0 ? 0 : ends[n - 1]! + 1}–`;
}

/** Shows what is wrong with a cell, in a sentence beside it; nothing if nothing is. */
export function tell({ input, message }: Field, says: string): void {
  message.textContent = says;
  message.hidden = says === '';
  if (says === '') {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
  } else {
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', message.id);
  }
}

/** Moves the focus up and down the column of a field by the arrow keys and Enter. */
export function moveByKeys(fields: readonly Field[], event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
  const here = fields.find(({ input }) => input === event.target);
  if (step === undefined || here === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const column = fields.filter(({ id, column: each }) => id === here.id && each === here.column);
  const next = column[column.indexOf(here) + step];
  event.preventDefault();
  next?.input.focus();
  next?.input.select();
}
