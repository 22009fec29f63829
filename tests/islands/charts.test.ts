import { describe, expect, test } from 'vitest';
import type { OurCharts } from '../../src/core/charts.ts';
import {
  changeAt,
  changedBy,
  chartFrom,
  withChange,
  type Change,
  type Changes,
} from '../../src/islands/charts/changes.ts';
import { charted } from '../../src/islands/charts/door.ts';
import { faultsOf } from '../../src/islands/charts/faults.ts';
import { linkedChanges, linkText } from '../../src/islands/charts/link.ts';
import { chartsInUse, chartsOf, fingerprintOf, readStored, storedOf } from '../../src/islands/charts/stored.ts';
import { readTyped } from '../../src/islands/charts/typed.ts';
import { broughtNote, chartsNote, otherCharts } from '../../src/islands/charts/words.ts';

const OURS: OurCharts = {
  nerve: {
    title: 'Nerve',
    rows: ['foot', 'horse'],
    columns: ['clear', 'mist'],
    cells: [[70, 60], [80, 70]],
    mark: 'reconstructed',
    bounds: { least: 0, most: 100, step: 1 },
  },
  losses: {
    title: 'Losses',
    rows: ['-1', '0', '1'],
    columns: ['per cent'],
    cells: [[0], [2.5], [5]],
    mark: 'reconstructed',
    bounds: { least: 0, most: 50, step: 0.25 },
    ascends: true,
  },
  range: {
    title: 'Range',
    rows: ['0–35', '36–50', '51–75'],
    columns: ['musket', 'rifle'],
    cells: [[4, 3], [1, 2], [null, 0]],
    mark: 'reconstructed',
    bounds: { least: -10, most: 10, step: 1 },
    bands: 'mm',
  },
}; // prettier-ignore
const CELL = { id: 'nerve', row: 'horse', column: 'clear' };
const own = (value: Change, at = CELL, before: Changes = {}) => withChange(OURS, before, at, value);
const mine = own(55);
const charts = chartsOf(OURS, mine).charts;
const stored = (all: unknown): string => JSON.stringify({ version: 1, use: 'mine', charts: all });

describe('what a reader writes into our charts', () => {
  test('is a change of a cell; without it the cell is ours', () => {
    expect(mine).toEqual({ nerve: { horse: { clear: 55 } } });
    expect(changeAt(mine, CELL)).toBe(55);
    expect(withChange(OURS, own(0, { ...CELL, column: 'mist' }, mine), CELL, null)).toEqual({
      nerve: { horse: { mist: 0 } },
    });
    expect(withChange(OURS, mine, CELL, null)).toEqual({});
    expect(changeAt(mine, { ...CELL, id: 'constructor' })).toBeNull();
  });

  test('becomes a chart that the rules look up, and is read from it again', () => {
    const range = { range: { '36–50': { to: 60, musket: 'none' }, '51–75': { rifle: -1 } } } as const;
    const made = chartFrom(OURS['range']!, range.range);
    expect(made).toEqual({
      rows: ['0–35', '36–60', '61–75'],
      columns: ['musket', 'rifle'],
      cells: [[null, null], ['none', null], [null, -1]],
      mark: 'own',
    }); // prettier-ignore
    expect(changedBy(OURS, { range: made })).toEqual(range);
    expect(changedBy(OURS, charts)).toEqual(mine);
  });

  test.each([
    ['7', 7],
    [' 7,5 % ', 7.5],
    ['−3', -3],
    ['.5', 0.5],
    ['–', 'none'],
    ['', null],
  ])('“%s” is read', (typed, value) => {
    expect(readTyped(OURS['range']!, 'musket', typed)).toEqual({ ok: true, value });
  });

  test.each(['seven', '1e3', '7 men', '99999'])('“%s” is refused with what was expected', (typed) => {
    const read = readTyped(OURS['losses']!, 'per cent', typed);
    expect(read.ok ? '' : read.error).toContain('expected a number from 0 to 50, in steps of 0.25.');
  });
});

describe('a fault stands at its cell', () => {
  const at = (id: string, changed: Changes[string]) =>
    faultsOf(OURS[id]!, changed).map(({ row, column, says }) => `${row} ${column}: ${says}`);

  test.each([
    ['beyond its bounds', 'losses', { '0': { 'per cent': 51 } }, /^0 per cent: Found 51, expected a number from 0 to 50/],
    ['between its steps', 'losses', { '0': { 'per cent': 2.6 } }, /Found 2.6, expected/],
    ['no whole number', 'nerve', { foot: { mist: 7.5 } }, /expected a whole number from 0 to 100\./],
    ['less than ours above it', 'losses', { '1': { 'per cent': 2 } }, /^1 per cent: 2 is less than the 2.5 in the row above/],
    ['more than ours below it', 'losses', { '0': { 'per cent': 6 } }, /^0 per cent: 6 is more than the 5 in the row below, which is ours/],
    ['a dash where all is in range', 'nerve', { foot: { mist: 'none' } }, /Found a dash/],
    ['a dash with a number beyond it', 'range', { '36–50': { rifle: 'none' } }, /^36–50 rifle: A dash here/],
    ['a band that ends too early', 'range', { '36–50': { to: 35 } }, /^36–50 to: This band ends at 35, and the one before it at 35/],
    ['a band that ends beyond the next', 'range', { '36–50': { to: 80 } }, /^36–50 to: .*the next one, which is ours, at 75/],
    ['a band that ends nowhere', 'range', { '36–50': { to: 0 } }, /expected the last mm of the band/],
  ] as const)('%s', (_what, id, changed, says) => {
    const all = at(id, changed);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatch(says);
  }); // prettier-ignore

  test('a number beyond a band that is out of range by ours', () => {
    const long = {
      ...OURS['range']!,
      rows: [...OURS['range']!.rows, '76–90'],
      cells: [...OURS['range']!.cells, [null, null]],
    };
    expect(faultsOf(long, { '76–90': { musket: -3 } })).toMatchObject(
      [{ row: '76–90', says: /fill in every band/ as never }].map(({ row }) => ({ row })),
    );
    expect(faultsOf(long, { '51–75': { musket: 0 }, '76–90': { musket: -3 } })).toEqual([]);
  });

  test('and none if the rows ascend together, or stay equal', () => {
    expect(at('losses', { '0': { 'per cent': 6 }, '1': { 'per cent': 6 } })).toEqual([]);
    expect(at('range', { '36–50': { to: 80 }, '51–75': { to: 90 } })).toEqual([]);
  });
});

describe('a reader’s own charts in the browser', () => {
  test('are read as they were stored, with the switch', () => {
    expect(readStored(storedOf(OURS, { changes: mine, use: 'ours' }), OURS)).toEqual({
      changes: mine,
      use: 'ours',
      unread: [],
    });
    expect(storedOf(OURS, { changes: {}, use: 'ours' })).toBeNull();
    expect(readStored(null, OURS)).toMatchObject({ changes: {}, unread: [] });
  });

  test('are not played with while the reader plays with ours, nor one with a fault', () => {
    const kept = { changes: mine, use: 'mine', unread: [] } as const;
    expect(chartsInUse(OURS, kept)).toEqual({ charts, unfit: [] });
    expect(chartsInUse(OURS, { ...kept, use: 'ours' })).toEqual({ charts: {}, unfit: [] });
    const both = own(51, { id: 'losses', row: '0', column: 'per cent' }, mine);
    const found = chartsInUse(OURS, { ...kept, changes: both });
    expect(found).toEqual({ charts, unfit: ['losses'] });
    expect(chartsNote(OURS, found)).toMatch(
      /^The text is written for our charts. Your own chart “Nerve” counts .* “Losses” cannot/,
    );
  });

  test.each([
    ['another row', stored({ nerve: { camels: { clear: 1 } } }), ['nerve']],
    ['another column', stored({ nerve: { foot: { fog: 1 } } }), ['nerve']],
    ['a cell that is no number', stored({ nerve: { foot: { clear: '2' } } }), ['nerve']],
    ['a number beyond all bounds', stored({ losses: { '0': { 'per cent': 1e9 } } }), ['losses']],
    ['a chart that the game does not have', stored({ speed: {} }), ['speed']],
    ['something else', '{"version":1,"char', ['nerve', 'losses', 'range']],
    ['another version', JSON.stringify({ version: 2, charts: {} }), ['nerve', 'losses', 'range']],
  ])('%s is left out, and said', (_what, text, unread) => {
    const read = readStored(text, OURS);
    expect(read).toMatchObject({ changes: {}, unread });
    expect(chartsNote(OURS, chartsInUse(OURS, read))).toContain('left out');
  });
});

describe('the door to the boards', () => {
  const state = { awaits: null, readings: {} };
  const frames = [
    { id: 'one', state, before: { ...state, awaits: null } },
    { id: 'two', state },
    { id: 'three', state, staysOurs: true as const },
  ];
  const board = { id: 'pk.board', title: 'Board', game: 'picket', frames } as const;

  test('puts the charts into every state, before and after an order, but for steps that stay on ours', () => {
    const [one, two, three] = charted(board, charts).frames;
    for (const played of [one!.state, one!.before, two!.state]) expect(played).toMatchObject({ charts });
    expect(two).not.toHaveProperty('before');
    expect(three).toBe(frames[2]);
    expect(state).not.toHaveProperty('charts');
  });

  test('leaves a board as it is if there are none', () => expect(charted(board, {})).toBe(board));
});

describe('a link', () => {
  test('names the changed cells, and brings them', () => {
    expect(linkText(OURS)).toBe('');
    expect(linkText(OURS, charts)).toBe('nerve!horse!clear!55');
    const bands = own(
      60,
      { id: 'range', row: '36–50', column: 'to' },
      own('none', { id: 'range', row: '51–75', column: 'rifle' }, mine),
    );
    const text = linkText(OURS, chartsOf(OURS, bands).charts);
    expect(linkedChanges(OURS, text)).toEqual(bands);
    expect(linkedChanges(OURS, '')).toEqual({});
    expect(broughtNote(OURS, bands)).toContain('“Nerve”, horse, clear: 55 in place of 80');
    expect(broughtNote(OURS, bands)).toContain('“Range”, 36–50, its end: 60 in place of 50');
    expect(broughtNote(OURS, {})).toContain('made with our charts, and not with yours');
  });

  test.each([
    'abc123',
    'nerve!horse!clear',
    'nerve!horse!clear!5!5',
    'nerve!horse!clear!1e5',
    'speed!a!b!1',
    'nerve!horse!clear!101',
  ])('“%s” brings nothing that can be played with', (text) => expect(linkedChanges(OURS, text)).toBeNull());

  test('of very many cells has only their fingerprint', () => {
    const rows = Array.from({ length: 60 }, (_, n) => `row-${n}`);
    const wide: OurCharts = { wide: { ...OURS['nerve']!, rows, cells: rows.map(() => [1, 2]) } };
    const changes: Changes = { wide: Object.fromEntries(rows.map((row) => [row, { clear: 9 }])) };
    expect(linkText(wide, chartsOf(wide, changes).charts)).toMatch(/^[0-9a-f]{1,8}$/);
  });
});

describe('a stored game', () => {
  test('names charts by what stands in them', () => {
    expect(fingerprintOf({})).toBe('');
    expect(fingerprintOf()).toBe('');
    expect(fingerprintOf(charts)).toMatch(/^[0-9a-f]{1,8}$/);
    expect(fingerprintOf(chartsOf(OURS, own(56)).charts)).not.toBe(fingerprintOf(charts));
  });

  test('says in words that it was played with others, and nothing if they are the same', () => {
    expect(otherCharts(fingerprintOf(charts), { charts })).toBe('');
    expect(otherCharts('', {})).toBe('');
    expect(otherCharts('', { charts })).toContain('made with our charts, and this page plays with yours');
    expect(otherCharts(fingerprintOf(charts), {})).toContain(
      'a chart of the player’s own, and this page plays with ours',
    );
    expect(otherCharts('abc', { charts })).toContain('This game was made with another chart than yours');
  });
});
