import type * as v from 'valibot';
import { isKeyed, type Keyed, type Plain } from '../../core/ids.ts';
import { nearest } from '../../core/nearest.ts';
import { failure, meaning, success, type Problem, type Result } from '../../core/result.ts';
import { parsed, withoutMisspelt } from '../../core/shape.ts';
import type { OrderLike } from './engine.ts';
import type { Form, Kinds, OrderTable } from './orders.ts';

/** What a field reader may use besides the written value. */
interface ReadingContext<State> {
  readonly state: State;
  /** The type of the order that is read. */
  readonly type: string;
  /** The fields before this one in the form. For a field without a key: all other fields. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * The value of a field, or what is wrong with it. The paths of problems begin at the field's key.
 */
export type ReadField<Value> = Result<Value, readonly Problem[]>;

/** What may be written for a field: on this board or, if `state` is null, on any board. */
type FieldForm<Written, State> = (state: State | null) => v.GenericSchema<unknown, Written>;

/** Reads a field of one kind. */
export interface FieldReader<Value, State> {
  /** What may be written. The docs and the schemas for editors show it. */
  readonly form: FieldForm<unknown, State>;
  /**
   * The value of a field, if what is written has the form. `written` is undefined if the key is
   * missing or if the field has no key. For a field with several keys, it is an object of the
   * values under these keys.
   */
  readonly read: (written: unknown, reading: ReadingContext<State>) => ReadField<Value>;
}

/** A reader whose value is what is written, as its form has read it. */
export const asForm = <State, Value>(form: FieldForm<Value, State>): FieldReader<Value, State> => ({
  form,
  read: (written, { state }) => parsed(form(state), written),
});

/** A reader that works the value out from what its form has read. */
export const fromForm = <State, Written, Value>(
  form: FieldForm<Written, State>,
  read: (written: Written, reading: ReadingContext<State>) => ReadField<Value>,
): FieldReader<Value, State> => ({
  form,
  read(written, reading) {
    const found = parsed(form(reading.state), written);
    return found.ok ? read(found.value, reading) : found;
  },
});

/** The reader for each kind of field. */
export type FieldReaders<K extends Kinds, State> = {
  readonly [Kind in keyof K]: FieldReader<K[Kind], State>;
};

/** A written value as an error message shows it. */
export const shown = (written: unknown): string => (written === undefined ? 'nothing' : JSON.stringify(written));

/** A part of a written form: a key, and the field or the fixed word under it. */
interface FormPart {
  readonly key: string;
  readonly value: string;
  readonly isField: boolean;
}

/** The form in the notation that messages and docs show to authors. */
export const asWritten = ({ written }: Form): string => written.replaceAll('"', '');

const partsOf = ({ fields, written }: Form): readonly FormPart[] =>
  written
    .replace(/^\{\s*|\s*\}$/g, '')
    .split(/\s*,\s*/)
    .map((part) => {
      const [key = '', value = key] = part.split(/\s*:\s*/);
      return { key, value: value.replaceAll('"', ''), isField: Object.hasOwn(fields, value) };
    });

/** A form of an order type, split into its parts. */
export interface ParsedForm {
  readonly type: string;
  readonly form: Form;
  readonly parts: readonly FormPart[];
  /** The parts whose fixed words must be written. */
  readonly words: readonly FormPart[];
  /** The first part. */
  readonly verb: FormPart;
}

/** Every form of the orders in a table. */
export const parsedForms = (table: OrderTable<never>): readonly ParsedForm[] =>
  Object.entries(table).flatMap(([type, { forms }]) =>
    forms.map((form): ParsedForm => {
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

/** Every form of the orders in a table, as files write them; for messages and docs. */
export const writtenForms = (table: OrderTable<never>): readonly string[] =>
  Object.values(table).flatMap(({ forms }) => forms.map(asWritten));

/** The form that an input uses: its fixed words are there, and it has the most keys in common. */
export function formFor(input: Keyed, all: readonly ParsedForm[]): ParsedForm | null {
  const fit = all
    .filter(({ verb }) => Object.hasOwn(input, verb.key))
    .filter(({ words }) => words.every(({ key, value }) => input[key] === value));
  const strange = ({ parts }: ParsedForm): number =>
    Object.keys(input).filter((key) => !parts.some((part) => part.key === key)).length;
  const missing = ({ parts }: ParsedForm): number => parts.filter(({ key }) => !Object.hasOwn(input, key)).length;
  const [best = null] = fit.toSorted(
    (a, b) => strange(a) - strange(b) || missing(a) - missing(b) || b.words.length - a.words.length,
  );
  return best;
}

/** The key of an order that is nearly the first key of a form. */
function misspeltVerb(input: Keyed, all: readonly ParsedForm[]): readonly Problem[] {
  const verbs = all.map(({ verb }) => verb.key);
  const [key] = Object.keys(input).filter((each) => nearest(each, verbs).length > 0);
  if (key === undefined) return [];
  const near = nearest(key, verbs);
  const wanted = all.filter(({ verb }) => near.includes(verb.key)).map(({ form }) => asWritten(form));
  return [{ path: key, found: `the key ${key}`, wanted: wanted.join(', '), ...meaning(near) }];
}

/** Why an input matches none of the forms. */
function formless(written: unknown, all: readonly ParsedForm[]): readonly Problem[] {
  const input = isKeyed(written as Plain) ? (written as Keyed) : null;
  const near = input === null ? [] : all.filter(({ verb }) => Object.hasOwn(input, verb.key));
  const misspelt = input === null || near.length > 0 ? [] : misspeltVerb(input, all);
  if (misspelt.length > 0) return misspelt;
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

/** The keys of each field of a form, in the form's order; fields without a key come last. */
export function keysByField({ form, parts }: ParsedForm): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const part of parts.filter(({ isField }) => isField))
    keys.set(part.value, [...(keys.get(part.value) ?? []), part.key]);
  for (const field of Object.keys(form.fields)) if (!keys.has(field)) keys.set(field, []);
  return keys;
}

/** What is written for a field: the value under its one key, or an object for several keys. */
function under(input: Keyed, keys: readonly string[]): unknown {
  const [key, other] = keys;
  if (key === undefined) return undefined;
  if (other === undefined) return input[key];
  const there = keys.filter((each) => Object.hasOwn(input, each));
  return Object.fromEntries(there.map((each) => [each, input[each]]));
}

/**
 * Reads an order that an author wrote. The table of the game's orders gives the forms; the keys and
 * words of the input choose one. Refuses an input without a matching form, and reports every key
 * that is wrong, missing or unknown.
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
    // A field without a key is worked out from the others, so it is read only if they are right.
    if (keys.length === 0 && problems.length > 0) continue;
    const read = readers[kind].read(under(input, keys), { state, type: found.type, fields });
    if (read.ok) fields[field] = read.value;
    else {
      const key = keys.length === 1 ? keys[0]! : '';
      problems.push(...read.error.map((each) => ({ ...each, path: joined(key, each.path) })));
    }
  }
  const known = found.parts.map(({ key }) => key);
  for (const key of Object.keys(input).filter((each) => !known.includes(each)))
    problems.push({
      path: key,
      found: `the key ${key}`,
      wanted: asWritten(found.form),
      ...meaning(
        nearest(
          key,
          known.filter((each) => !Object.hasOwn(input, each)),
        ),
      ),
    });
  const told = withoutMisspelt(problems);
  // Each reader returns the type of its kind, so the fields have the types of the table.
  return told.length > 0 ? failure(told) : success({ type: found.type, ...fields } as unknown as Order);
}
