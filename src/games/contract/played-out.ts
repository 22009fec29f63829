import type { Dice } from '../../core/dice.ts';
import { isAwaitingChoice, type Awaiting, type EventLike, type OrderLike, type Rules } from './engine.ts';
import { MOST_CHOICES, orderAfter, type Begun } from './odds.ts';
import { preparedBy, type Played } from './prepared.ts';

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
  rules: Pick<Rules<S, O, E>, 'candidates' | 'options' | 'sideOf' | 'policy' | 'prepared' | 'carryOut' | 'apply'>,
  begun: Begun<O> & { readonly begin?: ((dice: Dice) => Played<S, E>) | undefined },
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
    const play = (orders === 0 ? begin : undefined) ?? preparedBy(rules, state, due);
    const played = play(dice);
    events.push(...played.events);
    ({ state } = played);
    due = orderAfter(rules, begun, state);
  }
  return { state, events, isChosen };
}
