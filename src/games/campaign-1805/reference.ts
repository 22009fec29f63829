import { lengthText } from '../../geometry/lengths.ts';
import type { GameReference } from '../contract/reference.ts';
import { BANDS, MOST_LEADERSHIP, NEEDED, REACHES } from './tables.ts';

/** The numbers and tables that the quick reference takes from the rules. */
export const reference: GameReference = {
  numbers: { hit: NEEDED.shot, wound: NEEDED.shotWound, strike: NEEDED.blow, leadership: MOST_LEADERSHIP },
  tables: [
    {
      id: 'ranges',
      title: null,
      mark: 'printed',
      columns: [{ text: 'Up to' }, ...BANDS.map((band) => ({ text: band.replace('-', ' '), number: true as const }))],
      rows: [
        [
          'muskets',
          ...BANDS.map((band) => ({
            text: lengthText(REACHES.musket[band], 'cm'),
            clause: 'cf.fire.musket-ranges' as const,
          })),
        ],
        [
          'rifles',
          ...BANDS.map((band) => ({
            text: lengthText(REACHES.rifle[band], 'cm'),
            clause: 'cf.fire.jaeger-ranges' as const,
          })),
        ],
      ],
    },
  ],
  army: null,
};
