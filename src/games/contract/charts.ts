import { valueIn, type OurChart, type OurCharts } from '../../core/charts.ts';
import type { ClauseId } from '../../core/ids.ts';
import { plain } from '../../core/signs.ts';
import type { ReferenceTable } from './reference.ts';
import { capital } from './sentences.ts';

/** What the page of a game’s charts tells about one of them, besides its numbers. */
export interface ChartBasis<Id extends ClauseId = ClauseId> {
  /** The clauses that announce the lost chart. */
  readonly clauses: readonly Id[];
  /** What its rows are: `Total`, `Range in mm`. */
  readonly rows: string;
  /** Why our numbers are what they are, in a sentence or two. */
  readonly basis: string;
}

/** The basis of each of a game’s charts, by their names. */
export type ChartBases = Readonly<Record<string, ChartBasis>>;

/** A row or a column of a chart as a page names it: `French line`, `4-pounder`, `0–35`, `−3`. */
export const chartLabel = ({ names }: Pick<OurChart, 'names'>, name: string): string => {
  if (/^-?\d+$/.test(name)) return plain(Number(name));
  return names?.[name] ?? capital(name.replaceAll(/(?<!\d)-/g, ' '));
};

/** What a cell of one of our charts says. */
export function cellText(chart: OurChart, row: string, column: string): string {
  const value = valueIn(chart, row, column);
  return typeof value === 'number' ? plain(value) : '–';
}

/**
 * One of our charts as a table of the quick reference, in which a page shows the reader's own
 * numbers.
 */
export function tableOfChart(id: string, ours: OurCharts, { rows, clauses }: ChartBasis): ReferenceTable {
  const chart = ours[id]!;
  const [clause] = clauses;
  return {
    id,
    title: chart.title,
    caption: `${chart.title}.`,
    ...(clause !== undefined && { clause }),
    mark: 'reconstructed',
    chart,
    columns: [
      { text: rows },
      ...chart.columns.map((column) => ({ text: chartLabel(chart, column), number: true as const })),
    ],
    rows: chart.rows.map((row) => [
      chartLabel(chart, row),
      ...chart.columns.map((column) => cellText(chart, row, column)),
    ]),
  };
}
