import type { GameReference, ReferenceTable } from '../contract/reference.ts';
import { armyList } from './battle/army-list.ts';
import { length } from './names.ts';
import type { TtClauseId } from './reasons.ts';
import {
  ARMY,
  brackets,
  DIFFERENCES,
  MELEE,
  MODIFIERS,
  PORTION,
  PROFILES,
  RALLY,
  RESULTS,
  UNIT_TYPES,
} from './tables.ts';
import { capital } from '../contract/sentences.ts';

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** What each shooting modifier is for. */
const FOR: Readonly<Record<keyof typeof MODIFIERS, string>> = {
  'tt.shoot.artillery-long': 'Artillery at long range',
  'tt.shoot.artillery-canister': 'Artillery with canister',
  'tt.shoot.cover-linear': 'Infantry behind a wall or hedge',
  'tt.shoot.cover-area': 'Infantry in woods, rough ground or a town',
  'tt.shoot.screened': 'Muskets with skirmishers out',
  'tt.shoot.enfilade': 'Into the flank or rear',
  'tt.shoot.light-target': 'At light infantry',
  'tt.shoot.cavalry-target': 'At cavalry',
  'tt.shoot.disrupted-target': 'At a disrupted target',
  'tt.shoot.hq-with-firer': 'An HQ touches the firer',
  'tt.shoot.first-volley': 'First volley',
};

const ranges = (range: readonly number[]): string => range.map((each) => length(brackets(each))).join(', ');

const units: ReferenceTable = {
  ...{ id: 'units', title: 'Units', clause: 'tt.units.profile-table', mark: 'printed' },
  columns: [{ text: 'Unit' }, { text: 'Move', number: true }, { text: 'Range' }, { text: 'AP', number: true }],
  rows: UNIT_TYPES.map((type) => {
    const { name, move, range, ap } = PROFILES[type];
    return [capital(name), `[${move}]`, range.length === 0 ? '–' : ranges(range), String(ap)];
  }),
};

const results: ReferenceTable = {
  ...{ id: 'results', title: 'Results of a shot', clause: 'tt.shoot.result-table', mark: 'printed' },
  columns: [{ text: 'Total' }, { text: 'The target is' }],
  rows: RESULTS.map(({ from, to, word }) => [
    from === null ? `${to} or less` : to === null ? `${from} or more` : from === to ? String(from) : `${from}–${to}`,
    word,
  ]),
};

/** What each melee modifier is for. */
const IN_MELEE: Readonly<Record<keyof typeof MELEE, string>> = {
  'tt.melee.guards': 'Guards',
  'tt.melee.light-vs-cavalry': 'Light cavalry or lancers, fighting cavalry',
  'tt.melee.lancers-disrupted': 'Lancers, fighting a disrupted enemy',
  'tt.melee.heavy': 'Heavy cavalry',
  'tt.melee.cavalry-in-town': 'Cavalry in a town',
  'tt.melee.enemy-disrupted': 'Fighting a disrupted enemy',
  'tt.melee.overlap': 'Each unit that supports by overlap',
  'tt.melee.attack-column': 'Infantry in column of attack',
  'tt.melee.road-column': 'In road column',
  'tt.melee.cavalry-vs-ordered': 'Cavalry, fighting infantry in order',
  'tt.melee.hq-contact': 'An HQ touches the unit',
  'tt.melee.higher': 'Standing higher',
  'tt.melee.artillery-hq': 'Artillery or an HQ',
  'tt.melee.subsequent': 'The attacker, in a further melee',
};

/** What each rally modifier is for. */
const IN_RALLY: Readonly<Record<keyof typeof RALLY, string>> = {
  'tt.rally.elite': 'Guards, grenadiers and light troops',
  'tt.rally.hq-contact': 'An HQ touches the unit',
  'tt.rally.militia': 'Militia',
  'tt.rally.enemy-near': 'An enemy within [2]',
  'tt.rally.disrupted': 'The unit is disrupted',
  'tt.rally.hq-self': 'An HQ, for itself',
};

/** What becomes of the loser of a melee. */
const LOSER: Readonly<Record<number, string>> = {
  1: 'thrown back [2]; in a town or woods it stays',
  2: 'goes back a full move; in a town or woods it stays and is disrupted',
  3: 'routs',
  4: 'is destroyed',
  6: 'is destroyed, and the winner must follow up, unless he stands in a town',
};

function added<Clause extends TtClauseId>(
  about: Pick<ReferenceTable, 'id' | 'title' | 'clause'>,
  values: Readonly<Record<Clause, number>>,
  words: Readonly<Record<Clause, string>>,
): ReferenceTable {
  return {
    ...{ ...about, mark: 'printed' },
    columns: [{ text: 'For' }, { text: 'Add', number: true }],
    rows: (Object.entries(values) as [Clause, number][]).map(([clause, value]) => [
      words[clause],
      { text: signed(value), clause },
    ]),
  };
}

const modifiers = added({ id: 'modifiers', title: 'Shooting modifiers', clause: 'tt.shoot.mod-table' }, MODIFIERS, FOR);
const melee = added({ id: 'melee', title: 'Melee modifiers', clause: 'tt.melee.mod-table' }, MELEE, IN_MELEE);
const rally = added({ id: 'rally', title: 'Rally modifiers', clause: 'tt.rally.cumulative' }, RALLY, IN_RALLY);

const losers: ReferenceTable = {
  ...{ id: 'losers', title: 'Results of a melee', clause: 'tt.melee.result-table', mark: 'printed' },
  columns: [{ text: 'Difference' }, { text: 'The loser' }],
  rows: DIFFERENCES.map(({ from, to }) => [
    to === null ? `${from} or more` : from === to ? String(from) : `${from}–${to}`,
    LOSER[from]!,
  ]),
};

/** What the quick reference takes from the rules. */
export const reference: GameReference = {
  numbers: { army: ARMY, portion: PORTION },
  tables: [units, results, modifiers, melee, losers, rally],
  army: armyList,
};
