import { inStages, type Dice, type Die } from '../../../src/core/dice.ts';

/** A way in which dice fell: it comes `ways` times in `of`. */
interface Fall<T> {
  readonly result: T;
  readonly ways: bigint;
  readonly of: bigint;
}

/**
 * Thrown where the dice that are given end: so many results are possible next, each in so many
 * ways.
 */
class Undecided extends Error {
  readonly ways: readonly bigint[];
  constructor(ways: readonly bigint[]) {
    super(`${ways.length} results are possible`);
    this.ways = ways;
  }
}

/** From so many dice on only their number that scores is tried, and not each of their faces. */
const MANY = 4;

/** How many faces of a die score. */
const goodOf = ({ sides, lowest }: Die, atLeast: number): number =>
  Math.min(sides, Math.max(0, sides + lowest - atLeast));

/** The ways in which 0, 1, 2 … of some dice score, each of which does in `good` of `of` ways. */
function scores(count: number, good: number, of: number): readonly bigint[] {
  let ways = [1n];
  for (let die = 0; die < count; die += 1)
    ways = [...ways, 0n].map((way, n) => way * BigInt(of - good) + (n === 0 ? 0n : ways[n - 1]! * BigInt(good)));
  return ways;
}

/** Dice that fall as `given`, and stop at the first roll after that. */
function fallingAs(given: readonly number[]): Dice {
  const left = [...given];
  const among = (ways: readonly bigint[]): number => {
    const next = left.shift();
    if (next === undefined) throw new Undecided(ways);
    return next;
  };
  const alike = (many: number): readonly bigint[] => Array.from({ length: many }, () => 1n);
  const roll = (_purpose: string, { sides, lowest }: Die): number => lowest + among(alike(sides));
  const rolls = (purpose: string, count: number, die: Die) => Array.from({ length: count }, () => roll(purpose, die));
  const pool: Dice['pool'] = (purpose, count, die, atLeast) => {
    if (count >= MANY) return { faces: null, scored: among(scores(count, goodOf(die, atLeast), die.sides)) };
    const faces = rolls(purpose, count, die);
    return { faces, scored: faces.filter((face) => face >= atLeast).length };
  };
  return {
    roll,
    sum(purpose, count, die) {
      const faces = rolls(purpose, count, die);
      return { faces, total: faces.reduce((sum, face) => sum + face, 0) };
    },
    pool,
    stages(each, count, die) {
      if (count < MANY) return inStages({ pool }, each, count, die);
      const good = each.reduce((all, stage) => all * goodOf(stage.die ?? die, stage.atLeast), 1);
      const of = each.reduce((all, stage) => all * (stage.die ?? die).sides, 1);
      return { left: among(scores(count, good, of)), stages: [] };
    },
    draw: (_purpose, from) => from[among(alike(from.length))]!,
    until(again, settled) {
      const all = everyFall(again).filter(({ result }) => settled(result));
      // Rolls that settle are equally likely only if each takes equally many dice.
      if (new Set(all.map(({ of }) => of)).size !== 1) throw new Error('Rolls of different lengths are rolled again');
      return { rolled: all[among(all.map(({ ways }) => ways))]!.result, before: [] };
    },
  };
}

/** Plays with the dice that are given; or what may come next. */
function played<T>(play: (dice: Dice) => T, given: readonly number[]): { readonly result: T } | Undecided {
  try {
    return { result: play(fallingAs(given)) };
  } catch (stop) {
    if (!(stop instanceof Undecided)) throw stop;
    return stop;
  }
}

/**
 * About how many falls there are: as many as if each went on like the one in which all that is
 * rolled comes out in the middle, after which there is most to be tested.
 */
export function fallsOf(play: (dice: Dice) => unknown): number {
  const given: number[] = [];
  let count = 1;
  for (;;) {
    const next = played(play, given);
    if (!(next instanceof Undecided)) return count;
    count *= next.ways.length;
    given.push(Math.floor(next.ways.length / 2));
  }
}

/**
 * Every way in which the dice of `play` can fall, one face after the other, and of many dice how
 * many score: slower than the odds of the rules and written apart from them, so that a test can
 * check these.
 */
export function everyFall<T>(play: (dice: Dice) => T): readonly Fall<T>[] {
  const from = (given: readonly number[], ways: bigint, of: bigint): readonly Fall<T>[] => {
    const next = played(play, given);
    if (!(next instanceof Undecided)) return [{ ...next, ways, of }];
    const all = next.ways.reduce((sum, each) => sum + each, 0n);
    return next.ways.flatMap((each, n) => (each === 0n ? [] : from([...given, n], ways * each, of * all)));
  };
  return from([], 1n, 1n);
}
