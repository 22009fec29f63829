import * as v from 'valibot';
import { failure, success } from '../../../core/result.ts';
import { asForm, readOrder, type FieldReaders } from '../../contract/reading.ts';
import { facing, tableSchemas } from '../../table/boards/schema.ts';
import { DEPLOYMENTS, OBJECTIVES } from '../deploying/battle.ts';
import { ORDERS, type FieldKinds, type Order } from '../orders.ts';
import type { State } from '../state.ts';
import { COMMANDER_NAMES } from '../tables.ts';

const { point } = tableSchemas('cm');

/** A body on the board; any name if no board is known. */
function body(state: State | null) {
  const what = 'a body on the board';
  if (state === null) return v.string(what);
  const known = Object.keys(state.units);
  return v.picklist(known, `${what}: ${known.join(', ')}`);
}

/** Something that is not on the table: bodies, pieces of ground, or both. */
function offTable(state: State | null, what: string, kinds: readonly ('waiting' | 'pieces')[]) {
  const { battle } = state ?? {};
  if (battle === undefined) return v.string(what);
  const known = kinds.flatMap((kind) =>
    Object.keys(kind === 'waiting' ? battle.waiting : (battle.setUp?.pieces ?? {})),
  );
  return v.picklist(known, `${what}: ${known.join(', ')}`);
}

const guess = v.pipe(v.number('a distance in centimetres, such as 32'), v.minValue(0.1, 'more than 0'));

/** The reader for each kind of field. */
export const READERS: FieldReaders<FieldKinds, State> = {
  unit: asForm(body),
  units: asForm((state) => v.optional(v.array(body(state), 'a list of bodies: [tirailleurs]'), [])),
  side: asForm((state) => (state === null ? v.string('a side') : v.picklist(Object.keys(state.sides), 'a side'))),
  owner: {
    form: () => v.undefined(),
    read(_written, { state, fields }) {
      const side = state.units[String(fields['unit'])]?.side;
      return side === undefined ? failure([]) : success(side);
    },
  },
  officer: asForm(() => v.picklist(COMMANDER_NAMES, `a commander: ${COMMANDER_NAMES.join(', ')}`)),
  point: asForm(() => point),
  facing: asForm(() => facing),
  guess: asForm(() => guess),
  guesses: asForm(() => v.union([guess, v.array(guess)], 'a guess for each gun that supports: 32, or [32, 40]')),
  waiting: asForm((state) => offTable(state, 'a body that is not on the table', ['waiting'])),
  piece: asForm((state) => offTable(state, 'a piece of ground that is not on the table', ['pieces'])),
  either: asForm((state) => offTable(state, 'what is not on the table', ['waiting', 'pieces'])),
  area: asForm(() => v.string('a part of the table: north, south-west')),
  deployment: asForm(() => v.picklist(DEPLOYMENTS, `a layout: ${DEPLOYMENTS.join(', ')}`)),
  objective: asForm(() => v.picklist(OBJECTIVES, `an objective: ${OBJECTIVES.join(', ')}`)),
  turns: asForm(() => v.pipe(v.number('a number of turns'), v.integer('a whole number'), v.minValue(1, '1 or more'))),
  files: asForm(() => v.pipe(v.number('a number of files'), v.integer('a whole number'), v.minValue(1, '1 or more'))),
};

/** Reads an order as an author writes it: `{ charge: grenadiers, support: [tirailleurs] }`. */
export const order = (written: unknown, state: State) =>
  readOrder<FieldKinds, State, Order>(ORDERS, READERS, written, state);
