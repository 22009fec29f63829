import type { ReadingKey, Readings, RulingId } from './ids.ts';
import { nearest } from './nearest.ts';
import { meaning, type Problem } from './result.ts';

/**
 * The playable readings of every ruling that a game's engine uses. The first is the default; a
 * state may choose another.
 */
export type ReadingTable = Readonly<Record<RulingId, readonly [ReadingKey, ...ReadingKey[]]>>;

/** Returns the reading of a ruling that applies in this state. */
export type RulingReader<Table extends ReadingTable> = <Id extends keyof Table & RulingId>(
  state: { readonly readings: Readings },
  id: Id,
) => Table[Id][number];

/**
 * Makes the `read` function of a game. It looks the ruling up in `readings`, so a proxy around
 * `readings` can tell which rulings affected a result.
 */
export const reader =
  <Table extends ReadingTable>(table: Table): RulingReader<Table> =>
  (state, id) =>
    state.readings[id] ?? table[id]![0];

/** The chosen readings that a game with these readings cannot play. */
export function unknownReadings(
  playable: Readonly<Record<string, readonly string[]>>,
  chosen: Readings,
): readonly Problem[] {
  return Object.entries(chosen).flatMap(([id, key]) => {
    const known = Object.hasOwn(playable, id) ? playable[id]! : null;
    if (key !== undefined && known?.includes(key) === true) return [];
    const wanted =
      known === null
        ? `a ruling that the engine can play otherwise: ${Object.keys(playable).join(', ')}`
        : known.join(' or ');
    return [{ path: `readings.${id}`, found: String(key), wanted, ...meaning(nearest(String(key), known ?? [])) }];
  });
}
