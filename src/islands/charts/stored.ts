import { valueIn, type Chart, type Charts } from '../../core/charts.ts';
import { hashOf, isWithin, LARGEST } from '../../core/numbers.ts';

/** A reader's own charts of one game, as far as they can be used. */
export interface OwnCharts {
  /** Only those in which a number is the reader's own, in the order of ours. */
  readonly charts: Charts;
  /** The names of stored charts that do not fit the game's, or cannot be read. */
  readonly unfit: readonly string[];
}

const VERSION = 1;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCell = (value: unknown): value is number | null => value === null || isWithin(value, LARGEST);

/** Whether stored cells have the rows and columns of ours. */
const areCells = (stored: unknown, { rows, columns }: Chart): stored is Chart['cells'] =>
  Array.isArray(stored) &&
  stored.length === rows.length &&
  stored.every((row) => Array.isArray(row) && row.length === columns.length && row.every(isCell));

const isSame = (stored: unknown, ours: readonly string[]): boolean => JSON.stringify(stored) === JSON.stringify(ours);

const hasNumber = ({ cells }: Chart): boolean => cells.some((row) => row.some((cell) => cell !== null));

/** A stored chart, or null if it is none of this game's form. */
function chartIn(stored: unknown, ours: Chart | undefined): Chart | null {
  if (ours === undefined || !isRecord(stored)) return null;
  const { rows, columns, cells } = stored;
  const isFit = isSame(rows, ours.rows) && isSame(columns, ours.columns) && areCells(cells, ours);
  return isFit ? { rows: ours.rows, columns: ours.columns, cells, mark: 'own' } : null;
}

/** Reads the charts that a browser has stored for a game with these charts of ours. */
export function readCharts(text: string | null, ours: Charts): OwnCharts {
  if (text === null) return { charts: {}, unfit: [] };
  let found: unknown = null;
  try {
    found = JSON.parse(text);
  } catch {
    // Something else has written over it.
  }
  if (!isRecord(found) || found['version'] !== VERSION || !isRecord(found['charts']))
    return { charts: {}, unfit: Object.keys(ours) };
  const stored = found['charts'];
  const read = Object.keys(stored).map((id) => [id, chartIn(stored[id], ours[id])] as const);
  const fit = new Map(read.flatMap(([id, chart]) => (chart === null ? [] : [[id, chart] as const])));
  const own = Object.keys(ours).flatMap((id) => {
    const chart = fit.get(id);
    return chart !== undefined && hasNumber(chart) ? [[id, chart] as const] : [];
  });
  return { charts: Object.fromEntries(own), unfit: read.flatMap(([id, chart]) => (chart === null ? [id] : [])) };
}

/** Charts as text to store; null if there are none. */
export const chartsText = (charts: Charts): string | null =>
  Object.keys(charts).length === 0
    ? null
    : JSON.stringify({
        version: VERSION,
        charts: Object.fromEntries(
          Object.entries(charts).map(([id, { rows, columns, cells }]) => [id, { rows, columns, cells }]),
        ),
      });

/** A cell of a chart of the game. */
export interface ChartCell {
  readonly id: string;
  readonly row: string;
  readonly column: string;
}

/** The reader's charts after a number was written into a cell; null leaves the cell to ours. */
export function withCell(own: Charts, ours: Charts, { id, row, column }: ChartCell, value: number | null): Charts {
  const { rows, columns } = ours[id]!;
  const chart = own[id];
  const cells = rows.map((r) =>
    columns.map((c) => (r === row && c === column ? value : chart === undefined ? null : valueIn(chart, r, c))),
  );
  const changed: Charts = { ...own, [id]: { rows, columns, cells, mark: 'own' } };
  return Object.fromEntries(Object.entries(changed).filter(([, each]) => hasNumber(each)));
}

/**
 * A short text that is the same for the same charts, and almost never for others; empty if there
 * are none of the reader's own.
 */
export const fingerprintOf = (charts: Charts = {}): string =>
  Object.keys(charts).length === 0 ? '' : hashOf(Object.entries(charts).map(([id, { cells }]) => [id, cells]));
