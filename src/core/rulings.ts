import type { ReadingKey, Readings, RulingId } from './ids.ts';

/**
 * Every ruling of a game that its engine reads, with the playable readings; the first is the one that is played unless a state says
 * otherwise.
 */
export type ReadingTable = Readonly<Record<RulingId, readonly [ReadingKey, ...ReadingKey[]]>>;

/** A question put to a state: which reading of this ruling is in force? */
export type Read<Table extends ReadingTable> = <Id extends keyof Table & RulingId>(
  state: { readonly readings: Readings },
  id: Id,
) => Table[Id][number];

/** The `read` of one game. Asking is what counts as having read a ruling: whoever watches `readings` sees which ones bore on a result. */
export const reader =
  <Table extends ReadingTable>(table: Table): Read<Table> =>
  (state, id) =>
    state.readings[id] ?? table[id]![0];
