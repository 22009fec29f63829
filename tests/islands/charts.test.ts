import { describe, expect, test } from 'vitest';
import type { Charts } from '../../src/core/charts.ts';
import { charted } from '../../src/islands/charts/door.ts';
import { chartsText, fingerprintOf, readCharts, withCell } from '../../src/islands/charts/stored.ts';
import { chartsNote, otherCharts } from '../../src/islands/charts/words.ts';

const OURS: Charts = {
  nerve: { rows: ['foot', 'horse'], columns: ['clear', 'mist'], cells: [[70, 60], [80, 70]], mark: 'reconstructed' },
  losses: { rows: ['foot'], columns: ['men'], cells: [[7.5]], mark: 'printed' },
}; // prettier-ignore
const CELL = { id: 'nerve', row: 'horse', column: 'clear' };
const own = withCell({}, OURS, CELL, 55);
const stored = (charts: unknown): string => JSON.stringify({ version: 1, charts });

describe('a reader’s own charts in the browser', () => {
  test('are read as they were written, and a cell that is left to ours removes what is empty', () => {
    expect(readCharts(chartsText(own), OURS)).toEqual({ charts: own, unfit: [] });
    expect(own['nerve']).toMatchObject({ cells: [[null, null], [55, null]], mark: 'own' }); // prettier-ignore
    const both = withCell(own, OURS, { ...CELL, column: 'mist' }, 0);
    expect(withCell(both, OURS, CELL, null)['nerve']!.cells).toEqual([[null, null], [null, 0]]); // prettier-ignore
    expect(chartsText(withCell(own, OURS, CELL, null))).toBeNull();
    expect(readCharts(null, OURS)).toEqual({ charts: {}, unfit: [] });
  });

  test.each([
    ['a chart of other rows', stored({ nerve: { ...own['nerve'], rows: ['foot'] } }), ['nerve']],
    ['too few cells', stored({ nerve: { ...own['nerve'], cells: [[1, 2]] } }), ['nerve']],
    ['a cell that is no number', stored({ nerve: { ...own['nerve'], cells: [[1, '2'], [3, 4]] } }), ['nerve']],
    ['a number beyond all bounds', stored({ losses: { ...OURS['losses'], cells: [[1e9]] } }), ['losses']],
    ['a chart that the game does not have', stored({ speed: own['nerve'] }), ['speed']],
    ['something else', '{"version":1,"char', ['nerve', 'losses']],
    ['another version', JSON.stringify({ version: 2, charts: {} }), ['nerve', 'losses']],
  ])('%s is left out, and said', (_what, text, unfit) => {
    const read = readCharts(text, OURS);
    expect(read).toEqual({ charts: {}, unfit });
    expect(chartsNote(read)).toContain('left out');
  }); // prettier-ignore

  test('one that does not fit leaves the others in use', () => {
    const read = readCharts(stored({ nerve: own['nerve'], losses: 'lost' }), OURS);
    expect(read).toEqual({ charts: own, unfit: ['losses'] });
    expect(chartsNote(read)).toMatch(/^Your own chart “Nerve” counts .* Your own chart “Losses” cannot be read/);
  });
});

describe('the door to the boards', () => {
  const state = { awaits: null, readings: {} };
  const frames = [
    { id: 'one', state, before: { ...state, awaits: null } },
    { id: 'two', state },
  ];
  const board = { id: 'pk.board', title: 'Board', game: 'picket', frames } as const;

  test('puts the charts into every state, before and after an order', () => {
    const [one, two] = charted(board, own).frames;
    for (const played of [one!.state, one!.before, two!.state]) expect(played).toMatchObject({ charts: own });
    expect(two).not.toHaveProperty('before');
    expect(state).not.toHaveProperty('charts');
  });

  test('leaves a board as it is if there are none', () => expect(charted(board, {})).toBe(board));
});

describe('a link or a stored game', () => {
  test('names charts by what stands in them', () => {
    expect(fingerprintOf({})).toBe('');
    expect(fingerprintOf()).toBe('');
    expect(fingerprintOf(own)).toMatch(/^[0-9a-f]{1,8}$/);
    expect(fingerprintOf(readCharts(chartsText(own), OURS).charts)).toBe(fingerprintOf(own));
    expect(fingerprintOf(withCell(own, OURS, CELL, 56))).not.toBe(fingerprintOf(own));
  });

  test('says in words that it was made with others, and nothing if they are the same', () => {
    const mine = fingerprintOf(own);
    expect(otherCharts('link', mine, { charts: own })).toBe('');
    expect(otherCharts('game', '', {})).toBe('');
    expect(otherCharts('link', '', { charts: own })).toContain('made with our charts, and this page plays with yours');
    expect(otherCharts('link', mine, {})).toContain('a chart of the player’s own, and this page plays with ours');
    expect(otherCharts('game', 'abc', { charts: own })).toContain('This game was made with another chart than yours');
  });
});
