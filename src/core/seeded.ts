import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { addUp, highest, inStages, scoring, throwUntil, type Dice, type Die } from './dice.ts';

/**
 * Random dice that can be repeated: the same seed and the same sequence of rolls give the same
 * results on every machine.
 */
export function seeded(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  const face = (die: Die) => uniformInt(generator, die.lowest, highest(die));
  const several = (count: number, die: Die) => Array.from({ length: count }, () => face(die));
  const dice: Dice = {
    roll: (_purpose, die) => face(die),
    sum(_purpose, count, die) {
      const faces = several(count, die);
      return { faces, total: addUp(faces) };
    },
    pool(_purpose, count, die, atLeast) {
      const faces = several(count, die);
      return { faces, scored: scoring(faces, atLeast) };
    },
    stages: (each, count, die) => inStages(dice, each, count, die),
    draw: (_purpose, from) => from[uniformInt(generator, 1, from.length) - 1]!,
    until: (roll, settled) => throwUntil(dice, roll, settled),
  };
  return dice;
}
