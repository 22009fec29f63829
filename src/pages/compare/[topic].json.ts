import type { APIRoute, GetStaticPaths } from 'astro';
import { compareData } from '../../library/pages/compare/odds.ts';
import { comparedTopics } from '../../library/compare/index.ts';

export const getStaticPaths = (async () =>
  (await comparedTopics()).flatMap((topic) =>
    topic.situation === undefined ? [] : [{ params: { topic: topic.id } }],
  )) satisfies GetStaticPaths;

/**
 * The exact odds of a topic for every set of choices, in every game. Its page shows one set at a
 * time.
 */
export const GET: APIRoute = async ({ params }) => {
  const topic = (await comparedTopics()).find(({ id }) => id === params['topic']);
  return Response.json(compareData(topic!));
};
