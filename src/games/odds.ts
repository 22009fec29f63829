import type { Fraction } from '../core/fraction.ts';
import { everyWay } from '../core/ways.ts';
import { midway } from './midway.ts';
import type { Awaiting, EventLike, OrderLike, Policy, Rules } from './engine.ts';

export type { Policy };

/** The chances of one order in the game's own words. */
export interface Odds {
  readonly policy: string;
  readonly chances: Readonly<Record<string, Fraction>>;
}

/** The choice that stands first in the options; for choices that do not bear on the outcome. */
export const firstOption: Policy<unknown, OrderLike> = {
  name: 'first-option',
  says: 'Any choice that follows the roll leaves these chances as they are.',
  choose(_state, options) {
    const option = options.find((each) => each.kind === 'order');
    if (option?.kind !== 'order') throw new Error('A choice is awaited, but no order is offered');
    return option.order;
  },
};

/** A resolution that stops for more choices than this is a rule that never ends. */
const MOST_CHOICES = 32;

/**
 * The exact chances of an allowed order: runs the one true rule through every way; there is no second copy of a rule. Where the order's
 * resolution stops for a choice midway, the policy makes it. Throws where the order is refused.
 */
export function countOdds<S extends Awaiting, O extends OrderLike, E extends EventLike>(
  engine: Rules<S, O, E>,
  state: S,
  order: O,
  policy: Policy<S, O> = engine.policy ?? (firstOption as Policy<S, O>),
): Odds {
  const chances = everyWay((dice) => {
    let now = state;
    let due = order;
    const events: E[] = [];
    for (let choices = 0; choices <= MOST_CHOICES; choices += 1) {
      const played = engine.resolve(now, due, dice);
      events.push(...played);
      now = played.reduce((after, event) => engine.apply(after, event), now);
      if (!midway(now)) return engine.outcome(events);
      due = policy.choose(now, engine.options(now));
    }
    throw new Error(`More than ${MOST_CHOICES} choices follow one order`);
  });
  const words = Object.keys(engine.outcomes);
  const sorted = Object.entries(chances).sort(([a], [b]) => words.indexOf(a) - words.indexOf(b));
  return { policy: policy.name, chances: Object.fromEntries(sorted) };
}
