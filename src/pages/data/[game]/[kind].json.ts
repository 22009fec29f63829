import type { APIRoute, GetStaticPaths } from 'astro';
import type { GameId } from '../../../core/ids.ts';
import { clausesData, glossaryData, oddsData, scenariosData } from '../../../library/data/files.ts';
import { shownGames } from '../../../library/plays.ts';
import { gamesWithOdds } from '../../../library/rolls.ts';

const MAKE: Readonly<Record<string, (game: GameId) => unknown>> = {
  clauses: clausesData,
  glossary: glossaryData,
  scenarios: scenariosData,
  odds: oddsData,
};

export const getStaticPaths = (() =>
  shownGames().flatMap((game) =>
    Object.keys(MAKE)
      .filter((kind) => kind !== 'odds' || gamesWithOdds().includes(game))
      .map((kind) => ({ params: { game, kind } })),
  )) satisfies GetStaticPaths;

/** A file of the open data about one game: its clauses, its words, its scenarios or its odds. */
export const GET: APIRoute = async ({ params: { game, kind } }) => Response.json(await MAKE[kind!]!(game!));
