import { readTable, type TableBoard, type TableGame } from '../../../src/games/table/boards/board.ts';
import { problemText } from '../../../src/core/result.ts';
import { um, type Um } from '../../../src/geometry/lengths.ts';
import { pointAt, type Point } from '../../../src/geometry/vectors.ts';

/*
 * A game of few words, whose boards are 600 mm wide and 400 mm deep. Places and lengths are in mm.
 */

export const mm = (length: number): Um => um(length, 'mm');
export const at = (x: number, y: number): Point => pointAt(mm(x), mm(y));

export const SIZE = { width: mm(40), depth: mm(20) };

/** Its companies all have one size, and its guns have none. */
export const GAME: TableGame = {
  measure: 'mm',
  types: ['company', 'guns'],
  shape: ({ type }) => (type === 'guns' ? 'a type with a size' : SIZE),
  terrain: { wood: 'area', hill: 'area', road: 'line', wall: 'line' },
  conditions: ['pinned'],
  phases: ['moves', 'fires'],
};

/** A company in the middle of the board, with other or further fields. */
export const company = (fields: object = {}): object => ({ type: 'company', at: [300, 200], ...fields });

export const NOW = { turn: 1, side: 'blue', phase: 'moves' };
const SIDES = { blue: { edge: 'south', name: 'the Blues' }, red: { edge: 'north', name: 'the Reds' } };

/** A written board with these units of the Blues. */
export const written = (units: object = {}, more: object = {}): object => ({
  size: [600, 400],
  sides: SIDES,
  units: { blue: units, red: {} },
  now: NOW,
  ...more,
});

/** The board as it is read. */
export function boardOf(units: object, more: object = {}): TableBoard {
  const read = readTable(written(units, more), GAME);
  if (!read.ok) throw new Error(read.error.map(problemText).join('\n'));
  return read.value;
}

/** What is wrong with a board, each in a sentence. */
export function wrong(units: object, more: object = {}, game: TableGame = GAME): readonly string[] {
  const read = readTable(written(units, more), game);
  return read.ok ? [] : read.error.map(problemText);
}
