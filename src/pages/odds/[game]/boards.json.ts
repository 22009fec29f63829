import type { APIRoute, GetStaticPaths } from 'astro';
import { withCharts } from '../../../library/charts.ts';
import { rollBoards } from '../../../library/pages/rolls.ts';
import { gamesWithOdds } from '../../../library/rolls.ts';

export const getStaticPaths = (async () =>
  (await withCharts(gamesWithOdds().map((game) => ({ game })))).map(({ game }) => ({
    params: { game },
  }))) satisfies GetStaticPaths;

/**
 * The boards of a game's rolls, which a page counts again for a reader with charts of their own.
 */
export const GET: APIRoute = async ({ params }) => Response.json(await rollBoards(params['game']!));
