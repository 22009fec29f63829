import * as v from 'valibot';
import { nearest } from '../../../core/nearest.ts';
import { failure, meaning, success, type Problem, type Result } from '../../../core/result.ts';
import { strict } from '../../../core/shape.ts';
import { asForm, fromForm, readOrder, shown, type FieldReader, type FieldReaders } from '../../contract/reading.ts';
import { templateUnits } from '../before/army.ts';
import { type FieldKinds, type Order, ORDERS } from '../orders.ts';
import type { State } from '../state.ts';
import { EDGES, type Template, TEMPLATES, UNIT_TYPES, VICTORIES } from '../tables.ts';
import { squareName } from './schema.ts';

type Words<Word> = (state: State) => readonly Word[];

/** One of these words. Without a board, any text may be the id of a unit or of a side. */
const wordOf =
  (what: string, words: Words<string>) =>
  (state: State | null): v.GenericSchema<unknown, string> => {
    if (state === null) return v.string(what);
    return v.picklist(words(state), `${what}: ${words(state).join(', ')}`);
  };

/** A field with one of these words of a board. A message has a wrong word as it is written. */
const among = <Word extends string>(
  what: string,
  words: Words<Word>,
  form: FieldReader<Word, State>['form'] = wordOf(what, words),
): FieldReader<Word, State> => ({
  form,
  read(written, { state }) {
    const word = words(state).find((each) => each === written);
    if (word !== undefined) return success(word);
    const found = typeof written === 'string' ? written : shown(written);
    const known = words(state);
    return failure([{ path: '', found, wanted: `${what}: ${known.join(', ')}`, ...meaning(nearest(found, known)) }]);
  },
});

/** A field with one of these words on every board. */
const amongFixed = <Word extends string>(words: readonly Word[], what: string): FieldReader<Word, State> =>
  among(
    what,
    () => words,
    () => v.picklist(words, `${what}: ${words.join(', ')}`),
  );

const A_UNIT = 'a unit on the board';
const units: Words<string> = ({ units: all, preparing }) => [
  ...Object.keys(all),
  ...Object.keys(preparing?.reserve ?? {}),
];
const unit = wordOf(A_UNIT, units);

/** A shot, in the form of the order to fire. */
const shot = (state: State | null) =>
  v.pipe(
    strict({ fire: unit(state), at: unit(state) }, '{ fire: unit, at }'),
    v.transform((written) => ({ unit: written.fire, at: written.at })),
  );

const A_DIE = 'a die, counted from 1';
const templates = Object.keys(TEMPLATES) as Template[];

/** The reader for each kind of field. */
export const READERS: FieldReaders<FieldKinds, State> = {
  unit: among(A_UNIT, units),
  side: among('a side', ({ sides }) => Object.keys(sides)),
  brigade: asForm(() => v.string('the name of a brigade')),
  square: asForm(() => squareName),
  squareOrNull: asForm(() => v.nullish(squareName, null)),
  path: asForm(() => v.array(squareName, 'squares in a list: [d4, d5]')),
  shots: asForm((state) => v.array(shot(state), 'shots in a list: [{ fire: gun, at: target }]')),
  die: asForm(() => v.pipe(v.number(A_DIE), v.integer(A_DIE))),
  number: asForm(() => v.number('a number')),
  flag: asForm(() => v.optional(v.boolean('true or false'), false)),
  victory: amongFixed(VICTORIES, 'a condition of victory'),
  edge: amongFixed(EDGES, 'an edge'),
  template: amongFixed(templates, 'a template'),
  // The form names the template before the units, so the template has been read.
  unitsOfTemplate: fromForm(
    () => v.undefined(),
    (_written, { fields }) => success(templateUnits(fields['template'] as Template)),
  ),
  unitTypes: asForm(() =>
    v.array(v.picklist(UNIT_TYPES, `a type of unit: ${UNIT_TYPES.join(', ')}`), 'types of units in a list'),
  ),
};

/**
 * Reads a written order. Fails on an unknown form, and on ids of units or sides that this board
 * does not have.
 */
export const order = (written: unknown, state: State): Result<Order, readonly Problem[]> =>
  readOrder<FieldKinds, State, Order>(ORDERS, READERS, written, state);
