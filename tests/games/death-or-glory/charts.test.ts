import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../src/core/charts.ts';
import {
  bandOf,
  CHARTS,
  consult,
  endsOf,
  found,
  rowOf,
  type ChartId,
} from '../../../src/games/death-or-glory/charts/charts.ts';
import { isInBounds, SPECS } from '../../../src/games/death-or-glory/charts/specs.ts';
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
const reconstructed = (value: number | null) => (value === null ? null : { value, mark: 'reconstructed' });

describe('every chart', () => {
  test('is told about, with its clauses, and all its numbers are in bounds', () => {
    expect(SPECS.map(({ id }) => id)).toEqual(IDS);
    for (const spec of SPECS) {
      expect(spec.clauses.length, spec.id).toBeGreaterThan(0);
      const numbers = (CHARTS[spec.id] as Chart).cells.flat().filter((each) => each !== null);
      expect(
        numbers.filter((each) => !isInBounds(spec, each)),
        spec.id,
      ).toEqual([]);
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
      const ends = CHARTS[id].rows.map(endsOf);
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
    expect(bandOf('range-artillery', 1200)).toBe('901–1200');
  });

  test('a number out of bounds or between the steps may not stand in it', () => {
    const spec = { bounds: { least: 0, most: 1, step: 0.05 } };
    expect([0, 0.15, 1, -0.05, 1.05, 0.07].map((each) => isInBounds(spec, each))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
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

  test('of fatigue changes how far tired troops go', () => {
    const tired = board({ unit: { ...LINE, condition: 'tired' } });
    expect(rateOf(tired, body(tired, 'unit')) / 1000).toBe(75);
    const charts = own('fatigue-movement', 'tired', 'part of a move', 0.9);
    expect(rateOf({ ...tired, charts }, body(tired, 'unit')) / 1000).toBe(90);
  });
});
