import type { Dice } from '../../core/dice.ts';
import { isAwaitingChoice, type Awaiting, type EventLike, type OrderLike, type Rules } from './engine.ts';
import { MOST_CHOICES, orderAfter, type Begun } from './odds.ts';

/** An order with everything that follows it. */
interface PlayedOut<S extends Awaiting, E extends EventLike> {
  readonly state: S;
  readonly events: readonly E[];
  /** Whether the policy made a choice. */
  readonly isChosen: boolean;
}

/**
 * Plays an order that is allowed, and what the policy gives after it, up to the horizon: the same
 * course that odds are counted on. `begin` plays the order itself where it is prepared.
 */
export function playedOut<S extends Awaiting, O extends OrderLike, E extends EventLike>(
  rules: Pick<Rules<S, O, E>, 'candidates' | 'options' | 'sideOf' | 'policy' | 'carryOut' | 'apply'>,
  begun: Begun<O> & { readonly begin?: ((dice: Dice) => readonly E[]) | undefined },
  from: S,
  dice: Dice,
): PlayedOut<S, E> {
  let [state, isChosen] = [from, false];
  const { begin } = begun;
  const events: E[] = [];
  let due: O | null = begun.began;
  for (let orders = 0; due !== null; orders += 1) {
    if (orders > MOST_CHOICES) throw new Error(`More than ${MOST_CHOICES} choices follow one order`);
    isChosen ||= orders > 0 && isAwaitingChoice(state);
    const played = orders === 0 && begin !== undefined ? begin(dice) : rules.carryOut(state, due, dice);
    events.push(...played);
    state = played.reduce((now, event) => rules.apply(now, event), state);
    due = orderAfter(rules, begun, state);
  }
  return { state, events, isChosen };
}
