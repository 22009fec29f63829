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
  /** The chance of each of the game's outcome words. */
  readonly chances: Chances;
  /** For each side that can lose pieces: the chance of each number of losses. */
  readonly lost: Readonly<Record<string, Chances>>;
  /** Whether the order rolls dice if the policy makes the choices. */
  readonly isRolled: boolean;
  /**
   * Whether different choices after the roll would change the chances. Also true if it takes too
   * long to find out.
   */
  readonly isSwayed: boolean;
}

/** Takes the first option; for choices that do not affect the outcome. */
export const firstOption: Policy<unknown, OrderLike> = {
  name: 'first-option',
  says: 'Any choice that follows the roll leaves these chances as they are.',
  choose(_state, options) {
    const [option] = options;
    if (option === undefined) throw new Error('A choice is awaited, but no order is offered');
    return option.order;
  },
};

/** The most choices in one resolution. More means a rule that never ends. */
const MOST_CHOICES = 32;

/**
 * The most ways in which different choices are tried. If these are not enough, the chances are
 * taken to depend on the choices.
 */
const MOST_TRIED = 1000;

type Choose<S extends Awaiting, O extends OrderLike> = Policy<S, O>['choose'];
type Options<S extends Awaiting, O extends OrderLike> = Parameters<Choose<S, O>>[1];

/**
 * How play came to an order: the number of choices and the events before it. `choose` makes the
 * choices that follow.
 */
interface Course<S extends Awaiting, O extends OrderLike, E extends EventLike> {
  readonly choices: number;
  readonly before: readonly E[];
  readonly choose: Choose<S, O>;
}

/**
 * The exact chances of an allowed order. The game's own rules play the order in every way that the
 * dice can fall; no rule is written twice. If the resolution stops for a choice, the policy makes
 * it, once in each way. Throws on a refused order, and throws `TooManyWays`.
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
  /** The tallies by their JSON text; equal tallies have the same text. */
  const tallies = new Map<string, Tally>();
  const counted = (chances: Chances): readonly CountedTally[] =>
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
  /** Whether the chances change if the first choice and all later ones take the last option. */
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

/** One possible tally of an order, and its chance. */
interface CountedTally {
  readonly tally: Tally;
  readonly chance: Fraction;
}

/** The chance of each outcome word, in the order of `words`. */
function ofWords(counted: readonly CountedTally[], words: readonly string[]): Chances {
  const chances = Object.entries(summed(counted, ({ word }) => word));
  return Object.fromEntries(chances.sort(([a], [b]) => words.indexOf(a) - words.indexOf(b)));
}

/** The chances of each number of losses, for each side that may lose anything. */
function ofLosses(counted: readonly CountedTally[]): Odds['lost'] {
  const sides = counted.flatMap(({ tally: { lost } }) => Object.keys(lost).filter((side) => lost[side] !== 0));
  return Object.fromEntries(
    [...new Set(sides)].sort().map((side) => [side, summed(counted, ({ lost }) => String(lost[side] ?? 0))]),
  );
}

/** Adds up the chances of the tallies that have the same key. All chances have one denominator. */
function summed(counted: readonly CountedTally[], key: (tally: Tally) => string): Chances {
  const chances: Record<string, Fraction> = {};
  for (const { tally, chance } of counted) {
    const before = chances[key(tally)]?.ways ?? 0n;
    chances[key(tally)] = { ways: before + chance.ways, of: chance.of };
  }
  return chances;
}
