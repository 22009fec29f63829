import { expect, test } from 'vitest';
import { stand, verdict, type Field, type Order } from './field.ts';

export const fire = (unit: string, at: string): Order => ({ type: 'fire', unit, at });

/** What permits a plain shot of a Cannon. */
export const CLEAR = 'allowed pb.artillery.direction pb.artillery.range.cannon';

/** A row: what it is, the units, what else there is, and what becomes of the gun's shot at the target. */
export type Row = readonly [what: string, units: Readonly<Record<string, string>>, field: Field, said: string];

/** The gun stands on d1 unless it is said to stand elsewhere. Whether it is in touch with its General is left out: that has a table of its own. */
export function judged(rows: readonly Row[]): void {
  test.each(rows)('%s', (_what, units, field, said) => {
    const heard = verdict(stand({ gun: 'french cannon d1', ...units }, field), fire('gun', 'target'));
    expect(heard.replace(' pb.artillery.out-of-coherence-fires', '')).toBe(said);
  });
}

/** The same field under readings of one ruling. */
export const under = (readings: Field['readings'], field: Field = {}): Field => ({ ...field, readings });

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
