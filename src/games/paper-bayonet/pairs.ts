import type { OrderOf } from './orders.ts';
import { body, type State } from './state.ts';

/** How many of these attacks can be made if nobody fights twice. */
export function mostPairs(state: State, attacks: readonly OrderOf<'attack'>[]): number {
  const first = (id: string): string => body(state, state.units[id]!)[0]!.id;
  const reach = new Map<string, Set<string>>();
  for (const { unit, enemy } of attacks) {
    const one = first(unit);
    reach.set(one, (reach.get(one) ?? new Set()).add(first(enemy)));
  }
  const taken = new Map<string, string>();
  const finds = (unit: string, tried: Set<string>): boolean => {
    for (const foe of reach.get(unit) ?? []) {
      if (tried.has(foe)) continue;
      tried.add(foe);
      const rival = taken.get(foe);
      if (rival === undefined || finds(rival, tried)) {
        taken.set(foe, unit);
        return true;
      }
    }
    return false;
  };
  return [...reach.keys()].filter((unit) => finds(unit, new Set())).length;
}
