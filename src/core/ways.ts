import { highest, type Dice, type Die } from './dice.ts';
import { divisor, isKnown, multiple, type Fraction } from './fraction.ts';

/** A result of dice, and the number of ways in which it happens. */
interface WeightedResult<T> {
  readonly result: T;
  readonly ways: bigint;
}

/**
 * One point where the dice decide: the number of the branch taken now, and the results of all
 * branches. `before` are the ways of the forks before it, and `ways` and `of` the chance of the
 * path to the end of this branch.
 */
interface Fork {
  branch: number;
  ways: bigint;
  readonly before: bigint;
  readonly of: bigint;
  readonly branches: readonly WeightedResult<unknown>[];
}

/** Whole numbers from `lowest`, each as likely as its weight. */
const weighed = (weights: readonly bigint[], lowest = 0): readonly WeightedResult<number>[] =>
  weights.map((ways, n) => ({ result: n + lowest, ways }));

/** So many whole numbers from `lowest`, all equally likely. */
const even = (count: number, lowest = 0): readonly WeightedResult<number>[] =>
  Array.from({ length: count }, (_, n) => ({ result: n + lowest, ways: 1n }));

/**
 * The number of ways in which `count` dice score 0, 1, … up to `count` hits, if `good` of `sides`
 * faces score. Dice that pass several stages score as one die with the product of their faces.
 */
function binomial(count: number, good: number, sides: number): readonly bigint[] {
  const [hit, miss] = [BigInt(good), BigInt(sides - good)];
  const weights: bigint[] = [];
  let choose = 1n;
  for (let hits = 0; hits <= count; hits += 1) {
    weights.push(choose * hit ** BigInt(hits) * miss ** BigInt(count - hits));
    choose = (choose * BigInt(count - hits)) / BigInt(hits + 1);
  }
  return weights;
}

/**
 * The number of ways to roll each total with `count` dice, from the lowest total up. Adds one die
 * at a time.
 */
function totals(count: number, sides: number): readonly bigint[] {
  let ways: readonly bigint[] = [1n];
  for (let die = 0; die < count; die += 1) {
    const more = Array.from({ length: ways.length + sides - 1 }, () => 0n);
    for (const [total, each] of ways.entries())
      for (let face = 0; face < sides; face += 1) more[total + face] = more[total + face]! + each;
    ways = more;
  }
  return ways;
}

/**
 * Moves the deepest fork with a branch left to its next branch. False if every way has been tried.
 */
function advance(path: Fork[]): boolean {
  while (path.length > 0) {
    const last = path.at(-1)!;
    last.branch += 1;
    const branch = last.branches[last.branch];
    if (branch !== undefined) {
      last.ways = last.before * branch.ways;
      return true;
    }
    path.pop();
  }
  return false;
}

/**
 * The most ways to try: enough for six dice rolled one by one, but not for seven. A pool or a sum
 * is a single fork, however many dice it has.
 */
export const MOST_WAYS = 100_000;

/** The dice can fall in too many ways to try them all. */
export class TooManyWays extends Error {
  constructor() {
    super(`These dice can fall in more than ${MOST_WAYS} ways`);
    this.name = 'TooManyWays';
  }
}

/** The chance of each outcome. All chances have the same denominator. */
export type Chances = Readonly<Record<string, Fraction>>;

/**
 * These chances out of as few ways as they have in common. What players can count at a table stays
 * as it is: they see their 36 ways.
 */
export function fewestWays(chances: Chances): Chances {
  const all = Object.values(chances);
  const [first] = all;
  if (first === undefined || isKnown(first)) return chances;
  const by = all.reduce((common, { ways }) => divisor(common, ways), first.of);
  return Object.fromEntries(
    Object.entries(chances).map(([word, { ways, of }]) => [word, { ways: ways / by, of: of / by }]),
  );
}

/** One way through all the forks: the result, and the chance of this way. */
interface Way<T> extends Fraction {
  readonly result: T;
}

/** The result of a branch of the next fork. `branches` is asked once for all of them. */
type ForkAt = <T>(branches: () => readonly WeightedResult<T>[]) => T;

/**
 * Dice that turn every roll into a fork. `until` is a single fork over the rolls that settle: the
 * rolls that are thrown again are left out, and the others keep their relative weights. This gives
 * the exact chance, however often the dice are rolled again.
 */
function forking(fork: ForkAt): Dice {
  return {
    isCounting: true,
    roll: (_purpose, { sides, lowest }, alike) => fork(() => together(even(sides, lowest), alike)),
    sum: (_purpose, count, { sides, lowest }, alike) => ({
      faces: null,
      total: fork(() => together(weighed(totals(count, sides), count * lowest), alike)),
    }),
    pool: (_purpose, count, die, atLeast) => ({
      faces: null,
      scored: fork(() => weighed(binomial(count, goodFaces(die, atLeast), die.sides))),
    }),
    stages(each, count, die) {
      const left = fork(() => {
        const good = each.reduce((faces, { atLeast, die: own = die }) => faces * goodFaces(own, atLeast), 1);
        const all = each.reduce((faces, { die: own = die }) => faces * own.sides, 1);
        // In the smallest numbers, because nobody counts the ways of so many dice.
        const by = Number(divisor(BigInt(good), BigInt(all)));
        return weighed(binomial(count, good / by, all / by));
      });
      return { left, stages: [] };
    },
    draw(purpose, from, alike) {
      if (from.length === 0) throw new Error(`Nothing to draw for ${purpose}`);
      // A place and no card: each run may have cards of its own.
      return from[fork(() => together(even(from.length), alike && ((place) => alike(from[place]!))))]!;
    },
    until(roll, settled, alike) {
      const rolled = fork(() => {
        const ways = waysOf(roll).filter(({ result }) => settled(result));
        if (ways.length === 0) throw new Error('No way in which these dice fall settles anything');
        const whole = ways.reduce((common, { of }) => (common === of ? common : multiple(common, of)), ways[0]!.of);
        const all = ways.map(({ result, ways: each, of }) => ({ result, ways: each * (whole / of) }));
        return together(all, alike);
      });
      return { rolled, before: [] };
    },
  };
}

/** Merges the results that are alike, if any are: the first stands for all of them. */
function together<T>(
  results: readonly WeightedResult<T>[],
  alike: ((result: T) => number | string) | undefined,
): readonly WeightedResult<T>[] {
  if (alike === undefined) return results;
  const found = new Map<number | string, WeightedResult<T>>();
  for (const { result, ways } of results) {
    const key = alike(result);
    const first = found.get(key);
    found.set(key, first === undefined ? { result, ways } : { ...first, ways: first.ways + ways });
  }
  return [...found.values()];
}

/** The chance of a path without forks. */
const CERTAIN: Fraction = { ways: 1n, of: 1n };

const goodFaces = (die: Die, atLeast: number): number => Math.min(die.sides, Math.max(0, highest(die) + 1 - atLeast));

/**
 * Runs `run` once for every way in which its dice can fall. Throws `TooManyWays` above the limit.
 */
function waysOf<T>(run: (dice: Dice) => T): readonly Way<T>[] {
  const path: Fork[] = [];
  const found: Way<T>[] = [];
  let depth = 0;
  const dice = forking(<Found>(branches: () => readonly WeightedResult<Found>[]): Found => {
    let here = path[depth];
    if (here === undefined) {
      const before = path.at(-1) ?? CERTAIN;
      const all = branches();
      const of = all.reduce((sum, { ways }) => sum + ways, 0n);
      here = { branch: 0, ways: before.ways * all[0]!.ways, before: before.ways, of: before.of * of, branches: all };
      path.push(here);
      if (path.reduce((ways, each) => ways * each.branches.length, 1) > MOST_WAYS) throw new TooManyWays();
    }
    depth += 1;
    // The same path leads to the same fork, whose results are of this type.
    return here.branches[here.branch]!.result as Found;
  });
  do {
    depth = 0;
    const result = run(dice);
    const { ways, of } = path.at(-1) ?? CERTAIN;
    if (ways > 0n) found.push({ result, ways, of });
  } while (advance(path));
  return found;
}

/**
 * Runs `run` once for every way in which its dice can fall, and returns the exact chance of each
 * outcome; the chances add up to 1. `run` may return chances instead of one outcome, if the dice
 * that follow are better counted separately. Sums branch on their total, and pools on their number
 * of hits, so forty dice make 41 branches instead of 6^40. Throws `TooManyWays` above the limit.
 */
export function everyWay(run: (dice: Dice) => string | Chances): Chances {
  const leaves = waysOf(run).flatMap(({ result, ways, of }): readonly Leaf[] =>
    typeof result === 'string'
      ? [{ outcome: result, ways, of }]
      : Object.entries(result).map(([outcome, after]) => ({ outcome, ways: ways * after.ways, of: of * after.of })),
  );
  return addUpChances(leaves);
}

/** One outcome and the chance of the way that led to it. */
interface Leaf extends Fraction {
  readonly outcome: string;
}

/** Adds up the chances of each outcome, with one common denominator. */
function addUpChances(leaves: readonly Leaf[]): Chances {
  const whole = leaves.reduce(
    (common, { of }) => (common % of === 0n ? common : multiple(common, of)),
    leaves[0]?.of ?? 1n,
  );
  const chances: Record<string, Fraction> = {};
  // Few denominators stand beneath many leaves.
  const scales = new Map<bigint, bigint>();
  for (const { outcome, ways, of } of leaves) {
    const scale = scales.get(of) ?? whole / of;
    scales.set(of, scale);
    chances[outcome] = { ways: (chances[outcome]?.ways ?? 0n) + ways * scale, of: whole };
  }
  return chances;
}
