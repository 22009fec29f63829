import { isGeneral, type Body, type Unit } from '../figures/unit.ts';
import type { State } from '../state.ts';

/** A list with this id in it, exactly once. */
export const added = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list : [...list, id];

/** The board with one unit changed. */
export const changed = (state: State, id: string, to: Partial<Pick<Unit, 'at' | 'facing'>>): State => ({
  ...state,
  units: { ...state.units, [id]: { ...state.units[id]!, ...to } },
});

/** What may be taken off a body: a key that is undefined is left out. */
type BodyChange = { readonly [Key in keyof Body]?: Body[Key] | undefined };

/** The board with one body changed; keys that are undefined are left out. */
export function changedBody(state: State, id: string, to: BodyChange): State {
  const unit = state.units[id]!;
  const changes = Object.entries<unknown>(to);
  const set = Object.fromEntries(changes.filter(([, value]) => value !== undefined));
  const off = changes.flatMap(([key, value]) => (value === undefined && key in unit ? [key] : []));
  const body = { ...unit, ...set };
  // Few changes take something off, and to leave it out takes far more time than the rest.
  const kept = off.length === 0 ? body : Object.fromEntries(Object.entries(body).filter(([key]) => !off.includes(key)));
  return { ...state, units: { ...state.units, [id]: kept as Unit } };
}

/** The board without a unit. */
export function without(state: State, id: string): State {
  const { [id]: _gone, ...units } = state.units;
  return { ...state, units };
}

/** Records that a unit has had its move, and that it has not been idle. @ruling dg-022 */
export function acted(state: State, id: string): State {
  const { done, remembered } = state;
  const now = {
    ...state,
    done: { ...done, moved: added(done.moved, id) },
    remembered: { ...remembered, active: added(remembered.active, id) },
  };
  return isGeneral(state.units[id]!) ? now : changedBody(now, id, { idle: undefined });
}
