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

/** The highest face of a die. */
export const highest = ({ sides, lowest }: Die): number => lowest + sides - 1;

/** Dice that were added up; without faces where they were counted by their total alone. */
export interface Added {
  readonly faces: readonly number[] | null;
  readonly total: number;
}

/** Dice of which each scored or did not; without faces where they were counted by their hits alone. */
export interface Scored {
  readonly faces: readonly number[] | null;
  readonly scored: number;
}

/** What was rolled in the end, and the throws before it that settled nothing. */
export interface Settled<T> {
  readonly rolled: T;
  readonly before: readonly T[];
}

/** The only source of chance; `purpose` names each roll, so that a script cannot drift unseen. */
export interface Dice<Purpose extends string = string> {
  /** One die: its face. */
  roll(purpose: Purpose, die: Die): number;
  /** Dice that are added up. */
  sum(purpose: Purpose, count: number, die: Die): Added;
  /** Dice of which each scores from the face `atLeast` up. */
  pool(purpose: Purpose, count: number, die: Die, atLeast: number): Scored;
  /** A card or a lot: one of `from`, each equally likely. */
  draw<T>(purpose: Purpose, from: readonly T[]): T;
  /** Rolls again until it is settled. `roll` may depend on nothing but the dice that it is handed. */
  until<T>(roll: (dice: Dice<Purpose>) => T, settled: (rolled: T) => boolean): Settled<T>;
}

/** One scripted result: a purpose and its face, several faces, a total or a number of hits, or the name of the card. */
export type Scripted = Readonly<Record<string, number | string | readonly number[]>>;

/** One roll as it fell: what a page shows. */
export interface Rolled {
  readonly purpose: string;
  readonly kind: 'roll' | 'sum' | 'pool' | 'draw';
  /** Null for a card. */
  readonly die: Die | null;
  /** How many dice; for a card, of how many it is one. */
  readonly count: number;
  /** What each die shows, or the card; null where only the result is known. */
  readonly faces: readonly (number | string)[] | null;
  readonly result: number | string;
}

/** What a sum of these faces comes to. */
export const addUp = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** How many of these faces score. */
export const scoring = (faces: readonly number[], atLeast: number): number =>
  faces.filter((face) => face >= atLeast).length;

/** More throws than these are a rule that nothing settles. */
const MOST_THROWS = 10_000;

/** Throws dice that fall one way, again and again, until what is rolled is settled. */
export function throwUntil<T>(dice: Dice, roll: (dice: Dice) => T, settled: (rolled: T) => boolean): Settled<T> {
  const before: T[] = [];
  while (before.length < MOST_THROWS) {
    const rolled = roll(dice);
    if (settled(rolled)) return { rolled, before };
    before.push(rolled);
  }
  throw new Error(`Nothing is settled after ${MOST_THROWS} throws`);
}

/** Dice that remember each roll in `rolled`, in order; the chance itself comes from `dice`. */
export function recorded(dice: Dice): Dice & { readonly rolled: readonly Rolled[] } {
  const rolled: Rolled[] = [];
  return { ...remembering(dice, rolled), rolled };
}

const remembering = (dice: Dice, rolled: Rolled[]): Dice => ({
  roll(purpose, die) {
    const result = dice.roll(purpose, die);
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
  until: (roll, settled) => dice.until((inner) => roll(remembering(inner, rolled)), settled),
});
