/**
 * Where a number of a chart comes from: the printed chart; ours, because the printed one is lost;
 * or the reader's own, which replaces ours.
 */
export type Mark = 'printed' | 'reconstructed' | 'own';

/**
 * A chart that a reader may replace. In a reader's own chart a cell without a number is left to
 * ours.
 */
export interface Chart {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** A list of numbers for each row. */
  readonly cells: readonly (readonly (number | null)[])[];
  readonly mark: Mark;
}

/** Charts by their names. */
export type Charts = Readonly<Record<string, Chart>>;

/** A state that may carry the reader's own charts. Boards of a build never do. */
export interface Charted {
  readonly charts?: Charts;
}

/** A number of a chart, and where it comes from. */
export interface Consulted {
  readonly value: number;
  readonly mark: Mark;
}

/** The number in a cell; null if the chart has no such cell, or no number in it. */
export function valueIn({ rows, columns, cells }: Chart, row: string, column: string): number | null {
  return cells[rows.indexOf(row)]?.[columns.indexOf(column)] ?? null;
}

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
    for (const chart of [state.charts?.[id], ours[id]!]) {
      const value = chart === undefined ? null : valueIn(chart, row, column);
      if (value !== null) return { value, mark: chart!.mark };
    }
    throw new Error(`The chart ${id} has no number in its row ${row}, column ${column}`);
  };
