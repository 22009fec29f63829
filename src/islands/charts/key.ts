import type { GameId } from '../../core/ids.ts';

/** The key under which a browser stores the reader's own charts of a game. */
export const keyOf = (game: GameId): string => `drill-square.charts.1/${game}`;

/** Whether this browser has stored charts of the reader's own for a game. */
export function areStored(game: GameId): boolean {
  try {
    return localStorage.getItem(keyOf(game)) !== null;
  } catch {
    return false;
  }
}
