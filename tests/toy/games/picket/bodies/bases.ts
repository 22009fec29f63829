import type { DescribedUnit } from '../../../../../src/games/table/boards/board.ts';
import type { Ranks } from '../../../../../src/games/table/boards/ranks.ts';
import type { Base, Size } from '../../../../../src/geometry/bases.ts';
import { frameOf } from '../../../../../src/geometry/companies.ts';
import { um } from '../../../../../src/geometry/lengths.ts';
import type { FormedSize } from '../../../../../src/games/table/orders/forming.ts';
import type { State, Unit } from '../state.ts';

const BASE = { width: um(60, 'mm'), depth: um(30, 'mm') };
const FIGURE = { width: um(25, 'mm'), depth: um(25, 'mm') };
const MODEL = 10;
export const FORMATIONS = ['line', 'column'] as const;

/** The ranks as they stand: a column has half the files of its line, and twice the ranks. */
export function ranksIn(ranks: Ranks, formation: string): Ranks {
  const files = Math.ceil(ranks[0]!.length / 2);
  return formation === 'line' ? ranks : ranks.flatMap((rank) => [rank.slice(0, files), rank.slice(files)]);
}
const sizeOf = (ranks: Ranks): Size => ({
  width: um(MODEL * ranks[0]!.length, 'mm'),
  depth: um(MODEL * ranks.length, 'mm'),
});

/** The base of a written unit. */
export function shape({ type, ranks }: Pick<DescribedUnit, 'type' | 'ranks'>): Size | string {
  if (type === 'figure') return FIGURE;
  if (type === 'outpost') return BASE;
  if (ranks === null) return 'a company with ranks: such as { files: 12, ranks: 2 }';
  return ranks[0]!.length % 2 === 0 ? sizeOf(ranks) : 'a company with an even number of files';
}

/** The size of a unit in a formation: only a company has formations. */
export const reshaped = ({ ranks }: Pick<Unit, 'ranks'>, formation: string): FormedSize | null =>
  ranks === undefined ? null : sizeOf(ranksIn(ranks, formation));

/** The base of a unit as it stands. */
export const baseOf = (unit: Pick<Unit, 'at' | 'facing' | 'ranks' | 'row' | 'formation'>): Base => ({
  at: unit.at,
  facing: unit.facing,
  ...(reshaped(unit, unit.formation ?? 'line') ?? (unit.row === undefined ? BASE : FIGURE)),
});

/** The units that move as one with this one: the figures of its row, or the unit alone. */
export function held({ units }: Pick<State, 'units'>, id: string): readonly string[] {
  const row = units[id]?.row?.id;
  return row === undefined ? [id] : Object.keys(units).filter((each) => units[each]!.row?.id === row);
}

/** The base that the legs of a unit are measured on. */
export const frame = (state: Pick<State, 'units'>, id: string): Base =>
  frameOf(held(state, id).map((each) => baseOf(state.units[each]!)));

/** The formations of figures: each is one group. */
export function groupsOf(units: State['units']) {
  const rows = new Map(Object.values(units).flatMap(({ row }) => (row === undefined ? [] : [[row.id, row] as const])));
  return Array.from(rows.values(), ({ id, name }) => ({
    id,
    name,
    units: Object.keys(units).filter((each) => units[each]!.row?.id === id),
  }));
}
