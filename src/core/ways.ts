import { highest, type Dice, type Die } from './dice.ts';
import { divisor, isKnown, multiple, type Fraction } from './fraction.ts';

/**
 * One point where the dice decide: the number and the weight of the branch taken now, the total
 * weight, and the weights of all branches.
 */
interface Fork {
  branch: number;
  ways: bigint;
  readonly of: bigint;
  readonly weights: readonly bigint[];
}

const even = (branches: number): readonly bigint[] => Array.from({ length: branches }, () => 1n);

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
    const ways = last.weights[last.branch];
    if (ways !== undefined) {
      last.ways = ways;
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

/** Chooses a branch of the next fork. `weigh` returns the weights of its branches. */
type ForkAt = (weigh: () => readonly bigint[]) => number;

/**
 * Dice that turn every roll into a fork. `until` is a single fork over the rolls that settle: the
 * rolls that are thrown again are left out, and the others keep their relative weights. This gives
 * the exact chance, however often the dice are rolled again.
 */
function forking(fork: ForkAt): Dice {
  return {
    roll(_purpose, { sides, lowest }, alike) {
      if (alike === undefined) return fork(() => even(sides)) + lowest;
      const tried = together(
        even(sides).map((ways, n) => ({ result: n + lowest, ways })),
        alike,
      );
      return tried[fork(() => tried.map(({ ways }) => ways))]!.result;
    },
    sum: (_purpose, count, { sides, lowest }) => ({
      faces: null,
      total: fork(() => totals(count, sides)) + count * lowest,
    }),
    pool: (_purpose, count, die, atLeast) => ({
      faces: null,
      scored: fork(() => binomial(count, goodFaces(die, atLeast), die.sides)),
    }),
    stages(each, count, die) {
      const good = each.reduce((faces, { atLeast }) => faces * goodFaces(die, atLeast), 1);
      return { left: fork(() => binomial(count, good, die.sides ** each.length)), stages: [] };
    },
    draw(purpose, from, alike) {
      if (from.length === 0) throw new Error(`Nothing to draw for ${purpose}`);
      if (alike === undefined) return from[fork(() => even(from.length))]!;
      const tried = together(
        from.map((result) => ({ result, ways: 1n })),
        alike,
      );
      return tried[fork(() => tried.map(({ ways }) => ways))]!.result;
    },
    until(roll, settled, alike) {
      const ways = waysOf(roll).filter(({ result }) => settled(result));
      if (ways.length === 0) throw new Error('No way in which these dice fall settles anything');
      const whole = ways.reduce((common, { of }) => (common === of ? common : multiple(common, of)), ways[0]!.of);
      const weighed = ways.map(({ result, ways: each, of }) => ({ result, ways: each * (whole / of) }));
      const tried = alike === undefined ? weighed : together(weighed, alike);
      return { rolled: tried[fork(() => tried.map(({ ways: each }) => each))]!.result, before: [] };
    },
  };
}

/** A result of dice, and the number of ways in which it happens. */
interface WeightedResult<T> {
  readonly result: T;
  readonly ways: bigint;
}

/** Merges the results that are alike: the first stands for all of them. */
function together<T>(
  results: readonly WeightedResult<T>[],
  alike: (result: T) => number | string,
): readonly WeightedResult<T>[] {
  const found = new Map<number | string, WeightedResult<T>>();
  for (const { result, ways } of results) {
    const key = alike(result);
    const first = found.get(key);
    found.set(key, first === undefined ? { result, ways } : { ...first, ways: first.ways + ways });
  }
  return [...found.values()];
}

const goodFaces = (die: Die, atLeast: number): number => Math.min(die.sides, Math.max(0, highest(die) + 1 - atLeast));

/**
 * Runs `run` once for every way in which its dice can fall. Throws `TooManyWays` above the limit.
 */
function waysOf<T>(run: (dice: Dice) => T): readonly Way<T>[] {
  const path: Fork[] = [];
  const found: Way<T>[] = [];
  let depth = 0;
  const dice = forking((weigh) => {
    let here = path[depth];
    if (here === undefined) {
      const weights = weigh();
      here = { branch: 0, ways: weights[0]!, of: weights.reduce((sum, each) => sum + each), weights };
      path.push(here);
      if (path.reduce((ways, { weights: { length } }) => ways * length, 1) > MOST_WAYS) throw new TooManyWays();
    }
    depth += 1;
    return here.branch;
  });
  do {
    depth = 0;
    const result = run(dice);
    let ways = 1n;
    let of = 1n;
    for (const here of path) {
      ways *= here.ways;
      of *= here.of;
    }
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
  for (const { outcome, ways, of } of leaves) {
    chances[outcome] = { ways: (chances[outcome]?.ways ?? 0n) + ways * (whole / of), of: whole };
  }
  return chances;
}
