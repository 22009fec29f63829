import { expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Square } from '../../../src/geometry/grid.ts';
import { carry, short, stand, verdict, type Event, type Field, type Order, type State, type Units } from './field.ts';

export const END: Order = { type: 'end-phase' };
export const ATTACK: Order = { type: 'attack', unit: 'unit', enemy: 'foe' };
export const SHOT: Order = { type: 'fire', unit: 'gun', at: 'target' };
export const fire = (unit: string, at: string): Order => ({ type: 'fire', unit, at });
export const move = (...path: readonly Square[]): Order => ({ type: 'move', unit: 'unit', path });

/**
 * The clauses that permit a plain shot of a Cannon, without the one about being out of touch with
 * its General.
 */
export const CLEAR = 'allowed pb.artillery.direction pb.artillery.range.cannon';
/** The clauses that permit a plain move. */
const PERMITS = 'allowed pb.activation.permits pb.coherence.requirement pb.movement.directions';
export const ONE = `${PERMITS} pb.movement.allowance.one`;
export const TWO = `${PERMITS} pb.movement.allowance.two`;

/** A test for each row of a table, named by its first column. */
export function table<Row extends readonly [what: string, ...rest: unknown[]]>(
  rows: readonly Row[],
  check: (row: Row) => void,
): void {
  for (const row of rows) {
    test(row[0], () => {
      check(row);
    });
  }
}

/** A Cannon on d1 and other units, in the Artillery Phase. */
export const gunnery = (units: Units, field: Field = {}): State => stand({ gun: 'cannon d1', ...units }, field);

type Shot = readonly [what: string, units: Units, field: Field, said: string];

/**
 * Judges the gun's shot at the target on the board of each row. Whether the gun is in touch with
 * its General is left out.
 */
export const shots = (rows: readonly Shot[]): void => {
  table(rows, ([, units, field, said]) => {
    expect(verdict(gunnery(units, field), SHOT).replace(' pb.artillery.out-of-coherence-fires', '')).toBe(said);
  });
};

/**
 * The unit stands on d4, in touch with its General on c4, in the Movement Phase. The unit's words
 * may stand alone: `cannon`; an empty string is line infantry.
 */
export const marching = (units: Units | string, field: Field = {}): State =>
  stand(
    {
      general: 'brigadier c4',
      foe: 'allied cavalry i7',
      enemy: 'allied brigadier h7',
      ...(typeof units === 'string' ? { unit: `d4 ${units}` } : units),
    },
    { phase: 'movement', ...field },
  );

/** Two units of line infantry that are one column on d4. */
export const COLUMN = { unit: 'd4 column', x: 'd4 column' };

type March = readonly [what: string, units: Units | string, path: readonly Square[], said: string, field?: Field];

/** Judges the unit's move along the path on the board of each row. */
export const marches = (rows: readonly March[]): void => {
  table(rows, ([, units, path, said, field]) => {
    expect(verdict(marching(units, field), move(...path))).toBe(said);
  });
};

/** The unit on d4 attacks the foe on d5; its General stands on c3. */
export const fighting = (units: Units, field: Field = {}): State =>
  stand({ unit: 'd4', foe: 'allied d5', general: 'brigadier c3', ...units }, { phase: 'fighting', ...field });

export const dice = (attack: readonly number[], defence: readonly number[]): readonly Scripted[] => [
  ...attack.map((die, i) => ({ [`attack.${i + 1}`]: die })),
  ...defence.map((die, i) => ({ [`defence.${i + 1}`]: die })),
];

export const fought = (state: State, attack: readonly number[], defence: readonly number[]) =>
  carry(state, [ATTACK], dice(attack, defence));

/** The events of a fight in short, without the fight itself. */
export const told = (events: readonly Event[]): readonly string[] =>
  events.filter(({ type }) => !['fight-joined', 'side-scored', 'fight-won'].includes(type)).map(short);
