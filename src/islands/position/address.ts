/**
 * How a reader's position stands in an address, `?position=the-shot/1/gun:d6#<board>`: behind the
 * `#` the board, so that a page which holds it whole opens there without script too; in `position`
 * the step, the version of this form, and one order after the other.
 */
export const VERSION = '1';

/** The most characters of a position: an address with it still fits a message. */
export const LONGEST = 1500;

/**
 * An order as it is written: a unit that is selected, and what is pointed at; or the legs of its
 * move. Lastly the dice that fell.
 */
export interface AddressOrder {
  readonly unit: string | null;
  /** A square, a point, or a unit. */
  readonly place: string | null;
  /**
   * The type of the order, where pointing there may mean several, and which of those of this type,
   * from 1.
   */
  readonly kind: string | null;
  readonly nth: number;
  readonly legs: readonly string[];
  /** Faces of dice and names of cards; null where nothing is said of them. */
  readonly dice: readonly string[] | null;
}

/** A position of a reader: a step, and what was done from there. */
export interface Position {
  readonly step: string;
  readonly orders: readonly AddressOrder[];
}

const ID = '[A-Za-z0-9_-]+';
const LEG = String.raw`[a-z][a-z0-9.-]*`;
const DICE = String.raw`(?:=(?<dice>[\w-]+(?:\.[\w-]+)*))?`;
const POINTED = String.raw`(?<unit>${ID})?(?::(?<place>${ID}))?(?:\.(?<kind>[a-z][a-z-]*)(?:\.(?<nth>[1-9]\d?))?)?`;
const ORDER = new RegExp(`^(?:(?<mover>${ID})(?<legs>(?:,${LEG})+)|${POINTED})${DICE}$`);

/** Reads one order; null if it is none. */
export function orderIn(text: string): AddressOrder | null {
  const found = text === '' ? undefined : ORDER.exec(text)?.groups;
  if (found === undefined) return null;
  const { mover, legs, unit, place, kind, nth, dice } = found as Readonly<Record<string, string | undefined>>;
  return {
    unit: mover ?? unit ?? null,
    place: place ?? null,
    kind: kind ?? null,
    nth: Number(nth ?? 1),
    legs: legs?.slice(1).split(',') ?? [],
    dice: dice?.split('.') ?? null,
  };
}

/** An order as text. */
const orderText = ({ unit, place, kind, nth, legs, dice }: AddressOrder): string =>
  [
    unit ?? '',
    ...legs.map((leg) => `,${leg}`),
    place === null ? '' : `:${place}`,
    kind === null ? '' : `.${kind}`,
    nth === 1 ? '' : `.${nth}`,
    dice === null ? '' : `=${dice.join('.')}`,
  ].join('');

/** The name of a step. */
export const STEP = /^[\w.-]+$/;

/**
 * A position as text; null if it cannot be written so that it is read as the same, as one with more
 * orders than there is room for.
 */
export function positionText({ step, orders }: Position): string | null {
  const written = orders.map(orderText);
  const text = [step, VERSION, ...written].join('/');
  const isSame = JSON.stringify(written.map(orderIn).map(parts)) === JSON.stringify(orders.map(parts));
  return isSame && orders.length > 0 && STEP.test(step) && text.length <= LONGEST ? text : null;
}

const parts = (order: AddressOrder | null) =>
  order && [order.unit, order.place, order.kind, order.nth, order.legs, order.dice];
