import type { Dice } from './dice.ts';
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

/** More ways than anybody waits for: what seven dice have that are rolled one by one. A pool is one fork, however large. */
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

/**
 * Runs `run` once for every way in which its dice can fall and gathers the outcomes with their exact chances. A way may itself end in
 * chances, where the dice that follow are best looked at on their own. A pool branches on its number of hits with binomial weights, so that
 * forty dice are forty-one branches and not 6^40. The chances add up to 1. Throws `TooManyWays` where it would never come to an end.
 */
export function everyWay(run: (dice: Dice) => string | Chances): Chances {
  const path: Fork[] = [];
  const leaves: Leaf[] = [];
  let depth = 0;

  const fork = (weigh: () => readonly bigint[]): number => {
    let here = path[depth];
    if (here === undefined) {
      const weights = weigh();
      here = { branch: 0, ways: weights[0]!, of: weights.reduce((sum, each) => sum + each), weights };
      path.push(here);
      if (path.reduce((ways, { weights: { length } }) => ways * length, 1) > MOST_WAYS) throw new TooManyWays();
    }
    depth += 1;
    return here.branch;
  };
  const dice: Dice = {
    roll: (_purpose, sides) => fork(() => even(sides)) + 1,
    hits(_purpose, count, sides, atLeast) {
      const good = Math.min(sides, Math.max(0, sides + 1 - atLeast));
      return fork(() => binomial(count, good, sides));
    },
    draw(purpose, from) {
      if (from.length === 0) throw new Error(`Nothing to draw for ${purpose}`);
      return from[fork(() => even(from.length))]!;
    },
  };

  do {
    depth = 0;
    const outcome = run(dice);
    let ways = 1n;
    let of = 1n;
    for (const here of path) {
      ways *= here.ways;
      of *= here.of;
    }
    if (ways === 0n) continue;
    if (typeof outcome === 'string') leaves.push({ outcome, ways, of });
    else
      for (const [each, after] of Object.entries(outcome))
        leaves.push({ outcome: each, ways: ways * after.ways, of: of * after.of });
  } while (advance(path));
  return gathered(leaves);
}

/** One way through all the forks: what came of it, and its own chance. */
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
