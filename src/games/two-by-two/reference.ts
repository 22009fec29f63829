import { tableOfModifiers } from '../contract/modifiers.ts';
import type { GameReference, ReferenceTable } from '../contract/reference.ts';
import { armyList } from './battle/army-list.ts';
import { MELEE } from './melee/factors.ts';
import { RALLY } from './morale/rally.ts';
import { length } from './names.ts';
import { SHOOTING } from './shooting/modifiers.ts';
import { ARMY, brackets, DIFFERENCES, PORTION, PROFILES, RESULTS, UNIT_TYPES } from './tables.ts';
import { capital } from '../contract/sentences.ts';

const ranges = (range: readonly number[]): string => range.map((each) => length(brackets(each))).join(', ');

const units: ReferenceTable = {
  id: 'units',
  title: 'Units',
  clause: 'tt.units.profile-table',
  mark: 'printed',
  columns: [{ text: 'Unit' }, { text: 'Move', number: true }, { text: 'Range' }, { text: 'AP', number: true }],
  rows: UNIT_TYPES.map((type) => {
    const { name, move, range, ap } = PROFILES[type];
    return [capital(name), `[${move}]`, range.length === 0 ? '–' : ranges(range), String(ap)];
  }),
};

const results: ReferenceTable = {
  id: 'results',
  title: 'Results of a shot',
  clause: 'tt.shoot.result-table',
  mark: 'printed',
  columns: [{ text: 'Total' }, { text: 'The target is' }],
  rows: RESULTS.map(({ from, to, word }) => [
    from === null ? `${to} or less` : to === null ? `${from} or more` : from === to ? String(from) : `${from}–${to}`,
    word,
  ]),
};

/** What happens to the loser of a melee. */
const LOSER: Readonly<Record<number, string>> = {
  1: 'thrown back [2]; in a town or woods it stays',
  2: 'goes back a full move; in a town or woods it stays and is disrupted',
  3: 'routs',
  4: 'is destroyed',
  6: 'is destroyed, and the winner must follow up, unless he stands in a town',
};

const modifiers = tableOfModifiers(
  { id: 'modifiers', title: 'Shooting modifiers', clause: 'tt.shoot.mod-table' },
  SHOOTING.rows,
);
const melee = tableOfModifiers({ id: 'melee', title: 'Melee modifiers', clause: 'tt.melee.mod-table' }, MELEE.rows);
const rally = tableOfModifiers({ id: 'rally', title: 'Rally modifiers', clause: 'tt.rally.cumulative' }, RALLY.rows);

const losers: ReferenceTable = {
  id: 'losers',
  title: 'Results of a melee',
  clause: 'tt.melee.result-table',
  mark: 'printed',
  columns: [{ text: 'Difference' }, { text: 'The loser' }],
  rows: DIFFERENCES.map(({ from, to }) => [
    to === null ? `${from} or more` : from === to ? String(from) : `${from}–${to}`,
    LOSER[from]!,
  ]),
};

/** The numbers and tables that the quick reference takes from the rules. */
export const reference: GameReference = {
  numbers: { army: ARMY, portion: PORTION },
  tables: [units, results, modifiers, melee, losers, rally],
  army: armyList,
};
