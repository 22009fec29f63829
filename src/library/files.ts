import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadClauses, loadGame, loadMap, type Clause, type Game, type GameMap } from '../scenario/ledger.ts';
import { loadExam, loadRuling, loadScenario, type Loaded } from '../scenario/load.ts';
import type { Exam, Ruling, Scenario } from '../scenario/schema.ts';
import { tell, type Fault } from '../scenario/source.ts';
import type { Result } from '../core/result.ts';
import { readText } from './text.ts';

/** Files that cannot be read as what they should be; the message has a line for each fault, with its file, its line and the remedy. */
export class BadContent extends Error {
  constructor(faults: readonly Fault[]) {
    super(faults.map(tell).join('\n'));
    this.name = 'BadContent';
  }
}

/** A file that was read, with its path from the project's root. */
export type FromFile<T> = Loaded<T> & { readonly file: string };

/** Where the content of all games is. */
export const CONTENT = 'content';

/** The names of the games that have a folder of content. */
export const gamesWithContent = (root = CONTENT): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

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
type Load<T> = (text: string, file: string) => Result<Loaded<T>, readonly Fault[]>;

const READ = Symbol.for('drill-square:read');
type Kept = Map<string, { readonly text: string; readonly result: Result<Loaded<unknown>, readonly Fault[]> }>;
/** A build reads the same files for its configuration and for its pages, each with its own copy of this module; they share what was read. */
const kept = ((globalThis as { [READ]?: Kept })[READ] ??= new Map() as Kept);

/** Reads a file, or gives what was read from the same text before. */
function loaded<T>(kind: string, load: Load<T>, file: string): Result<Loaded<T>, readonly Fault[]> {
  const read = readText(file);
  if (!read.ok) return read;
  const text = read.value;
  const name = `${kind}:${file}`;
  const known = kept.get(name);
  // Only this kind of file was ever kept under this name.
  if (known?.text === text) return known.result as Result<Loaded<T>, readonly Fault[]>;
  const result = load(text, file);
  kept.set(name, { text, result });
  return result;
}

function all<T>(kind: string, files: readonly string[], load: Load<T>): readonly FromFile<T>[] {
  const faults: Fault[] = [];
  const found: FromFile<T>[] = [];
  for (const file of files) {
    const result = loaded(kind, load, file);
    if (result.ok) found.push({ ...result.value, file });
    else faults.push(...result.error);
  }
  if (faults.length > 0) throw new BadContent(faults);
  return found;
}

/** Every scenario file of a game. Throws `BadContent`. */
export const scenarioFiles = (game: string, root = CONTENT): readonly FromFile<Scenario>[] =>
  all('scenario', yamlFiles(join(root, game, 'scenarios')), loadScenario);

/** Every ruling file of a game. Throws `BadContent`. */
export const rulingFiles = (game: string, root = CONTENT): readonly FromFile<Ruling>[] =>
  all('ruling', yamlFiles(join(root, game, 'rulings')), loadRuling);

/** The maps of a game. Throws `BadContent`. */
export const mapFiles = (game: string, root = CONTENT): readonly FromFile<GameMap>[] =>
  all('map', yamlFiles(join(root, game, 'maps')), loadMap);

/** The exam of a game, where it has one. Throws `BadContent`. */
export const examFiles = (game: string, root = CONTENT): readonly FromFile<Exam>[] =>
  all(
    'exam',
    yamlFiles(join(root, game)).filter((file) => file.endsWith('exam.yaml')),
    loadExam,
  );

/** The clauses of a game. Throws `BadContent`. */
export const clauseFile = (game: string, root = CONTENT): FromFile<readonly Clause[]> =>
  all('clauses', [join(root, game, 'clauses.yaml')], loadClauses)[0]!;

/** The description of a game. Throws `BadContent`. */
export const gameFile = (game: string, root = CONTENT): FromFile<Game> =>
  all('game', [join(root, game, 'game.yaml')], loadGame)[0]!;
