import type { APIRoute, GetStaticPaths } from 'astro';
import type { RulingId } from '../../core/ids.ts';
import { ruling, rulingIds } from '../../library/pages/rulings.ts';
import { rulingTwin } from '../../library/twins/reference.ts';

export const getStaticPaths = (() => rulingIds().map((id) => ({ params: { id } }))) satisfies GetStaticPaths;

/** The Markdown twin of a ruling. */
export const GET: APIRoute = async ({ params, site }) =>
  new Response(await rulingTwin(await ruling(params['id'] as RulingId), site));
