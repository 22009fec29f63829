import type { Mark } from '../scene.ts';
import { baseMark } from './base.ts';
import type { TableBoard, TableState } from './board.ts';

/** The places of ranks that held a model and hold none now; null if the ranks were formed anew. */
function fallenRanks(was: readonly string[], now: readonly string[]): readonly string[] | null {
  if (was.length !== now.length || was.some((rank, n) => rank.length !== now[n]!.length)) return null;
  const fallen = was.map((rank, n) =>
    [...rank].map((place, file) => (place !== '.' && now[n]![file] === '.' ? 'o' : '.')).join(''),
  );
  return fallen.some((rank) => rank.includes('o')) ? fallen : null;
}

/**
 * The models that an order has felled, where each stood. They are drawn for one step; afterwards
 * only the gaps are left. Bodies without ranks have none.
 */
export function fallenMarks<State extends TableState>(
  board: TableBoard<State>,
  before: State,
  now: State,
): readonly Mark[] {
  if (before === now) return [];
  return Object.keys(now.units).flatMap((id): readonly Mark[] => {
    if (!Object.hasOwn(before.units, id)) return [];
    const [was, is] = [board.stands(before, id).ranks, board.stands(now, id).ranks];
    const ranks = was === undefined || is === undefined ? null : fallenRanks(was, is);
    if (ranks === null) return [];
    const { at, facing, size, side, symbol } = baseMark(board, before, id);
    return [{ kind: 'fallen', id: `fallen-${id}`, at, facing, size, side, symbol, ranks }];
  });
}

/** The slips of paper that lie at the rear of bodies with their orders. */
export const slipMarks = <State extends TableState>(
  board: TableBoard<State>,
  before: State,
  now: State,
): readonly Mark[] =>
  (board.slips?.(now, before) ?? []).map(({ unit, says }): Mark => {
    const { at, facing, size, side } = baseMark(board, now, unit);
    return { kind: 'slip', id: `slip-${unit}`, of: unit, at, facing, size, side, text: says };
  });
