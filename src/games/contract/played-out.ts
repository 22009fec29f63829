import { recorded, type Dice } from '../../core/dice.ts';
import { everyWay, MOST_WAYS, TooManyWays, type Chances } from '../../core/ways.ts';
import { isAwaitingChoice, type Awaiting, type EventLike, type OrderLike, type Rules } from './engine.ts';
import { assertEnds, orderAfter, type Begun } from './odds.ts';
import { preparedBy } from './prepared.ts';

/** An order with everything that follows it. */
interface PlayedOut<S extends Awaiting, E extends EventLike> {
  readonly state: S;
  readonly events: readonly E[];
  /** Whether the policy made a choice. */
  readonly isChosen: boolean;
}

/** The rules by which an order is played out. */
type Playing<S extends Awaiting, O extends OrderLike, E extends EventLike> = Pick<
  Rules<S, O, E>,
  'candidates' | 'options' | 'sideOf' | 'policy' | 'prepared' | 'carryOut' | 'apply'
>;

/**
 * Plays an order that is allowed, and what the policy gives after it, up to the horizon: the same
 * course that odds are counted on.
 */
export function playedOut<S extends Awaiting, O extends OrderLike, E extends EventLike>(
  rules: Playing<S, O, E>,
  begun: Begun<O>,
  from: S,
  dice: Dice,
): PlayedOut<S, E> {
  let [state, isChosen] = [from, false];
  const events: E[] = [];
  let due: O | null = begun.began;
  for (let orders = 0; due !== null; orders += 1) {
    assertEnds(orders);
    isChosen ||= orders > 0 && isAwaitingChoice(state);
    const played = preparedBy(rules, state, due)(dice);
    events.push(...played.events);
    ({ state } = played);
    due = orderAfter(rules, begun, state);
  }
  return { state, events, isChosen };
}

/** What an order came to in one of the ways in which its dice can fall. */
interface PlayedWay<S extends Awaiting, E extends EventLike> extends PlayedOut<S, E> {
  readonly isRolled: boolean;
}

/**
 * Plays the same course in every way in which its dice can fall, and adds up what `ended` makes of
 * each end. Each order is measured once for all ways that come to it. Throws `TooManyWays`.
 */
export function playedInEveryWay<S extends Awaiting, O extends OrderLike, E extends EventLike>(
  rules: Playing<S, O, E>,
  begun: Begun<O>,
  from: S,
  ended: (way: PlayedWay<S, E>) => string | Chances,
): Chances {
  let ways = 0;
  const playOn = (due: O, orders: number, before: PlayedWay<S, E>): Chances => {
    assertEnds(orders);
    const isChosen = before.isChosen || (orders > 0 && isAwaitingChoice(before.state));
    const play = preparedBy(rules, before.state, due);
    return everyWay((given) => {
      if ((ways += 1) > MOST_WAYS) throw new TooManyWays();
      const dice = recorded(given);
      const { state, events } = play(dice);
      const isRolled = before.isRolled || dice.rolled.length > 0;
      const way = { state, events: [...before.events, ...events], isChosen, isRolled };
      const next = orderAfter(rules, begun, state);
      return next === null ? ended(way) : playOn(next, orders + 1, way);
    });
  };
  return playOn(begun.began, 0, { state: from, events: [], isChosen: false, isRolled: false });
}
