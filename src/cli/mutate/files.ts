import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, posix } from 'node:path';
import * as v from 'valibot';
import { strict } from '../../core/shape.ts';
import { BadContent, readYaml } from '../../library/files.ts';
import { contentRoot } from '../../register/folders.ts';

/*
 * Rules are in a folder of `src/games/`: the rules of a game, or rules that games share, such as
 * `table`. The settings for the mutants of a game are part of its content. Shared rules have no
 * content, so their settings are beside their tests, in `tests/games/`.
 */

const OF_SHARED = 'tests/games';

const forward = (file: string): string => file.replaceAll('\\', '/');

/** The folders of `src/games/` with rules that games share. */
export const sharedRules = (): readonly string[] =>
  globSync(`${OF_SHARED}/*/mutate.yaml`)
    .map((file) => basename(dirname(file)))
    .sort();

/** The folder with the `mutate.yaml` of some rules and its folder `mutate`. */
export const settingsFolder = (rules: string): string =>
  existsSync(join(OF_SHARED, rules, 'mutate.yaml')) ? join(OF_SHARED, rules) : join(contentRoot(rules), rules);

const settings = strict({ noRules: v.array(v.string()), tests: v.optional(v.array(v.string()), []) });

const settingsFile = (rules: string) => readYaml(join(settingsFolder(rules), 'mutate.yaml'), settings);

/**
 * The tests of these rules that are played against mutants besides the boards, as paths from the
 * root. Throws if `mutate.yaml` names a test that does not exist.
 */
export function ruleTests(rules: string): readonly string[] {
  const { value, source } = settingsFile(rules);
  return value.tests.map((name, i) => {
    const file = posix.join(OF_SHARED, rules, `${name}.test.ts`);
    const wanted = `the path of a file from ${OF_SHARED}/${rules}, without .test.ts`;
    if (!existsSync(file))
      throw new BadContent([source.at({ path: `tests.${i}`, found: JSON.stringify(name), wanted })]);
    return file;
  });
}

/**
 * The path from the root of a file within the folder of its rules, such as `morale/rout.ts` in a
 * list.
 */
export const fileWithin = (rules: string, path: string): string => `src/games/${rules}/${path}`;

const allFiles = (rules: string): readonly string[] => globSync(fileWithin(rules, '**/*.ts')).map(forward).sort();

const matches = (rules: string, file: string, glob: string): boolean =>
  matchesGlob(file.slice(fileWithin(rules, '').length, -'.ts'.length), glob);

/**
 * The files with these rules, as paths from the root. `mutate.yaml` names the files without rules.
 * Throws if it is malformed or leaves no file with rules.
 */
export function rulesFiles(rules: string): readonly string[] {
  const { value, source } = settingsFile(rules);
  const { noRules } = value;
  const files = allFiles(rules);
  const idle = noRules.findIndex((glob) => !files.some((file) => matches(rules, file, glob)));
  const wanted = `the path of a file within src/games/${rules}`;
  if (idle >= 0)
    throw new BadContent([source.at({ path: `noRules.${idle}`, found: JSON.stringify(noRules[idle]), wanted })]);
  return files.filter((file) => !noRules.some((glob) => matches(rules, file, glob)));
}

/**
 * Is this a name of the file: `rout`, `morale/rout`, `a-game/morale/rout` or its whole path, with
 * or without its ending?
 */
export function isNamed(file: string, name: string): boolean {
  const wanted = posix.normalize(forward(name)).replace(/\.ts$/, '');
  return `/${file}`.endsWith(`/${wanted}.ts`);
}
