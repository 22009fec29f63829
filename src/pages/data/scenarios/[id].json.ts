import type { APIRoute, GetStaticPaths } from 'astro';
import { boardData } from '../../../library/boards/data.ts';
import { boards, boardView } from '../../../library/boards/view.ts';
import type { ScenarioId } from '../../../core/ids.ts';
import { encodeBoard } from '../../../sent/boards.ts';

export const getStaticPaths = (async () =>
  [...(await boards())].map(([id, { scenario, ruling, reading }]) => ({
    params: { id },
    props: {
      scenario: scenario.id,
      reading: ruling && reading && id.includes('@') ? { ruling: ruling.id, key: reading } : undefined,
    },
  }))) satisfies GetStaticPaths;

interface Props {
  readonly [name: string]: unknown;
  readonly scenario: ScenarioId;
  readonly reading?: Parameters<typeof boardView>[1];
}

/** A played scenario: the scene, state and order of each frame. */
export const GET: APIRoute<Props> = async ({ props: { scenario, reading } }) =>
  Response.json(encodeBoard(await boardData(await boardView(scenario, reading))));
