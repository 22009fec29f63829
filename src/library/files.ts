import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  loadClauses,
  loadGame,
  loadGlossary,
  loadMap,
  type Clause,
  type Game,
  type GameMap,
  type Term,
} from '../scenario/ledger.ts';
import { loadExam, loadRuling, loadScenario, type Loaded } from '../scenario/load.ts';
import { loadBoards, type Bases } from '../scenario/boards.ts';
import type { Exam, Ruling, Scenario } from '../scenario/schema.ts';
import { faultText, type Fault } from '../scenario/source.ts';
import { success, type Result } from '../core/result.ts';
import { contentRoot } from '../register/folders.ts';
import { readText } from './text.ts';

/** Files that cannot be read as what they should be; the message has a line for each fault, with its file, its line and the remedy. */
export class BadContent extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(faultText).join('\n'));
    this.name = 'BadContent';
    this.faults = faults;
  }
}

/** A file that was read, with its path from the project's root. */
export type FromFile<T> = Loaded<T> & { readonly file: string };

/** The YAML files of a folder, sorted; none where there is no such folder. */
function yamlFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** What one kind of file is read as. */
type Load<T> = (text: string, file: string, bases: Bases) => Result<Loaded<T>, readonly Fault[]>;

const READ = Symbol.for('drill-square:read');
interface Read {
  readonly text: string;
  readonly bases: Bases;
  readonly result: Result<Loaded<unknown>, readonly Fault[]>;
}
type Kept = Map<string, Read>;
/** A build reads the same files for its configuration and for its pages, each with its own copy of this module; they share what was read. */
const kept = ((globalThis as { [READ]?: Kept })[READ] ??= new Map() as Kept);

/** Reads a file, or gives what was read from the same text before. */
function loaded<T>(kind: string, load: Load<T>, file: string): Result<Loaded<T>, readonly Fault[]> {
  const read = readText(file);
  if (!read.ok) return read;
  const bases = basesFor(file);
  if (!bases.ok) return bases;
  const text = read.value;
  const name = `${kind}:${file}`;
  const known = kept.get(name);
  // Only this kind of file was ever kept under this name.
  if (known?.text === text && known.bases === bases.value) return known.result as Result<Loaded<T>, readonly Fault[]>;
  const result = load(text, file, bases.value);
  kept.set(name, { text, bases: bases.value, result });
  return result;
}

const NO_BASES: Result<Bases, readonly Fault[]> = success({});

/** The base boards for a file: they stand in `boards.yaml`, beside its folder or, for an exam, in its own. */
export function basesFor(file: string): Result<Bases, readonly Fault[]> {
  const folders = [dirname(file), dirname(dirname(file))];
  const there = folders.map((folder) => join(folder, 'boards.yaml')).find((each) => existsSync(each));
  if (there === undefined || basename(file) === 'boards.yaml') return NO_BASES;
  const read = loaded('boards', loadBoards, there);
  return read.ok ? success(read.value.value) : read;
}

/** Files of one kind: what could be read of them, and the faults of those that could not. */
export interface Files<T> {
  readonly found: readonly FromFile<T>[];
  readonly faults: readonly Fault[];
}

function every<T>(kind: string, files: readonly string[], load: Load<T>): Files<T> {
  const faults: Fault[] = [];
  const found: FromFile<T>[] = [];
  for (const file of files) {
    const result = loaded(kind, load, file);
    if (result.ok) found.push({ ...result.value, file });
    else faults.push(...result.error);
  }
  // A fault of what several files are like is one.
  return { found, faults: [...new Set(faults)] };
}

function sound<T>({ found, faults }: Files<T>): readonly FromFile<T>[] {
  if (faults.length > 0) throw new BadContent(faults);
  return found;
}

/** All files that a game plays. */
export interface GameFiles {
  readonly clauses: Files<readonly Clause[]>;
  readonly game: Files<Game>;
  readonly scenarios: Files<Scenario>;
  readonly rulings: Files<Ruling>;
  readonly exams: Files<Exam>;
  readonly glossary: Files<readonly Term[]>;
}

/** Reads all that a game plays, whatever is wrong with some of it; a folder of rule tests has neither clauses nor a game of its own. */
export function gameFiles(game: string, root = contentRoot(game)): GameFiles {
  const folder = join(root, game);
  const there = (name: string): readonly string[] => (existsSync(join(folder, name)) ? [join(folder, name)] : []);
  return {
    clauses: every('clauses', there('clauses.yaml'), loadClauses),
    game: every('game', there('game.yaml'), loadGame),
    scenarios: every('scenario', yamlFiles(join(folder, 'scenarios')), loadScenario),
    rulings: every('ruling', yamlFiles(join(folder, 'rulings')), loadRuling),
    exams: every('exam', examsIn(folder), loadExam),
    glossary: every('glossary', there('glossary.yaml'), loadGlossary),
  };
}

const examsIn = (folder: string): readonly string[] => yamlFiles(folder).filter((file) => file.endsWith('exam.yaml'));

/** Every scenario file of a game. Throws `BadContent`. */
export const scenarioFiles = (game: string, root = contentRoot(game)): readonly FromFile<Scenario>[] =>
  sound(every('scenario', yamlFiles(join(root, game, 'scenarios')), loadScenario));

/** Every ruling file of a game. Throws `BadContent`. */
export const rulingFiles = (game: string, root = contentRoot(game)): readonly FromFile<Ruling>[] =>
  sound(every('ruling', yamlFiles(join(root, game, 'rulings')), loadRuling));

/** The maps of a game. Throws `BadContent`. */
export const mapFiles = (game: string, root = contentRoot(game)): readonly FromFile<GameMap>[] =>
  sound(every('map', yamlFiles(join(root, game, 'maps')), loadMap));

/** The exam of a game, where it has one. Throws `BadContent`. */
export const examFiles = (game: string, root = contentRoot(game)): readonly FromFile<Exam>[] =>
  sound(every('exam', examsIn(join(root, game)), loadExam));

/** The base boards of a game; none where it has no such file. Throws `BadContent`. */
export function boardFile(game: string, root = contentRoot(game)): Bases {
  const bases = basesFor(join(root, game, 'game.yaml'));
  if (!bases.ok) throw new BadContent(bases.error);
  return bases.value;
}

/** The clauses of a game. Throws `BadContent`. */
export const clauseFile = (game: string, root = contentRoot(game)): FromFile<readonly Clause[]> =>
  sound(every('clauses', [join(root, game, 'clauses.yaml')], loadClauses))[0]!;

/** The words of a game; none where it has no glossary. Throws `BadContent`. */
export function glossaryFile(game: string, root = contentRoot(game)): readonly Term[] {
  const file = join(root, game, 'glossary.yaml');
  return existsSync(file) ? sound(every('glossary', [file], loadGlossary))[0]!.value : [];
}

/** The description of a game. Throws `BadContent`. */
export const gameFile = (game: string, root = contentRoot(game)): FromFile<Game> =>
  sound(every('game', [join(root, game, 'game.yaml')], loadGame))[0]!;
