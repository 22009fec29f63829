import { tableOfModifiers } from '../../contract/modifiers.ts';
import type { ReferenceTable } from '../../contract/reference.ts';
import { capital } from '../../contract/sentences.ts';
import { REACTION } from '../charging/reaction-test.ts';
import { STRAIGHT } from '../charging/tables.ts';
import { CHARGE_BONUS } from '../tables.ts';

/** What a charge adds to a move, and how much of its end must be straight. */
export const charges: ReferenceTable = {
  id: 'charges',
  title: null,
  mark: 'printed',
  columns: [{ text: 'A charge of' }, { text: 'Adds, mm', number: true }, { text: 'Straight, mm', number: true }],
  rows: (['foot', 'horse'] as const).map((arm) => [
    { text: capital(arm), clause: 'dg.charge.bonus' },
    String(CHARGE_BONUS[arm]),
    { text: String(STRAIGHT[arm]), clause: 'dg.charge.impact-straight' },
  ]),
};

/** What counts in the charge reaction test, in per cent. */
export const reaction: ReferenceTable = tableOfModifiers(
  { id: 'reaction', title: 'Modifiers of the reaction test' },
  REACTION.rows.map((row) => ({ ...row, heading: capital(row.heading) })),
);
