import { expect, test } from 'vitest';
import { MELEE } from '../../../src/games/two-by-two/melee/factors.ts';
import { RALLY } from '../../../src/games/two-by-two/morale/rally.ts';
import { SHOOTING } from '../../../src/games/two-by-two/shooting/modifiers.ts';
import * as t from '../../../src/games/two-by-two/tables.ts';
import { clauseFile } from '../../../src/library/files.ts';

const { brackets } = t;

/** The unit types, by the names of their rows in the sheet. */
const ROWS: Readonly<Record<string, t.UnitType>> = {
  Infantry: 'infantry',
  Guard: 'guard',
  Light: 'light',
  Militia: 'militia',
  'HQ Corps': 'hq-corps',
  'HQ Division': 'hq-division',
  'Heavy Cavalry': 'heavy-cavalry',
  'Light Cavalry': 'light-cavalry',
  Lancers: 'lancers',
  Cossacks: 'cossacks',
  'Foot Artillery': 'foot-artillery',
  'Horse Artillery': 'horse-artillery',
};
const MUSKETS = ['Infantry', 'Guard', 'Light', 'Militia'];
const GUNS = ['Foot Artillery', 'Horse Artillery'];

const of = (names: readonly string[], value: (type: t.UnitType) => unknown) =>
  Object.fromEntries(names.map((name) => [name, value(ROWS[name]!)]));
const all = (value: (type: t.UnitType) => unknown) => of(Object.keys(ROWS), value);
const deploys = { ap: t.PORTION, depth: t.ZONE.depth / brackets(1), side_margin: t.ZONE.margin / brackets(1) };
const near = (length: number): number => length / brackets(1);

/** The numbers of the sheet that the ledger records, each taken from the engine’s tables. */
const ENGINE: Readonly<Record<string, object>> = {
  'tt.units.move-column': all((type) => t.PROFILES[type].move),
  'tt.units.ap-column': all((type) => t.PROFILES[type].ap),
  'tt.units.musket-range': of(MUSKETS, (type) => t.PROFILES[type].range[0]),
  'tt.units.screened-range': of(MUSKETS, (type) => t.PROFILES[type].range[1] ?? 'none'),
  'tt.units.artillery-range': of(GUNS, (type) => t.PROFILES[type].range),
  'tt.move.road-bonus': { bonus: near(t.ROAD_BONUS) },
  'tt.contact.straight-ahead': { straight: near(t.STRAIGHT) },
  'tt.reinforce.rear-number': { rear: t.COMES_ON.rear },
  'tt.reinforce.flank-number': { flank: t.COMES_ON.flank },
  'tt.reinforce.entry': { distance: near(t.ENTRY) },
  'tt.rally.number': { success: `${t.RALLIED_ON}+` },
  'tt.rally.enemy-near': {
    distance: near(t.NEAR_ENEMY),
    mod: RALLY.rows.find(({ clause }) => clause === 'tt.rally.enemy-near')?.value,
  },
  'tt.rally.hq-distance': {
    division: near(t.HQ_RADIUS['hq-division']),
    corps: near(t.HQ_RADIUS['hq-corps']),
    mod: 'no attempt',
  },
  'tt.setup.tie': { extra_ap: t.PORTION },
  'tt.setup.terrain': { features_min: t.FEATURES },
  'tt.setup.defender-deploys': deploys,
  'tt.setup.attacker-deploys': deploys,
  'tt.setup.attacker-rp-limit': { distance: near(t.CLEAR) },
};

const clauses = clauseFile('two-by-two').value;

test.each(Object.keys(ENGINE))('%s has the numbers of the sheet', (id) => {
  expect(clauses.find((clause) => clause.id === id)?.values).toEqual(ENGINE[id]);
});

const valuesOf = (id: string): Readonly<Record<string, unknown>> =>
  Object(clauses.find((clause) => clause.id === id)?.values) as Readonly<Record<string, unknown>>;

test.each([...SHOOTING.rows, ...MELEE.rows, ...RALLY.rows])('$clause has the modifier of the sheet', (row) => {
  const { mod, mod_per_extra_unit } = valuesOf(row.clause);
  expect(mod ?? mod_per_extra_unit).toBe(row.value);
});

test('every modifier of the sheet has its row', () => {
  const rows: readonly string[] = [...SHOOTING.rows, ...MELEE.rows, ...RALLY.rows].map(({ clause }) => clause);
  const modifiers = clauses.filter(({ kind, id }) => kind === 'modifier' && /^tt\.(shoot|melee|rally)\./.test(id));
  expect(rows.toSorted()).toEqual(modifiers.map(({ id }) => id).toSorted());
});

test('the quick reference has the shooting modifiers in the order of the sheet', () => {
  expect(SHOOTING.rows.map(({ value }) => value)).toEqual(Object.values(valuesOf('tt.shoot.mod-table')));
});

test('who has muskets and guns, and nobody else, can shoot (tt.units.no-range)', () => {
  const shooting = Object.keys(ROWS).filter((name) => t.PROFILES[ROWS[name]!].range.length > 0);
  expect(shooting).toEqual([...MUSKETS, ...GUNS]);
  expect(Object.values(ROWS)).toEqual(t.UNIT_TYPES);
});

test('results follow one another without a gap', () => {
  expect(t.RESULTS.map(({ from, to, word }) => [from, to, word])).toEqual([
    [null, 4, 'unharmed'],
    [5, 6, 'pinned'],
    [7, 7, 'disrupted'],
    [8, null, 'routed'], // prettier-ignore
  ]);
  expect(t.DIFFERENCES.map(({ from, to, word }) => [from, to, word])).toEqual([
    [1, 1, 'repulsed'],
    [2, 2, 'recoiled'],
    [3, 3, 'routed'],
    [4, 5, 'destroyed'],
    [6, null, 'destroyed'], // prettier-ignore
  ]);
});

test('what the sheet leaves open: an army of 48 AP, and twelve turns where turns end a battle (tt-001, tt-002)', () => {
  expect([t.ARMY, t.TURNS, near(t.CROSSING)]).toEqual([48, 12, 1]);
});
