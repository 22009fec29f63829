import type { APIRoute, GetStaticPaths } from 'astro';
import { tableScene } from '../../library/boards/table.ts';
import { shownGames } from '../../library/plays.ts';
import rules from '../../painters/board.css?raw';
import { svgPicture } from '../../painters/picture.ts';

export const getStaticPaths = (async () => {
  const tables = await Promise.all(shownGames().map(async (game) => ({ game, scene: await tableScene(game) })));
  return tables.flatMap(({ game, scene }) => (scene === undefined ? [] : [{ params: { game } }]));
}) satisfies GetStaticPaths;

/** The table of a game, as the front page shows it. */
export const GET: APIRoute<Record<string, never>> = async ({ params: { game } }) => {
  const scene = await tableScene(game!);
  return new Response(svgPicture(scene!, rules), { headers: { 'Content-Type': 'image/svg+xml' } });
};
