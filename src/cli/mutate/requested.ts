import { failure, success, type Result } from '../../core/result.ts';
import { games } from '../../library/plays.ts';
import { isNamed, rulesFiles, settingsFolder, sharedRules } from './files.ts';

/** The rules of a game, or shared rules, and those of their files to test. */
export interface Rules {
  readonly name: string;
  readonly files: readonly string[];
}

/** The rules and files that the command line names, and whether they are only some files. */
export interface RequestedRules {
  readonly rules: readonly Rules[];
  readonly isPart: boolean;
}

/**
 * What these names of games, shared rules and files mean: `a-game`, `table`, `rout`, `morale/rout`.
 * No names mean everything. Names that mean nothing are an error, told in sentences.
 */
export function requestedRules(names: readonly string[]): Result<RequestedRules, readonly string[]> {
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
