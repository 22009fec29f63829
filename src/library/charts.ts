import type { OurCharts } from '../core/charts.ts';
import type { GameId } from '../core/ids.ts';
import { engineOf } from '../register/index.ts';
import { shownGames } from './plays.ts';

/** The charts of a game that a reader may replace; empty if it has none. */
export const chartsOf = async (game: GameId): Promise<OurCharts> => (await engineOf(game)).charts ?? {};

/** Does a game have charts that a reader may replace? */
export const hasCharts = async (game: GameId): Promise<boolean> => Object.keys(await chartsOf(game)).length > 0;

/** Those of these games that have such charts. */
export async function withCharts<Named extends { readonly game: GameId }>(
  games: readonly Named[],
): Promise<readonly Named[]> {
  const has = await Promise.all(games.map(({ game }) => hasCharts(game)));
  return games.filter((_, n) => has[n]);
}

/** The games on the site that have such charts. */
export const gamesWithCharts = async (): Promise<readonly GameId[]> =>
  (await withCharts(shownGames().map((game) => ({ game })))).map(({ game }) => game);
