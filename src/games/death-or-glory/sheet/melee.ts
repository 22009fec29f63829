import { tableOfModifiers } from '../../contract/modifiers.ts';
import type { ReferenceTable } from '../../contract/reference.ts';
import { capital } from '../../contract/sentences.ts';
import { MELEE } from '../melee/modifiers.ts';

/** What counts in a melee. */
export const melee: ReferenceTable = tableOfModifiers(
  { id: 'melee', title: 'Modifiers of melee' },
  MELEE.rows.map((row) => ({ ...row, heading: capital(row.heading) })),
);
