import type { OurChart, OurCharts } from '../../core/charts.ts';
import { LARGEST, isWithin, shortened } from '../../core/numbers.ts';
import { failure, success, type Result } from '../../core/result.ts';
import { cellsIn, changesOf, own, writable, type Changes, type ChangedCell } from './changes.ts';
import { faultsOf, wantedIn } from './faults.ts';
import { isRecord } from './stored.ts';

/** What a file of charts says it is. */
const KIND = 'drill-square-charts';
const VERSION = 1;

/** The most characters of a file that is read. */
const LONGEST = 200_000;

/** The most faults of a file that are told at once. */
const MOST_TOLD = 8;

/** A game whose charts are in a file. */
export interface ChartsGame {
  readonly game: string;
  readonly ours: OurCharts;
}

/** The charts of a game as the text of a file. */
export const fileText = ({ game, ours }: ChartsGame, changes: Changes): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, game, charts: changesOf(cellsIn(ours, changes)) }, null, 2)}\n`;

/** What a file contains, in the words of a refusal. */
const found = (value: unknown): string =>
  value === undefined ? 'nothing' : shortened(typeof value === 'string' ? `“${value}”` : JSON.stringify(value));

/** The names that may stand in a place. */
const oneOf = (names: readonly string[]): string => `one of: ${names.join(', ')}`;

/** What is wrong with a row of a chart of the file; null if it has columns. */
function rowFault(chart: OurChart, row: string, columns: unknown): string | null {
  if (!chart.rows.includes(row)) return `there is no such row; expected ${oneOf(chart.rows)}.`;
  return isRecord(columns)
    ? null
    : `found ${found(columns)}, expected columns with their numbers, such as { "${chart.columns[0]!}": 1 }.`;
}

/** What is wrong with a value of the file; null if it may be one. */
function valueFault(chart: OurChart, column: string, value: unknown): string | null {
  if (!writable(chart).includes(column)) return `there is no such column; expected ${oneOf(writable(chart))}.`;
  if (value === 'none' || isWithin(value, LARGEST)) return null;
  return `found ${found(value)}, expected ${wantedIn(chart, column).replace('a dash', '"none"')}.`;
}

/** The cells of a chart of the file, and what is wrong with those that are none. */
function cellsOf(id: string, chart: OurChart, read: Readonly<Record<string, unknown>>) {
  const cells: ChangedCell[] = [];
  const faults: string[] = [];
  for (const [row, columns] of Object.entries(read)) {
    const wrong = rowFault(chart, row, columns);
    if (wrong !== null) faults.push(`charts › ${id} › ${row}: ${wrong}`);
    for (const [column, value] of wrong === null ? Object.entries(columns as object) : []) {
      const fault = valueFault(chart, column, value);
      if (fault === null) cells.push({ id, row, column, value: value as ChangedCell['value'] });
      else faults.push(`charts › ${id} › ${row} › ${column}: ${fault}`);
    }
  }
  return { cells, faults };
}

/** The charts of a file, and everything that is wrong with them. */
function chartsIn(ours: OurCharts, charts: Readonly<Record<string, unknown>>): Result<Changes, readonly string[]> {
  const faults: string[] = [];
  const cells: ChangedCell[] = [];
  for (const [id, read] of Object.entries(charts)) {
    const chart = own(ours, id);
    if (chart === undefined)
      faults.push(`charts › ${id}: this game has no such chart; expected ${oneOf(Object.keys(ours))}.`); // prettier-ignore
    else if (!isRecord(read)) faults.push(`charts › ${id}: found ${found(read)}, expected rows with their columns.`);
    else {
      const of = cellsOf(id, chart, read);
      faults.push(...of.faults);
      cells.push(...of.cells);
    }
  }
  const changes = changesOf(cells);
  if (faults.length === 0)
    for (const [id, changed] of Object.entries(changes))
      faults.push(...faultsOf(ours[id]!, changed).map(({ row, column, says }) => `charts › ${id} › ${row} › ${column}: ${says}`)); // prettier-ignore
  if (faults.length > 0) return failure(faults);
  return cells.length > 0
    ? success(changes)
    : failure(['It holds no number. A file of charts that you keep on this page shows the form.']);
}

/**
 * Reads a file of charts. It is data and nothing of it is run. A file with any fault is refused as
 * a whole, with sentences that say what was expected in which place.
 */
export function readFile({ game, ours }: ChartsGame, text: string): Result<Changes, readonly string[]> {
  if (text.length > LONGEST) return failure([`It has ${text.length.toLocaleString('en')} characters; a file of charts has at most ${LONGEST.toLocaleString('en')}.`]); // prettier-ignore
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (fault) {
    const because = fault instanceof Error ? fault.message : '';
    return failure([`It is not JSON, the form in which this page keeps charts${because && ` (${because})`}. Choose a file that this page has kept, or mend its commas, quotes and brackets.`]); // prettier-ignore
  }
  if (!isRecord(read) || read['kind'] !== KIND)
    return failure([`It is no file of charts: found ${found(isRecord(read) ? read['kind'] : read)} as its kind, expected “${KIND}”.`]); // prettier-ignore
  if (read['version'] !== VERSION)
    return failure([`It is of version ${found(read['version'])}, and this page reads version ${VERSION}. Reload the page; if that does not help, keep the file anew where it was made.`]); // prettier-ignore
  if (read['game'] !== game) return failure([`Its charts are of the game ${found(read['game'])}, and these of “${game}”. Choose it on the page of its game.`]); // prettier-ignore
  if (!isRecord(read['charts'])) return failure([`charts: found ${found(read['charts'])}, expected the charts by their names.`]); // prettier-ignore
  const charts = chartsIn(ours, read['charts']);
  if (charts.ok || charts.error.length <= MOST_TOLD) return charts;
  return failure([...charts.error.slice(0, MOST_TOLD), `And ${charts.error.length - MOST_TOLD} more.`]);
}
