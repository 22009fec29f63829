/**
 * How an address contains a reader's position: `?position=the-shot/1/gun:d6#<board>`. The board
 * stands behind the `#`, so that a page that contains the whole board opens there even without
 * scripts. `position` contains the step, the version of this format, and the orders, separated by
 * slashes.
 */
export const VERSION = '1';

/** What makes the hidden rolls of an order again, and the side that the result was shown to. */
export interface HiddenDice {
  readonly seed: number;
  readonly eyes: string;
}

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
  /**
   * Missing where nothing was hidden. A hidden card is never named: `=4.2!00k3f9z!blue` has a seed,
   * from which the card is drawn again, and the side whose eyes saw the result. Nobody reads the
   * card in the address at a glance. It is no secret: a program can draw the card from the seed,
   * and another side can be written into the address.
   */
  readonly hidden?: HiddenDice;
}

/** A reader's position: a step, and what was done from there. */
export interface Position {
  readonly step: string;
  readonly orders: readonly AddressOrder[];
}

/** Seeds are whole numbers of 32 bits, written with digits and letters. */
const [SEEDS, SEED_BASE, SEED_LENGTH] = [2 ** 32, 36, 7];

const ID = '[A-Za-z0-9_-]+';
const LEG = String.raw`[a-z][a-z0-9.-]*`;
const ITEMS = `(?:~(?<items>${ID}(?:~${ID})*))?`;
const FACES = String.raw`[\w-]+(?:\.[\w-]+)*`;
const HIDDEN = `!(?<seed>[0-9a-z]{${SEED_LENGTH}})!(?<eyes>${ID})`;
const DICE = `(?<dice>=(?:${FACES})?(?:${HIDDEN})?)?`;
const POINTED = String.raw`(?<unit>${ID})?(?::(?<place>${ID}))?(?:\.(?<kind>[a-z][a-z-]*)(?:\.(?<nth>[1-9]\d?))?)?`;
const ORDER = new RegExp(`^(?:(?<mover>${ID})(?<legs>(?:,${LEG})+)|${POINTED})${ITEMS}${DICE}$`);

const WHOLE_LEG = new RegExp(`^${LEG}$`);

/** Whether an address can hold this leg: it may name a unit in other letters. */
export const isLeg = (leg: string): boolean => WHOLE_LEG.test(leg);

/** Reads one order; null if the text is no order. */
export function orderIn(text: string): AddressOrder | null {
  const found = text === '' ? undefined : ORDER.exec(text)?.groups;
  if (found === undefined) return null;
  const { mover, legs, unit, place, kind, nth, items, dice, seed, eyes } = found as Readonly<
    Record<string, string | undefined>
  >;
  const hidden = seed === undefined || eyes === undefined ? null : { seed: parseInt(seed, SEED_BASE), eyes };
  if (dice === '=' || (hidden !== null && hidden.seed >= SEEDS)) return null;
  return {
    unit: mover ?? unit ?? null,
    place: place ?? null,
    kind: kind ?? null,
    nth: Number(nth ?? 1),
    legs: legs?.slice(1).split(',') ?? [],
    items: items?.split('~') ?? [],
    dice: dice === undefined ? null : facesIn(dice),
    ...(hidden !== null && { hidden }),
  };
}

/** The faces in the text of dice: `['4', '2']` for `=4.2!00k3f9z!blue`. */
function facesIn(dice: string): readonly string[] {
  const [faces] = dice.slice(1).split('!');
  return faces === '' ? [] : faces!.split('.');
}

/** A seed, as a text of always the same length: none looks like a face. */
const seedText = (seed: number): string => (seed >>> 0).toString(SEED_BASE).padStart(SEED_LENGTH, '0');

/** The text of an order. */
const orderText = ({ unit, place, kind, nth, legs, items, dice, hidden }: AddressOrder): string =>
  [
    unit ?? '',
    ...legs.map((leg) => `,${leg}`),
    place === null ? '' : `:${place}`,
    kind === null ? '' : `.${kind}`,
    nth === 1 ? '' : `.${nth}`,
    ...items.map((item) => `~${item}`),
    dice === null ? '' : `=${dice.join('.')}`,
    hidden === undefined ? '' : `!${seedText(hidden.seed)}!${hidden.eyes}`,
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
  order && [order.unit, order.place, order.kind, order.nth, order.legs, order.items, order.dice, order.hidden];
