import type { Dice, Scripted } from './dice.ts';

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

/**
 * Plays a written script, in order, one entry a roll, and refuses to be asked for anything else: another purpose, a face that the die
 * has not, a card that is not in the pack. Throws `ScriptFault`.
 */
export function scripted(script: readonly Scripted[]): ScriptedDice {
  let next = 0;
  const take = (purpose: string, wanted: string, fits: (value: number | string) => boolean): number | string => {
    const entry = script[next];
    const value = entry?.[purpose];
    if (entry === undefined || value === undefined || Object.keys(entry).length !== 1 || !fits(value)) {
      throw new ScriptFault(next, describe(entry), `{ ${purpose}: ${wanted} }`);
    }
    next += 1;
    return value;
  };
  const whole = (from: number, to: number) => (value: number | string) =>
    Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
  return {
    roll: (purpose, sides) => Number(take(purpose, `1 to ${sides}`, whole(1, sides))),
    hits: (purpose, count) => Number(take(purpose, `0 to ${count} hits`, whole(0, count))),
    draw<T>(purpose: string, from: readonly T[]): T {
      const names = from.map(String);
      const name = String(take(purpose, names.join(' or '), (value) => names.includes(String(value))));
      return from[names.indexOf(name)]!;
    },
    spent: () => next,
    assertSpent() {
      if (next < script.length) throw new ScriptFault(next, describe(script[next]), 'no further roll');
    },
  };
}
