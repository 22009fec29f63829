/**
 * Where a number of a chart comes from: the printed chart; ours, because the printed one is lost;
 * or the reader's own, which replaces ours.
 */
export type Mark = 'printed' | 'reconstructed' | 'own';

/**
 * What stands in a cell. In one of our charts, `null` is what is out of range. In a reader's own
 * chart `null` leaves the cell to ours, and `none` says that it is out of range.
 */
export type ChartValue = number | 'none' | null;

/** A chart that a reader may replace. */
export interface Chart {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** A list of values for each row. */
  readonly cells: readonly (readonly ChartValue[])[];
  readonly mark: Mark;
}

/** Charts by their names. */
export type Charts = Readonly<Record<string, Chart>>;

/** The numbers that may stand in a chart. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
  /** Every number is a whole count of these from the least. */
  readonly step: number;
}

/** One of a game's own charts: what it is called, and what a reader may write into it. */
export interface OurChart extends Chart {
  readonly title: string;
  readonly bounds: Bounds;
  /** No number of a column is less than the one above it. */
  readonly ascends?: true;
  /**
   * Its rows are bands of this unit, such as `0–35` and `36–50`. A reader may move their ends, and
   * write that a cell is out of range.
   */
  readonly bands?: string;
  /** What rows and columns are called whose own names do not say it: `French Old Guard`. */
  readonly names?: Readonly<Record<string, string>>;
}

/** A game's own charts by their names. */
export type OurCharts = Readonly<Record<string, OurChart>>;

/** A state that may carry the reader's own charts. Boards of a build never do. */
export interface Charted {
  readonly charts?: Charts;
}

/** A number of a chart, and where it comes from. */
export interface Consulted {
  readonly value: number;
  readonly mark: Mark;
}

/** What stands in a cell; null if the chart has no such cell, or nothing in it. */
export function valueIn({ rows, columns, cells }: Chart, row: string, column: string): ChartValue {
  return cells[rows.indexOf(row)]?.[columns.indexOf(column)] ?? null;
}

/** One of our charts, and the name by which a state may have another in its place. */
export interface NamedChart {
  readonly id: string;
  readonly ours: Chart;
}

/**
 * The number in a cell of one of our charts, which the charts of the state may replace; null if it
 * is out of range.
 */
export function lookedUp(state: Charted, { id, ours }: NamedChart, row: string, column: string): Consulted | null {
  for (const chart of [state.charts?.[id], ours]) {
    const value = chart === undefined ? null : valueIn(chart, row, column);
    if (value !== null) return value === 'none' ? null : { value, mark: chart!.mark };
  }
  return null;
}

/** The ends of a band such as `51–75`. */
export const endsOf = (band: string): readonly [from: number, to: number] => {
  const [from, to] = band.split('–').map(Number);
  return [from!, to!];
};

/**
 * A number of a chart of bands, and its band. A fraction of a length belongs to the lower band
 * until it passes its end.
 */
export interface ConsultedBand extends Consulted {
  readonly row: string;
}

/**
 * The number for a length in one of our charts of bands, which the charts of the state may replace.
 * A reader's bands may have other ends; a cell of theirs that is left to ours has the number of our
 * band in the same row. Null if it is out of range.
 */
export function lookedUpAt(state: Charted, named: NamedChart, length: number, column: string): ConsultedBand | null {
  const { id, ours } = named;
  const { rows } = state.charts?.[id] ?? ours;
  const n = rows.findIndex((band) => length <= endsOf(band)[1]);
  const [row, our] = [rows[n], ours.rows[n]];
  if (row === undefined || our === undefined) return null;
  const found = lookedUp({ charts: sameRows(state, named) }, named, our, column);
  return found === null ? null : { ...found, mark: row === our ? found.mark : 'own', row };
}

/** The chart of a state with the names of our rows, by which its cells are found. */
const sameRows = ({ charts }: Charted, { id, ours: { rows } }: NamedChart): Charts =>
  charts?.[id] === undefined ? {} : { [id]: { ...charts[id], rows } };

/** Looks up a number in one of a game's charts. */
export type Consult<Ours extends Charts> = <Id extends keyof Ours & string>(
  state: Charted,
  id: Id,
  row: Ours[Id]['rows'][number],
  column: Ours[Id]['columns'][number],
) => Consulted;

/**
 * Makes the `consult` function of a game with these charts. It gives the number of the chart that
 * the state carries, or else ours. Throws if ours has no number there.
 */
export const consulting =
  <const Ours extends Charts>(ours: Ours): Consult<Ours> =>
  (state, id, row, column) => {
    const found = lookedUp(state, { id, ours: ours[id]! }, row, column);
    if (found !== null) return found;
    throw new Error(`The chart ${id} has no number in its row ${row}, column ${column}`);
  };

/** A hair, for steps that have no exact number. */
const HAIR = 1e-9;

/** Whether a number may stand in a chart. */
export function isInBounds({ least, most, step }: Bounds, value: number): boolean {
  const steps = (value - least) / step;
  return value >= least && value <= most && Math.abs(steps - Math.round(steps)) < HAIR;
}
