import { failure, success, type Result } from '../../core/result.ts';
import { games } from '../../library/plays.ts';
import { isNamed, rulesFiles, settingsFolder, sharedRules } from './files.ts';

/** The rules of a game, or those that games share, and the files of them that were asked for. */
export interface Rules {
  readonly name: string;
  readonly files: readonly string[];
}

/** What was asked for, and whether it is only some files. */
export interface Asked {
  readonly rules: readonly Rules[];
  readonly isPart: boolean;
}

/**
 * What is meant by names of games, of what they share, and of files: `a-game`, `table`, `rout`,
 * `morale/rout`. Nothing means all. In words what is wrong if a name means nothing.
 */
export function asked(names: readonly string[]): Result<Asked, readonly string[]> {
  const every = [...games(), ...sharedRules()];
  const named = every.filter((rules) => names.some((name) => name.split('/').includes(rules)));
  const only = names.filter((name) => !every.includes(name));
  const all = (named.length > 0 ? named : every).map((name): Rules => ({ name, files: rulesFiles(name) }));
  if (only.length === 0) return success({ rules: all, isPart: false });
  const unknown = only.filter((name) => !all.some(({ files }) => files.some((file) => isNamed(file, name))));
  if (unknown.length > 0) return failure(help(unknown, all));
  const rules = all
    .map(({ name, files }) => ({ name, files: files.filter((file) => only.some((each) => isNamed(file, each))) }))
    .filter(({ files }) => files.length > 0);
  return success({ rules, isPart: true });
}

const help = (unknown: readonly string[], all: readonly Rules[]): readonly string[] => [
  `No file of the rules of ${all.map(({ name }) => name).join(' or ')} is called ${unknown.join(' or ')}.`,
  'Name one of a folder in src/games/: npm run mutate -- rout, or morale/rout, or GAME rout.',
  `Files that hold no rules are listed in ${all.map(({ name }) => `${settingsFolder(name)}/mutate.yaml`).join(', ')}.`,
];
