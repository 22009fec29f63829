import { isInBounds, valueIn, type Bounds, type OurChart } from '../../core/charts.ts';
import { plain } from '../../core/signs.ts';
import { END, endsIn, own, type Change, type ChartChanges } from './changes.ts';

/** What is wrong with a cell of a reader's own chart. */
export interface CellFault {
  readonly row: string;
  readonly column: string;
  /** A sentence that also says how to mend it. */
  readonly says: string;
}

/** The longest band that a reader may write. */
const LONGEST = 5000;

/** The numbers of a chart in words: `a number from 0 to 100, in steps of 0.25`. */
const boundsSaid = ({ least, most, step }: Bounds): string =>
  `a ${step === 1 ? 'whole number' : 'number'} from ${plain(least)} to ${plain(most)}${step === 1 ? '' : `, in steps of ${step}`}`;

/** What may stand in a cell, in words. */
export const wantedIn = ({ bounds, bands }: OurChart, column: string): string => {
  if (column === END) return `the last ${bands ?? ''} of the band, a whole number from 1 to ${LONGEST}`;
  return `${boundsSaid(bounds)}${bands === undefined ? '' : ', or a dash for out of range'}`;
};

/** Whether a value may stand in a cell, whatever stands in the others. */
function mayStand({ bounds, bands }: OurChart, column: string, value: Change): boolean {
  if (column === END) return bands !== undefined && typeof value === 'number' && isInBounds({ least: 1, most: LONGEST, step: 1 }, value); // prettier-ignore
  return value === 'none' ? bands !== undefined : isInBounds(bounds, value);
}

const said = (value: Change): string => (value === 'none' ? 'a dash' : plain(value));

/** Cells with a value that may not stand there at all. */
const outOfBounds = (chart: OurChart, changed: ChartChanges): readonly CellFault[] =>
  Object.entries(changed).flatMap(([row, cells]) =>
    Object.entries(cells).flatMap(([column, value]) =>
      mayStand(chart, column, value)
        ? []
        : [{ row, column, says: `Found ${said(value)}, expected ${wantedIn(chart, column)}.` }],
    ),
  );

/** Ends of bands that do not lie beyond the end before them, with the reader's own to blame. */
function disordered(chart: OurChart, changed: ChartChanges): readonly CellFault[] {
  if (chart.bands === undefined) return [];
  const ends = endsIn(chart, changed);
  return ends.flatMap((end, n): readonly CellFault[] => {
    if (n === 0 || end > ends[n - 1]!) return [];
    const isOwn = own(own(changed, chart.rows[n]!) ?? {}, END) !== undefined;
    const [row, says] = isOwn
      ? [
          n,
          `This band ends at ${end}, and the one before it at ${ends[n - 1]!}: a band must end beyond the one before it.`,
        ]
      : [
          n - 1,
          `This band ends at ${ends[n - 1]!}, and the next one, which is ours, at ${end}: write the end of the next one too.`,
        ];
    return [{ row: chart.rows[row]!, column: END, says }];
  });
}

/** A value of the reader's own, or else ours. */
const valueOf = (chart: OurChart, changed: ChartChanges, row: string, column: string): Change => {
  const value = own(own(changed, row) ?? {}, column) ?? valueIn(chart, row, column);
  return value ?? 'none';
};

/** Numbers that are less than the one above them, in a chart that ascends. */
function descending(chart: OurChart, changed: ChartChanges): readonly CellFault[] {
  if (chart.ascends !== true) return [];
  return chart.columns.flatMap((column) =>
    chart.rows.flatMap((row, n): readonly CellFault[] => {
      const above = chart.rows[n - 1];
      if (above === undefined) return [];
      const [here, before] = [valueOf(chart, changed, row, column), valueOf(chart, changed, above, column)];
      if (here >= before) return [];
      const isOwn = own(own(changed, row) ?? {}, column) !== undefined;
      return isOwn
        ? [
            {
              row,
              column,
              says: `${said(here)} is less than the ${said(before)} in the row above: the numbers of this chart never fall from row to row.`,
            },
          ]
        : [
            {
              row: above,
              column,
              says: `${said(before)} is more than the ${said(here)} in the row below, which is ours: write that one too, or write less here.`,
            },
          ];
    }),
  );
}

/** Numbers farther than a cell that is out of range: a gap. */
function gaps(chart: OurChart, changed: ChartChanges): readonly CellFault[] {
  if (chart.bands === undefined) return [];
  return chart.columns.flatMap((column) => {
    const values = chart.rows.map((row) => valueOf(chart, changed, row, column));
    const last = values.findLastIndex((value) => value !== 'none');
    return chart.rows.flatMap((row, n): readonly CellFault[] => {
      if (n >= last || values[n] !== 'none') return [];
      const isOwn = own(own(changed, row) ?? {}, column) !== undefined;
      const says = isOwn
        ? 'A dash here, and a number farther down: what is out of range at one band is out of range beyond it. Write dashes below it, or a number here.'
        : 'A band before this one is out of range by our chart: fill in every band between.';
      return [{ row: isOwn ? row : chart.rows[last]!, column, says }];
    });
  });
}

/**
 * What is wrong with what a reader has written into a chart, one sentence for a cell: a number out
 * of its bounds, a number less than the one above it, a band that ends before it begins, a gap.
 */
export function faultsOf(chart: OurChart, changed: ChartChanges): readonly CellFault[] {
  const out = outOfBounds(chart, changed);
  const all =
    out.length > 0 ? out : [...disordered(chart, changed), ...descending(chart, changed), ...gaps(chart, changed)];
  const cells = new Map(all.map((fault) => [`${fault.row}\n${fault.column}`, fault]));
  return [...cells.values()];
}
