import type { Fraction } from '../core/fraction.ts';
import type { Tally } from '../core/outcomes.ts';
import { assertAllowed } from '../core/verdicts.ts';
import { everyWay, MOST_WAYS, TooManyWays, type Chances } from '../core/ways.ts';
import { isAwaitingChoice, type Awaiting, type EventLike, type OrderLike, type Policy, type Rules } from './engine.ts';

export type { Policy };

/** The chances of one order. */
export interface Odds {
  readonly policy: string;
  /** In the game's own words. */
  readonly chances: Chances;
  /** For each side that can lose pieces: how many, each number with its chance. */
  readonly lost: Readonly<Record<string, Chances>>;
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
  assertAllowed(engine.judge(state, order), order);
  let ways = 0;
  /** Tallies by their text, under which equal ones are gathered. */
  const tallies = new Map<string, Tally>();
  const talliesOf = (from: S, due: O, before: readonly E[], choices: number): Chances => {
    if (choices > MOST_CHOICES) throw new Error(`More than ${MOST_CHOICES} choices follow one order`);
    return everyWay((dice) => {
      ways += 1;
      if (ways > MOST_WAYS) throw new TooManyWays();
      const played = engine.carryOut(from, due, dice);
      const events = [...before, ...played];
      const now = played.reduce((after, event) => engine.apply(after, event), from);
      if (isAwaitingChoice(now)) return talliesOf(now, policy.choose(now, engine.candidates(now)), events, choices + 1);
      const tally = engine.tally(events);
      const text = JSON.stringify(tally);
      tallies.set(text, tally);
      return text;
    });
  };
  const counted = Object.entries(talliesOf(state, order, [], 0)).map(([text, chance]): Counted => ({
    tally: tallies.get(text)!,
    chance,
  }));
  return { policy: policy.name, chances: ofWords(counted, Object.keys(engine.outcomes)), lost: ofLosses(counted) };
}

/** One thing that an order may come to, and its chance. */
interface Counted {
  readonly tally: Tally;
  readonly chance: Fraction;
}

/** The chance of each word, in the order of the game. */
function ofWords(counted: readonly Counted[], words: readonly string[]): Chances {
  const chances = Object.entries(summed(counted, ({ word }) => word));
  return Object.fromEntries(chances.sort(([a], [b]) => words.indexOf(a) - words.indexOf(b)));
}

/** The chances of each number of losses, for each side that may have any. */
function ofLosses(counted: readonly Counted[]): Odds['lost'] {
  const sides = counted.flatMap(({ tally: { lost } }) => Object.keys(lost).filter((side) => lost[side] !== 0));
  return Object.fromEntries(
    [...new Set(sides)].sort().map((side) => [side, summed(counted, ({ lost }) => String(lost[side] ?? 0))]),
  );
}

/** The chances of tallies, added up where they have the same key; all have one denominator. */
function summed(counted: readonly Counted[], key: (tally: Tally) => string): Chances {
  const chances: Record<string, Fraction> = {};
  for (const { tally, chance } of counted) {
    const before = chances[key(tally)]?.ways ?? 0n;
    chances[key(tally)] = { ways: before + chance.ways, of: chance.of };
  }
  return chances;
}
