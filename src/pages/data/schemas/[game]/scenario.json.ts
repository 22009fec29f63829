import type { APIRoute, GetStaticPaths } from 'astro';
import { fileSchemas } from '../../../../integrations/schemas/files.ts';
import { schemaGame } from '../../../../integrations/schemas/index.ts';
import { shownGames } from '../../../../library/plays.ts';
import { contentRoot } from '../../../../register/folders.ts';

export const getStaticPaths = (() => shownGames().map((game) => ({ params: { game } }))) satisfies GetStaticPaths;

/** The JSON Schema by which an editor completes and checks a scenario of the game. */
export const GET: APIRoute = async ({ params }) =>
  Response.json(fileSchemas(await schemaGame(params['game']!, contentRoot(params['game']!)))['scenario']);
