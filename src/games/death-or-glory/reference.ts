import { tableOfChart } from '../contract/charts.ts';
import type { GameReference } from '../contract/reference.ts';
import { BASES } from './charts/bases.ts';
import { OURS } from './charts/ours.ts';
import { ALLOWANCES, FRONTS, MEN, MUSKET_MAX } from './tables.ts';

/** The numbers and tables that the quick reference takes from the rules. */
export const reference: GameReference = {
  numbers: { men: MEN, musket: MUSKET_MAX, foot: FRONTS.foot, horse: FRONTS.horse, gun: FRONTS.gun },
  tables: [
    {
      id: 'allowances',
      title: null,
      mark: 'printed',
      columns: [{ text: 'In a turn' }, { text: 'mm', number: true }],
      rows: Object.entries(ALLOWANCES).map(([pace, far]) => [
        pace.replaceAll('_', ' '),
        { text: String(far), clause: 'dg.move.allowances' },
      ]),
    },
    ...Object.entries(BASES).map(([id, basis]) => tableOfChart(id, OURS, basis)),
  ],
  army: null,
};
