import type { State } from '../state.ts';
import type { WaitingUnit } from './state.ts';

/** The columns of a side that wait; none on a board that is no whole battle. */
export const columnsOf = ({ battle }: Pick<State, 'battle'>, side: string) => battle?.columns[side] ?? [];

/** The figures of a column that are not on the board. */
export const leftOf = (state: Pick<State, 'battle'>, side: string, nth: number): readonly WaitingUnit[] =>
  columnsOf(state, side)[nth]?.units ?? [];

/** The place of the column that a waiting figure belongs to; null for the HQ. */
export function columnWith(state: Pick<State, 'battle'>, side: string, id: string): number | null {
  const nth = columnsOf(state, side).findIndex(({ units }) => units.some((unit) => unit.id === id));
  return nth < 0 ? null : nth;
}

/** All figures that are not on the board. */
export function waitingUnits({ battle }: Pick<State, 'battle'>): readonly WaitingUnit[] {
  if (battle === null) return [];
  const all = Object.values(battle.columns).flatMap((columns) => columns.flatMap(({ units }) => units));
  return [...all, ...Object.values(battle.generals)];
}

/** A figure that is not on the board; undefined if there is none of this id. */
export const waitingUnit = (state: Pick<State, 'battle'>, id: string): WaitingUnit | undefined =>
  waitingUnits(state).find((unit) => unit.id === id);

/**
 * The figures of these ids, if they may be placed together now: of one type, each once, of one
 * column, and of the one that is being placed if one is; or the HQ by itself. Else null.
 * @clause rr.setup.one-column-starts rr.reinforcement.six-arrives @ruling rr-017 rr-020
 */
export function figuresOf(state: State, side: string, ids: readonly string[]): readonly WaitingUnit[] | null {
  const { battle } = state;
  const [first] = ids;
  if (battle === null || first === undefined || new Set(ids).size < ids.length) return null;
  const hq = battle.generals[side];
  if (hq?.id === first) return ids.length === 1 && battle.step !== null ? [hq] : null;
  const nth = columnWith(state, side, first);
  if (nth === null || (battle.placing !== null && battle.placing !== nth)) return null;
  const found = ids.flatMap((id) => leftOf(state, side, nth).filter((unit) => unit.id === id));
  const isOne = found.length === ids.length && found.every(({ arm }) => arm === found[0]!.arm);
  return isOne ? found : null;
}

/**
 * Whether a side has a column to roll for, and has not rolled in this turn.
 * @clause rr.reinforcement.roll
 */
export const isReinforcing = (state: Pick<State, 'battle' | 'owner'>): boolean =>
  state.battle !== null && !state.battle.rolled && columnsOf(state, state.owner).length > 0;
