import * as v from 'valibot';
import { asForm, readOrder, type FieldReaders } from '../../../../../../../games/contract/reading.ts';
import { tableSchemas } from '../../../../../../../games/table/boards/schema.ts';
import { ORDERS, type FieldKinds, type Order } from '../orders.ts';
import type { State } from '../state.ts';

const { point } = tableSchemas('mm');

/** A unit on the board; any name if no board is known. */
function unitOf(state: State | null) {
  const ids = state === null ? null : Object.keys(state.units);
  const message = ids === null ? 'a unit on the board' : `a unit on the board: ${ids.join(', ')}`;
  return v.pipe(
    v.string(message),
    v.check((id) => ids?.includes(id) ?? true, message),
  );
}

/** The reader for each kind of field. */
export const READERS: FieldReaders<FieldKinds, State> = { unit: asForm(unitOf), point: asForm(() => point) };

/** Reads an order as an author writes it. */
export const order = (written: unknown, state: State) =>
  readOrder<FieldKinds, State, Order>(ORDERS, READERS, written, state);
