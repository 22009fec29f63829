import type { Readings } from '../../../../../../../core/ids.ts';
import { success, type Problem, type Result } from '../../../../../../../core/result.ts';
import { readTable, type TableGame } from '../../../../../../../games/table/boards/board.ts';
import type { State, Unit } from '../state.ts';
import { BASE, PHASES, type Phase } from '../tables.ts';
import { begun } from '../turn/sequence.ts';

/** What the reading of boards needs to know of this game. */
export const GAME: TableGame = {
  measure: 'mm',
  types: ['company'],
  shape: () => BASE,
  terrain: {},
  conditions: [],
  phases: PHASES,
};

/** Reads a board, at the beginning of its phase. */
export function start(input: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const read = readTable(input, GAME);
  if (!read.ok) return read;
  const { sides, units, now } = read.value;
  const placed = Object.values(units).map(({ id, name, side, base: { at, facing } }): [string, Unit] => [
    id,
    { name, side, at, facing },
  ]);
  // `readTable` has refused any other phase.
  const { side, turn } = now;
  const board = { sides, units: Object.fromEntries(placed), readings, done: [] };
  return success(begun(board, { side, phase: now.phase as Phase, turn }));
}
