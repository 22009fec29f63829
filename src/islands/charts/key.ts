import type { GameId } from '../../core/ids.ts';

/** The key under which a browser stores the reader's own charts of a game. */
export const keyOf = (game: GameId): string => `drill-square.charts.1/${game}`;
