import type { AnyRules, Awaiting, Intent, OrderLike, Target } from '../games/engine.ts';
import type { Mark, Spot } from './scene.ts';

/** From a pointer or a key to a target of one game's board, and back. What a target means for a unit is decided by `Rules.probe`. */
export interface InputAdapter<State extends Awaiting = Awaiting> {
  /** What lies under a spot of the scene; a drag that ends with a turn towards a second spot gives a point with a facing. Null off the board. */
  target(state: State, spot: Spot, towards?: Spot): Target | null;
  /** The target one step further in a direction, for keyboards; the same at the edge. */
  step(state: State, from: Target, across: number, along: number): Target;
  /** Where a unit is; null where it is not on the board. */
  locate(state: State, unit: string): Target | null;
  /** The controllable units at a target: those that can be selected. */
  selectable(state: State, target: Target): readonly string[];
  /** The marks of all that a selected unit may be ordered to: on a grid the squares of its orders, on a table how far it reaches. */
  reach(state: State, unit: string): readonly Mark[];
  /** A target that stands out: `zone` where an order to it is refused. */
  highlight(state: State, id: string, target: Target, sense: 'light' | 'reach' | 'zone'): Mark;
  /** A target by its name: `c3`. */
  name(state: State, target: Target): string;
  /** A target as it is read out, with what stands there. */
  says(state: State, target: Target): string;
}

/** Are these the same place on a board? */
export const sameTarget = (a: Target | null, b: Target | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An order that may be given now, with what one points at to give it and its words for a button. */
export interface Choice extends Intent {
  readonly order: OrderLike;
  readonly says: string;
}

/** The candidates of a board as choices, in the engine's order. */
export const choicesOf = (rules: AnyRules, state: Awaiting): readonly Choice[] =>
  rules
    .candidates(state)
    .map(({ order }) => ({ ...rules.intent(state, order), order, says: rules.words.order(order, state) }));
