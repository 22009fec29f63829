import type { APIRoute, GetStaticPaths } from 'astro';
import { rollsData } from '../../library/pages/rolls.ts';
import { gamesWithOdds } from '../../library/rolls.ts';

export const getStaticPaths = (() => gamesWithOdds().map((game) => ({ params: { game } }))) satisfies GetStaticPaths;

/**
 * The odds of a game's rolls for every set of choices. Its page shows one set of each at a time.
 */
export const GET: APIRoute = async ({ params }) => Response.json(await rollsData(params['game']!));
