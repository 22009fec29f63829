import type { APIRoute } from 'astro';
import { comparison } from '../../library/pages/comparison.ts';
import { allRulings } from '../../library/pages/rulings.ts';
import { href, rulingPath } from '../../register/paths.ts';

/**
 * Every ruling: its question, its readings, the reading that we play, and the result of each step
 * of its board under each reading.
 */
export const GET: APIRoute = async () => {
  const rulings = await allRulings();
  return Response.json(
    await Promise.all(
      rulings.map(async (played) => {
        const { id, kind, clauses, question, readings, ruling, because, needs, status, date } = played.ruling;
        return {
          id,
          game: played.game,
          kind,
          clauses,
          question,
          readings: readings.map(({ key, says, effect }) => ({ key, says, effect })),
          played: ruling,
          because,
          ...(needs && { needs }),
          status,
          date,
          page: href(rulingPath(id)),
          ...(played.plays.length > 0 && {
            scenario: played.plays[0]!.played.scenario.id,
            steps: (await comparison(played)).map(({ cells, differs, ...step }) => ({
              ...step,
              differs,
              under: Object.fromEntries(played.plays.map(({ key }, i) => [key, cells[i]])),
            })),
          }),
        };
      }),
    ),
  );
};
