import type { ReferenceTable } from '../../contract/reference.ts';
import { lengthText } from '../../../geometry/lengths.ts';
import { fallenBy, type Fallen } from '../artillery/deviation.ts';
import { CANNON_RANGES, HOWITZER_RANGES, rangeClause, rangeOf, templateOf, TEMPLATES } from '../artillery/guns.ts';
import { wholeUm } from '../../../geometry/lengths.ts';

/** The rulings as we play them. */
const AS_PLAYED = { readings: {} };

/** A weight of each row; a howitzer of 11 pounds has none of its own. @ruling cf-076 cf-077 */
const WEIGHTS = Object.keys(CANNON_RANGES).map((name) => ({ name, pounds: parseInt(name, 10) }));

const howitzer = (name: string, pounds: number): readonly [string, string] => {
  if (!Object.hasOwn(HOWITZER_RANGES, name)) return ['–', '–'];
  const gun = { kind: 'howitzer', pounds } as const;
  const wide = wholeUm(2 * TEMPLATES[templateOf(AS_PLAYED, gun)]);
  return [lengthText(rangeOf(AS_PLAYED, gun), 'cm'), lengthText(wide, 'cm')];
};

const guns: ReferenceTable = {
  id: 'guns',
  title: 'Ranges of guns',
  mark: 'printed',
  columns: [
    { text: 'Weight' },
    { text: 'Cannon', number: true },
    { text: 'Howitzer', number: true },
    { text: 'Template', number: true },
  ],
  rows: WEIGHTS.map(({ name, pounds }) => {
    const cannon = { kind: 'cannon', pounds } as const;
    return [
      name.replace('lb', 'pounder'),
      { text: lengthText(rangeOf(AS_PLAYED, cannon), 'cm'), clause: rangeClause(cannon) },
      ...howitzer(name, pounds),
    ];
  }),
};

const SIX = [1, 2, 3, 4, 5, 6];

const FALLS: Readonly<Record<Fallen, readonly [string, `cf.gun.${'short' | 'on-marker' | 'long'}`]>> = {
  short: ['short of the marker, by as many cm as the D10 shows less the skill of the crew', 'cf.gun.short'],
  marker: ['on the marker', 'cf.gun.on-marker'],
  long: ['beyond the marker, by as many cm as the D10 shows less the skill of the crew', 'cf.gun.long'],
};

const dice: ReferenceTable = {
  id: 'artillery-dice',
  title: 'Artillery dice',
  clause: 'cf.gun.artillery-dice',
  mark: 'printed',
  columns: [{ text: 'D6' }, { text: 'The shot falls' }],
  rows: (Object.keys(FALLS) as Fallen[]).map((fallen) => {
    const faces = SIX.filter((face) => fallenBy(face) === fallen);
    const [text, clause] = FALLS[fallen];
    return [`${faces[0]}–${faces.at(-1)}`, { text, clause }];
  }),
};

/** What the quick reference tells of guns. */
export const gunTables: readonly ReferenceTable[] = [guns, dice];
