import * as v from 'valibot';
import { success, type Problem, type Result } from '../../../core/result.ts';
import { asForm, fromForm, readOrder, type FieldReaders } from '../../contract/reading.ts';
import { templateUnits } from '../before/army.ts';
import { type FieldKinds, type Order, ORDERS } from '../orders.ts';
import type { State } from '../state.ts';
import { EDGES, type Template, TEMPLATES, UNIT_TYPES, VICTORIES } from '../tables.ts';
import { squareName } from './schema.ts';

/** One of these words. `what` describes them in the message. */
const among = <const Words extends readonly string[]>(words: Words, what: string) =>
  v.picklist(words, `${what}: ${words.join(', ')}`);

/** One of the ids of a board. */
const idOf = (what: string, ids: (state: State) => readonly string[]) => (state: State | null) => {
  if (state === null) return v.string(what);
  const known = ids(state);
  const wanted = `${what}: ${known.join(', ')}`;
  return v.pipe(
    v.string(wanted),
    v.check((id) => known.includes(id), wanted),
  );
};

const unit = idOf('a unit on the board', ({ units, preparing }) => [
  ...Object.keys(units),
  ...Object.keys(preparing?.reserve ?? {}),
]);

/** A shot, in the form of the order to fire. */
const shot = (state: State | null) =>
  v.pipe(
    v.strictObject({ fire: unit(state), at: unit(state) }, '{ fire: unit, at }'),
    v.transform((written) => ({ unit: written.fire, at: written.at })),
  );

const A_DIE = 'a die, counted from 1';
const templates = Object.keys(TEMPLATES) as Template[];

/** The reader for each kind of field. */
export const READERS: FieldReaders<FieldKinds, State> = {
  unit: asForm(unit),
  side: asForm(idOf('a side', ({ sides }) => Object.keys(sides))),
  brigade: asForm(() => v.string('the name of a brigade')),
  square: asForm(() => squareName),
  squareOrNull: asForm(() => v.nullish(squareName, null)),
  path: asForm(() => v.array(squareName, 'squares in a list: [d4, d5]')),
  shots: asForm((state) => v.array(shot(state), 'shots in a list: [{ fire: gun, at: target }]')),
  die: asForm(() => v.pipe(v.number(A_DIE), v.integer(A_DIE))),
  number: asForm(() => v.number('a number')),
  flag: asForm(() => v.optional(v.boolean('true or false'), false)),
  victory: asForm(() => among(VICTORIES, 'a condition of victory')),
  edge: asForm(() => among(EDGES, 'an edge')),
  template: asForm(() => among(templates, 'a template')),
  // The form names the template before the units, so the template has been read.
  unitsOfTemplate: fromForm(
    () => v.undefined(),
    (_written, { fields }) => success(templateUnits(fields['template'] as Template)),
  ),
  unitTypes: asForm(() => v.array(among(UNIT_TYPES, 'a type of unit'), 'types of units in a list')),
};

/**
 * Reads a written order. Fails on an unknown form, and on ids of units or sides that this board
 * does not have.
 */
export const order = (written: unknown, state: State): Result<Order, readonly Problem[]> =>
  readOrder<FieldKinds, State, Order>(ORDERS, READERS, written, state);
