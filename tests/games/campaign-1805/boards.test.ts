import { describe, expect, test } from 'vitest';
import { order } from '../../../src/games/campaign-1805/boards/written.ts';
import { start } from '../../../src/games/campaign-1805/boards/start.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { at } from './field.ts';

const SAND = {
  size: [122, 122],
  sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
};
const LINE = { type: 'infantry', ranks: { files: 12, ranks: 2 }, at: [60, 40], facing: 'north' };
const MUSKETEERS = {
  type: 'infantry',
  rank: 'second-line',
  ranks: ['ooooCsoooo', 'oooooooooo'],
  commander: 'captain',
  at: [60, 49],
  facing: 'south',
};
const NOW = { turn: 1, side: 'french', phase: 'firing', written: { line: { does: 'fire', at: 'musketeers' } } };

/** A board with these two bodies and this moment. */
const board = (line: object = LINE, musketeers: object = MUSKETEERS, now: object = NOW) => ({
  ...SAND,
  units: { french: { line }, allied: { musketeers } },
  now,
});

const begun = (written: unknown): State => {
  const read = start(written, {});
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** What is wrong with a board, by its paths. */
const faults = (written: unknown): readonly string[] => {
  const read = start(written, {});
  return read.ok ? [] : read.error.map(({ path }) => path);
};

describe('a board', () => {
  test('is read with its models, its commander and its written orders', () => {
    const state = begun(board());
    expect(state.units['musketeers']).toMatchObject({ troops: 'second-line', commanders: ['captain'], strength: 20 });
    expect(state.units['line']).toMatchObject({
      at: at(60, 40),
      ranks: ['o'.repeat(12), 'o'.repeat(12)],
      troops: 'first-line',
    });
    expect(state).toMatchObject({ holder: 'french', written: { line: { does: 'fire', at: 'musketeers' } } });
  });

  test('before the roll has nobody with the initiative', () => {
    expect(begun(board(LINE, MUSKETEERS, { turn: 2, side: 'french', phase: 'initiative' })).holder).toBeNull();
  });

  test.each([
    ['a commander who stands nowhere', board({ ...LINE, commander: 'major' }), 'units.french.line.commander'],
    [
      'an officer without a rank',
      board(LINE, { ...MUSKETEERS, commander: undefined }),
      'units.allied.musketeers.commander',
    ],
    ['two officers', board(LINE, { ...MUSKETEERS, ranks: ['oCCo'] }), 'units.allied.musketeers.commander'],
    ['fewer deployed than there are', board({ ...LINE, strength: 20 }), 'units.french.line.strength'],
    ['a body without ranks', board({ ...LINE, ranks: undefined }), 'units.french.line'],
    [
      'an order to nobody',
      board(LINE, MUSKETEERS, { ...NOW, written: { lime: { does: 'hold' } } }),
      'now.written.lime',
    ],
    [
      'an order against nobody',
      board(LINE, MUSKETEERS, { ...NOW, written: { line: { does: 'fire', at: 'x' } } }),
      'now.written.line.at',
    ],
    ['a side that is not there', board(LINE, MUSKETEERS, { ...NOW, holder: 'prussian' }), 'now.holder'],
    ['a small table', { ...board(), size: [90, 122] }, 'size'],
  ])('with %s is refused', (_what, written, path) => {
    expect(faults(written).some((each) => each.startsWith(path))).toBe(true);
  });
});

describe('an order', () => {
  const state = begun(board());

  test.each([
    [
      { write: 'line', does: 'fire', at: 'musketeers' },
      { type: 'write', unit: 'line', does: 'fire', at: 'musketeers' },
    ],
    [
      { write: 'line', does: 'hold' },
      { type: 'write', unit: 'line', does: 'hold' },
    ],
    [
      { write: 'line', does: 'move', to: [60, 44], files: 4 },
      { type: 'write', unit: 'line', does: 'move', to: at(60, 44), files: 4 },
    ],
    [
      { charge: 'line', support: ['line'] },
      { type: 'charge', unit: 'line', support: ['line'] },
    ],
    [{ charge: 'line' }, { type: 'charge', unit: 'line', support: [] }],
    [{ 'hand-in': 'allied' }, { type: 'hand-in', by: 'allied' }],
    [{ roll: 'initiative' }, { type: 'roll' }],
    [{ fire: 'line' }, { type: 'fire', unit: 'line' }],
    [{ end: 'phase' }, { type: 'end-phase' }],
  ])('%j is read', (written, wanted) => {
    expect(order(written, state)).toMatchObject({ ok: true, value: wanted });
  });

  test.each([[{ fire: 'lime' }], [{ write: 'line', does: 'dance' }], [{ 'hand-in': 'prussian' }]])(
    '%j is not',
    (written) => {
      expect(order(written, state).ok).toBe(false);
    },
  );
});
