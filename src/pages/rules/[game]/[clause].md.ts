import type { APIRoute, GetStaticPaths } from 'astro';
import type { Clause } from '../../../scenario/files/ledger.ts';
import { shownGames } from '../../../library/plays.ts';
import { clausesShown, clauseTwin } from '../../../library/twins/reference.ts';

export const getStaticPaths = (async () => {
  const games = await Promise.all(
    shownGames().map(async (game) =>
      (await clausesShown(game)).map((clause) => ({ params: { game, clause: clause.id }, props: { clause } })),
    ),
  );
  return games.flat();
}) satisfies GetStaticPaths;

interface Props {
  readonly [name: string]: unknown;
  readonly clause: Clause;
}

/** The Markdown twin of a clause. */
export const GET: APIRoute<Props> = async ({ params, props, site }) =>
  new Response(await clauseTwin(params['game']!, props.clause, site));
