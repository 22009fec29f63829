import type { ChosenBeside } from '../../games/contract/beside.ts';
import type { Awaiting, OrderLike, Target } from '../../games/contract/engine.ts';
import { aimOf, buttonsSaid, eachOnce, offeredOf, sameTarget, untargeted } from '../../scene/input.ts';
import type { Choice, Offered } from '../../scene/input.ts';
import type { PlayModule } from '../../scene/module.ts';
import { atFixedPlaces, probed } from './places.ts';
import { fixedSays, plainFirst } from './offers.ts';
import { whyBlocked, whyNotThere, whyStuck } from './why.ts';

/** A board on which a reader gives orders: its game, its state, and the orders that are allowed. */
export interface Field {
  readonly game: PlayModule;
  readonly state: Awaiting;
  readonly choices: readonly Choice[];
  /**
   * Whether the board shows where something may be placed. In a task it does not: finding the place
   * is the question.
   */
  readonly isOpen?: boolean;
  /** What may go with the next order; null if nothing may. */
  readonly beside?: ChosenBeside | null;
}

/**
 * What a button offers: an order, allowed or not, a unit to select, or a friend that the unit in
 * hand may be led up to.
 */
export type Offer = {
  readonly says: string;
  /** Whether the reader has pointed at this offer. */
  readonly isMain?: true;
  /**
   * The name of the unit in hand, of which this is a further order: it can also be led on the map.
   */
  readonly of?: string;
} & (
  | Pick<Offered, 'order' | 'typed'>
  /** `isSelected`: it is the unit in hand, and its button stays pressed. */
  | { readonly select: string; readonly isSelected?: boolean }
  | { readonly touch: string }
);

/** What the reader has selected. */
export interface Selection {
  /** The target that the pointer or the keyboard is on. */
  readonly cursor: Target;
  readonly unit: string | null;
  /**
   * Whether the board has changed since the reader last pointed. Then no refusal is previewed: the
   * reader has not asked for one on this board.
   */
  readonly isStale?: boolean;
  /** Whether the reader uses the keyboard, so that the cursor must be visible. */
  readonly keys: boolean;
  /** The possible meanings of the activated target, if there are several to choose from. */
  readonly offers: readonly Offer[];
}

/** The units that can be given an order by pointing at a target. */
const pointed = ({ choices }: Pick<Field, 'choices'>): readonly string[] => [
  ...new Set(choices.flatMap(({ unit, target }) => (unit === null || target === null ? [] : [unit]))),
];

/**
 * The unit that every order is for, for example the one to be placed; null if there are several, or
 * if no order is given by pointing.
 */
function due(field: Field): string | null {
  const [only] = pointed(field);
  return only !== undefined && field.choices.every(({ unit }) => unit === only) ? only : null;
}

/**
 * The unit beside the board that must come on before its side can end the phase; the first if there
 * are several. Null if none must, and in a task, where finding it is the question.
 */
function called({ game: { input }, state, choices, isOpen }: Field): string | null {
  const mayEnd = choices.some(({ order }) => order.type === 'end-phase');
  if (isOpen !== true || mayEnd || state.awaits?.kind !== 'phase') return null;
  return choices.find(({ unit }) => unit !== null && input.locate(state, unit) === null)?.unit ?? null;
}

/**
 * Selects nothing, unless only one unit can be given orders, or one must come on. The cursor starts
 * on a unit that can be given orders, if there is one.
 */
export function initial(field: Field): Selection {
  const { input } = field.game;
  const first = pointed(field)
    .map((unit) => input.locate(field.state, unit))
    .find((each) => each !== null);
  return {
    cursor: first ?? able(field)[0] ?? input.target(field.state, [0.5, 0.5])!,
    unit: due(field) ?? called(field),
    keys: false,
    offers: [],
  };
}

/** The result of activating a target. */
export interface Activation {
  readonly unit: string | null;
  /** A short note; empty if the offers say it. */
  readonly says: string;
  /** What screen readers announce instead, for readers who do not see the highlights. */
  readonly spoken: string;
  /** The possible meanings: none, one order, or several orders to choose from. */
  readonly offers: readonly Offer[];
}

/**
 * Selects one of the reader's units, deselects it, or gives it an order. A unit that every order is
 * for stays selected.
 */
export function activate(field: Field, selected: string | null, target: Target): Activation {
  const { game, state } = field;
  const only = due(field);
  const unit = only ?? selected;
  const own = game.input.selectable(state, target).filter((each) => only === null || each === only);
  const probes = probed(field, unit, target);
  const allowed = probes.filter(({ verdict }) => verdict.ok);
  if (unit !== null && own.includes(unit)) return selecting(field, own[own.indexOf(unit) + 1] ?? only);
  if (allowed.length === 0 && own.length > 0) return selecting(field, own[0]!);
  const isMissed = probes.length === 0 || (only !== null && isComrade(field, only, target));
  if (allowed.length === 0 && only !== null && isMissed) return selecting(field, only);
  const { rules } = game;
  const offers: readonly Offer[] =
    allowed.length > 0
      ? eachOnce(rules, state, allowed).map(({ order }) => offeredOf(rules, state, order))
      : probes.slice(0, 1).map(({ order }) => refusedOffer(field, order));
  const others =
    allowed.length === 0
      ? []
      : own.map((each) => ({ says: `Select ${game.rules.words.name(each, state)}`, select: each }));
  const hint = able(field).length > 0 ? 'Choose one with a ring.' : 'Use the buttons below the map.';
  const note = offers.length > 0 ? '' : unit === null ? `None of your units is there. ${hint}` : 'Deselected.';
  return {
    unit: offers.length > 0 ? unit : null,
    says: note,
    spoken: unit === null && note !== '' ? `${game.input.says(state, target)}. ${note}` : note,
    offers: [...plainFirst(offers), ...others],
  };
}

/**
 * Whether a target is another unit of the side of one that stands on the table: whoever points
 * there while all orders are for that one has missed it, and aims at nobody.
 */
const isComrade = ({ game: { input }, state }: Field, unit: string, target: Target): boolean =>
  'unit' in target && input.locate(state, unit) !== null && input.selectable(state, target).length > 0;

/** An order that is refused, whatever number is typed for it: its button says why. */
const refusedOffer = ({ game: { rules }, state }: Field, order: OrderLike): Offer => ({
  says: offeredOf(rules, state, order).says,
  order,
});

/** How a unit is moved by hand, and one that can only turn. */
const DRAG = 'Drag it, or tap where it should go; then confirm.';
const TURN = 'Drag or tap one of its arrows; then confirm.';
const KEYS = 'Press the arrow keys, Q or E for a quarter turn, or type its order; then press Enter.';

/** What is told of a unit that is pointed at nothing: its buttons, or why it has none. */
function withoutAim(field: Field, unit: string, own: Field['choices']): string {
  if (own.length === 0) return whyBlocked(field, unit);
  return `${pointed(field).length === 0 ? '' : whyNotThere(field, unit)}${buttonsSaid(own)}`;
}

/** What selecting a unit does and says. */
export function selecting(field: Field, unit: string | null): Activation {
  if (unit === null) return { unit, says: 'Deselected.', spoken: 'Deselected.', offers: [] };
  const { game, state, choices } = field;
  const own = choices.filter((choice) => choice.unit === unit);
  const aimed = own.filter(({ target }) => target !== null);
  const targets = aimed.map(({ target }) => target!);
  const isHeld = (game.input.mover?.handles(state, unit) ?? []).length > 0;
  // A free table has countless places. Those among the choices tell a reader nothing, unless the
  // unit waits beside the table for one of them.
  const isWaiting = game.input.locate(state, unit) === null;
  const named = targets.filter((target) => !isHeld && (isWaiting || !('point' in target)));
  const names = [...new Set(named.map((target) => game.input.name(state, target)))].sort();
  const place = targets.every((target) => 'square' in target) ? 'square' : 'place';
  // A unit that is moved by hand is told how: nobody looks for what else it may do.
  const stuck = isHeld ? whyStuck(field, unit) : '';
  const aim = () =>
    aimed.length > 0 ? `Choose ${aimOf(game.input, state, aimed, place)}.` : withoutAim(field, unit, own);
  const todo = isHeld ? `${stuck}${stuck === '' ? DRAG : TURN}` : aim();
  const next = isHeld ? `${stuck}${KEYS}` : todo;
  const says = `Selected: ${game.rules.words.name(unit, state)}. ${todo}`;
  const spoken = `${game.rules.words.unit(unit, state)}. Selected. ${next}`;
  return { unit, says, spoken: [spoken, ...(names.length > 0 ? [`${names.join(', ')}.`] : [])].join(' '), offers: [] };
}

/**
 * The offers shown as buttons. If a target has several meanings, these, until one is chosen.
 * Otherwise the orders at fixed places, the units that wait beside the board, and the orders
 * without a target: of the side, and of the selected unit (refused ones too).
 */
export function buttons(field: Field, { unit, offers }: Pick<Selection, 'unit' | 'offers'>): readonly Offer[] {
  if (offers.length > 0) return offers;
  const { game, state, choices } = field;
  const refused =
    unit === null ? [] : game.rules.probe(state, { unit, target: null }).filter(({ verdict }) => !verdict.ok);
  const beside = [...new Set(choices.map((choice) => choice.unit))].filter(
    (each) => each !== null && game.input.locate(state, each) === null,
  );
  const fixed = atFixedPlaces(field);
  const isAll = fixed.length > 0 && fixed.length === choices.length;
  const of = unit !== null && isLed(field, unit) ? { of: game.rules.words.name(unit, state) } : {};
  return [
    ...fixed.map((each) => (isAll ? { ...each, says: fixedSays(field, each), isMain: true as const } : each)),
    ...beside.map((each) => ({
      says: `Select ${game.rules.words.waiting(each!, state)}`,
      select: each!,
      isSelected: each === unit,
    })),
    ...eachOnce(game.rules, state, refused).map(({ order }) => ({ ...refusedOffer(field, order), ...of })),
    ...untargeted(game.input, state, choices, unit).map((each) =>
      each.unit === null || each.unit !== unit ? each : { ...each, ...of },
    ),
  ];
}

/** Whether a unit can be given orders on the map, so that its buttons are further orders. */
const isLed = (field: Field, unit: string): boolean =>
  pointed(field).includes(unit) || (field.game.input.mover?.handles(field.state, unit) ?? []).length > 0;

/**
 * The places of the units on the board that may be given an order, each once. Where units are led
 * by pointing, those that have only buttons left are not among them: they have done what they came
 * for.
 */
export function able(field: Field): readonly Target[] {
  const { game, state, choices } = field;
  const { input } = game;
  const led = pointed(field).filter((unit) => input.locate(state, unit) !== null);
  const meant = choices.flatMap(({ unit }) => (unit === null || (led.length > 0 && !led.includes(unit)) ? [] : [unit]));
  const places = meant.flatMap((unit) => input.locate(state, unit) ?? []);
  return places.filter((place, i) => places.findIndex((each) => sameTarget(each, place)) === i);
}

/**
 * The order that a tap on a target would give; null unless there is exactly one and it is allowed.
 */
export function foreseen(field: Field, unit: string | null, target: Target): Offer | null {
  const { offers } = activate(field, unit, target);
  const [only] = offers;
  if (offers.length !== 1 || only === undefined || !('order' in only) || only.typed !== undefined) return null;
  return field.game.rules.judge(field.state, only.order).ok ? { ...only, isMain: true } : null;
}
