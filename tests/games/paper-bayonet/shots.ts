import { written } from '../../../src/core/fraction.ts';
import type { Reason } from '../../../src/core/reasons.ts';
import { countOdds } from '../../../src/games/odds.ts';
import { carry, engine, stand, type Event, type Field, type State } from './field.ts';
import { fire } from './tables.ts';

export const SHOT = fire('gun', 'target');

export type Units = Readonly<Record<string, string>>;

/** A cannon on d1 and whoever else is there. */
export const field = (units: Units, more: Field = {}): State => stand({ gun: 'french cannon d1', ...units }, more);

/** What the shot of the gun at the target does with these dice. */
export const shot = (state: State, hit: number, effect?: number): readonly Event[] =>
  carry(state, [SHOT], effect === undefined ? [{ hit }] : [{ hit }, { effect }]).events;

/** Each line of an event's sum: its clause, and its value or a dash where it was looked at and did not count. */
export const sum = (event: Event): readonly string[] => {
  const reasons: readonly Reason[] = 'reasons' in event ? event.reasons : [];
  return reasons
    .flatMap((reason) => (reason.kind === 'sum' ? reason.terms : []))
    .map(({ clause, value, counted }) => `${clause} ${counted ? value.toString() : '–'}`);
};

/** The chances of that shot, as they are counted. */
export const odds = (state: State): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(countOdds(engine, state, SHOT).chances).map(([word, chance]) => [word, written(chance)]),
  );
