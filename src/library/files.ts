import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type * as v from 'valibot';
import {
  loadClauses,
  loadGame,
  loadGlossary,
  loadMap,
  type Clause,
  type Game,
  type GameMap,
  type Term,
} from '../scenario/files/ledger.ts';
import { loadExam, loadRuling, loadScenario, type Loaded } from '../scenario/files/load.ts';
import { loadBoards, type Bases } from '../scenario/files/boards.ts';
import type { Exam } from '../scenario/exam/schema.ts';
import type { RuleTest } from '../scenario/files/rule-test.ts';
import type { Ruling } from '../scenario/files/ruling-schema.ts';
import type { Scenario } from '../scenario/files/schema.ts';
import { faultText, readSource, shaped, type Fault } from '../scenario/files/source.ts';
import { success, type Result } from '../core/result.ts';
import { contentRoot, gamesWithContent } from '../register/folders.ts';
import { readCache } from './read-cache.ts';
import { readText } from './text.ts';

/**
 * Content files that are malformed. The message has one line per error: the file, the line, what
 * was found and what was expected.
 */
export class BadContent extends Error {
  readonly faults: readonly Fault[];
  /** Where the first error is. The dev server shows these lines of the file. */
  readonly loc: { readonly file: string; readonly line: number; readonly column: number } | undefined;
  /** The dev server shows this below the message, and this title above it. */
  readonly hint = 'Mend the file and save it: the page then comes back by itself.';
  readonly title = 'A mistake in a file of the content';

  /** `cause` is the error that a fault is made of, if it was thrown elsewhere. */
  constructor(faults: readonly Fault[], cause?: Error) {
    super(faults.map(faultText).join('\n'), cause && { cause });
    this.name = 'BadContent';
    this.faults = faults;
    const [first] = faults;
    this.loc = first && { file: resolve(first.file), line: first.line, column: first.column };
    // An author has no use for the way through the code, and the dev server would show that.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** The content of a file, with its path from the root of the project. */
export type FromFile<T> = Loaded<T> & { readonly file: string };

/** The YAML files in a folder, sorted by name. Empty if the folder does not exist. */
export function yamlFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Reads the text of one kind of file. */
type Load<T> = (text: string, file: string, bases: Bases) => Result<Loaded<T>, readonly Fault[]>;

/** Reads a file. If its text and base boards have not changed, returns the earlier result. */
function readCached<T>(kind: string, load: Load<T>, file: string): Result<Loaded<T>, readonly Fault[]> {
  const read = readText(file);
  if (!read.ok) return read;
  const bases = basesFor(file);
  if (!bases.ok) return bases;
  const text = read.value;
  const name = `${kind}:${file}`;
  const known = readCache.get(name);
  // The cache key contains the kind, so the result is of this kind.
  if (known?.text === text && known.bases === bases.value) return known.result as Result<Loaded<T>, readonly Fault[]>;
  const result = load(text, file, bases.value);
  readCache.set(name, { text, bases: bases.value, result });
  return result;
}

/**
 * The facts about a rule test that follow from its path; undefined for any other file. It is a rule
 * test if its folder has the name of a game but no description of the game.
 */
export function ruleTestOf(file: string): RuleTest | undefined {
  const folder = dirname(dirname(resolve(file)));
  const game = basename(folder);
  if (!gamesWithContent().includes(game) || existsSync(join(folder, 'game.yaml'))) return undefined;
  return { game, prefix: gameFile(game).value.prefix, name: basename(file, '.yaml') };
}

/** Reads a scenario or a rule test. */
const readScenario = (text: string, file: string, bases: Bases): Result<Loaded<Scenario>, readonly Fault[]> =>
  loadScenario(text, file, bases, ruleTestOf(file));

const NO_BASES: Result<Bases, readonly Fault[]> = success({});

/**
 * The base boards for a file, from `boards.yaml`, which is in the parent of its folder or, for an
 * exam, in its own folder.
 */
export function basesFor(file: string): Result<Bases, readonly Fault[]> {
  const folders = [dirname(file), dirname(dirname(file))];
  const there = folders.map((folder) => join(folder, 'boards.yaml')).find((each) => existsSync(each));
  if (there === undefined || basename(file) === 'boards.yaml') return NO_BASES;
  const read = readCached('boards', loadBoards, there);
  return read.ok ? success(read.value.value) : read;
}

/** Files of one kind: those that could be read, and the errors of the others. */
export interface Files<T> {
  readonly found: readonly FromFile<T>[];
  readonly faults: readonly Fault[];
}

function readAll<T>(kind: string, files: readonly string[], load: Load<T>): Files<T> {
  const faults: Fault[] = [];
  const found: FromFile<T>[] = [];
  for (const file of files) {
    const result = readCached(kind, load, file);
    if (result.ok) found.push({ ...result.value, file });
    else faults.push(...result.error);
  }
  // Every file that uses a base board reports the errors in it; list each only once.
  return { found, faults: [...new Set(faults)] };
}

function orThrow<T>({ found, faults }: Files<T>): readonly FromFile<T>[] {
  if (faults.length > 0) throw new BadContent(faults);
  return found;
}

/** Every file that is needed to play the content of a game. */
export interface GameFiles {
  readonly clauses: Files<readonly Clause[]>;
  readonly game: Files<Game>;
  readonly scenarios: Files<Scenario>;
  readonly rulings: Files<Ruling>;
  readonly exams: Files<Exam>;
  readonly glossary: Files<readonly Term[]>;
}

/** Reads the files that describe a game. A folder of rule tests has neither. */
export function describedGame(game: string, root: string): Pick<GameFiles, 'clauses' | 'game'> {
  const there = (name: string): readonly string[] => [join(root, game, name)].filter((file) => existsSync(file));
  return {
    clauses: readAll('clauses', there('clauses.yaml'), loadClauses),
    game: readAll('game', there('game.yaml'), loadGame),
  };
}

/** Reads all files of a game, even if some are malformed. */
export function gameFiles(game: string, root = contentRoot(game)): GameFiles {
  const folder = join(root, game);
  const glossary = join(folder, 'glossary.yaml');
  return {
    ...describedGame(game, root),
    scenarios: readAll('scenario', yamlFiles(join(folder, 'scenarios')), readScenario),
    rulings: readAll('ruling', yamlFiles(join(folder, 'rulings')), loadRuling),
    exams: readAll('exam', examsIn(folder), loadExam),
    glossary: readAll('glossary', existsSync(glossary) ? [glossary] : [], loadGlossary),
  };
}

const examsIn = (folder: string): readonly string[] => yamlFiles(folder).filter((file) => file.endsWith('exam.yaml'));

/** Every scenario file of a game. Throws `BadContent`. */
export const scenarioFiles = (game: string, root = contentRoot(game)): readonly FromFile<Scenario>[] =>
  orThrow(readAll('scenario', yamlFiles(join(root, game, 'scenarios')), readScenario));

/** Every ruling file of a game. Throws `BadContent`. */
export const rulingFiles = (game: string, root = contentRoot(game)): readonly FromFile<Ruling>[] =>
  orThrow(readAll('ruling', yamlFiles(join(root, game, 'rulings')), loadRuling));

/** The scenario or the rule test in a file. */
export const scenarioIn = (file: string): Result<Loaded<Scenario>, readonly Fault[]> =>
  readCached('scenario', readScenario, file);

/** The ruling in a file. */
export const rulingIn = (file: string): Result<Loaded<Ruling>, readonly Fault[]> =>
  readCached('ruling', loadRuling, file);

/** The exam in a file. */
export const examIn = (file: string): Result<Loaded<Exam>, readonly Fault[]> => readCached('exam', loadExam, file);

/** The glossary in a file. */
export const glossaryIn = (file: string): Result<Loaded<readonly Term[]>, readonly Fault[]> =>
  readCached('glossary', loadGlossary, file);

/** The maps of a game. Throws `BadContent`. */
export const mapFiles = (game: string, root = contentRoot(game)): readonly FromFile<GameMap>[] =>
  orThrow(readAll('map', yamlFiles(join(root, game, 'maps')), loadMap));

/** The exam of a game, if it has one. Throws `BadContent`. */
export const examFiles = (game: string, root = contentRoot(game)): readonly FromFile<Exam>[] =>
  orThrow(readAll('exam', examsIn(join(root, game)), loadExam));

/** The base boards of a game; none if it has no `boards.yaml`. Throws `BadContent`. */
export function boardFile(game: string, root = contentRoot(game)): Bases {
  const bases = basesFor(join(root, game, 'game.yaml'));
  if (!bases.ok) throw new BadContent(bases.error);
  return bases.value;
}

/** The clauses of a game. Throws `BadContent`. */
export const clauseFile = (game: string, root = contentRoot(game)): FromFile<readonly Clause[]> =>
  orThrow(readAll('clauses', [join(root, game, 'clauses.yaml')], loadClauses))[0]!;

/** The terms of a game's glossary; empty if it has none. Throws `BadContent`. */
export function glossaryFile(game: string, root = contentRoot(game)): readonly Term[] {
  const file = join(root, game, 'glossary.yaml');
  return existsSync(file) ? orThrow(readAll('glossary', [file], loadGlossary))[0]!.value : [];
}

/** The description of a game. Throws `BadContent`. */
export const gameFile = (game: string, root = contentRoot(game)): FromFile<Game> =>
  orThrow(readAll('game', [join(root, game, 'game.yaml')], loadGame))[0]!;

/**
 * Reads a YAML file of the content that has no kind of its own. Throws `BadContent` with file and
 * line if it cannot be read or does not fit the schema.
 */
export function readYaml<Schema extends v.GenericSchema>(file: string, shape: Schema): Loaded<v.InferOutput<Schema>> {
  const text = readText(file);
  if (!text.ok) throw new BadContent(text.error);
  const source = readSource(text.value, file);
  if (!source.ok) throw new BadContent(source.error);
  const value = shaped(source.value, shape);
  if (!value.ok) throw new BadContent(value.error);
  return { value: value.value, source: source.value };
}
