import { globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { contentRoot } from '../../register/folders.ts';

const reason = { file: v.string(), because: v.pipe(v.string(), v.minLength(10, 'a reason')) };
const mutants = v.pipe(v.array(v.string()), v.minLength(1, 'one mutant or more'));

const schema = v.array(
  v.union([
    v.strictObject({ ...reason, mutants }),
    v.strictObject({ ...reason, mutants: v.optional(mutants), until: v.string() }),
  ]),
);

/** A mutant that no board catches, and why. */
export interface Allowed {
  readonly file: string;
  /** The name of the mutant. Null means every mutant of the file, which is only allowed with `until`. */
  readonly mutant: string | null;
  readonly because: string;
  /** The phase whose boards will catch it once they are on the site. Null if no board can ever catch it. */
  readonly until: string | null;
}

const listed = (path: string): readonly Allowed[] =>
  v
    .parse(schema, parse(readFileSync(path, 'utf8')))
    .flatMap(({ file, because, mutants: names = [null], ...rest }) =>
      names.map((mutant) => ({ file, mutant, because, until: 'until' in rest ? rest.until : null })),
    );

/** Reads the lists of a game, one file for each part of its rules. Throws if one is malformed. */
export const allowedFor = (game: string): readonly Allowed[] =>
  globSync(join(contentRoot(game), game, 'mutate', '*.yaml'))
    .sort()
    .flatMap(listed);

const left = v.strictObject({ noRules: v.array(v.string()) });

/**
 * The rules files of a game, as paths from the root of the project. Throws if `mutate.yaml`, which lists the files without rules, is
 * malformed.
 */
export function rulesFiles(game: string): readonly string[] {
  const { noRules } = v.parse(left, parse(readFileSync(join(contentRoot(game), game, 'mutate.yaml'), 'utf8')));
  return globSync(`src/games/${game}/*.ts`)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !noRules.some((each) => matchesGlob(basename(file, '.ts'), each)))
    .sort();
}
