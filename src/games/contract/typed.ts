import { failure, success, type Result } from '../../core/result.ts';
import type { OrderLike } from './engine.ts';
import type { OrderTable } from './orders.ts';

/**
 * A whole number in an order that whoever gives the order types. A guess would tell too much if it
 * were pointed at or picked from a list.
 */
export interface TypedNumber {
  /** The field of the order that it fills. */
  readonly field: string;
  /** What is to be typed, with its measure: `Guess in centimetres`. */
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

/** How an entry of a table of orders declares such a number; `limits`: the least and the most. */
export interface NumberField<Fields, State> {
  readonly field: keyof Fields & string;
  readonly label: string;
  readonly limits: (order: Fields, state: State) => readonly [least: number, most: number];
}

type Fielded = OrderLike & Readonly<Record<string, unknown>>;

/** The number that is typed for an order; null if it has none. */
export function typedOf<State>(table: OrderTable<State>, order: OrderLike, state: State): TypedNumber | null {
  // An order has the fields of its entry, so this cast is safe.
  const typed = table[order.type]?.typed as NumberField<OrderLike, State> | undefined;
  if (typed === undefined || (order as Fielded)[typed.field] === undefined) return null;
  const [least, most] = typed.limits(order, state);
  return { field: typed.field, label: typed.label, least, most };
}

/** An order with another number in the field that is typed, or without any. */
export function retyped(order: OrderLike, { field }: Pick<TypedNumber, 'field'>, number?: number): OrderLike {
  const { type } = order;
  const { [field]: _, ...rest } = order as Fielded;
  return { ...rest, type, ...(number !== undefined && { [field]: number }) };
}

/** What a reader has typed as a number; a failure says what can be typed instead. */
export function readNumber(text: string, { least, most }: Pick<TypedNumber, 'least' | 'most'>): Result<number, string> {
  const wanted = `a whole number from ${least} to ${most}`;
  const written = text.trim();
  if (written === '') return failure(`Type ${wanted} first.`);
  const number = /^\+?\d{1,9}$/.test(written) ? Number(written) : NaN;
  return number >= least && number <= most ? success(number) : failure(`“${written}” is not ${wanted}.`);
}
