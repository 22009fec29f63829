import { expect, test } from 'vitest';
import { OURS as ours } from '../../src/games/death-or-glory/charts/ours.ts';
import { fileText, readFile } from '../../src/islands/charts/file.ts';

const OF = { game: 'death-or-glory', ours } as const;
const ID = 'casualties-small-arms';
const MINE = { [ID]: { '10': { 'per cent': 10.5 } }, 'range-small-arms': { '36–50': { musket: 2, to: 55 } } };
const file = (charts: unknown, more = {}): string =>
  JSON.stringify({ kind: 'drill-square-charts', version: 1, game: OF.game, charts, ...more });

test('charts travel in a file and come back as they were', () => {
  expect(readFile(OF, fileText(OF, MINE))).toEqual({ ok: true, value: MINE });
});

test.each([
  ['no JSON', '{"kind": "drill-square-charts",', /not JSON.*mend its commas/],
  ['a script', '<script>alert(1)</script>', /not JSON/],
  ['another thing', '[1, 2]', /no file of charts: found \[1,2\] as its kind, expected “drill-square-charts”/],
  ['another version', file(MINE, { version: 2 }), /of version 2, and this page reads version 1/],
  ['another game', file(MINE, { game: 'chess' }), /of the game “chess”, and these of “death-or-glory”/],
  ['no charts', file(null), /charts: found null, expected the charts by their names/],
  ['no number', file({}), /holds no number/],
  ['an unknown chart', file({ casualties: {} }), /charts › casualties: this game has no such chart; expected one of: range-small-arms/],
  ['an unknown row', file({ [ID]: { '99': { 'per cent': 1 } } }), /› 99: there is no such row; expected one of: -3, -2/],
  ['an unknown column', file({ [ID]: { '10': { percent: 1 } } }), /› 10 › percent: there is no such column; expected one of: per cent/],
  ['text for a number', file({ [ID]: { '10': { 'per cent': '1' } } }), /found “1”, expected a number from 0 to 100, in steps of 0.25\./],
  ['a list for a row', file({ [ID]: { '10': [1] } }), /found \[1\], expected columns with their numbers/],
  ['a number out of bounds', file({ [ID]: { '15': { 'per cent': 101 } } }), /Found 101, expected/],
  ['rows that fall', file({ [ID]: { '10': { 'per cent': 1 } } }), /› 10 › per cent: 1 is less than the 9 in the row above/],
  ['a key of every object', '{"kind":"drill-square-charts","version":1,"game":"death-or-glory","charts":{"__proto__":{"a":{"b":1}}}}', /no such chart/],
  ['a very long text', ' '.repeat(200_001), /has 200,001 characters/],
])('%s is refused with what was expected', (_what, text, says) => {
  const read = readFile(OF, text);
  expect(read.ok ? [] : read.error[0]).toMatch(says);
}); // prettier-ignore

test('of many faults it tells the first, and how many more there are', () => {
  const rows = Object.fromEntries(ours[ID]!.rows.map((row) => [row, { 'per cent': 'x' }]));
  const read = readFile(OF, file({ [ID]: rows }));
  expect(read.ok ? [] : read.error).toHaveLength(9);
  expect(read.ok ? '' : read.error.at(-1)).toBe('And 11 more.');
});
