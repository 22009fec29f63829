import {
  lookedUp,
  lookedUpAt,
  type Chart,
  type Charted,
  type Consulted,
  type ConsultedBand,
} from '../../../core/charts.ts';
import { CALIBRES, NATIONS } from '../tables.ts';
import { FOOT, GUNNERS, HORSE } from './army-lists.ts';

/*
 * Our charts. The printed ones are lost, so that every number here is ours and may be replaced by a
 * reader who owns them; the rules look up the charts of the state first.
 */

const ours = <const Columns extends readonly string[]>(
  columns: Columns,
  rows: readonly (readonly [row: string, ...cells: readonly (number | null)[]])[],
) => ({
  rows: rows.map(([row]) => row),
  columns,
  cells: rows.map(([, ...cells]) => cells),
  mark: 'reconstructed' as const,
});

/** One number for each total. */
const byTotal = <const Column extends string>(column: Column, first: number, numbers: readonly number[]) =>
  ours(
    [column],
    numbers.map((each, n) => [String(first + n), each]),
  );

/** Our charts, by their names. @ruling dg-104 */
export const CHARTS = {
  /** @clause dg.fire.range-modifiers */
  'range-small-arms': ours(
    ['musket', 'poor-musket', 'rifle', 'carbine'],
    [
      ['0–35', 4, 3, 3, 2],
      ['36–50', 3, 2, 3, 1],
      ['51–75', 1, 0, 2, -1],
      ['76–100', 0, -1, 2, -3],
      ['101–125', -1, -2, 1, null],
      ['126–150', -2, -3, 1, null],
      ['151–175', -3, -4, 0, null],
      ['176–200', -4, -5, -1, null],
      ['201–300', null, null, -3, null],
    ],
  ),
  /** @clause dg.fire.casualty-table */
  'casualties-small-arms': byTotal(
    'per cent',
    -3,
    [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5, 6, 7.5, 9, 11, 13, 15, 17.5, 20, 22.5],
  ),
  /** @clause dg.artillery.range-table */
  'range-artillery': ours(
    ['heavy', 'medium', 'light'],
    [
      ['0–150', 4, 4, 4],
      ['151–300', 2, 2, 2],
      ['301–500', 0, 0, 0],
      ['501–700', -1, -1, -2],
      ['701–900', -2, -3, -4],
      ['901–1200', -4, -5, null],
    ],
  ),
  /** @clause dg.artillery.casualty-table */
  'casualties-artillery': byTotal(
    'men for each gun',
    0,
    [0, 0.25, 0.5, 1, 1.5, 2, 2.5, 3.5, 4.5, 6, 7.5, 9, 11, 13, 15],
  ),
  /** @clause dg.fire.firepower-factors */
  'firepower-guns': ours(
    ['firepower'],
    CALIBRES.map((calibre, n) => [calibre, [0, 1, 2, 2, 3, 1][n]!]),
  ),
  /** @clause dg.fire.firepower-factors */
  'skill-guns': ours(
    ['adds'],
    NATIONS.map((nation) => [nation, nation === 'spanish' || nation === 'neapolitan' ? -1 : 0]),
  ),
  /** @clause dg.melee.casualty-chart */
  'casualties-melee': byTotal(
    'per cent',
    0,
    [0.5, 1, 1.5, 2, 3, 4, 5.5, 7.5, 10.5, 14.5, 19.5, 25, 31, 37, 43, 49, 55],
  ),
  /**
   * @clause dg.fire.firepower-factors dg.melee.factors dg.morale.factors-table
   * dg.control.factors-table
   */
  infantry: ours(
    ['firepower', 'impact', 'confused', 'morale', 'control'],
    FOOT.map(([type, , , factors]) => [type, ...factors]),
  ),
  /**
   * @clause dg.fire.firepower-factors dg.melee.factors dg.morale.factors-table
   * dg.control.factors-table
   */
  cavalry: ours(
    ['firepower', 'impact on foot', 'impact on horse', 'impact on a square', 'confused', 'morale', 'control'],
    HORSE.map(([type, , , factors]) => [type, ...factors]),
  ),
  /** @clause dg.melee.factors dg.morale.factors-table dg.control.factors-table */
  gunners: ours(
    ['impact', 'confused', 'morale', 'control'],
    GUNNERS.map(([battery, , factors]) => [battery, ...factors]),
  ),
  /** @clause dg.command.famous-table */
  commanders: ours(
    ['rating'],
    [
      ...['Napoleon', 'Wellington'].map((name) => [name, 4] as const),
      ...[
        'Ney',
        'Soult',
        'Picton',
        'Moore',
        'Craufurd',
        'Blücher',
        'Archduke Charles',
        'Davout',
        'Lannes',
        'Masséna',
      ].map((name) => [name, 3] as const),
      ...[
        'Hill',
        'Beresford',
        'Uxbridge',
        'Murat',
        'Grouchy',
        'Reynier',
        'Barclay de Tolly',
        'Bagration',
        'Yorck',
        'Bülow',
        'Schwarzenberg',
        'Kutuzov',
      ].map((name) => [name, 2] as const),
      ...['Cuesta', 'Mack', 'Joseph Bonaparte', 'Prince of Orange'].map((name) => [name, 1] as const),
    ],
  ),
  /** @clause dg.fatigue.movement */
  'fatigue-movement': ours(
    ['part of a move'],
    [
      ['tired', 0.75],
      ['exhausted', 0.5],
      ['utterly-exhausted', 0],
    ],
  ),
} as const satisfies Readonly<Record<string, Chart>>;

export type ChartId = keyof typeof CHARTS;

/**
 * The number in a cell, of the reader's own chart if the state carries it, or else of ours; null if
 * neither has one: out of range.
 */
export function found<Id extends ChartId>(
  state: Charted,
  id: Id,
  row: string,
  column: (typeof CHARTS)[Id]['columns'][number],
): Consulted | null {
  return lookedUp(state, { id, ours: CHARTS[id] }, row, column);
}

/** The number in a cell that cannot be missing. Throws if ours has none. */
export function consult<Id extends ChartId>(
  state: Charted,
  id: Id,
  row: string,
  column: (typeof CHARTS)[Id]['columns'][number],
): Consulted {
  const cell = found(state, id, row, column);
  if (cell === null) throw new Error(`The chart ${id} has no number in its row ${row}, column ${column}`);
  return cell;
}

/** A chart whose rows are bands of millimetres. */
export type BandChartId = 'range-small-arms' | 'range-artillery';

/** The number for a range, in the bands of the reader’s own chart or in ours; null out of range. */
export const foundAt = (state: Charted, id: BandChartId, millimetres: number, column: string): ConsultedBand | null =>
  lookedUpAt(state, { id, ours: CHARTS[id] }, millimetres, column);

/** The row of a total in a chart of casualties; null if it is below the first row. */
export function rowOf(
  id: 'casualties-small-arms' | 'casualties-artillery' | 'casualties-melee',
  total: number,
): string | null {
  const { rows } = CHARTS[id];
  if (total < Number(rows[0])) return null;
  return rows[Math.min(rows.length - 1, total - Number(rows[0]))]!;
}
