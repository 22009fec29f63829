import { recorded } from '../../core/dice.ts';
import { sameChance, type Fraction } from '../../core/fraction.ts';
import type { Tally } from '../../core/outcomes.ts';
import { assertAllowed } from '../../core/verdicts.ts';
import { everyWay, MOST_WAYS, TooManyWays, type Chances } from '../../core/ways.ts';
import { isAwaitingChoice, type Awaiting, type EventLike, type OrderLike, type Policy, type Rules } from './engine.ts';

export type { Policy };

/** The chances of one order. */
export interface Odds {
  readonly policy: string;
  /** In the game's own words. */
  readonly chances: Chances;
  /** For each side that can lose pieces: how many, each number with its chance. */
  readonly lost: Readonly<Record<string, Chances>>;
  /** Does it roll dice, if choices are made by the policy? */
  readonly isRolled: boolean;
  /**
   * Would the chances be others if the choices that follow the roll were made otherwise? Also true
   * where that takes too long to tell.
   */
  readonly isSwayed: boolean;
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
 * So many ways are tried to see whether other choices would change the chances; if these are not
 * enough, they are taken to do so.
 */
const MOST_TRIED = 1000;

type Choose<S extends Awaiting, O extends OrderLike> = Policy<S, O>['choose'];
type Options<S extends Awaiting, O extends OrderLike> = Parameters<Choose<S, O>>[1];

/**
 * What went before an order: how many choices, which events, and how choices are made from here.
 */
interface Course<S extends Awaiting, O extends OrderLike, E extends EventLike> {
  readonly choices: number;
  readonly before: readonly E[];
  readonly choose: Choose<S, O>;
}

/**
 * The exact chances of an allowed order: runs the one true rule through every way; there is no
 * second copy of a rule. Where the order's resolution stops for a choice midway, the policy makes
 * it, once for each way to come there. Throws where the order is refused, and `TooManyWays`.
 */
export function countOdds<S extends Awaiting, O extends OrderLike, E extends EventLike>(
  engine: Rules<S, O, E>,
  state: S,
  order: O,
  policy: Policy<S, O> = engine.policy ?? (firstOption as Policy<S, O>),
): Odds {
  assertAllowed(engine.judge(state, order), order);
  const ways = { counted: 0, tried: 0 };
  let [isRolled, isSwayed] = [false, false];
  const last: Choose<S, O> = (now, options) => options.at(-1)?.order ?? policy.choose(now, options);
  /** Tallies by their text, under which equal ones are gathered. */
  const tallies = new Map<string, Tally>();
  const counted = (chances: Chances): readonly Counted[] =>
    Object.entries(chances).map(([text, chance]) => ({ tally: tallies.get(text)!, chance }));
  const wordsOf = (chances: Chances): Chances => ofWords(counted(chances), Object.keys(engine.outcomes));

  const talliesOf = (from: S, due: O, { choices, before, choose }: Course<S, O, E>): Chances => {
    if (choices > MOST_CHOICES) throw new Error(`More than ${MOST_CHOICES} choices follow one order`);
    return everyWay((dice) => {
      if (choose === last ? (ways.tried += 1) > MOST_TRIED : (ways.counted += 1) > MOST_WAYS) throw new TooManyWays();
      const recording = recorded(dice);
      const played = engine.carryOut(from, due, recording);
      isRolled ||= choose !== last && recording.rolled.length > 0;
      const events = [...before, ...played];
      const now = played.reduce((after, event) => engine.apply(after, event), from);
      if (isAwaitingChoice(now)) {
        const options = engine.candidates(now);
        const after = { choices: choices + 1, before: events };
        const chances = talliesOf(now, choose(now, options), { ...after, choose });
        if (choices === 0) isSwayed ||= isOtherwise(now, options, { ...after, choose: last }, chances);
        return chances;
      }
      const tally = engine.tally(events);
      const text = JSON.stringify(tally);
      tallies.set(text, tally);
      return text;
    });
  };
  /**
   * Every choice is made otherwise from the first one on, until that is seen to make a difference.
   */
  const isOtherwise = (now: S, options: Options<S, O>, after: Course<S, O, E>, chances: Chances): boolean => {
    try {
      return !areAlike(wordsOf(talliesOf(now, last(now, options), after)), wordsOf(chances));
    } catch (error) {
      if (error instanceof TooManyWays) return true;
      throw error;
    }
  };
  const all = talliesOf(state, order, {
    choices: 0,
    before: [],
    choose: (now, options) => policy.choose(now, options),
  });
  return { policy: policy.name, chances: wordsOf(all), lost: ofLosses(counted(all)), isRolled, isSwayed };
}

const areAlike = (one: Chances, other: Chances): boolean =>
  Object.keys({ ...one, ...other }).every((word) => sameChance(one[word] ?? NEVER, other[word] ?? NEVER));

const NEVER: Fraction = { ways: 0n, of: 1n };

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
