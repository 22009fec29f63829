import { sameChance, type Fraction } from '../../core/fraction.ts';
import type { Tally } from '../../core/outcomes.ts';
import type { Chances } from '../../core/ways.ts';

/** Whether all outcomes have the same chance in both. */
export const areAlike = (one: Chances, other: Chances): boolean =>
  Object.keys({ ...one, ...other }).every((word) => sameChance(one[word] ?? NEVER, other[word] ?? NEVER));

const NEVER: Fraction = { ways: 0n, of: 1n };

/** One possible tally of an order, and its chance. */
export interface CountedTally {
  readonly tally: Tally;
  readonly chance: Fraction;
}

/** The chance of each outcome word, in the order of `words`. */
export function ofWords(counted: readonly CountedTally[], words: readonly string[]): Chances {
  const chances = Object.entries(summed(counted, ({ word }) => word));
  return Object.fromEntries(chances.sort(([a], [b]) => words.indexOf(a) - words.indexOf(b)));
}

/** The chances of each number of losses, for each side that may lose anything. */
export function ofLosses(counted: readonly CountedTally[]): Readonly<Record<string, Chances>> {
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
