import type { APIRoute, GetStaticPaths } from 'astro';
import { shownClauses } from '../../../library/pages/clauses.ts';
import { linkedClauses } from '../../../library/reference/index.ts';
import { clauseBoards, stepPath } from '../../../library/pages/clause-boards.ts';
import { clausePath, href } from '../../../register/paths.ts';
import { gameFile } from '../../../library/files.ts';
import { shownGames } from '../../../library/plays.ts';

export const getStaticPaths = (() => shownGames().map((game) => ({ params: { game } }))) satisfies GetStaticPaths;

/** The clauses on the rules page of a game, each with its link and the steps that show it. */
export const GET: APIRoute = async ({ params }) => {
  const game = params['game']!;
  const { name, edition, credit } = gameFile(game).value;
  const { onSite, met } = await shownClauses(game, await linkedClauses(game));
  const shown = await clauseBoards(game);
  return Response.json({
    game,
    name,
    edition,
    credit,
    clauses: [...onSite, ...met].map(({ id, section, phase, kind, says, values }) => ({
      id,
      section,
      phase,
      kind,
      says,
      ...(values && { values }),
      page: href(clausePath(id)),
      shown: (shown.get(id) ?? []).flatMap((each) => each.steps.map((step) => href(stepPath(each, step.id)))),
    })),
  });
};
