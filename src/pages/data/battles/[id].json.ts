import type { APIRoute, GetStaticPaths } from 'astro';
import { battleData } from '../../../library/boards/battle.ts';
import { encode } from '../../../sent/boards.ts';
import type { ScenarioId } from '../../../core/ids.ts';
import { battleIds, battleOf } from '../../../library/battles.ts';

export const getStaticPaths = (async () =>
  (await battleIds()).map((id) => ({ params: { id }, props: { id } }))) satisfies GetStaticPaths;

interface Props {
  readonly [name: string]: unknown;
  readonly id: ScenarioId;
}

/** A battle: every board from which it can be played on. */
export const GET: APIRoute<Props> = async ({ props: { id } }) =>
  Response.json(encode(await battleData(await battleOf(id))));
