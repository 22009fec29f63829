import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameId, Prefix } from '../../core/ids.ts';
import type { Problem } from '../../core/result.ts';
import { contentRoot } from '../../register/folders.ts';
import type { Scenario } from '../../scenario/files/schema.ts';
import { yamlFiles } from '../files.ts';
import { readText } from '../text.ts';

/*
 * The recorded steps of a game: lines of `id hashes`, or of `id ruling=reading hashes`. The boards
 * stand in the order of their files: scenarios, rule tests, rulings.
 */

/** The folder of the rule tests, and of what is recorded. */
export const RULE_TESTS = 'tests/games';

/** The file with the recorded steps of a game. */
export const recordedFile = (game: GameId): string => join(RULE_TESTS, game, 'recorded.txt');

/** The recorded lines of a game; none if nothing is recorded. */
function recordedLines(game: GameId): readonly string[] {
  const read = readText(recordedFile(game));
  return read.ok ? read.value.split('\n').filter((line) => line !== '') : [];
}

/** The id of the board that a line is about. */
const boardOf = (line: string): string => line.split(' ', 1)[0]!;

/** A recorded line: the reading it was played under, if it is not ours, and its hashes. */
function parts(line: string): { readonly under: string; readonly hashes: readonly string[] } {
  const [, second = '', ...rest] = line.split(' ');
  return second.includes('=') ? { under: second, hashes: rest } : { under: '', hashes: [second, ...rest] };
}

/** The first step in which two results differ, from 0; -1 if they are the same. */
function firstDifferent(one: readonly string[], other: readonly string[]): number {
  const longer = one.length > other.length ? one : other;
  return longer.findIndex((_hash, i) => one[i] !== other[i]);
}

/**
 * The first steps of a board in which its results differ from what is recorded, each with the
 * readings under which it does so. `path` leads to the steps in the file, and `now` are the lines
 * that would be recorded.
 */
export function otherwiseThanRecorded(
  game: GameId,
  { id, steps }: Scenario,
  now: readonly string[],
  path: string,
): readonly Problem[] {
  const file = recordedFile(game);
  const before = recordedLines(game).filter((line) => boardOf(line) === id);
  if (before.length === 0)
    return [{ path, found: `no line for ${id} in ${file}`, wanted: 'its steps recorded there; --write does it' }];
  const lines = new Map(before.map((line) => [parts(line).under, parts(line).hashes]));
  const others = new Map(now.map((line) => [parts(line).under, parts(line).hashes]));
  // A reading without a line has the results of ours.
  const ours = [lines.get('') ?? [], others.get('') ?? []] as const;
  const byStep = new Map<number, string[]>();
  for (const under of new Set([...lines.keys(), ...others.keys()])) {
    const at = firstDifferent(lines.get(under) ?? ours[0], others.get(under) ?? ours[1]);
    if (at >= 0) byStep.set(at, [...(byStep.get(at) ?? []), under]);
  }
  return [...byStep].map(([at, all]) => ({
    path: `${path}.${Math.min(at, steps.length - 1)}`,
    found: `another result than in ${file}${all.includes('') ? '' : ` under ${all.join(', ')}`}`,
    wanted: 'the recorded result, or a clause that changes it, which the commit names; then --write records it',
  }));
}

/** The id of a board that has its own line at the beginning of a file, or within a ruling. */
const idAt = (file: string, line: RegExp): string | undefined => {
  const read = readText(file);
  return read.ok ? line.exec(read.value)?.[1] : undefined;
};

/** The ids of all boards of a game in the order in which they are recorded. */
function boardsInOrder(game: GameId, prefix: Prefix): readonly string[] {
  const folder = join(contentRoot(game), game);
  return [
    ...yamlFiles(join(folder, 'scenarios')).flatMap((file) => idAt(file, /^id: *([\w.-]+)/m) ?? []),
    // A rule test may have an id of its own.
    ...yamlFiles(join(RULE_TESTS, game, 'scenarios')).map(
      (file) => idAt(file, /^id: *([\w.-]+)/m) ?? `${prefix}.rule-${basename(file, '.yaml')}`,
    ),
    ...yamlFiles(join(folder, 'rulings')).flatMap((file) => idAt(file, /^ {2}id: *([\w.-]+)/m) ?? []),
  ];
}

/** The boards that are recorded, but that no file of the game has any more. */
function strayBoards(game: GameId, prefix: Prefix): readonly string[] {
  const known = new Set(boardsInOrder(game, prefix));
  return [...new Set(recordedLines(game).map(boardOf))].filter((id) => !known.has(id));
}

/** What recording a board has changed. */
export interface Recorded {
  /** The number of its lines that are new or other than before. */
  readonly changed: number;
  /** The boards whose lines were removed, because no file has them any more. */
  readonly removed: readonly string[];
}

/**
 * Records the lines of one board in their place, and leaves those of all other boards as they are.
 */
export function record(game: GameId, prefix: Prefix, now: readonly string[]): Recorded {
  const id = boardOf(now[0]!);
  const all = recordedLines(game);
  const removed = strayBoards(game, prefix);
  const before = all.filter((line) => boardOf(line) === id);
  const order = boardsInOrder(game, prefix);
  const earlier = new Set(order.slice(0, order.indexOf(id)));
  const rest = all.filter((line) => boardOf(line) !== id && !removed.includes(boardOf(line)));
  const at = rest.findLastIndex((line) => earlier.has(boardOf(line))) + 1;
  const lines = rest.toSpliced(at, 0, ...now);
  if (lines.join('\n') !== all.join('\n')) writeFileSync(recordedFile(game), `${lines.join('\n')}\n`);
  const fresh = now.filter((line) => !before.includes(line));
  const old = before.filter((line) => !now.includes(line));
  return { changed: Math.max(fresh.length, old.length), removed };
}
