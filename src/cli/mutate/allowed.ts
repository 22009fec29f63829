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

const settings = v.strictObject({ noRules: v.array(v.string()), tests: v.optional(v.array(v.string()), []) });

const settingsOf = (game: string): v.InferOutput<typeof settings> =>
  v.parse(settings, parse(readFileSync(join(contentRoot(game), game, 'mutate.yaml'), 'utf8')));

const forward = (file: string): string => file.replaceAll('\\', '/');

/** The tests of the rules that are played against mutants besides the boards, as paths from the root. Throws if `mutate.yaml` names one that there is not. */
export function ruleTests(game: string): readonly string[] {
  const files = globSync(`tests/games/${game}/*.test.ts`).map(forward);
  return settingsOf(game).tests.map((name) => {
    const file = files.find((each) => basename(each, '.test.ts') === name);
    if (file === undefined) throw new Error(`mutate.yaml of ${game}: there is no tests/games/${game}/${name}.test.ts`);
    return file;
  });
}

/**
 * The rules files of a game, as paths from the root of the project. Throws if `mutate.yaml`, which lists the files without rules, is
 * malformed.
 */
export function rulesFiles(game: string): readonly string[] {
  const { noRules } = settingsOf(game);
  return globSync(`src/games/${game}/*.ts`)
    .map(forward)
    .filter((file) => !noRules.some((each) => matchesGlob(basename(file, '.ts'), each)))
    .sort();
}
