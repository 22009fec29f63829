import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';

const schema = v.array(
  v.strictObject({
    file: v.string(),
    because: v.pipe(v.string(), v.minLength(10, 'a reason')),
    mutants: v.pipe(v.array(v.string()), v.minLength(1, 'one mutant or more')),
  }),
);

/** A mutant that no board can notice, and why that is so. */
export interface Allowed {
  readonly file: string;
  readonly mutant: string;
  readonly because: string;
}

/** The list of a game. Throws where it is malformed. */
export const allowedFor = (game: string): readonly Allowed[] =>
  v
    .parse(schema, parse(readFileSync(new URL(`./${game}.yaml`, import.meta.url), 'utf8')))
    .flatMap(({ file, because, mutants }) => mutants.map((mutant) => ({ file, mutant, because })));
