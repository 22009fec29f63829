import { expect, test } from 'vitest';
import { OURS } from '../../src/games/death-or-glory/charts/ours.ts';
import { multiplied, withOtherCharts } from '../../src/library/other-charts.ts';

const MUSKETS = 'casualties-small-arms';
const BATTLE = 'dg.the-mill-at-ostrau';

test('a chart is multiplied cell by cell, and cells without a number stay as they are', () => {
  const { cells, mark } = multiplied(OURS, 'range-artillery', 2)['range-artillery']!;
  expect(cells[0]).toEqual([8, 8, 8]);
  expect(cells.at(-1)).toEqual([-8, -10, null]);
  expect(mark).toBe('own');
});

test('a chart that there is not is refused, and so is a number that is none', () => {
  expect(() => multiplied(OURS, 'range-artillery', Number('two'))).toThrow('expected a number above 0');
  expect(() => multiplied(OURS, 'weather', 2)).toThrow('No chart weather: there are range-small-arms');
});

test('with the numbers of our own charts a battle comes out as it did', async () => {
  expect(await withOtherCharts(BATTLE, MUSKETS, 1)).toEqual({ changed: [], parting: null });
});

test('twice the casualties of a volley make its target test', async () => {
  const { changed, parting } = await withOtherCharts('dg.two-charts', MUSKETS, 2);
  expect(parting).toBeNull();
  expect(changed).toEqual([expect.objectContaining({ id: 'the-volley', ours: ['The Austrians lose 43 men.'] })]);
  expect(changed[0]!.theirs).toContain('The Austrians lose 86 men.');
  expect(changed[0]!.theirs.join(' ')).toContain('test morale');
});

test('it stops where an order can no longer be given, and says why', async () => {
  const { changed, parting } = await withOtherCharts(BATTLE, MUSKETS, 2);
  expect(changed.map(({ id }) => id)).toContain('from-the-windows');
  expect(parting).toEqual({ title: 'In the farm', says: 'The Froon battalion is in contact with no enemy.' });
});

test('a scenario that there is not is refused', async () => {
  await expect(withOtherCharts('dg.nowhere', MUSKETS, 2)).rejects.toThrow('No scenario dg.nowhere');
});
