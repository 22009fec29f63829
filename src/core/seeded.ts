import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from './dice.ts';

/** Real dice whose course is fixed by a number: the same seed and the same questions give the same rolls, on every machine. */
export function seeded(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  const face = (sides: number) => uniformInt(generator, 1, sides);
  return {
    roll: (_purpose, sides) => face(sides),
    hits(_purpose, count, sides, atLeast) {
      let hits = 0;
      for (let die = 0; die < count; die += 1) if (face(sides) >= atLeast) hits += 1;
      return hits;
    },
    draw: (_purpose, from) => from[face(from.length) - 1]!,
  };
}
