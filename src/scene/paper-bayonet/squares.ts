import { isSquare, onBoard, place, square, type Square } from '../../geometry/grid.ts';
import type { State } from '../../games/paper-bayonet/state.ts';
import type { Spot } from '../scene.ts';

/** The centre of a square; squares are 1 wide. */
export const centre = (at: Square): Spot => {
  const { file, rank } = place(at);
  return [file + 0.5, rank + 0.5];
};

/** The corners of a square, from its lower left. */
export const corner = (at: Square): readonly Spot[] => {
  const { file, rank } = place(at);
  return [
    [file, rank],
    [file + 1, rank],
    [file + 1, rank + 1],
    [file, rank + 1],
  ];
};

/**
 * The square of an annotation's `where`: the name of a square or the id of a unit; null if there is
 * no such square or unit.
 */
export function spot(state: State, where: unknown): Square | null {
  if (typeof where !== 'string') return null;
  return state.units[where]?.at ?? (isSquare(where) && onBoard(state.size, place(where)) ? where : null);
}

/** The square under a spot of the scene; null off the board. */
export function squareAt(state: State, [x, y]: Spot): Square | null {
  const at = { file: Math.floor(x), rank: Math.floor(y) };
  const inside = at.file >= 0 && at.rank >= 0 && at.file < state.size.files && at.rank < state.size.ranks;
  return inside ? square(at) : null;
}
