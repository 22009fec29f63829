import type { State, Written } from '../state.ts';

/**
 * Whether the orders of a side lie on the table: it has handed them in, or the board begins in the
 * middle of a turn with some of them. @clause cf.orders.phase-end
 */
export function hasHandedIn({ phase, handedIn, written, units, sealed = [] }: State, side: string): boolean {
  if (handedIn.includes(side)) return true;
  if (phase === 'initiative' || phase === 'orders') return false;
  return [...Object.keys(written), ...sealed].some((id) => units[id]?.side === side);
}

/** A slip of paper beside a body: what it is ordered to do, or null if it lies face down. */
export interface OrderSlip {
  readonly unit: string;
  readonly does: Written['does'] | null;
}

/**
 * The slips that lie beside bodies, as one side sees the board: what it has written itself, and
 * what lies face down. A body without a written order holds. Whatever is carried out between the
 * two boards is turned up once more, and gone afterwards. @clause cf.orders.all-units
 * @ruling cf-017
 */
export function slipsOn(state: State, before: State = state): readonly OrderSlip[] {
  return Object.values(state.units).flatMap(({ id: unit, side, condition }): readonly OrderSlip[] => {
    const written = state.written[unit];
    if (state.acted[unit] !== undefined) {
      const isNew = before.turn === state.turn && before.acted[unit] === undefined;
      return isNew && written !== undefined ? [{ unit, does: written.does }] : [];
    }
    if (condition === 'routing') return [];
    if (state.sealed?.includes(unit) === true) return [{ unit, does: null }];
    if (written !== undefined) return [{ unit, does: written.does }];
    return state.handedIn.includes(side) ? [{ unit, does: 'hold' }] : [];
  });
}
