import { everyWay, MOST_WAYS, TooManyWays, type Chances } from '../core/ways.ts';
import { isAwaitingChoice, type Awaiting, type EventLike, type OrderLike, type Policy, type Rules } from './engine.ts';

export type { Policy };

/** The chances of one order in the game's own words. */
export interface Odds {
  readonly policy: string;
  readonly chances: Chances;
}

/** The choice that stands first in the options; for choices that do not bear on the outcome. */
export const firstOption: Policy<unknown, OrderLike> = {
  name: 'first-option',
  says: 'Any choice that follows the roll leaves these chances as they are.',
  choose(_state, options) {
    const [option] = options;
    if (option === undefined) throw new Error('A choice is awaited, but no order is offered');
    return option.order;
  },
};

/** A resolution that stops for more choices than this is a rule that never ends. */
const MOST_CHOICES = 32;

/**
 * The exact chances of an allowed order: runs the one true rule through every way; there is no second copy of a rule. Where the order's
 * resolution stops for a choice midway, the policy makes it, once for each way to come there. Throws where the order is refused, and
 * `TooManyWays`.
 */
export function countOdds<S extends Awaiting, O extends OrderLike, E extends EventLike>(
  engine: Rules<S, O, E>,
  state: S,
  order: O,
  policy: Policy<S, O> = engine.policy ?? (firstOption as Policy<S, O>),
): Odds {
  let ways = 0;
  const chancesOf = (from: S, due: O, before: readonly E[], choices: number): Chances => {
    if (choices > MOST_CHOICES) throw new Error(`More than ${MOST_CHOICES} choices follow one order`);
    return everyWay((dice) => {
      ways += 1;
      if (ways > MOST_WAYS) throw new TooManyWays();
      const played = engine.resolve(from, due, dice);
      const events = [...before, ...played];
      const now = played.reduce((after, event) => engine.apply(after, event), from);
      if (!isAwaitingChoice(now)) return engine.outcome(events);
      return chancesOf(now, policy.choose(now, engine.candidates(now)), events, choices + 1);
    });
  };
  const words = Object.keys(engine.outcomes);
  const sorted = Object.entries(chancesOf(state, order, [], 0)).sort(([a], [b]) => words.indexOf(a) - words.indexOf(b));
  return { policy: policy.name, chances: Object.fromEntries(sorted) };
}
