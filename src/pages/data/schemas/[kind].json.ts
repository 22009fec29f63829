import type { APIRoute, GetStaticPaths } from 'astro';
import { jsonSchema } from '../../../integrations/schemas/convert.ts';
import { DATA, type DataKind } from '../../../library/data/schema.ts';

export const getStaticPaths = (() => Object.keys(DATA).map((kind) => ({ params: { kind } }))) satisfies GetStaticPaths;

/** The JSON Schema of a kind of file of the open data. */
export const GET: APIRoute = ({ params }) =>
  Response.json({
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...jsonSchema(DATA[params['kind'] as DataKind]),
  });
