import type { Charts, OurCharts } from '../../core/charts.ts';
import { hashOf, isWithin, LARGEST } from '../../core/numbers.ts';
import { cellsIn, changesOf, chartFrom, own, writable, type ChangedCell, type Changes } from './changes.ts';
import { faultsOf } from './faults.ts';

/** Whose charts the pages play with. */
export type Use = 'ours' | 'mine';

/** What a browser has stored for a game. */
export interface StoredCharts {
  readonly changes: Changes;
  readonly use: Use;
  /** The names of charts of which something could not be read. */
  readonly unread: readonly string[];
}

/** A reader's own charts of one game, as far as pages play with them. */
export interface OwnCharts {
  /** In the order of ours; empty while the reader plays with ours. */
  readonly charts: Charts;
  /** The names of charts that are left out: they cannot be read, or break their own rules. */
  readonly unfit: readonly string[];
}

const VERSION = 1;

/** Nothing is stored. */
const NOTHING: StoredCharts = { changes: {}, use: 'mine', unread: [] };

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChange = (value: unknown): value is ChangedCell['value'] => value === 'none' || isWithin(value, LARGEST);

/** The cells of one stored chart; null if something in it is no cell of ours. */
function cellsOf(ours: OurCharts, id: string, stored: unknown): readonly ChangedCell[] | null {
  const chart = own(ours, id);
  if (chart === undefined || !isRecord(stored)) return null;
  const cells: ChangedCell[] = [];
  for (const [row, columns] of Object.entries(stored)) {
    if (!chart.rows.includes(row) || !isRecord(columns)) return null;
    for (const [column, value] of Object.entries(columns)) {
      if (!writable(chart).includes(column) || !isChange(value)) return null;
      cells.push({ id, row, column, value });
    }
  }
  return cells;
}

/** Reads the charts that a browser has stored for a game with these charts of ours. */
export function readStored(text: string | null, ours: OurCharts): StoredCharts {
  if (text === null) return NOTHING;
  let found: unknown = null;
  try {
    found = JSON.parse(text);
  } catch {
    // Something else has written over it.
  }
  if (!isRecord(found) || found['version'] !== VERSION || !isRecord(found['charts']))
    return { ...NOTHING, unread: Object.keys(ours) };
  const read = Object.entries(found['charts']).map(([id, stored]) => [id, cellsOf(ours, id, stored)] as const);
  return {
    changes: changesOf(read.flatMap(([, cells]) => cells ?? [])),
    use: found['use'] === 'ours' ? 'ours' : 'mine',
    unread: read.flatMap(([id, cells]) => (cells === null ? [id] : [])),
  };
}

/** Charts as text to store; null if nothing of them is the reader's own. */
export const storedOf = (ours: OurCharts, { changes, use }: Pick<StoredCharts, 'changes' | 'use'>): string | null =>
  cellsIn(ours, changes).length === 0 ? null : JSON.stringify({ version: VERSION, use, charts: changes });

/** The reader's own charts that can be played with, of these changes. */
export function chartsOf(ours: OurCharts, changes: Changes): OwnCharts {
  const changed = Object.keys(ours).filter((id) => own(changes, id) !== undefined);
  const unfit = changed.filter((id) => faultsOf(ours[id]!, changes[id]!).length > 0);
  const fit = changed.filter((id) => !unfit.includes(id));
  return { charts: Object.fromEntries(fit.map((id) => [id, chartFrom(ours[id]!, changes[id]!)])), unfit };
}

/** The charts that pages play with, of what a browser has stored. */
export function chartsInUse(ours: OurCharts, { changes, use, unread }: StoredCharts): OwnCharts {
  if (use === 'ours') return { charts: {}, unfit: [] };
  const { charts, unfit } = chartsOf(ours, changes);
  return { charts, unfit: [...unread, ...unfit] };
}

/**
 * A short text that is the same for the same charts, and almost never for others; empty if there
 * are none of the reader's own.
 */
export const fingerprintOf = (charts: Charts = {}): string =>
  Object.keys(charts).length === 0
    ? ''
    : hashOf(Object.entries(charts).map(([id, { rows, cells }]) => [id, rows, cells]));
