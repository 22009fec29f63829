import type { OurChart } from '../../core/charts.ts';
import { plain } from '../../core/signs.ts';
import { keyOf } from './key.ts';
import { chartsInUse, readStored } from './stored.ts';

/** What is stored under a key; null also if the browser forbids storage. */
function storedUnder(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What every cell of these tables said as the page came. */
const first = new WeakMap<Element, readonly (readonly string[])[]>();

const rowsOf = (table: HTMLTableElement) => [...table.tBodies].flatMap((body) => [...body.rows]);

/** Writes a text into a cell, in place of its first text only: a mark of a clause stays. */
function write(cell: Element, text: string, isOwn: boolean): void {
  cell.querySelector('.yours')?.remove();
  const written = [...cell.childNodes].find(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
  if (written === undefined) cell.prepend(text);
  else written.textContent = text;
  if (!isOwn) return;
  const note = document.createElement('small');
  note.className = 'yours';
  note.textContent = 'your chart';
  cell.append(note);
}

/** Shows the reader's own numbers in the tables that show charts, each with its mark. */
function show(game: string, tables: readonly HTMLTableElement[], note: HTMLElement): void {
  const ours = Object.fromEntries(
    tables.map(({ dataset }) => [dataset['chart']!, JSON.parse(dataset['ours']!) as OurChart]),
  );
  const { charts } = chartsInUse(ours, readStored(storedUnder(keyOf(game)), ours));
  note.hidden = Object.keys(charts).length === 0;
  for (const table of tables) {
    const id = table.dataset['chart']!;
    const [own, chart] = [charts[id], ours[id]!];
    const said =
      first.get(table) ?? rowsOf(table).map((row) => Array.from(row.cells, (cell) => cell.textContent.trim()));
    first.set(table, said);
    for (const [r, row] of rowsOf(table).entries())
      for (const [c, cell] of Array.from(row.cells).entries()) {
        const isBand = c === 0 && own !== undefined && own.rows[r] !== chart.rows[r];
        const value = c === 0 ? null : (own?.cells[r]?.[c - 1] ?? null);
        const text = isBand ? own.rows[r]! : value === null ? said[r]![c]! : value === 'none' ? '–' : plain(value);
        write(cell, text, isBand || value !== null);
      }
  }
}

/** Shows the reader's own charts on the quick reference, and follows changes in other tabs. */
export function showOwnCharts(note: HTMLElement): void {
  const tables = [...document.querySelectorAll<HTMLTableElement>('table[data-chart]')];
  const again = () => show(note.dataset['chartsUsed']!, tables, note);
  addEventListener('storage', again);
  addEventListener('pageshow', again);
  again();
}
