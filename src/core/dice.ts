/** A die: its number of faces and its lowest face. Faces are consecutive whole numbers. */
export interface Die {
  readonly sides: number;
  readonly lowest: 0 | 1;
}

/** The ordinary six-sided die. */
export const D6: Die = { sides: 6, lowest: 1 };

/** A ten-sided die read as 1 to 10. */
export const D10: Die = { sides: 10, lowest: 1 };

/** A ten-sided die read as 0 to 9: one digit of a percentage. */
export const PERCENTAGE_DIE: Die = { sides: 10, lowest: 0 };

/** The highest face of a die. */
export const highest = ({ sides, lowest }: Die): number => lowest + sides - 1;

/** Dice that were added up. `faces` is null if only the total is known. */
interface Added {
  readonly faces: readonly number[] | null;
  readonly total: number;
}

/** Dice that each scored or missed. `faces` is null if only the number of hits is known. */
interface Scored {
  readonly faces: readonly number[] | null;
  readonly scored: number;
}

/** The roll that counted, and the earlier rolls that were rolled again. */
export interface Settled<T> {
  readonly rolled: T;
  readonly before: readonly T[];
}

/**
 * The only source of chance. `purpose` names each roll, so that a script that no longer fits the
 * rules is noticed.
 */
export interface Dice<Purpose extends string = string> {
  /**
   * Rolls one die and returns its face. Faces with the same value of `alike` lead to the same
   * result: code that counts odds need try only one of them.
   */
  roll(purpose: Purpose, die: Die, alike?: (face: number) => number): number;
  /** Rolls several dice and adds them up. */
  sum(purpose: Purpose, count: number, die: Die): Added;
  /** Rolls several dice. Each scores if it shows `atLeast` or more. */
  pool(purpose: Purpose, count: number, die: Die, atLeast: number): Scored;
  /** Draws a card or a lot: one of `from`, all equally likely. */
  draw<T>(purpose: Purpose, from: readonly T[]): T;
  /**
   * Rolls again until `settled` accepts the roll. `roll` may depend only on the dice it is given.
   * `alike` is as for one die.
   */
  until<T>(
    roll: (dice: Dice<Purpose>) => T,
    settled: (rolled: T) => boolean,
    alike?: (rolled: T) => number,
  ): Settled<T>;
}

/**
 * One scripted result: the purpose, and its face, several faces, a total, a number of hits or the
 * name of a card.
 */
export type Scripted = Readonly<Record<string, number | string | readonly number[]>>;

/** One roll, as a page shows it. */
export interface Rolled {
  readonly purpose: string;
  readonly kind: 'roll' | 'sum' | 'pool' | 'draw';
  /** Null for a card. */
  readonly die: Die | null;
  /** How many dice; for a card, how many there were to draw from. */
  readonly count: number;
  /** What each die shows, or the card. Null if only the result is known. */
  readonly faces: readonly (number | string)[] | null;
  readonly result: number | string;
}

/** The sum of these faces. */
export const addUp = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** How many of these faces are `atLeast` or more. */
export const scoring = (faces: readonly number[], atLeast: number): number =>
  faces.filter((face) => face >= atLeast).length;

/** A rule that needs more rolls than this will never settle. */
const MOST_THROWS = 10_000;

/**
 * `until` for dice that give one result at a time: rolls until `settled` accepts the roll. Throws
 * after 10,000 rolls.
 */
export function throwUntil<T>(dice: Dice, roll: (dice: Dice) => T, settled: (rolled: T) => boolean): Settled<T> {
  const before: T[] = [];
  while (before.length < MOST_THROWS) {
    const rolled = roll(dice);
    if (settled(rolled)) return { rolled, before };
    before.push(rolled);
  }
  throw new Error(`Nothing is settled after ${MOST_THROWS} throws`);
}

/** Wraps `dice` and records every roll in `rolled`, in order. */
export function recorded(dice: Dice): Dice & { readonly rolled: readonly Rolled[] } {
  const rolled: Rolled[] = [];
  return { ...remembering(dice, rolled), rolled };
}

const remembering = (dice: Dice, rolled: Rolled[]): Dice => ({
  roll(purpose, die, alike) {
    const result = dice.roll(purpose, die, alike);
    rolled.push({ purpose, kind: 'roll', die, count: 1, faces: [result], result });
    return result;
  },
  sum(purpose, count, die) {
    const added = dice.sum(purpose, count, die);
    rolled.push({ purpose, kind: 'sum', die, count, faces: added.faces, result: added.total });
    return added;
  },
  pool(purpose, count, die, atLeast) {
    const scored = dice.pool(purpose, count, die, atLeast);
    rolled.push({ purpose, kind: 'pool', die, count, faces: scored.faces, result: scored.scored });
    return scored;
  },
  draw(purpose, from) {
    const drawn = dice.draw(purpose, from);
    const name = String(drawn);
    rolled.push({ purpose, kind: 'draw', die: null, count: from.length, faces: [name], result: name });
    return drawn;
  },
  until: (roll, settled, alike) => dice.until((inner) => roll(remembering(inner, rolled)), settled, alike),
});
