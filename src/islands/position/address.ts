/**
 * How an address contains a reader's position: `?position=the-shot/1/gun:d6#<board>`. The board
 * stands behind the `#`, so that a page that contains the whole board opens there even without
 * scripts. `position` contains the step, the version of this format, and the orders, separated by
 * slashes.
 */
export const VERSION = '1';

/** The most characters of a position, so that its address still fits in a message. */
export const LONGEST = 1500;

/**
 * An order as an address writes it: the selected unit and what is pointed at, or the legs of its
 * move, followed by the dice that fell.
 */
export interface AddressOrder {
  readonly unit: string | null;
  /** A square, a point, or a unit. */
  readonly place: string | null;
  /**
   * The type of the order, if pointing there may mean several types; `nth` then says which order of
   * this type it is, counted from 1.
   */
  readonly kind: string | null;
  readonly nth: number;
  readonly legs: readonly string[];
  /** What goes with the order from beside the board: `volley~steady-1`. */
  readonly items: readonly string[];
  /** Faces of dice and names of cards; null if the address does not give them. */
  readonly dice: readonly string[] | null;
}

/** A reader's position: a step, and what was done from there. */
export interface Position {
  readonly step: string;
  readonly orders: readonly AddressOrder[];
}

const ID = '[A-Za-z0-9_-]+';
const LEG = String.raw`[a-z][a-z0-9.-]*`;
const ITEMS = `(?:~(?<items>${ID}(?:~${ID})*))?`;
const DICE = String.raw`(?:=(?<dice>[\w-]+(?:\.[\w-]+)*))?`;
const POINTED = String.raw`(?<unit>${ID})?(?::(?<place>${ID}))?(?:\.(?<kind>[a-z][a-z-]*)(?:\.(?<nth>[1-9]\d?))?)?`;
const ORDER = new RegExp(`^(?:(?<mover>${ID})(?<legs>(?:,${LEG})+)|${POINTED})${ITEMS}${DICE}$`);

/** Reads one order; null if the text is no order. */
export function orderIn(text: string): AddressOrder | null {
  const found = text === '' ? undefined : ORDER.exec(text)?.groups;
  if (found === undefined) return null;
  const { mover, legs, unit, place, kind, nth, items, dice } = found as Readonly<Record<string, string | undefined>>;
  return {
    unit: mover ?? unit ?? null,
    place: place ?? null,
    kind: kind ?? null,
    nth: Number(nth ?? 1),
    legs: legs?.slice(1).split(',') ?? [],
    items: items?.split('~') ?? [],
    dice: dice?.split('.') ?? null,
  };
}

/** The text of an order. */
const orderText = ({ unit, place, kind, nth, legs, items, dice }: AddressOrder): string =>
  [
    unit ?? '',
    ...legs.map((leg) => `,${leg}`),
    place === null ? '' : `:${place}`,
    kind === null ? '' : `.${kind}`,
    nth === 1 ? '' : `.${nth}`,
    ...items.map((item) => `~${item}`),
    dice === null ? '' : `=${dice.join('.')}`,
  ].join('');

/** The pattern of a step's id. */
export const STEP = /^[\w.-]+$/;

/**
 * The text of a position. Null if reading the text would not give the same position, or if the text
 * is too long.
 */
export function positionText({ step, orders }: Position): string | null {
  const written = orders.map(orderText);
  const text = [step, VERSION, ...written].join('/');
  const isSame = JSON.stringify(written.map(orderIn).map(parts)) === JSON.stringify(orders.map(parts));
  return isSame && orders.length > 0 && STEP.test(step) && text.length <= LONGEST ? text : null;
}

const parts = (order: AddressOrder | null) =>
  order && [order.unit, order.place, order.kind, order.nth, order.legs, order.items, order.dice];
