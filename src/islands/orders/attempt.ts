import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { TypedGoal } from '../../scenario/ask/goal.ts';
import type { Session } from './session.ts';

/** A reader's answer, as it is compared with a goal. */
export type Attempt = Parameters<Session['tools']['meets']>[1];

/** An attempt, and the board on which its task begins. */
export interface TaskAttempt extends Attempt {
  readonly start: Awaiting;
}

/** A goal about one order that must be allowed, or refused, on a later board. */
export type OrderGoal = Extract<TypedGoal, { readonly when?: unknown }>;

export const orderOf = (goal: OrderGoal): OrderLike => ('allowed' in goal ? goal.allowed : goal.refused);

/** The board on which the order of a goal is judged: this state, or what `when` makes of it. */
export const boardOf = ({ game }: Session, state: Awaiting, { when }: OrderGoal): Awaiting =>
  when === undefined ? state : game.rules.at(state, when);

/**
 * An order in the middle of a sentence: `fire the gun at the hussars`. Orders begin with a verb.
 */
export function spoken({ game }: Session, order: OrderLike, state: Awaiting): string {
  const says = game.rules.words.order(order, state);
  return says.charAt(0).toLowerCase() + says.slice(1);
}

/** Who gives orders on a later board: the reader or the enemy. */
export const whoOf = ({ game, tools }: Session, start: Awaiting, then: Awaiting): string =>
  tools.isSameSide(game.rules, start, then) ? 'you' : 'the enemy';
