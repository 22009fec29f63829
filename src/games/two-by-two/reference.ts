import type { GameReference, ReferenceTable } from '../reference.ts';
import { MODIFIERS, PROFILES, RESULTS, UNIT_TYPES } from './tables.ts';
import { capital } from '../sentences.ts';

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

const units: ReferenceTable = {
  ...{ id: 'units', title: 'Units', clause: 'tt.units.profile-table', mark: 'printed' },
  columns: [{ text: 'Unit' }, { text: 'Move', number: true }, { text: 'Range' }, { text: 'Points', number: true }],
  rows: UNIT_TYPES.map((type) => {
    const { name, move, range, ap } = PROFILES[type];
    return [capital(name), `[${move}]`, range.length === 0 ? '–' : `[${range.join(', ')}]`, String(ap)];
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
    { text: clause.split('.').at(-1)!.replaceAll('-', ' '), clause },
    signed(MODIFIERS[clause]),
  ]),
};

/** What the quick reference takes from the rules. */
export const reference: GameReference = { numbers: {}, tables: [units, results, modifiers], army: null };
