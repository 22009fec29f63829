import { capital } from '../../contract/sentences.ts';
import type { ReferenceTable } from '../../contract/reference.ts';
import { tableOfModifiers } from '../../contract/modifiers.ts';
import { FIRE } from '../firing/modifiers.ts';
import { FIRE_DIE, FIRE_ROWS } from '../tables.ts';

/** What counts in fire. */
export const modifiers: ReferenceTable = tableOfModifiers(
  { id: 'fire', title: 'Fire modifiers' },
  FIRE.rows.map((row) => ({ ...row, heading: capital(row.heading) })),
);

/** What the faces of the fire die are worth. @clause dg.fire.resolve */
export const die: ReferenceTable = {
  id: 'fire-die',
  title: null,
  clause: 'dg.fire.resolve',
  mark: 'printed',
  columns: [{ text: 'The die shows' }, { text: 'Worth', number: true }],
  rows: [...new Map(FIRE_ROWS.map((row, face) => [row, FIRE_DIE[face]!]))]
    .toSorted(([, a], [, b]) => a - b)
    .map(([row, worth]) => [row, String(worth)]),
};
