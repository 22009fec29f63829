import { expect, test } from 'vitest';
import type { Square } from '../../../src/geometry/grid.ts';
import { stand, verdict, type Field, type Order } from './field.ts';

type Units = Readonly<Record<string, string>>;
type Row = readonly [what: string, units: Units, path: readonly Square[], said: string, field?: Field];

export const move = (...path: readonly Square[]): Order => ({ type: 'move', unit: 'unit', path });

/** What is said of every move that is allowed. */
const PERMITS = 'allowed pb.activation.permits pb.coherence.requirement pb.movement.directions';
export const ONE = `${PERMITS} pb.movement.allowance.one`;
export const TWO = `${PERMITS} pb.movement.allowance.two`;

/** The unit stands on d4, in touch with its General on c4, in the Movement Phase. */
export const board = (units: Units, field: Field = {}) =>
  stand(
    { general: 'french brigadier c4', foe: 'allied cavalry i7', enemy: 'allied brigadier h7', ...units },
    { phase: 'movement', ...field },
  );

/** A test for each row: who stands where, the way of the unit, and what the engine says of it. */
export const judged = (rows: readonly Row[]): void => {
  const named = rows.map(([what, units, path, said, field]) => ({ what, units, path, said, field }));
  test.each(named)('$what', ({ units, path, said, field }) => {
    expect(verdict(board(units, field), move(...path))).toBe(said);
  });
};
