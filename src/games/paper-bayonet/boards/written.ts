import { nearest } from '../../../core/nearest.ts';
import { failure, meaning, success, type Problem, type Result } from '../../../core/result.ts';
import { isSquare, type Square } from '../../../geometry/grid.ts';
import {
  readOrder,
  shown,
  unread,
  type FieldReader,
  type FieldReaders,
  type ReadField,
} from '../../contract/reading.ts';
import { templateUnits } from '../before/army.ts';
import { type FieldKinds, type Order, ORDERS, type OrderOf } from '../orders.ts';
import type { Shot, State } from '../state.ts';
import { EDGES, type Template, TEMPLATES, UNIT_TYPES, VICTORIES } from '../tables.ts';

type Reader<Value> = FieldReader<Value, State>;

/** Reads one of these words. `what` describes them in the message. */
function among<Word extends string>(words: readonly Word[], what: string, written: unknown): ReadField<Word> {
  const word = words.find((each) => each === written);
  if (word !== undefined) return success(word);
  const found = typeof written === 'string' ? written : shown(written);
  return failure([{ path: '', found, wanted: `${what}: ${words.join(', ')}`, ...meaning(nearest(found, words)) }]);
}

/** Reads a list whose items `read` reads. */
function listOf<Item>(
  written: unknown,
  wanted: string,
  read: (each: unknown) => ReadField<Item>,
): ReadField<readonly Item[]> {
  if (!Array.isArray(written)) return unread(written, wanted);
  const all = written.map(read);
  const problems = all.flatMap((each, i) =>
    each.ok
      ? []
      : each.error.map((problem) => ({ ...problem, path: [i, problem.path].filter((part) => part !== '').join('.') })),
  );
  return problems.length > 0 ? failure(problems) : success(all.flatMap((each) => (each.ok ? [each.value] : [])));
}

const square: Reader<Square> = (written) =>
  typeof written === 'string' && isSquare(written)
    ? success(written)
    : unread(written, 'the name of a square, such as d6');

const number: Reader<number> = (written) =>
  typeof written === 'number' ? success(written) : unread(written, 'a number');

/** A shot is written in the same form as the order to fire. */
function shot(written: unknown, state: State): ReadField<Shot> {
  const read = readOrder<FieldKinds, State, OrderOf<'fire'>>({ fire: ORDERS.fire }, READERS, written, state);
  return read.ok ? success({ unit: read.value.unit, at: read.value.at }) : read;
}

const templates = Object.keys(TEMPLATES) as readonly Template[];

const READERS: FieldReaders<FieldKinds, State> = {
  unit: (written, { state }) =>
    among(
      [...Object.keys(state.units), ...Object.keys(state.preparing?.reserve ?? {})],
      'a unit on the board',
      written,
    ),
  side: (written, { state }) => among(Object.keys(state.sides), 'a side', written),
  brigade: (written) => (typeof written === 'string' ? success(written) : unread(written, 'the name of a brigade')),
  square,
  squareOrNull: (written, reading) =>
    written === undefined || written === null ? success(null) : square(written, reading),
  path: (written, reading) => listOf(written, 'squares in a list: [d4, d5]', (each) => square(each, reading)),
  shots: (written, { state }) =>
    listOf(written, 'shots in a list: [{ fire: gun, at: target }]', (each) => shot(each, state)),
  die: (written) => (Number.isInteger(written) ? success(written as number) : unread(written, 'a die, counted from 1')),
  number,
  flag: (written = false) => (typeof written === 'boolean' ? success(written) : unread(written, 'true or false')),
  victory: (written) => among(VICTORIES, 'a condition of victory', written),
  edge: (written) => among(EDGES, 'an edge', written),
  template: (written) => among(templates, 'a template', written),
  // The form names the template before the units, so the template has been read.
  unitsOfTemplate: (_written, { fields }) => success(templateUnits(fields['template'] as Template)),
  unitTypes: (written) =>
    listOf(written, 'types of units in a list', (each) => among(UNIT_TYPES, 'a type of unit', each)),
};

/**
 * Reads a written order. Fails on an unknown form, and on ids of units or sides that this board
 * does not have.
 */
export const order = (written: unknown, state: State): Result<Order, readonly Problem[]> =>
  readOrder<FieldKinds, State, Order>(ORDERS, READERS, written, state);
