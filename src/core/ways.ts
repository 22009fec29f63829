import { highest, type Dice, type Die } from './dice.ts';
import { multiple, type Fraction } from './fraction.ts';

/** One fork: which branch is taken now, how many ways it weighs of the whole, and how much each of the branches weighs. */
interface Fork {
  branch: number;
  ways: bigint;
  readonly of: bigint;
  readonly weights: readonly bigint[];
}

const even = (branches: number): readonly bigint[] => Array.from({ length: branches }, () => 1n);

/** How many ways `count` dice score, each on `good` of `sides` faces: no hit at all, one, and so on up to all of them. */
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

/** How many ways `count` dice come to each total, from the least of them up: one die after the other is laid on top of those before it. */
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

/** Takes the next branch of the last fork that has one left; false where all ways have been gone. */
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

/** More ways than are worth waiting for: those of seven dice rolled one by one. A pool is one fork, however large. */
export const MOST_WAYS = 100_000;

/** Dice that can fall in too many ways to go through them all. */
export class TooManyWays extends Error {
  constructor() {
    super(`These dice can fall in more than ${MOST_WAYS} ways`);
    this.name = 'TooManyWays';
  }
}

/** What may come of it, each with its chance; all count to the same number. */
export type Chances = Readonly<Record<string, Fraction>>;

/** One way through all the forks: what came of it, and its own chance. */
interface Way<T> extends Fraction {
  readonly came: T;
}

/** Chooses a branch of the next fork, whose branches weigh so much. */
type ForkAt = (weigh: () => readonly bigint[]) => number;

/**
 * Dice of which each roll is a fork. What is rolled until it is settled is one fork: what settles nothing is left out, and the rest weighs
 * as it did, which gives the chance after any number of throws that settled nothing.
 */
function forking(fork: ForkAt): Dice {
  return {
    roll: (_purpose, { sides, lowest }) => fork(() => even(sides)) + lowest,
    sum: (_purpose, count, { sides, lowest }) => ({
      faces: null,
      total: fork(() => totals(count, sides)) + count * lowest,
    }),
    pool: (_purpose, count, die, atLeast) => ({
      faces: null,
      scored: fork(() => binomial(count, goodFaces(die, atLeast), die.sides)),
    }),
    draw(purpose, from) {
      if (from.length === 0) throw new Error(`Nothing to draw for ${purpose}`);
      return from[fork(() => even(from.length))]!;
    },
    until(roll, settled) {
      const ways = waysOf(roll).filter(({ came }) => settled(came));
      if (ways.length === 0) throw new Error('No way in which these dice fall settles anything');
      const whole = ways.reduce((common, { of }) => (common === of ? common : multiple(common, of)), ways[0]!.of);
      return { rolled: ways[fork(() => ways.map(({ ways: each, of }) => each * (whole / of)))]!.came, before: [] };
    },
  };
}

const goodFaces = (die: Die, atLeast: number): number => Math.min(die.sides, Math.max(0, highest(die) + 1 - atLeast));

/** Runs `run` once for every way in which its dice can fall. Throws `TooManyWays` where it would never come to an end. */
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
    const came = run(dice);
    let ways = 1n;
    let of = 1n;
    for (const here of path) {
      ways *= here.ways;
      of *= here.of;
    }
    if (ways > 0n) found.push({ came, ways, of });
  } while (advance(path));
  return found;
}

/**
 * Runs `run` once for every way in which its dice can fall and gathers the outcomes with their exact chances. A way may itself end in
 * chances, where the dice that follow are best looked at on their own. Dice that are added up branch on their total, and a pool on its number
 * of hits, with the weights of each, so that forty dice are forty-one branches and not 6^40. The chances add up to 1. Throws `TooManyWays`
 * where it would never come to an end.
 */
export function everyWay(run: (dice: Dice) => string | Chances): Chances {
  const leaves = waysOf(run).flatMap(({ came, ways, of }): readonly Leaf[] =>
    typeof came === 'string'
      ? [{ outcome: came, ways, of }]
      : Object.entries(came).map(([outcome, after]) => ({ outcome, ways: ways * after.ways, of: of * after.of })),
  );
  return gathered(leaves);
}

/** One outcome of a way, and its own chance. */
interface Leaf extends Fraction {
  readonly outcome: string;
}

/** The chances of each outcome, all with one denominator. */
function gathered(leaves: readonly Leaf[]): Chances {
  const whole = leaves.reduce((common, { of }) => (common === of ? common : multiple(common, of)), leaves[0]?.of ?? 1n);
  const chances: Record<string, Fraction> = {};
  for (const { outcome, ways, of } of leaves) {
    chances[outcome] = { ways: (chances[outcome]?.ways ?? 0n) + ways * (whole / of), of: whole };
  }
  return chances;
}
