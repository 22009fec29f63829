import { addUp, highest, inStages, scoring, throwUntil, type Dice, type Die } from './dice.ts';

/** The dice given do not fit the roll: a face is missing, or the die has no such face. */
export class UnfitDice extends Error {
  readonly found: string;
  readonly wanted: string;

  constructor(found: string, wanted: string) {
    super(`Found ${found}, but the rules ask for ${wanted}`);
    this.name = 'UnfitDice';
    this.found = found;
    this.wanted = wanted;
  }
}

/** Dice whose results are already known. */
export interface FallenDice extends Dice {
  /** The faces and cards that no roll has used. */
  left(): readonly string[];
}

/**
 * Dice that show these faces and cards one after the other, whatever each roll is for. Throws
 * `UnfitDice` if none is left, or if the die or the pack has no such face or card.
 */
export function fallen(faces: readonly string[]): FallenDice {
  let next = 0;
  function take<T>(wanted: string, read: (text: string) => T | undefined): T {
    const text = faces[next];
    const value = text === undefined ? undefined : read(text);
    if (value === undefined) throw new UnfitDice(text ?? 'no further die', wanted);
    next += 1;
    return value;
  }
  const face = ({ lowest, ...die }: Die): number => {
    const most = highest({ lowest, ...die });
    return take(`a die of ${lowest} to ${most}`, (text) => {
      const shown = /^\d{1,3}$/.test(text) ? Number(text) : most + 1;
      return shown >= lowest && shown <= most ? shown : undefined;
    });
  };
  const several = (count: number, die: Die) => Array.from({ length: count }, () => face(die));
  const dice: Dice = {
    roll: (_purpose, die) => face(die),
    sum(_purpose, count, die) {
      const shown = several(count, die);
      return { faces: shown, total: addUp(shown) };
    },
    pool(_purpose, count, die, atLeast) {
      const shown = several(count, die);
      return { faces: shown, scored: scoring(shown, atLeast) };
    },
    stages: (each, count, die) => inStages(dice, each, count, die),
    draw: (_purpose, from) =>
      take(`one of ${from.map(String).join(', ')}`, (text) => from.find((each) => String(each) === text)),
    until: (roll, settled) => throwUntil(dice, roll, settled),
  };
  return { ...dice, left: () => faces.slice(next) };
}
