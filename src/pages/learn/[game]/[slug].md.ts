import type { APIRoute, GetStaticPaths } from 'astro';
import { chapterOf, chapterSlugs } from '../../../library/chapters.ts';
import { library, shownGames } from '../../../library/plays.ts';
import { chapterTwin } from '../../../library/twins/chapter.ts';

export const getStaticPaths = (() =>
  shownGames().flatMap((game) =>
    chapterSlugs(game).map((slug) => ({ params: { game, slug } })),
  )) satisfies GetStaticPaths;

/** The Markdown twin of a chapter. */
export const GET: APIRoute = async ({ params, site }) => {
  const game = params['game']!;
  return new Response(await chapterTwin(game, chapterOf(game, await library(game), params['slug']!), site));
};
