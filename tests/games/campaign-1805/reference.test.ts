import { expect, test } from 'vitest';
import { reference } from '../../../src/games/campaign-1805/reference.ts';
import { readReference } from '../../../src/library/reference/index.ts';

const textsOf = (id: string): readonly (readonly string[])[] =>
  reference.tables
    .find((table) => table.id === id)!
    .rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));

test('the engine counts every table of the quick reference', async () => {
  const { sections } = await readReference('campaign-1805');
  const counted = sections.flatMap(({ parts }) => parts).find(({ title }) => title === 'Odds that they rout');
  expect(counted?.tables[0]?.rows.map(([name]) => name)).toEqual(['Old Guard', 'Veterans', 'First line', 'Militia']);
});

test.each([
  ['ranges', ['Maximum', '16 cm', '20 cm', '−2', '−1']],
  ['troops', ['Veteran', '+1', '+1', '6']],
  ['moves', ['Foot in column, deeper than wide', '5 cm']],
  ['guns', ['20 pounder', '80 cm', '–', '–']],
  ['guns', ['12 pounder', '72 cm', '80 cm', '12.5 cm']],
  ['artillery-dice', ['3–4', 'on the marker']],
  ['second-roll', ['At most', '2', '3', '4', '5', '6', '7']],
  ['shaken', ['A friend runs within 8 cm, for each', '−1']],
  ['commanders', ['Colonel and lieutenant colonel', '+3']],
  ['blunted', ['Against heavy cavalry', '−2']],
])('its table %s has the row %j', (id, row) => {
  expect(textsOf(id)).toContainEqual(row);
});
