import type { ReferenceTable } from '../../contract/reference.ts';
import { capital, listed } from '../../contract/sentences.ts';
import { lengthText } from '../../../geometry/lengths.ts';
import { NEAR } from '../morale/leadership.ts';
import { BLUNTED, COMMANDER_NAMES, COMMANDERS, SECOND_ROLL, SHAKEN, type CfClauseId } from '../tables.ts';
import { signedOrZero } from '../../../core/signs.ts';

/** The officers by what they add, the highest first: those who add as much stand in one row. */
const BONUSES: readonly number[] = [...new Set(Object.values(COMMANDERS))];

const commanders: ReferenceTable = {
  id: 'commanders',
  title: 'Commanders',
  clause: 'cf.morale.commanders',
  mark: 'printed',
  columns: [{ text: 'Commander' }, { text: 'Adds', number: true }],
  rows: BONUSES.map((bonus) => [
    capital(listed(COMMANDER_NAMES.filter((each) => COMMANDERS[each] === bonus).map((each) => each.replace('-', ' ')))),
    signedOrZero(bonus),
  ]),
};

const secondRoll: ReferenceTable = {
  id: 'second-roll',
  title: 'The second roll',
  clause: 'cf.morale.high-leadership',
  mark: 'printed',
  columns: [{ text: 'Leadership' }, ...Object.keys(SECOND_ROLL).map((text) => ({ text, number: true as const }))],
  rows: [['At most', ...Object.values(SECOND_ROLL).map(String)]],
};

const SHAKEN_SAID: Readonly<Record<keyof typeof SHAKEN, string>> = {
  'cf.morale.mod-quarter-lost': 'a quarter lost in this turn',
  'cf.morale.mod-half-lost': 'half lost in this turn, in place of that',
  'cf.morale.mod-below-half': 'less than half left',
  'cf.morale.mod-below-quarter': 'less than a quarter left, besides',
  'cf.morale.mod-flank': 'attacked on the left or right, for each',
  'cf.morale.mod-rear': 'attacked in the rear',
  'cf.morale.mod-cannon': 'hit by a cannon, however many',
  'cf.morale.mod-routers-near': `a friend runs within ${lengthText(NEAR, 'cm')}, for each`,
  'cf.morale.mod-run-through': 'run through by a friend',
};

const BLUNTED_SAID: Readonly<Record<keyof typeof BLUNTED, string>> = {
  'cf.melee.jaegers': 'jägers',
  'cf.melee.partizani': 'partizani',
  'cf.melee.vs-heavy-cavalry': 'against heavy cavalry',
  'cf.melee.vs-medium-cavalry': 'against medium cavalry',
};

const rowsOf = <T extends CfClauseId>(
  said: Readonly<Record<T, string>>,
  values: Readonly<Record<T, number>>,
): ReferenceTable['rows'] =>
  (Object.keys(said) as T[]).map((clause) => [capital(said[clause]), { text: signedOrZero(values[clause]), clause }]);

const shaken: ReferenceTable = {
  id: 'shaken',
  title: 'What takes off leadership',
  clause: 'cf.morale.triggers-listed',
  mark: 'printed',
  columns: [{ text: 'What is true' }, { text: 'Add', number: true }],
  rows: rowsOf(SHAKEN_SAID, SHAKEN),
};

const blunted: ReferenceTable = {
  id: 'blunted',
  title: 'To wound in melee',
  mark: 'printed',
  columns: [{ text: 'To wound' }, { text: 'Add', number: true }],
  rows: rowsOf(BLUNTED_SAID, BLUNTED),
};

/** What the quick reference tells of tests of leadership, and of wounds in melee. */
export const leadingTables: readonly ReferenceTable[] = [commanders, secondRoll, shaken, blunted];
