import type { Target } from '../../contract/engine.ts';
import { columnsOf, leftOf } from '../battle/columns.ts';
import { inwards } from '../morale/flight.ts';
import type { OrderOf } from '../orders.ts';
import type { State } from '../state.ts';

/**
 * The figures that may be placed together now: those of one type of a column, or the HQ until it
 * stands on the board.
 */
function together({ battle, side, ...state }: State): readonly (readonly string[])[] {
  if (battle === null) return [];
  const { placing, generals } = battle;
  const columns = placing === null ? columnsOf({ battle }, side).map((_, nth) => nth) : [placing];
  const rows = columns.flatMap((nth) => {
    const left = leftOf({ ...state, battle }, side, nth);
    const arms = [...new Set(left.map(({ arm }) => arm))];
    return arms.map((arm) => left.filter((unit) => unit.arm === arm).map(({ id }) => id));
  });
  const hq = generals[side];
  return hq === undefined ? rows : [...rows, [hq.id]];
}

/**
 * What pointing at a place may mean while figures are set up or come on: each group of them in a
 * line there or in a column, facing into the board. The HQ by itself has no shape.
 */
export function placedAt(state: State, target: Target): readonly OrderOf<'deploy' | 'arrive'>[] {
  const type = (['deploy', 'arrive'] as const).find((each) => state.awaits?.orders.includes(each));
  if (type === undefined || !('point' in target)) return [];
  const { point: at, facing = inwards(state, state.side) } = target;
  return together(state).flatMap((units) =>
    (units.length === 1 ? (['line'] as const) : (['line', 'column'] as const)).map((into) => ({
      type,
      units,
      into,
      facing,
      at,
    })),
  );
}
