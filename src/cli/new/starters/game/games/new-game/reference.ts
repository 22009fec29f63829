import type { GameReference } from '../../../../../../games/contract/reference.ts';
import { lengthText } from '../../../../../../geometry/lengths.ts';
import { RANGE, REACH, SCORE, TURNS } from './tables.ts';

/** The numbers and tables that the quick reference takes from the rules. */
export const reference: GameReference = {
  numbers: { score: SCORE, turns: TURNS },
  tables: [
    {
      id: 'lengths',
      title: null,
      mark: 'printed',
      columns: [{ text: 'A unit' }, { text: 'Up to', number: true }],
      rows: [
        ['moves', { text: lengthText(REACH, 'mm'), clause: 'ng.move.reach' }],
        ['shoots', { text: lengthText(RANGE, 'mm'), clause: 'ng.shoot.range' }],
      ],
    },
  ],
  army: null,
};
