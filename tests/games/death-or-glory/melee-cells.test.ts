import { expect, test } from 'vitest';
import type { Chart } from '../../../src/core/charts.ts';
import { CHARTS, type ChartId } from '../../../src/games/death-or-glory/charts/charts.ts';
import { counted, duel, scoreOf, strikes } from './melees.ts';

/* Each cell of our charts that a melee looks up. */

const cellsOf = (id: ChartId) => {
  const { rows, columns, cells }: Chart = CHARTS[id];
  return rows.flatMap((row, r) => columns.map((column, c) => [row, column, cells[r]![c]] as const));
};

const STRUCK: Readonly<Record<string, object>> = {
  impact: {},
  'impact on foot': {},
  'impact on horse': { type: 'french-hussars' },
  'impact on a square': { formation: 'square' },
  confused: {},
};

test.each(
  (['infantry', 'cavalry', 'gunners'] as const)
    .flatMap(cellsOf)
    .filter(([, column]) => Object.hasOwn(STRUCK, column))
    .map(([row, ...rest]) => [row.endsWith('-battery') ? `french-${row}` : row, ...rest] as const),
)('%s, %s: %j', (type, column, value) => {
  const events = strikes(duel(STRUCK[column]!, { type, melee: { impact: true } }));
  const clause = column === 'confused' ? 'factors' : 'impact-first-round';
  expect(counted(scoreOf(events, 'foe').reasons[1])[clause]).toBe(value);
});

test('every row of the casualties, and what lies beyond them', () => {
  const types = ['austrian-line', 'austrian-landwehr', 'austrian-cuirassiers', 'austrian-uhlans'];
  const foes = types.flatMap((type) =>
    [[], ['exhausted'], ['tired'], ['disordered', 'exhausted'], ['unformed']].flatMap((condition) =>
      [{}, { impact: true as const }].map((melee) => ({ type, condition, melee })),
    ),
  );
  const feet = [{}, { formation: 'square' }, { formation: 'skirmish-order' }, { condition: ['disordered'] }];
  const boards = foes.flatMap((foe) => feet.map((foot) => duel({ figures: 8, ...foot }, foe)));
  const scores = boards.flatMap((state) =>
    [0, 1, 4, 7].map((face) => scoreOf(strikes(state, { foe: face }), 'foe').reasons),
  );
  const seen = new Map(scores.map(([, { total }, { cell }]) => [total, cell]));
  const { rows, cells } = CHARTS['casualties-melee'];
  for (const [total, cell] of seen) {
    const row = Math.min(rows.length - 1, total);
    expect(cell, String(total)).toBe(total < 0 ? '0%' : `${cells[row]![0]}%`);
  }
  for (const row of rows) expect([...seen.keys()], row).toContain(Number(row));
  expect(Math.min(...seen.keys())).toBeLessThan(0);
});
