import * as v from 'valibot';
import { failure, success, type Problem, type Result } from '../../core/result.ts';

/**
 * How a reader's position stands in an address, `?position=the-shot/1/gun:d6#<board>`: behind the `#` the board, so that a page which holds it
 * whole opens there without script too; in `position` the step, the version of this form, and one order after the other.
 */
export const VERSION = '1';

/** The most characters of a position: an address with it still fits a message. */
export const LONGEST = 1500;

/** An order as it is written: a unit that is selected, and what is pointed at; or the legs of its move. Lastly the dice that fell. */
export interface Written {
  readonly unit: string | null;
  /** A square, a point, or a unit. */
  readonly place: string | null;
  /** The type of the order, where pointing there may mean several, and which of those of this type, from 1. */
  readonly kind: string | null;
  readonly nth: number;
  readonly legs: readonly string[];
  /** Faces of dice and names of cards; null where nothing is said of them. */
  readonly dice: readonly string[] | null;
}

/** A position of a reader: a step, and what was done from there. */
export interface Position {
  readonly step: string;
  readonly orders: readonly Written[];
}

const ID = '[A-Za-z0-9_-]+';
const LEG = String.raw`[a-z][a-z0-9.-]*`;
const DICE = String.raw`(?:=(?<dice>[\w-]+(?:\.[\w-]+)*))?`;
const POINTED = String.raw`(?<unit>${ID})?(?::(?<place>${ID}))?(?:\.(?<kind>[a-z][a-z-]*)(?:\.(?<nth>[1-9]\d?))?)?`;
const ORDER = new RegExp(`^(?:(?<mover>${ID})(?<legs>(?:,${LEG})+)|${POINTED})${DICE}$`);

const wanted = 'an order such as gun:d6, hussars:d4.charge, .end-phase or hussars,forward-4';

/** Reads one order; null if it is none. */
function orderIn(text: string): Written | null {
  const found = text === '' ? undefined : ORDER.exec(text)?.groups;
  if (found === undefined) return null;
  const { mover, legs, unit, place, kind, nth, dice } = found as Readonly<Record<string, string | undefined>>;
  return {
    ...{ unit: mover ?? unit ?? null, place: place ?? null, kind: kind ?? null, nth: Number(nth ?? 1) },
    legs: legs?.slice(1).split(',') ?? [],
    dice: dice?.split('.') ?? null,
  };
}

const order = v.pipe(
  v.string(),
  v.check((text) => orderIn(text) !== null, wanted),
  v.transform((text) => orderIn(text)!),
);

const schema = v.pipe(
  v.string(),
  v.maxLength(LONGEST, `at most ${LONGEST} characters`),
  v.transform((text) => text.split('/')),
  v.tupleWithRest([v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'the id of a step')), v.string()], order),
  v.check(([, version]) => version === VERSION, 'version'),
  v.check(([, , ...orders]) => orders.length > 0, 'orders'),
);

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** Where in the text of a position something is wrong. */
const placeOf = (at: unknown): string =>
  typeof at !== 'number' ? 'position' : at === 0 ? 'step' : at === 1 ? 'version' : `order ${at - 1}`;

/** Reads the text of a position. Refuses one that is too long, of another version, or with anything in it that is no order. */
export function readPosition(text: string): Result<Position, Problem> {
  const [, version] = text.split('/');
  // What another version means by its orders is not known here, so nothing else is said of them.
  if (text.length <= LONGEST && version !== VERSION) {
    if (/^\d+$/.test(version ?? '')) return failure({ path: 'version', found: shortened(version!), wanted: VERSION });
    const form = `a step, the number ${VERSION}, and orders, such as the-shot/${VERSION}/gun:d6`;
    return failure({ path: 'text', found: shortened(text) || 'nothing', wanted: form });
  }
  const read = v.safeParse(schema, text, { abortEarly: true });
  if (!read.success) {
    const [{ path, input, message }] = read.issues;
    const at = path?.[0]?.key;
    if (message === 'orders') return failure({ path: 'order 1', found: 'none', wanted });
    const found = text.length > LONGEST ? `${text.length} characters` : shortened(String(input));
    return failure({ path: placeOf(at), found: found === '' ? 'nothing' : found, wanted: message });
  }
  const [step, , ...orders] = read.output;
  return success({ step, orders });
}

/** An order as text. */
const orderText = ({ unit, place, kind, nth, legs, dice }: Written): string =>
  [
    unit ?? '',
    ...legs.map((leg) => `,${leg}`),
    place === null ? '' : `:${place}`,
    kind === null ? '' : `.${kind}`,
    nth === 1 ? '' : `.${nth}`,
    dice === null ? '' : `=${dice.join('.')}`,
  ].join('');

const parts = ({ unit, place, kind, nth, legs, dice }: Written) => [unit, place, kind, nth, legs, dice];

const isSame = (one: Position, other: Position): boolean =>
  one.step === other.step && JSON.stringify(one.orders.map(parts)) === JSON.stringify(other.orders.map(parts));

/** A position as text; null if it cannot be written so that it is read as the same, as one with more orders than there is room for. */
export function positionText(position: Position): string | null {
  const text = [position.step, VERSION, ...position.orders.map(orderText)].join('/');
  const read = readPosition(text);
  return read.ok && isSame(read.value, position) ? text : null;
}
