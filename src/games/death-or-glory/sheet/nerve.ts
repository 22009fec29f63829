import { tableOfModifiers } from '../../contract/modifiers.ts';
import type { ReferenceTable } from '../../contract/reference.ts';
import { capital } from '../../contract/sentences.ts';
import { CONTROL } from '../control/modifiers.ts';
import { BANDS } from '../control/test.ts';
import { MORALE } from '../morale/modifiers.ts';

/** What counts in a test of morale, in per cent. */
export const morale: ReferenceTable = tableOfModifiers(
  { id: 'morale', title: 'Modifiers of morale' },
  MORALE.rows.map((row) => ({ ...row, heading: capital(row.heading) })),
);

/** What counts in a test of control. */
export const control: ReferenceTable = tableOfModifiers(
  { id: 'control', title: 'Modifiers of control' },
  CONTROL.rows.map((row) => ({ ...row, heading: capital(row.heading) })),
);

/** The totals of a row: `11 to 12`, `13 or more`. */
const totals = (from: number | null, to: number | null): string =>
  from === null ? `${to!} or less` : to === null ? `${from} or more` : `${from} to ${to}`;

/** What a test of control comes to. @clause dg.control.result */
export const controlled: ReferenceTable = {
  id: 'controlled',
  title: null,
  clause: 'dg.control.result',
  mark: 'printed',
  columns: [{ text: 'Total' }, { text: 'The unit' }],
  rows: BANDS.map(({ from, to, word }) => [totals(from, to), word]),
};
