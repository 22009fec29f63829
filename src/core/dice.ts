/** A die by its faces, which follow each other from the lowest. */
export interface Die {
  readonly sides: number;
  readonly lowest: 0 | 1;
}

/** The die with pips. */
export const D6: Die = { sides: 6, lowest: 1 };

/** Ten sides, read 1 to 10. */
export const D10: Die = { sides: 10, lowest: 1 };

/** Ten sides, read 0 to 9: one figure of a percentage. */
export const PERCENTAGE_DIE: Die = { sides: 10, lowest: 0 };

/** The only source of chance; `purpose` names each roll, so that a script cannot drift unseen. */
export interface Dice {
  /** One die: its face, 1 to `sides`. */
  roll(purpose: string, sides: number): number;
  /** A pool: how many of `count` dice show `atLeast` or more. */
  hits(purpose: string, count: number, sides: number, atLeast: number): number;
  /** A card or a lot: one of `from`, each equally likely. */
  draw<T>(purpose: string, from: readonly T[]): T;
}

/** One scripted result: a purpose and its face, its number of hits, or the name of the card. */
export type Scripted = Readonly<Record<string, number | string>>;

/** One roll as it fell: what a page shows as a die's face. */
export interface Rolled {
  readonly purpose: string;
  readonly kind: 'roll' | 'hits' | 'draw';
  readonly sides: number;
  readonly count: number;
  readonly result: number | string;
}

/** Dice that remember each roll in `rolled`, in order; the chance itself comes from `dice`. */
export function recorded(dice: Dice): Dice & { readonly rolled: readonly Rolled[] } {
  const rolled: Rolled[] = [];
  return {
    rolled,
    roll(purpose, sides) {
      const result = dice.roll(purpose, sides);
      rolled.push({ purpose, kind: 'roll', sides, count: 1, result });
      return result;
    },
    hits(purpose, count, sides, atLeast) {
      const result = dice.hits(purpose, count, sides, atLeast);
      rolled.push({ purpose, kind: 'hits', sides, count, result });
      return result;
    },
    draw(purpose, from) {
      const drawn = dice.draw(purpose, from);
      rolled.push({ purpose, kind: 'draw', sides: from.length, count: 1, result: String(drawn) });
      return drawn;
    },
  };
}
