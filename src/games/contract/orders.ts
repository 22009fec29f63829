import type { Intent, OrderLike, Target } from './engine.ts';
import type { NumberField } from './typed.ts';
import type { Sentence } from './words.ts';

/*
 * Each game describes its orders once, in one table. An entry says which fields an order has, how
 * files write it, how a player says it, what a reader points at to give it, and what it is called
 * in a refusal when it is not due. Types, reading, words, pointing and refusals all follow from
 * this table. The game's `rules.ts` judges and carries out each order under the same name.
 */

/** Maps the kinds of a game's fields, by name, to the type of a field of that kind. */
export type Kinds = object;

/** The kind of each field of an order. A `?` after the kind marks an optional field. */
export type FieldKinds<K extends Kinds> = Readonly<Record<string, (keyof K & string) | `${keyof K & string}?`>>;

type FieldKind<Kind extends string> = Kind extends `${infer Name}?` ? Name : Kind;

/** The fields of an order, typed by their kinds. */
export type FieldsOf<K extends Kinds, F extends FieldKinds<K>> = {
  readonly [Name in keyof F as F[Name] extends `${string}?` ? never : Name]: K[FieldKind<F[Name]> & keyof K];
} & {
  readonly [Name in keyof F as F[Name] extends `${string}?` ? Name : never]?: K[FieldKind<F[Name]> & keyof K];
};

/** One way to write an order, and the fields that it fills. */
export interface Form {
  /** The kind of each field. Fields that the form does not name are read last, from the others. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * The form as files have it: `{ charge: unit, at, legs }`. Before a colon stands a key; after it
   * the field that it fills, or a word to be written as it is. A key alone fills the field of the
   * same name. A fixed word that is also the name of a field stands in quotation marks: `{ agree:
   * "rounds", limit: rounds }`. A field with several keys is read from all of them.
   */
  readonly written: string;
  /** Fields that this form sets to fixed values. */
  readonly sets?: Readonly<Record<string, unknown>>;
}

/** An entry of a table of orders; `Fields` is the type of the order's fields. */
export interface OrderEntry<Fields, State> {
  readonly forms: readonly Form[];
  /** The order as a player would give it. */
  readonly says: Sentence<Fields, State>;
  /** The name of the order in “this is not the time to …” or “… are not due now”. */
  readonly deed: string;
  /** What a reader points at to give the order, besides its unit; null or missing if nothing. */
  readonly target?: (order: Fields, state: State) => Target | null;
  /** The number of the order that is typed, if it has one. */
  readonly typed?: NumberField<Fields, State>;
}

/** A table of orders, by their types. */
export type OrderTable<State> = Readonly<Record<string, OrderEntry<never, State>>>;

/** The orders of a table: each with its type and its fields. */
export type OrdersOf<Table> = {
  [Type in keyof Table & string]: Table[Type] extends OrderEntry<infer Fields, never>
    ? { readonly type: Type } & Fields
    : never;
}[keyof Table & string];

type Entry<Fields, State> = Omit<OrderEntry<Fields, State>, 'forms'>;

/** A form that carries the type of the order's fields; `form` makes it. */
export interface TypedForm<Fields> extends Form {
  /** Never set: it only carries the type. */
  readonly typed?: Fields;
}

/** Functions that make the entries of a game's table of orders. */
export const ordersOf = <K extends Kinds, State>() => ({
  /** An order with one written form. */
  order: <const F extends FieldKinds<K>>({
    fields,
    written,
    ...told
  }: Entry<FieldsOf<K, F>, State> & {
    readonly fields: F;
    readonly written: string;
  }): OrderEntry<FieldsOf<K, F>, State> => ({ ...told, forms: [{ fields, written }] }),
  /** One of several written forms of an order. */
  form: <const F extends FieldKinds<K>, const S = unknown>(
    fields: F,
    written: string,
    sets?: S & Readonly<Record<string, unknown>>,
  ): TypedForm<FieldsOf<K, F> & S> => ({ fields, written, ...(sets !== undefined && { sets }) }),
  /** An order with several written forms; `Fields` is the union of what they fill. */
  either: <Fields>({
    forms,
    ...told
  }: Entry<Fields, State> & { readonly forms: readonly TypedForm<Fields>[] }): OrderEntry<Fields, State> => ({
    ...told,
    forms,
  }),
});

/** The sentence for each order of a table. */
export const saysOf = <Table extends OrderTable<never>>(
  table: Table,
): { readonly [Type in keyof Table]: Table[Type]['says'] } =>
  Object.fromEntries(Object.entries(table).map(([type, { says }]) => [type, says])) as {
    readonly [Type in keyof Table]: Table[Type]['says'];
  };

/**
 * An order that may be given to a unit, and that may take something from beside the board along.
 */
interface Pointed extends OrderLike {
  readonly unit?: string;
  readonly with?: readonly string[];
}

/** What a reader selects, points at and chooses to give this order: the reverse of `probe`. */
export function intentOf<State>(table: OrderTable<State>, order: Pointed, state: State): Intent {
  // An order has the fields of its entry, so this cast is safe.
  const target = table[order.type]?.target as ((order: OrderLike, state: State) => Target | null) | undefined;
  const { type, unit = null, with: chosen = [] } = order;
  return { unit, kind: type, target: target?.(order, state) ?? null, ...(chosen.length > 0 && { with: chosen }) };
}
