import type { Charts, OurCharts } from '../../core/charts.ts';
import { LARGEST } from '../../core/numbers.ts';
import { cellsIn, changedBy, changesOf, own, writable, type ChangedCell, type Changes } from './changes.ts';
import { chartsOf, fingerprintOf } from './stored.ts';

/** The most characters of changed cells in a link. With more it has only their fingerprint. */
const LONGEST = 600;

const [BETWEEN, WITHIN] = ['~', '!'];

/**
 * The reader's own charts as a link names them: every changed cell, such as
 * `range-small-arms!36–50!musket!2`, or the fingerprint of many; empty if there are none.
 */
export function linkText(ours: OurCharts, charts: Charts = {}): string {
  const cells = cellsIn(ours, changedBy(ours, charts));
  const text = cells.map(({ id, row, column, value }) => [id, row, column, value].join(WITHIN)).join(BETWEEN);
  return text.length > LONGEST ? fingerprintOf(charts) : text;
}

/** One changed cell of a link; null if it is none of the game's. */
function cellOf(ours: OurCharts, text: string): ChangedCell | null {
  const [id = '', row = '', column = '', written = '', more] = text.split(WITHIN);
  const chart = own(ours, id);
  const value = written === 'none' ? written : /^-?\d{1,5}(\.\d{1,4})?$/.test(written) ? Number(written) : null;
  if (chart === undefined || more !== undefined || value === null) return null;
  if (typeof value === 'number' && Math.abs(value) > LARGEST) return null;
  return chart.rows.includes(row) && writable(chart).includes(column) ? { id, row, column, value } : null;
}

/**
 * The changed cells that a link names; null if it has only a fingerprint, or names what cannot be
 * read or played with.
 */
export function linkedChanges(ours: OurCharts, text: string): Changes | null {
  if (text === '') return {};
  const cells = text.split(BETWEEN).map((each) => cellOf(ours, each));
  if (cells.some((cell) => cell === null)) return null;
  const changes = changesOf(cells.filter((cell) => cell !== null));
  return chartsOf(ours, changes).unfit.length === 0 ? changes : null;
}
