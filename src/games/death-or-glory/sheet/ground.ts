import { capital } from '../../contract/sentences.ts';
import type { Cell, ReferenceTable } from '../../contract/reference.ts';
import { ALLOWANCES, QUARTERS, type Pace } from '../tables.ts';
import { quartersSaid } from './quarters.ts';
import { GROUND, type GroundRow } from '../moving/tables.ts';

const paceName = (pace: string): string => capital(pace.replaceAll('_', ' '));

/** How far each goes in a turn. @clause dg.move.allowances */
export const allowances: ReferenceTable = {
  id: 'allowances',
  title: null,
  clause: 'dg.move.allowances',
  mark: 'printed',
  columns: [{ text: 'In a turn' }, { text: 'mm', number: true }],
  rows: (Object.keys(ALLOWANCES) as readonly Pace[]).map((pace) => [paceName(pace), String(ALLOWANCES[pace])]),
};

/** What ground leaves of a move. */
function slows({ rate, deduct, deductPerTen }: GroundRow): string {
  if (rate !== undefined) return quartersSaid(QUARTERS * rate);
  return deduct === undefined ? `${deductPerTen} mm less for each 10 mm of its width` : `${deduct} mm less`;
}

function makes({ makes: all, makesHorse }: GroundRow): string {
  if (all !== undefined) return `all ${all}`;
  return makesHorse === undefined ? '–' : `horse ${makesHorse}`;
}

const groundRow = ([kind, row]: readonly [string, GroundRow]): readonly Cell[] => [
  { text: capital(kind.replaceAll('-', ' ')), clause: row.clause },
  slows(row),
  makes(row),
  row.bars.length === 0 ? '–' : row.bars.join(', '),
];

/** What ground costs. */
export const ground: ReferenceTable = {
  id: 'ground',
  title: 'Ground',
  mark: 'printed',
  columns: [{ text: 'Ground' }, { text: 'What is left of a move' }, { text: 'Makes' }, { text: 'Closed to' }],
  rows: Object.entries(GROUND).map(groundRow),
};
