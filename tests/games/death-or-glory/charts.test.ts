import { describe, expect, test } from 'vitest';
import { endsOf, isInBounds, type Chart, type ChartValue } from '../../../src/core/charts.ts';
import { chartLabel } from '../../../src/games/contract/charts.ts';
import { BASES } from '../../../src/games/death-or-glory/charts/bases.ts';
import {
  CHARTS,
  consult,
  found,
  foundAt,
  rowOf,
  type ChartId,
} from '../../../src/games/death-or-glory/charts/charts.ts';
import { OURS } from '../../../src/games/death-or-glory/charts/ours.ts';
import { faultsOf } from '../../../src/islands/charts/faults.ts';
import { factor, factorOfGuns, firepower, TROOPS } from '../../../src/games/death-or-glory/charts/troops.ts';
import { measureVolley } from '../../../src/games/death-or-glory/firing/volley.ts';
import { rateOf } from '../../../src/games/death-or-glory/moving/rates.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { total } from '../../../src/core/reasons.ts';
import { board, body, firing, read } from './playing.ts';

const IDS = Object.keys(CHARTS) as readonly ChartId[];

/** A reader’s own chart with one cell of his, and all others left to ours. */
function own(id: ChartId, row: string, column: string, value: number): Readonly<Record<string, Chart>> {
  const { rows, columns } = CHARTS[id] as Chart;
  const cells = rows.map((each) => columns.map((other) => (each === row && other === column ? value : null)));
  return { [id]: { rows, columns, cells, mark: 'own' } };
}

/** A number of ours as the rules find it; null for an empty cell. */
const reconstructed = (value: ChartValue) => (value === null ? null : { value, mark: 'reconstructed' });

test.each([
  ['infantry', 'british-kings-german-legion', 'British King’s German Legion'],
  ['infantry', 'portuguese-cacadores', 'Portuguese Caçadores'],
  ['infantry', 'french-line', 'French line'],
  ['cavalry', 'prussian-landwehr-cavalry', 'Prussian Landwehr cavalry'],
  ['firepower-guns', '12-pounder', '12-pounder'],
  ['casualties-small-arms', '-3', '−3'],
  ['fatigue-movement', 'utterly-exhausted', 'Utterly exhausted'],
] as const)('the chart %s names the row %s as it is written', (id, row, name) => {
  expect(chartLabel(OURS[id]!, row)).toBe(name);
});

describe('every chart', () => {
  test('is told about, with its clauses, and all its numbers keep to what a reader may write', () => {
    expect(Object.keys(BASES)).toEqual(IDS);
    expect(Object.keys(OURS)).toEqual(IDS);
    for (const id of IDS) {
      const { bounds, cells } = OURS[id]!;
      expect(BASES[id].clauses.length, id).toBeGreaterThan(0);
      const numbers = cells.flat().filter((each) => typeof each === 'number');
      expect(
        numbers.filter((each) => !isInBounds(bounds, each)),
        id,
      ).toEqual([]);
      expect(faultsOf(OURS[id]!, {}), id).toEqual([]);
    }
  });

  test.each(IDS)('%s gives every number of its own, and that of a reader instead', (id) => {
    const { rows, columns, cells }: Chart = CHARTS[id];
    rows.forEach((row, r) =>
      columns.forEach((column, c) => {
        const value = cells[r]![c]!;
        const ours = found({}, id, row, column as never);
        expect(ours, `${row} ${column}`).toEqual(reconstructed(value));
        const charts = own(id, row, column, 9);
        expect(found({ charts }, id, row, column as never)).toEqual({ value: 9, mark: 'own' });
      }),
    );
    expect(() => consult({}, id, 'no such row', columns[0] as never)).toThrow('has no number');
  });

  test('bands leave no gap', () => {
    for (const id of ['range-small-arms', 'range-artillery'] as const) {
      const ends = CHARTS[id].rows.map((row) => endsOf(row));
      expect(ends[0]![0]).toBe(0);
      ends.slice(1).forEach(([from], n) => expect(from).toBe(ends[n]![1] + 1));
    }
  });

  test('totals leave no gap', () => {
    for (const id of ['casualties-small-arms', 'casualties-artillery', 'casualties-melee'] as const) {
      const rows = CHARTS[id].rows.map(Number);
      rows.slice(1).forEach((each, n) => expect(each).toBe(rows[n]! + 1));
      expect(rowOf(id, rows.at(-1)! + 5)).toBe(String(rows.at(-1)));
      expect(rowOf(id, rows[0]! - 1)).toBeNull();
    }
  });

  test('a band ends where it says, and beyond the last there is none', () => {
    const at = (length: number) => foundAt({}, 'range-artillery', length, 'heavy')?.row ?? null;
    expect([0, 150, 150.5, 1200, 1200.5].map(at)).toEqual(['0–150', '0–150', '151–300', '901–1200', null]);
    expect(foundAt({}, 'range-artillery', 1000, 'light')).toBeNull();
  });

  test('a reader’s own bands have their own ends, and say what is out of range', () => {
    const { rows, columns, cells } = CHARTS['range-artillery'] as Chart;
    const bands = ['0–200', '201–300', ...rows.slice(2)];
    const own = cells.map((row, r) =>
      row.map((_, c) => (c > 0 ? null : r === 0 ? 6 : r === 5 ? ('none' as const) : null)),
    );
    const charts = { 'range-artillery': { rows: bands, columns, cells: own, mark: 'own' } } as const;
    const at = (length: number, column = 'heavy') => foundAt({ charts }, 'range-artillery', length, column);
    expect(at(180)).toEqual({ row: '0–200', value: 6, mark: 'own' });
    expect(at(250), 'our number, in his band').toEqual({ row: '201–300', value: 2, mark: 'own' });
    expect(at(400), 'left to ours').toEqual({ row: '301–500', value: 0, mark: 'reconstructed' });
    expect(at(1000)).toBeNull();
    expect(at(1000, 'medium')).toMatchObject({ value: -5 });
  });
});

test('every type of troops has its factors', () => {
  for (const [type, { fires, arm }] of Object.entries(TROOPS)) {
    expect(factor({}, type, 'morale').value, type).toBeGreaterThan(0);
    expect(factor({}, type, 'control').value, type).toBeGreaterThan(0);
    if (fires !== null) expect(firepower({}, type).value, type).toBeGreaterThanOrEqual(0);
    else expect(arm).toMatch(/guns$/);
  }
  const gun = (type: string, calibre: '12-pounder' | '6-pounder') => factorOfGuns({}, { type, calibre }).value;
  expect([gun('french-foot-battery', '12-pounder'), gun('spanish-foot-battery', '6-pounder')]).toEqual([3, 0]);
});

describe('a reader’s own number', () => {
  const FOE = { type: 'austrian-line', at: [900, 542], facing: 'south' };
  const LINE = { type: 'french-line', at: [900, 450], facing: 'north' };
  const loaded = (charts: State['charts'] = {}): State => ({
    ...board({ unit: LINE }, { foe: FOE }, { now: { phase: 'firing' } }),
    charts,
  });
  const volley = (state: State) => engine.resolve(state, read(state, { fire: 'unit', at: 'foe' }), firing(8));

  test('of firepower, of a range and of casualties changes a volley, and is marked as his', () => {
    const sum = (charts: State['charts']) =>
      total(measureVolley(loaded(charts), { type: 'fire', unit: 'unit', at: ['foe'] }).terms);
    expect(sum({})).toBe(7);
    expect(sum(own('infantry', 'french-line', 'firepower', 5))).toBe(9);
    expect(sum(own('range-small-arms', '51–75', 'musket', 3))).toBe(9);
    const doubled = own('casualties-small-arms', '10', 'per cent', 22);
    const [fired, lost] = volley(loaded(doubled));
    expect(fired).toMatchObject({ reasons: [{}, {}, {}, { cell: '22%', mark: 'own' }, { total: 158 }] });
    expect(lost).toMatchObject({ lost: 158 });
    expect(body(loaded(), 'foe').men).toBe(720);
  });

  test('of the skill of gunners is marked as his, also if it is nothing', () => {
    const skill = (charts: State['charts'] = {}) => factorOfGuns({ charts }, { type: 'spanish-foot-battery' });
    expect(skill()).toEqual({ value: 0, mark: 'reconstructed' });
    expect(skill(own('skill-guns', 'spanish', 'adds', 0))).toEqual({ value: 1, mark: 'own' });
  });

  test('of fatigue changes how far tired troops go', () => {
    const tired = board({ unit: { ...LINE, condition: 'tired' } });
    expect(rateOf(tired, body(tired, 'unit')) / 1000).toBe(75);
    const charts = own('fatigue-movement', 'tired', 'part of a move', 0.9);
    expect(rateOf({ ...tired, charts }, body(tired, 'unit')) / 1000).toBe(90);
  });
});
