import {
  isAwaitingChoice,
  type AnyRules,
  type Awaiting,
  type Intent,
  type OrderLike,
  type Target,
} from '../games/contract/engine.ts';
import type { Um } from '../geometry/lengths.ts';
import type { Point } from '../geometry/vectors.ts';
import { retyped, type TypedNumber } from '../games/contract/typed.ts';
import type { MoverInput } from './mover.ts';
import type { AreaSense, Mark, Spot } from './scene.ts';

/**
 * Translates between positions on the board and targets of one game. What a target means as an
 * order for a unit is decided by `Rules.probe`.
 */
export interface InputAdapter<State extends Awaiting = Awaiting> {
  /**
   * The target at a spot of the scene; null off the board. If a drag ends with a turn towards a
   * second spot, the target is a point with a facing. `pixel` is how many units of the scene one
   * pixel of the screen shows; small things can then be pointed at beside them.
   */
  target(state: State, spot: Spot, towards?: Spot, pixel?: number): Target | null;
  /**
   * The place that a reader means who points at this one for a unit, at most so far from it: the
   * end of its whole move, or straight ahead. Missing where places mean themselves.
   */
  settled?(state: State, unit: string, point: Point, within: Um): Point;
  /** The next target in a direction, for keyboards. At the edge the target stays the same. */
  step(state: State, from: Target, across: number, along: number): Target;
  /**
   * Where such a key with Shift leads: to the nearest unit that way. Left out where the keys lead
   * from unit to unit by themselves, or where no step is far.
   */
  leap?(state: State, from: Target, across: number, along: number): Target;
  /** The place of a unit; null if it is not on the board. */
  locate(state: State, unit: string): Target | null;
  /** The units at a target that can be selected, because the reader controls them. */
  selectable(state: State, target: Target): readonly string[];
  /**
   * Marks for everything that the selected unit can be ordered to do. On a grid: the squares that
   * an order can name. On a table: how far the unit can reach.
   */
  reach(state: State, unit: string): readonly Mark[];
  /** The mark that highlights a target. */
  highlight(state: State, id: string, target: Target, sense: AreaSense): Mark;
  /** The name of a target: `c3`. */
  name(state: State, target: Target): string;
  /** The words that a screen reader speaks for a target, with everything that is there. */
  says(state: State, target: Target): string;
  /** Moving units by hand, leg by leg; only on a free table. */
  readonly mover?: MoverInput<State>;
}

/** Whether two targets are the same place on the board. */
export const sameTarget = (a: Target | null, b: Target | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An order with the words for its button. */
export interface Offered {
  /** Without its number, if that is typed. */
  readonly order: OrderLike;
  readonly says: string;
  /** The number that must be typed before the order can be given. */
  readonly typed?: TypedNumber;
}

/** An order that may be given now, with what to point at for it and the words for its button. */
export interface Choice extends Intent, Offered {}

/**
 * The same game, which lists the orders of a state once: the order list, the instructions, the
 * highlights and the pointing of a board all ask for them, and each listing judges every order.
 */
export function listingOnce<Game extends { readonly rules: AnyRules }>(game: Game): Game {
  const known = new WeakMap<Awaiting, ReturnType<AnyRules['candidates']>>();
  const candidates: AnyRules['candidates'] = (state, unit) => {
    if (unit !== undefined) return game.rules.candidates(state, unit);
    const listed = known.get(state) ?? game.rules.candidates(state);
    known.set(state, listed);
    return listed;
  };
  return { ...game, rules: { ...game.rules, candidates } };
}

/** An order as it is offered: if its number is typed, without that. */
export function offeredOf(rules: AnyRules, state: Awaiting, given: OrderLike): Offered {
  const typed = rules.typed?.(state, given) ?? null;
  const order = typed === null ? given : retyped(given, typed);
  return { order, says: rules.words.order(order, state), ...(typed !== null && { typed }) };
}

/** The first of all orders that differ only in a number that is typed, and every other order. */
export function eachOnce<Given extends { readonly order: OrderLike }>(
  { typed }: Pick<AnyRules, 'typed'>,
  state: Awaiting,
  given: readonly Given[],
): readonly Given[] {
  if (typed === undefined) return given;
  const known = new Set<string>();
  return given.filter(({ order }) => {
    const number = typed(state, order);
    if (number === null) return true;
    const key = JSON.stringify(retyped(order, number));
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** All orders that may be given on a board, in the engine's order. */
export const choicesOf = (rules: AnyRules, state: Awaiting): readonly Choice[] =>
  eachOnce(rules, state, rules.candidates(state)).map(({ order }) => ({
    ...rules.intent(state, order),
    ...offeredOf(rules, state, order),
  }));

/**
 * How one of these orders is given below the map: by its button, or by a number that is typed there
 * first. `but` is what begins the sentence.
 */
export function buttonsSaid(choices: readonly Choice[], but = ''): string {
  const typed = choices.filter(({ typed: number }) => number !== undefined).length;
  const says =
    typed === 0
      ? 'Choose one of the buttons below the map.'
      : typed === choices.length
        ? 'Type the number into the field below the map, then press its button.'
        : 'Choose one of the buttons below the map; where one has a field, type its number first.';
  return but === '' ? says : `${but}${says.charAt(0).toLowerCase()}${says.slice(1)}`;
}

/** So many orders of units that are not in hand have buttons, if nobody points at a target. */
const FEW = 4;

/**
 * The orders without a target that have buttons while this unit is in hand: those of the side, and
 * those of the unit. If no order has a target, also those of other units, if they answer what is
 * asked, if they are few, or if their unit cannot be selected on the board.
 */
export function untargeted(
  input: InputAdapter,
  state: Awaiting,
  choices: readonly Choice[],
  inHand: string | null,
): readonly Choice[] {
  const isPointed = choices.some(({ target }) => target !== null);
  const all = choices.filter(({ target }) => target === null);
  const isFew = isAwaitingChoice(state) || all.filter(({ unit }) => unit !== null).length <= FEW;
  function isSelectable(unit: string): boolean {
    const place = input.locate(state, unit);
    return place !== null && input.selectable(state, place).includes(unit);
  }
  return all.filter(({ unit }) => unit === null || unit === inHand || (!isPointed && (isFew || !isSelectable(unit))));
}

/**
 * Words for what a reader points at to give these orders: a place to go to, an enemy, or either.
 * `place` is the game's word for a place.
 */
export function aimOf(
  input: InputAdapter,
  state: Awaiting,
  choices: readonly Pick<Choice, 'unit' | 'target'>[],
  place: string,
): string {
  const units = [...new Set(choices.flatMap(({ unit }) => unit ?? []))];
  const marks = units.flatMap((unit) => input.reach(state, unit));
  const isFoe = (mark: Mark): boolean => mark.kind === 'area' && mark.sense === 'target';
  // What shows how far a unit shoots is not a place to go to.
  const isRange = (mark: Mark): boolean => mark.kind === 'arc' || (mark.kind === 'area' && mark.sense === 'range');
  const isBarred = (mark: Mark): boolean => mark.kind === 'area' && mark.sense === 'zone';
  const isPlace = (mark: Mark): boolean => !isFoe(mark) && !isRange(mark) && !isBarred(mark);
  // Where nothing is measured, no reach is drawn: a unit may be sent to any place.
  const isAnywhere = choices.some(({ target }) => target !== null && 'point' in target);
  const isAt = ({ target }: Pick<Choice, 'target'>): boolean =>
    target !== null && 'unit' in target && input.selectable(state, target).length === 0;
  const enemy = marks.some(isFoe) ? 'a marked enemy' : choices.some(isAt) ? 'an enemy' : null;
  if (enemy !== null) {
    if (marks.some(isPlace)) return `a highlighted ${place} or ${enemy}`;
    return isAnywhere ? `${enemy} or a ${place} on the table` : enemy;
  }
  // On a free table every point is a place, so none is marked. A unit beside the table has no place
  // to start from.
  return place === 'square' || marks.some(isPlace) ? `a highlighted ${place}` : `a ${place} on the table`;
}
