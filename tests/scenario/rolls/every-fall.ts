import type { Dice, Die } from '../../../src/core/dice.ts';

/** A way in which dice fell: one of `of` equally likely ways. */
interface Fall<T> {
  readonly result: T;
  readonly of: bigint;
}

/** Thrown where the dice that are given end: so many results are possible next. */
class Undecided extends Error {
  readonly many: number;
  constructor(many: number) {
    super(`${many} results are possible`);
    this.many = many;
  }
}

/** Dice that fall as `given`, and stop at the first roll after that. */
function fallingAs(given: readonly number[]): Dice {
  const left = [...given];
  const among = (many: number): number => {
    const next = left.shift();
    if (next === undefined) throw new Undecided(many);
    return next;
  };
  const roll = (_purpose: string, { sides, lowest }: Die): number => lowest + among(sides);
  const rolls = (purpose: string, count: number, die: Die) => Array.from({ length: count }, () => roll(purpose, die));
  return {
    roll,
    sum(purpose, count, die) {
      const faces = rolls(purpose, count, die);
      return { faces, total: faces.reduce((sum, face) => sum + face, 0) };
    },
    pool(purpose, count, die, atLeast) {
      const faces = rolls(purpose, count, die);
      return { faces, scored: faces.filter((face) => face >= atLeast).length };
    },
    stages(each, count, die) {
      const stages = each.map(({ purpose, atLeast }) => {
        const faces = rolls(purpose, count, die);
        const dice = count;
        count = faces.filter((face) => face >= atLeast).length;
        return { faces, dice, scored: count };
      });
      return { left: count, stages };
    },
    draw: (_purpose, from) => from[among(from.length)]!,
    until(again, settled) {
      const all = everyFall(again).filter(({ result }) => settled(result));
      // Rolls that settle are equally likely only if each takes equally many dice.
      if (new Set(all.map(({ of }) => of)).size !== 1) throw new Error('Rolls of different lengths are rolled again');
      return { rolled: all[among(all.length)]!.result, before: [] };
    },
  };
}

/**
 * Every way in which the dice of `play` can fall, one face after the other: slower than the odds of
 * the rules and written apart from them, so that a test can check these.
 */
export function everyFall<T>(play: (dice: Dice) => T): readonly Fall<T>[] {
  const from = (given: readonly number[], of: bigint): readonly Fall<T>[] => {
    try {
      return [{ result: play(fallingAs(given)), of }];
    } catch (stop) {
      if (!(stop instanceof Undecided)) throw stop;
      const { many } = stop;
      return Array.from({ length: many }, (_, n) => from([...given, n], of * BigInt(many))).flat();
    }
  };
  return from([], 1n);
}
