import type { AnyRules, Awaiting, OrderLike } from '../games/engine.ts';
import type { Choice, Hand } from '../scene/hand.ts';
import type { Annotation } from '../core/annotations.ts';
import type { Mark } from '../scene/scene.ts';

/** A board on which a reader gives orders: where the game stands, how one points there, and what may be ordered. */
export interface Field {
  readonly engine: AnyRules;
  readonly hand: Hand;
  readonly state: Awaiting;
  readonly choices: readonly Choice[];
}

/** Something that a button offers: an order, allowed or not, or a unit to be taken up. */
export type Offer = { readonly says: string } & ({ readonly order: OrderLike } | { readonly take: string });

/** What a reader's hand is about. */
export interface Grasp {
  /** The place at which it points, by its name. */
  readonly cursor: string;
  /** The unit that it has taken up. */
  readonly taken: string | null;
  /** Does it point by keyboard, so that the cursor must be seen? */
  readonly keys: boolean;
  /** Several things that pointing at one place may mean, of which the reader must choose one. */
  readonly offers: readonly Offer[];
}

/** A hand that has taken up nothing, unless all that may be ordered is one unit's; its cursor is on a unit that may be ordered, where there is one. */
export function open({ hand, state, choices }: Field): Grasp {
  const units = [...new Set(choices.flatMap(({ unit, place }) => (unit === null || place === null ? [] : [unit])))];
  const place = units.map((unit) => hand.placeOf(state, unit)).find((each) => each !== null);
  const isDue = units.length === 1 && choices.every(({ unit }) => unit === units[0]);
  return {
    cursor: place ?? hand.placeAt(state, [0.5, 0.5])!,
    taken: isDue ? units[0]! : null,
    keys: false,
    offers: [],
  };
}

/** What pointing at a place comes to. */
export interface Pointed {
  readonly taken: string | null;
  /** In words, where nothing follows that has its own. */
  readonly says: string;
  /** What it may mean: nothing, one order, or several of which the reader chooses. */
  readonly offers: readonly Offer[];
}

/** Takes up an own unit, lays down the one that was taken up, or gives it an order. */
export function pointed(field: Field, taken: string | null, place: string): Pointed {
  const { hand, state } = field;
  const own = hand.own(state, place);
  const orders = chosenAt(field, taken, place);
  if (taken !== null && own.includes(taken)) return taking(field, own[own.indexOf(taken) + 1] ?? null);
  if (orders.length === 0 && own.length > 0) return taking(field, own[0]!);
  const meant = orders.length > 0 ? [] : hand.meant(state, taken, place).slice(0, 1);
  const offers = [...orders, ...meant.map((order) => offered(field, order))];
  const others =
    orders.length === 0 ? [] : own.map((unit) => ({ says: `Take up ${hand.name(state, unit)}`, take: unit }));
  const says = offers.length > 0 ? '' : taken === null ? `${hand.says(state, place)}. No unit of yours.` : 'Put down.';
  return { taken: offers.length > 0 ? taken : null, says, offers: [...offers, ...others] };
}

/** The orders that are allowed at a place; each once, though either unit of a pair may give it. */
const chosenAt = ({ choices }: Field, taken: string | null, place: string): readonly Choice[] =>
  choices.filter((choice) => choice.place === place && (choice.unit === null || choice.unit === taken));

const offered = ({ engine, state }: Field, order: OrderLike): Offer => ({
  says: engine.words.order(order, state),
  order,
});

function taking(field: Field, unit: string | null): Pointed {
  const { engine, state } = field;
  const says = unit === null ? 'Put down.' : `${engine.words.unit(unit, state)}. Taken up; ${may(field, unit)}.`;
  return { taken: unit, says, offers: [] };
}

/** Where a unit may be pointed to, or why to nowhere. */
function may(field: Field, unit: string): string {
  const places = reach(field, unit);
  const still = field.choices.some((choice) => choice.unit === unit);
  if (places.length > 0) return `it may go to ${places.toSorted().join(', ')}`;
  return still ? 'its orders need no square' : barred(field, unit);
}

/** The engine's reason why a unit has nothing to do, as far as a place beside it tells. */
function barred({ engine, hand, state }: Field, unit: string): string {
  const at = hand.placeOf(state, unit);
  const beside =
    at === null
      ? []
      : [
          [0, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
        ].map(([x, y]) => hand.step(state, at, x!, y!));
  const verdict = beside
    .flatMap((place) => hand.meant(state, unit, place).slice(0, 1))
    .map((order) => engine.judge(state, order))
    .find(({ ok }) => !ok);
  return verdict?.ok === false
    ? `but it may go nowhere: ${engine.words.refusal(verdict, state).replace(/\.$/, '')}`
    : 'but there is nothing for it to do';
}

const reach = ({ choices }: Field, taken: string): readonly string[] => [
  ...new Set(choices.flatMap(({ unit, place }) => (unit === taken && place !== null ? [place] : []))),
];

/**
 * What stands on buttons: what a place may mean, until it is chosen; else the orders of the side and of the unit taken up that need no place,
 * those that are refused too, and units that wait beside the board.
 */
export function buttons(field: Field, { taken, offers }: Pick<Grasp, 'taken' | 'offers'>): readonly Offer[] {
  if (offers.length > 0) return offers;
  const { hand, state, choices } = field;
  const isPointed = choices.some(({ place }) => place !== null);
  const still = choices.filter(({ unit, place }) => place === null && (unit === null || unit === taken || !isPointed));
  const types = new Set(still.map(({ order }) => order.type));
  const refused = taken === null ? [] : hand.meant(state, taken, null).filter(({ type }) => !types.has(type));
  const beside = [...new Set(choices.map(({ unit }) => unit))].filter(
    (unit) => unit !== null && unit !== taken && hand.placeOf(state, unit) === null,
  );
  return [
    ...beside.map((unit) => ({ says: `Take up ${hand.name(state, unit!)}`, take: unit! })),
    ...refused.map((order) => offered(field, order)),
    ...still,
  ];
}

/** What would come of an order at the place at which the hand points: what the order or its refusal shows. */
export interface Preview {
  readonly shows: readonly Annotation[];
  readonly isRefused: boolean;
}

/** Looks ahead, where a unit is taken up and the hand points elsewhere; null where pointing there means no order. */
export function preview(field: Field, { taken, cursor }: Grasp): Preview | null {
  const { engine, hand, state } = field;
  if (taken === null || hand.own(state, cursor).includes(taken)) return null;
  const order = chosenAt(field, taken, cursor)[0]?.order ?? hand.meant(state, taken, cursor)[0];
  if (order === undefined) return null;
  const verdict = engine.judge(state, order);
  if (verdict.ok || verdict.shows.length > 0) return { shows: verdict.shows, isRefused: !verdict.ok };
  // Where the rules have nothing to show, how far it is says something.
  return { shows: [{ kind: 'ruler', from: taken, to: cursor }], isRefused: true };
}

/** The places that are lit: where the unit taken up may go, where it stands, where the hand points, and where a hint says to look. */
export function lit(field: Field, { cursor, taken, keys }: Grasp, hinted: readonly string[]): readonly Mark[] {
  const { hand, state } = field;
  const places = taken === null ? [] : reach(field, taken);
  const stands = taken === null ? null : hand.placeOf(state, taken);
  const refused = preview(field, { cursor, taken, keys, offers: [] })?.isRefused === true;
  return [
    ...hinted.map((place) => hand.light(`hint-${place}`, place, 'light')),
    ...places.map((place) => hand.light(`reach-${place}`, place, 'reach')),
    ...(stands === null ? [] : [hand.light('taken', stands, 'light')]),
    ...(refused ? [hand.light('refused', cursor, 'zone')] : []),
    ...(keys ? [hand.light('cursor', cursor, 'light')] : []),
  ];
}
