import { signedOrZero } from '../../../core/signs.ts';
import type { ReferenceTable } from '../../contract/reference.ts';
import { capital } from '../../contract/sentences.ts';
import { lengthText } from '../../../geometry/lengths.ts';
import { COLUMN, SPEED } from '../moving/speed.ts';
import {
  BAND_ADDS,
  BANDS,
  BASE_LEADERSHIP,
  MELEE_SKILL,
  RANGED_SKILL,
  REACHES,
  TROOPS,
  VETERANS,
  cm,
  type Band,
  type CfClauseId,
  type Troops,
} from '../tables.ts';

const BAND_NAME: Readonly<Record<Band, readonly [string, CfClauseId]>> = {
  'point-blank': ['Point blank', 'cf.fire.band-point-blank'],
  effective: ['Effective', 'cf.fire.band-effective'],
  long: ['Long', 'cf.fire.band-long'],
  max: ['Maximum', 'cf.fire.band-max'],
};

const ranges: ReferenceTable = {
  id: 'ranges',
  title: 'Bands of range',
  mark: 'printed',
  columns: [
    { text: 'Up to' },
    { text: 'Muskets', number: true },
    { text: 'Rifles', number: true },
    { text: 'To hit', number: true },
    { text: 'To wound', number: true },
  ],
  rows: BANDS.map((band) => {
    const [name, clause] = BAND_NAME[band];
    return [
      { text: name, clause },
      lengthText(REACHES.musket[band], 'cm'),
      lengthText(REACHES.rifle[band], 'cm'),
      signedOrZero(BAND_ADDS[band].hit),
      signedOrZero(BAND_ADDS[band].wound),
    ];
  }),
};

const troopsName = (troops: Troops): string => capital(troops.replace('-', ' ')).replace('Old guard', 'Old Guard');

/** The skill of veterans in melee, as we rule. @ruling cf-083 */
const meleeSkill = (troops: Troops): number => (troops === 'veteran' ? VETERANS['plus-one'] : MELEE_SKILL[troops]);

const troops: ReferenceTable = {
  id: 'troops',
  title: 'Quality',
  mark: 'printed',
  columns: [
    { text: 'Quality' },
    { text: 'Shooting', number: true },
    { text: 'Melee', number: true },
    { text: 'Leadership', number: true },
  ],
  rows: TROOPS.map((each) => [
    troopsName(each),
    signedOrZero(RANGED_SKILL[each]),
    signedOrZero(meleeSkill(each)),
    String(BASE_LEADERSHIP[each]),
  ]),
};

const move = (name: string, far: number, clause: CfClauseId): ReferenceTable['rows'][number] => [
  name,
  { text: lengthText(cm(far), 'cm'), clause },
];

const moves: ReferenceTable = {
  id: 'moves',
  title: 'Moves',
  mark: 'printed',
  columns: [{ text: 'Body' }, { text: 'Moves', number: true }],
  rows: [
    move('Foot in line', SPEED.infantry, 'cf.move.infantry-line'),
    move('Foot in column, deeper than wide', SPEED.infantry + COLUMN, 'cf.move.infantry-column'),
    move('Heavy cavalry', SPEED['heavy-cavalry'], 'cf.move.cavalry'),
    move('Medium cavalry', SPEED['medium-cavalry'], 'cf.move.cavalry'),
    move('Light cavalry', SPEED['light-cavalry'], 'cf.move.cavalry'),
  ],
};

/** What the quick reference tells of bodies: how far, how good, how fast. */
export const bodyTables: readonly ReferenceTable[] = [ranges, troops, moves];
