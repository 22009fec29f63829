import type { APIRoute, GetStaticPaths } from 'astro';
import { shownGames } from '../../library/plays.ts';
import { clausesTwin } from '../../library/twins/reference.ts';

export const getStaticPaths = (() => shownGames().map((game) => ({ params: { game } }))) satisfies GetStaticPaths;

/** All clauses of a game in one Markdown file. */
export const GET: APIRoute = async ({ params, site }) => new Response(await clausesTwin(params['game']!, site));
