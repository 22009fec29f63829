import { onCleanup } from 'solid-js';
import type { BoardData } from './data.ts';
import { table, type Table } from './table.ts';

/** Calls one of these when the table has come or failed to; neither, where the component that asked has gone by then. */
export type UseTable = (then: (set: Table) => void, failed: () => void) => Promise<void>;

/** The engine of a board's game for a component, which may be gone before it is there. */
export function createTable(data: () => BoardData): UseTable {
  let isLeft = false;
  onCleanup(() => (isLeft = true));
  return async (then, failed) => {
    const set = await table(data()).catch(() => null);
    if (isLeft) return;
    if (set === null) failed();
    else then(set);
  };
}
