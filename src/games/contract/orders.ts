import type { OrderLike, Target } from './engine.ts';
import type { Sentence } from './words.ts';

/* Orders are told once, in one table a game. An entry says which fields an order has, how files
   write it, how a player says it, what one points at to give it, and what it is called where it is
   not the time for it. Types, reading, words, pointing and refusals all follow from the table. How
   an order is judged and carried out stands in the game's `rules.ts`, by the same names. */

/** The kinds of a game's fields, by name, and the type that a field of each kind has. */
export type Kinds = object;

/** The kind of each field of an order; a `?` behind it marks a field that may be missing. */
export type FieldKinds<K extends Kinds> = Readonly<Record<string, (keyof K & string) | `${keyof K & string}?`>>;

type Bare<Kind extends string> = Kind extends `${infer Name}?` ? Name : Kind;

/** The fields of an order, typed by their kinds. */
export type FieldsOf<K extends Kinds, F extends FieldKinds<K>> = {
  readonly [Name in keyof F as F[Name] extends `${string}?` ? never : Name]: K[Bare<F[Name]> & keyof K];
} & {
  readonly [Name in keyof F as F[Name] extends `${string}?` ? Name : never]?: K[Bare<F[Name]> & keyof K];
};

/** One way to write an order, and the fields that it fills. */
export interface Form {
  /** The kind of each field. One that the form does not name is read last, from the others. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * The form as files have it: `{ charge: unit, at, legs }`. Before a colon stands a key; after it
   * the field that it fills, or a word to be written as it is. A key alone fills the field of its
   * name. A word that is the name of a field as well stands in quotation marks:
   * `{ agree: "rounds", limit: rounds }`. A field under several keys is read from all of them.
   */
  readonly written: string;
  /** Fields whose value follows from the form. */
  readonly sets?: Readonly<Record<string, unknown>>;
}

/** An entry of a table of orders; `Fields` is the type of the order's fields. */
export interface OrderEntry<Fields, State> {
  readonly forms: readonly Form[];
  /** The order as a player would give it. */
  readonly says: Sentence<Fields, State>;
  /** What the order is called in “this is not the time to …” or “… are not due now”. */
  readonly deed: string;
  /** What one points at to give the order, beside its unit; null or missing if nothing. */
  readonly target?: (order: Fields, state: State) => Target | null;
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

/** A form with its fields: what `form` makes, typed by the fields of the order. */
export interface TypedForm<Fields> extends Form {
  /** Never there: it only carries the type. */
  readonly typed?: Fields;
}

/** The makers of a game's table of orders, for its kinds of fields and its state. */
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

/** What one points at to give this order, beside its unit; null if nothing. */
export const targetOf = <State>(table: OrderTable<State>, order: OrderLike, state: State): Target | null => {
  // An order has the fields of its entry.
  const target = table[order.type]?.target as ((order: OrderLike, state: State) => Target | null) | undefined;
  return target?.(order, state) ?? null;
};
