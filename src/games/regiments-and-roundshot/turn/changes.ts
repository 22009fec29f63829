import type { Point } from '../../../geometry/vectors.ts';
import type { State, Unit } from '../state.ts';

/** The board with some figures changed. */
export const changed = (state: State, changes: Readonly<Record<string, Partial<Unit>>>): State => ({
  ...state,
  units: {
    ...state.units,
    ...Object.fromEntries(
      Object.entries(changes).flatMap(([id, change]) =>
        state.units[id] === undefined ? [] : [[id, { ...state.units[id], ...change }] as const],
      ),
    ),
  },
});

/** The board with some figures at other places. */
export const placed = (state: State, places: Readonly<Record<string, Point>>): State =>
  changed(state, Object.fromEntries(Object.entries(places).map(([id, at]) => [id, { at }])));

/** The board with some figures in this condition. */
export const conditioned = (state: State, condition: Unit['condition'], ...ids: readonly string[]): State => ({
  ...changed(state, Object.fromEntries(ids.map((id) => [id, { condition }]))),
  ...(condition === 'routing' && { routed: withAll(state.routed, ids) }),
});

/** The board without a figure, which is lost for good. @clause rr.victory.lost-means */
export function gone(state: State, id: string): State {
  const { [id]: unit, ...units } = state.units;
  if (unit === undefined) return state;
  const army = state.armies?.[unit.side];
  const armies = army === undefined ? state.armies : { ...state.armies, [unit.side]: { ...army, gone: army.gone + 1 } };
  return { ...state, units, armies };
}

/** A list with more ids, each once. */
export const withAll = (list: readonly string[], ids: readonly string[]): readonly string[] => [
  ...new Set([...list, ...ids]),
];
