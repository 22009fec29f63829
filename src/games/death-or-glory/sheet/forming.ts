import type { Cell, Column, ReferenceTable } from '../../contract/reference.ts';
import { capital } from '../../contract/sentences.ts';
import { CHANGES, INTO_SKIRMISH, LIMBERING, REFACING, REFORM, type Times } from '../moving/tables.ts';
import { FORMATION_NAMES } from '../names.ts';
import type { DgClauseId } from '../tables.ts';
import { quartersSaid } from './quarters.ts';

const cells = (times: Times | null): readonly string[] => times?.map(quartersSaid) ?? ['–', '–', '–'];

const NATIONS = {
  foot: ['British, French', 'Russian', 'Prussian, Austrian'],
  horse: ['British', 'French, Russian', 'Prussian, Austrian'],
} as const;

const columnsOf = (arm: 'foot' | 'horse', heading: string): readonly Column[] =>
  NATIONS[arm].map((text, n) => ({
    text,
    number: true as const,
    ...(n === 0 && { group: { text: heading, span: NATIONS[arm].length } }),
  }));

const REFORMING = {
  unformed: 'dg.formation.reform-unformed',
  disordered: 'dg.formation.reform-disordered',
} as const satisfies Readonly<Record<string, DgClauseId>>;

const headed = (text: string, clause: DgClauseId): Cell => ({ text, clause });

/** The times of formation changes by nation, in turns. @clause dg.formation.into-skirmish */
export const forming: ReferenceTable = {
  id: 'forming',
  title: 'Formation changes, in turns',
  mark: 'printed',
  columns: [{ text: 'From one to the other' }, ...columnsOf('foot', 'Foot'), ...columnsOf('horse', 'Horse')],
  rows: [
    ...CHANGES.map(({ clause, between: [one, other], foot, horse }) => [
      headed(capital(`${FORMATION_NAMES[one]}, ${FORMATION_NAMES[other]}`), clause),
      ...cells(foot),
      ...cells(horse),
    ]),
    [
      headed('Into or out of skirmish order', 'dg.formation.into-skirmish'),
      ...cells(INTO_SKIRMISH.foot),
      ...cells(INTO_SKIRMISH.horse),
    ],
    ...(['unformed', 'disordered'] as const).map((order) => [
      headed(`Reform from ${order}`, REFORMING[order]),
      ...cells(REFORM[order].foot),
      ...cells(REFORM[order].horse),
    ]),
  ],
};

/** The times of guns, in turns. @clause dg.formation.unlimber dg.formation.limber */
export const limbering: ReferenceTable = {
  id: 'limbering',
  title: 'What guns need, in turns',
  mark: 'printed',
  columns: [{ text: 'Guns' }, ...columnsOf('foot', 'Foot guns'), { text: 'Horse guns', number: true }],
  rows: (
    [
      ['Unlimber', LIMBERING.deployed],
      ['Limber', LIMBERING.limbered],
    ] as const
  ).map(([text, { clause, foot, horse }]) => [headed(text, clause), ...cells(foot), quartersSaid(horse)]),
};

/** How long a battery needs to turn. @clause dg.formation.reface-battery */
export const refacing: ReferenceTable = {
  id: 'refacing',
  title: null,
  clause: 'dg.formation.reface-battery',
  mark: 'printed',
  columns: [{ text: 'Turn guns up to' }, { text: 'Turns', number: true }],
  rows: REFACING.map(([degrees, quarters]) => [`${degrees}°`, quartersSaid(quarters)]),
};
