import { addUp, highest, scoring, throwUntil, type Dice, type Die, type Scripted } from './dice.ts';

/** A roll that the script does not hold, or a result that the die cannot show; says which entry and what was wanted. */
export class ScriptFault extends Error {
  /** The entry of the script, counted from 0. */
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

/** Dice that fall as written. */
export interface ScriptedDice extends Dice {
  /** How many entries have been rolled. */
  spent(): number;
  /** Refuses a script of which something is left over: an unused roll is an error of the author's. */
  assertSpent(): void;
}

const describe = (entry: Scripted | undefined): string =>
  entry === undefined ? 'no further entry in the script' : JSON.stringify(entry);

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

/** Are these as many faces of a die as were asked for? */
const areFaces = (value: unknown, count: number, die: Die): value is readonly number[] =>
  Array.isArray(value) && value.length === count && value.every((face) => isWhole(face, die.lowest, highest(die)));

/** `5 faces of 1 to 6`. */
const facesOf = (count: number, die: Die): string =>
  `${count} ${count === 1 ? 'face' : 'faces'} of ${die.lowest} to ${highest(die)}`;

/** What several dice show, or the one number that is written in place of their faces. */
type Several =
  { readonly faces: readonly number[]; readonly number: null } | { readonly faces: null; readonly number: number };

/** Which numbers may be written in place of the faces of how many dice. */
interface Range {
  readonly count: number;
  readonly die: Die;
  readonly from: number;
  readonly to: number;
}

/** The faces that an entry holds, or the number in their place; null where it holds neither. */
function several(value: unknown, { count, die, from, to }: Range): Several | null {
  if (areFaces(value, count, die)) return { faces: value, number: null };
  return isWhole(value, from, to) ? { faces: null, number: value } : null;
}

/**
 * Plays a written script, in order, one entry a roll, and refuses to be asked for anything else: another purpose, a face that the die
 * has not, a card that is not in the pack. Several dice are written as their faces, or as what they came to. Throws `ScriptFault`.
 */
export function scripted(script: readonly Scripted[]): ScriptedDice {
  let next = 0;
  /** The next entry, as what it is read as; null is what cannot be. */
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
