import type { ReadingKey, Readings, RulingId } from './ids.ts';

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
