import { addUp, highest, inStages, scoring, throwUntil, type Dice, type Die, type Scripted } from './dice.ts';

/**
 * The script has no entry for a roll, or an entry that the die cannot show. Tells which entry it
 * is, and what the rules asked for.
 */
export class ScriptFault extends Error {
  /** The index of the entry in the script, from 0. */
  readonly entry: number;
  readonly found: string;
  readonly wanted: string;

  constructor(entry: number, found: string, wanted: string) {
    super(`Roll ${entry + 1}: found ${found}, but the rules ask for ${wanted}`);
    this.name = 'ScriptFault';
    this.entry = entry;
    this.found = found;
    this.wanted = wanted;
  }
}

/** Dice that follow a script. */
export interface ScriptedDice extends Dice {
  /** How many entries have been used. */
  spent(): number;
  /** Throws `ScriptFault` if entries are left over: an unused roll is a mistake by the author. */
  assertSpent(): void;
}

/** More faces than these are counted for the author. */
const MOST_SEEN = 6;

/** The entry as it stands in the script; of many faces also how many there are. */
function describe(entry: Scripted | undefined): string {
  if (entry === undefined) return 'no further entry in the script';
  const [value] = Object.values(entry);
  const { length } = Array.isArray(value) ? value : (digits(value) ?? []);
  return `${JSON.stringify(entry)}${length > MOST_SEEN ? ` with ${length} faces` : ''}`;
}

/** The digits of faces that are written as one text, with spaces anywhere; otherwise null. */
const digits = (value: unknown): readonly string[] | null =>
  typeof value === 'string' && /^[\d\s]*\d[\d\s]*$/.test(value) ? [...value.replaceAll(/\s/g, '')] : null;

/** The face that a digit stands for: on a die that begins with 1, a 0 is a 10. */
const faceOf = (digit: string, { lowest }: Die): number => (digit === '0' && lowest === 1 ? 10 : Number(digit));

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

/** Is this a list of exactly `count` faces of this die? */
const areFaces = (value: unknown, count: number, die: Die): value is readonly number[] =>
  Array.isArray(value) && value.length === count && value.every((face) => isWhole(face, die.lowest, highest(die)));

/** `5 faces of 1 to 6`. */
const facesOf = (count: number, die: Die): string =>
  `${count} ${count === 1 ? 'face' : 'faces'} of ${die.lowest} to ${highest(die)}`;

/** The faces of several dice, or the single number that was written instead of them. */
type FacesOrNumber =
  | { readonly faces: readonly number[]; readonly number: null }
  | { readonly faces: null; readonly number: number };

/**
 * How many dice are rolled, and the range of the number that may be written instead of their faces.
 */
interface SeveralDice {
  readonly count: number;
  readonly die: Die;
  readonly from: number;
  readonly to: number;
}

/** Reads the faces, or the number written instead of them. Null if the value is neither. */
function several(value: unknown, { count, die, from, to }: SeveralDice): FacesOrNumber | null {
  const faces = digits(value)?.map((digit) => faceOf(digit, die)) ?? value;
  if (areFaces(faces, count, die)) return { faces, number: null };
  return isWhole(value, from, to) ? { faces: null, number: value } : null;
}

/**
 * Dice that follow a script, one entry per roll, in order. Several dice are written as a list of
 * faces, as digits (`'39610 47285'`, 0 for 10), or as their total (for a pool, their hits). Dice in
 * stages have an entry for each stage that still has dice. Throws `ScriptFault` for a roll with
 * another purpose, a face that the die does not have, or a card that is not in the pack.
 */
export function scripted(script: readonly Scripted[]): ScriptedDice {
  let next = 0;
  /** Reads the next entry. `read` returns null if the value is not acceptable. */
  function take<T>(purpose: string, wanted: string, read: (value: Scripted[string]) => T | null): T {
    const entry = script[next];
    const value = entry?.[purpose];
    const taken = value === undefined || Object.keys(entry!).length !== 1 ? null : read(value);
    if (taken === null) throw new ScriptFault(next, describe(entry), `{ ${purpose}: ${wanted} }`);
    next += 1;
    return taken;
  }
  const dice: Dice = {
    roll: (purpose, die) =>
      take(purpose, `${die.lowest} to ${highest(die)}`, (value) =>
        isWhole(value, die.lowest, highest(die)) ? value : null,
      ),
    sum(purpose, count, die) {
      const [least, most] = [count * die.lowest, count * highest(die)];
      const wanted = `${facesOf(count, die)}, or their total, ${least} to ${most}`;
      const { faces, number } = take(purpose, wanted, (value) => several(value, { count, die, from: least, to: most }));
      return { faces, total: faces === null ? number : addUp(faces) };
    },
    pool(purpose, count, die, atLeast) {
      const wanted = `0 to ${count} hits, or ${facesOf(count, die)}`;
      const { faces, number } = take(purpose, wanted, (value) => several(value, { count, die, from: 0, to: count }));
      return { faces, scored: faces === null ? number : scoring(faces, atLeast) };
    },
    stages: (each, count, die) => inStages(dice, each, count, die),
    draw(purpose, from) {
      const names = from.map(String);
      const place = take(purpose, names.join(' or '), (value) => {
        const found = Array.isArray(value) ? -1 : names.indexOf(String(value));
        return found < 0 ? null : found;
      });
      return from[place]!;
    },
    until: (roll, settled) => throwUntil(dice, roll, settled),
  };
  return {
    ...dice,
    spent: () => next,
    assertSpent() {
      if (next < script.length) throw new ScriptFault(next, describe(script[next]), 'no further roll');
    },
  };
}
