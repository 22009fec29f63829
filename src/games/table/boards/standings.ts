import * as v from 'valibot';
import type { Problem, Result } from '../../../core/result.ts';
import type { Measure } from '../../../geometry/lengths.ts';
import { parsed, strict } from '../../../core/shape.ts';
import { tableSchemas } from './schema.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'the id of a unit'));
const ids = v.array(slug);

const schema = (measure: Measure) => {
  const { spot, facing, length } = tableSchemas(measure);
  return v.record(
    slug,
    v.partial(
      strict({
        at: spot,
        orderedTo: spot,
        facing,
        within: length,
        touches: ids,
        clear: ids,
        condition: v.array(v.string()),
        gone: v.boolean(),
      }),
    ),
  );
};

/**
 * The expected place and condition of units, by their ids. It is plain data in micrometres: a page
 * can compare it with a board without reading a file.
 */
export type Standings = v.InferOutput<ReturnType<typeof schema>>;

/**
 * Reads how an author expects units to stand: `{ voltigeurs: { at: [21.8, 15.1], facing: west,
 * clear: [grenadiers] } }`.
 */
export const readStandings = (measure: Measure, written: unknown): Result<Standings, readonly Problem[]> =>
  parsed(schema(measure), written);
