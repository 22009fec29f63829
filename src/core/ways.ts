import type { Dice } from './dice.ts';
import { multiple, type Fraction } from './fraction.ts';

/** One fork: which branch is taken now, how many there are, and how many ways each weighs of the whole. */
interface Fork {
  branch: number;
  readonly branches: number;
  readonly weight: (branch: number) => bigint;
  readonly of: bigint;
}

const ONE = () => 1n;

/** How many ways `hits` of `count` dice score, each on `good` of `sides` faces. */
function binomial(count: number, hits: number, good: number, sides: number): bigint {
  let choose = 1n;
  for (let k = 0; k < hits; k += 1) choose = (choose * BigInt(count - k)) / BigInt(k + 1);
  return choose * BigInt(good) ** BigInt(hits) * BigInt(sides - good) ** BigInt(count - hits);
}

/**
 * Runs `run` once for every way in which its dice can fall and gathers the outcomes with their exact chances. A pool branches on its
 * number of hits with binomial weights, so that forty dice are forty-one branches and not 6^40. The chances add up to 1 and all count
 * to the same number.
 */
export function everyWay(run: (dice: Dice) => string): Readonly<Record<string, Fraction>> {
  const path: Fork[] = [];
  const leaves: { outcome: string; ways: bigint; of: bigint }[] = [];
  let depth = 0;

  const fork = (branches: number, of: bigint, weight: (branch: number) => bigint): number => {
    let here = path[depth];
    if (here === undefined) path.push((here = { branch: 0, branches, weight, of }));
    depth += 1;
    return here.branch;
  };
  const dice: Dice = {
    roll: (_purpose, sides) => fork(sides, BigInt(sides), ONE) + 1,
    hits(_purpose, count, sides, atLeast) {
      const good = Math.min(sides, Math.max(0, sides + 1 - atLeast));
      return fork(count + 1, BigInt(sides) ** BigInt(count), (hits) => binomial(count, hits, good, sides));
    },
    draw(purpose, from) {
      if (from.length === 0) throw new Error(`Nothing to draw for ${purpose}`);
      return from[fork(from.length, BigInt(from.length), ONE)]!;
    },
  };

  do {
    depth = 0;
    const outcome = run(dice);
    let ways = 1n;
    let of = 1n;
    for (const { branch, weight, of: whole } of path) {
      ways *= weight(branch);
      of *= whole;
    }
    if (ways > 0n) leaves.push({ outcome, ways, of });
    while (path.length > 0 && path.at(-1)!.branch === path.at(-1)!.branches - 1) path.pop();
    if (path.length > 0) path.at(-1)!.branch += 1;
  } while (path.length > 0);

  const whole = leaves.reduce((common, { of }) => (common === of ? common : multiple(common, of)), leaves[0]?.of ?? 1n);
  const chances: Record<string, Fraction> = {};
  for (const { outcome, ways, of } of leaves) {
    chances[outcome] = { ways: (chances[outcome]?.ways ?? 0n) + ways * (whole / of), of: whole };
  }
  return chances;
}
