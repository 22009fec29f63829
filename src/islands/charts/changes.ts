import type { Chart, Charts, OurChart, OurCharts } from '../../core/charts.ts';
import { endsOf } from '../../core/charts.ts';

/** What a reader has written in place of a number of ours. */
export type Change = number | 'none';

/** What a reader has written into one chart, by our rows and by columns. */
export type ChartChanges = Readonly<Record<string, Readonly<Record<string, Change>>>>;

/** What a reader has written into the charts of a game, by their names. */
export type Changes = Readonly<Record<string, ChartChanges>>;

/** The name of the column in which the end of a band is written. */
export const END = 'to';

/** A cell of a chart of the game, by our row; its column may be the end of a band. */
export interface ChartCell {
  readonly id: string;
  readonly row: string;
  readonly column: string;
}

/** A cell with what the reader has written into it. */
export interface ChangedCell extends ChartCell {
  readonly value: Change;
}

/** The columns of a chart that can be written into. */
export const writable = ({ columns, bands }: OurChart): readonly string[] =>
  bands === undefined ? columns : [...columns, END];

/** A member of a record, not one that every object inherits. */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** What a reader has written into a cell; null if it is left to ours. */
export const changeAt = (changes: Changes, { id, row, column }: ChartCell): Change | null =>
  own(own(own(changes, id) ?? {}, row) ?? {}, column) ?? null;

/** Every changed cell, in the order of our charts. */
export const cellsIn = (ours: OurCharts, changes: Changes): readonly ChangedCell[] =>
  Object.entries(ours).flatMap(([id, chart]) =>
    chart.rows.flatMap((row) =>
      writable(chart).flatMap((column): readonly ChangedCell[] => {
        const value = changeAt(changes, { id, row, column });
        return value === null ? [] : [{ id, row, column, value }];
      }),
    ),
  );

/** Changes with these cells, and with no others. */
export function changesOf(cells: readonly ChangedCell[]): Changes {
  const changes: Record<string, Record<string, Record<string, Change>>> = {};
  for (const { id, row, column, value } of cells) ((changes[id] ??= {})[row] ??= {})[column] = value;
  return changes;
}

/** The changes after a value was written into a cell; null leaves the cell to ours. */
export const withChange = (ours: OurCharts, changes: Changes, cell: ChartCell, value: Change | null): Changes =>
  changesOf([
    ...cellsIn(ours, changes).filter(
      ({ id, row, column }) => id !== cell.id || row !== cell.row || column !== cell.column,
    ),
    ...(value === null ? [] : [{ ...cell, value }]),
  ]);

/** The last length of each band: the reader's own, or ours. */
export const endsIn = ({ rows }: Chart, changed: ChartChanges): readonly number[] =>
  rows.map((row) => {
    const end = own(own(changed, row) ?? {}, END);
    return typeof end === 'number' ? end : endsOf(row)[1];
  });

/** The bands with these ends: each begins where the one before it ends. */
const bandsTo = (ends: readonly number[]): readonly string[] =>
  ends.map((end, n) => `${n === 0 ? 0 : ends[n - 1]! + 1}–${end}`);

/** The chart that a reader's changes make of one of ours. */
export const chartFrom = (ours: OurChart, changed: ChartChanges): Chart => ({
  rows: ours.bands === undefined ? ours.rows : bandsTo(endsIn(ours, changed)),
  columns: ours.columns,
  cells: ours.rows.map((row) => ours.columns.map((column) => own(own(changed, row) ?? {}, column) ?? null)),
  mark: 'own',
});

/** The cells that a reader's own charts change: the opposite of `chartFrom`. */
export const changedBy = (ours: OurCharts, charts: Charts): Changes =>
  changesOf(
    Object.entries(charts).flatMap(([id, { rows, cells }]) =>
      (own(ours, id)?.rows ?? []).flatMap((row, n): readonly ChangedCell[] => {
        const end = ours[id]!.bands === undefined ? undefined : endsOf(rows[n]!)[1];
        const ends = end === undefined || end === endsOf(row)[1] ? [] : [{ id, row, column: END, value: end }];
        const values = ours[id]!.columns.flatMap((column, c) => {
          const value = cells[n]?.[c] ?? null;
          return value === null ? [] : [{ id, row, column, value }];
        });
        return [...values, ...ends];
      }),
    ),
  );
