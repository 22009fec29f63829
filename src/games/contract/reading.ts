import { isKeyed, type Keyed, type Plain } from '../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import type { OrderLike } from './engine.ts';
import type { Form, Kinds, OrderTable } from './orders.ts';

/** What the reading of a field may look at. */
interface Reading<State> {
  readonly state: State;
  /** The type of the order that is read. */
  readonly type: string;
  /** The fields that stand before this one in the form; all others for a field without a key. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What was read of a field, or what is wrong with it; paths lead on from the field's key. */
export type ReadField<Value> = Result<Value, readonly Problem[]>;

/**
 * Reads the field of one kind. `written` is undefined if its key is missing, or if it has none; for
 * a field under several keys it is an object of what stands under them.
 */
export type FieldReader<Value, State> = (written: unknown, reading: Reading<State>) => ReadField<Value>;

/** How the fields of each kind are read. */
export type FieldReaders<K extends Kinds, State> = {
  readonly [Kind in keyof K]: FieldReader<K[Kind], State>;
};

/** What is found where something was written, as a message shows it. */
export const shown = (written: unknown): string => (written === undefined ? 'nothing' : JSON.stringify(written));

/** What was read, where it is wrong itself and not some part of it. */
export const unread = (written: unknown, wanted: string): ReadField<never> =>
  failure([{ path: '', found: shown(written), wanted }]);

/** A part of a written form: a key, and the field or the word that stands under it. */
interface Part {
  readonly key: string;
  readonly value: string;
  readonly isField: boolean;
}

/** A form as authors write it. */
const asWritten = ({ written }: Form): string => written.replaceAll('"', '');

const partsOf = ({ fields, written }: Form): readonly Part[] =>
  written
    .replace(/^\{\s*|\s*\}$/g, '')
    .split(/\s*,\s*/)
    .map((part) => {
      const [key = '', value = key] = part.split(/\s*:\s*/);
      return { key, value: value.replaceAll('"', ''), isField: Object.hasOwn(fields, value) };
    });

/** A form of a type of order, in its parts. */
interface Parsed {
  readonly type: string;
  readonly form: Form;
  readonly parts: readonly Part[];
  /** The words that must be written. */
  readonly words: readonly Part[];
  /** The first part. */
  readonly verb: Part;
}

const parsedForms = (table: OrderTable<never>): readonly Parsed[] =>
  Object.entries(table).flatMap(([type, { forms }]) =>
    forms.map((form): Parsed => {
      const parts = partsOf(form);
      return {
        type,
        form,
        parts,
        words: parts.filter(({ isField }) => !isField),
        verb: parts[0]!,
      };
    }),
  );

/** Every form of the orders of a table, as files write them: for messages and for the docs. */
export const writtenForms = (table: OrderTable<never>): readonly string[] =>
  Object.values(table).flatMap(({ forms }) => forms.map(asWritten));

/** The form that is meant: its words are there, and of those the one with the most known keys. */
function formFor(input: Keyed, all: readonly Parsed[]): Parsed | null {
  const fit = all
    .filter(({ verb }) => Object.hasOwn(input, verb.key))
    .filter(({ words }) => words.every(({ key, value }) => input[key] === value));
  const strange = ({ parts }: Parsed): number =>
    Object.keys(input).filter((key) => !parts.some((part) => part.key === key)).length;
  const missing = ({ parts }: Parsed): number => parts.filter(({ key }) => !Object.hasOwn(input, key)).length;
  const [best = null] = fit.toSorted(
    (a, b) => strange(a) - strange(b) || missing(a) - missing(b) || b.words.length - a.words.length,
  );
  return best;
}

/** Why an input is of none of the forms. */
function formless(written: unknown, all: readonly Parsed[]): readonly Problem[] {
  const input = isKeyed(written as Plain) ? (written as Keyed) : null;
  const near = input === null ? [] : all.filter(({ verb }) => Object.hasOwn(input, verb.key));
  if (input === null || near.length === 0)
    return [
      {
        path: '',
        found: JSON.stringify(written),
        wanted: all.map(({ form }) => asWritten(form)).join(', '),
      },
    ];
  const { key } = near[0]!.verb;
  return [
    {
      path: key,
      found: shown(input[key]),
      wanted: near.map(({ form }) => asWritten(form)).join(', '),
    },
  ];
}

const joined = (key: string, path: string): string => [key, path].filter(Boolean).join('.');

/** The keys of each field of a form, in their order; last the fields that have none. */
function keysByField({ form, parts }: Parsed): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const part of parts.filter(({ isField }) => isField))
    keys.set(part.value, [...(keys.get(part.value) ?? []), part.key]);
  for (const field of Object.keys(form.fields)) if (!keys.has(field)) keys.set(field, []);
  return keys;
}

/** What stands under the keys of a field: itself under one key, an object under several. */
function under(input: Keyed, keys: readonly string[]): unknown {
  const [key, other] = keys;
  if (key === undefined) return undefined;
  if (other === undefined) return input[key];
  const there = keys.filter((each) => Object.hasOwn(input, each));
  return Object.fromEntries(there.map((each) => [each, input[each]]));
}

/**
 * Reads an order that an author wrote, by the table of the game's orders: the form whose keys and
 * words are there. Refuses what has no form, and tells every key that is wrong, missing or unknown.
 */
export function readOrder<K extends Kinds, State, Order extends OrderLike>(
  table: OrderTable<never>,
  readers: FieldReaders<K, State>,
  written: unknown,
  state: State,
): Result<Order, readonly Problem[]> {
  const all = parsedForms(table);
  const input = isKeyed(written as Plain) ? (written as Keyed) : null;
  const found = input === null ? null : formFor(input, all);
  if (input === null || found === null) return failure(formless(written, all));
  const problems: Problem[] = [];
  const fields: Record<string, unknown> = { ...found.form.sets };
  for (const [field, keys] of keysByField(found)) {
    const [kind, optional] = found.form.fields[field]!.split(/(?=\?$)/) as [keyof K, string?];
    const isThere = keys.some((key) => Object.hasOwn(input, key));
    if (!isThere && optional !== undefined) continue;
    // A field without a key follows from the others, once they are right.
    if (keys.length === 0 && problems.length > 0) continue;
    const read = readers[kind](under(input, keys), { state, type: found.type, fields });
    if (read.ok) fields[field] = read.value;
    else {
      const key = keys.length === 1 ? keys[0]! : '';
      problems.push(...read.error.map((each) => ({ ...each, path: joined(key, each.path) })));
    }
  }
  const known = found.parts.map(({ key }) => key);
  for (const key of Object.keys(input).filter((each) => !known.includes(each)))
    problems.push({ path: key, found: `the key ${key}`, wanted: asWritten(found.form) });
  // The readers give what the kinds of the table's fields stand for.
  return problems.length > 0 ? failure(problems) : success({ type: found.type, ...fields } as unknown as Order);
}
