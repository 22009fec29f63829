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

/**
 * The seed that belongs to these texts: one among many that come of one seed. The same on every
 * machine; texts that differ in one character have seeds that have nothing in common.
 */
export function seedFrom(seed: number, ...texts: readonly string[]): number {
  // FNV-1a, and then the last steps of MurmurHash3, which spread the last characters as well.
  let mark = 0x811c9dc5;
  for (const character of [seed, ...texts].join('\n')) mark = Math.imul(mark ^ character.codePointAt(0)!, 0x01000193);
  mark = Math.imul(mark ^ (mark >>> 16), 0x85ebca6b);
  mark = Math.imul(mark ^ (mark >>> 13), 0xc2b2ae35);
  return mark ^ (mark >>> 16);
}
