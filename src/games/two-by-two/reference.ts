import type { GameReference, ReferenceTable } from '../reference.ts';
import { length } from './names.ts';
import { brackets, MODIFIERS, PROFILES, RESULTS, UNIT_TYPES } from './tables.ts';
import { capital } from '../sentences.ts';

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
  columns: [{ text: 'Unit' }, { text: 'Move', number: true }, { text: 'Range' }, { text: 'Points', number: true }],
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

const modifiers: ReferenceTable = {
  ...{ id: 'modifiers', title: 'Shooting modifiers', clause: 'tt.shoot.mod-table', mark: 'printed' },
  columns: [{ text: 'For' }, { text: 'Add', number: true }],
  rows: (Object.keys(MODIFIERS) as readonly (keyof typeof MODIFIERS)[]).map((clause) => [
    FOR[clause],
    { text: signed(MODIFIERS[clause]), clause },
  ]),
};

/** What the quick reference takes from the rules. */
export const reference: GameReference = { numbers: {}, tables: [units, results, modifiers], army: null };
