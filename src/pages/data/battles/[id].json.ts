import type { APIRoute, GetStaticPaths } from 'astro';
import { battleData } from '../../../library/boards/battle.ts';
import { encode } from '../../../sent/boards.ts';
import { battlesOf } from '../../../library/battles.ts';
import { shownGames, type PlayedScenario } from '../../../library/plays.ts';

export const getStaticPaths = (async () => {
  const all = await Promise.all(shownGames().map(battlesOf));
  return all.flat().map((battle) => ({ params: { id: battle.scenario.id }, props: { battle } }));
}) satisfies GetStaticPaths;

interface Props {
  readonly [name: string]: unknown;
  readonly battle: PlayedScenario;
}

/** A battle: every board from which it can be played on. */
export const GET: APIRoute<Props> = async ({ props: { battle } }) => Response.json(encode(await battleData(battle)));
