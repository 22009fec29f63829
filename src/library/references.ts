import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isClauseId, isRulingId } from '../core/ids.ts';
import { nearest, nearestIds } from '../core/nearest.ts';
import { meaning, type Problem } from '../core/result.ts';
import type { AnyEngine } from '../games/contract/engine.ts';
import type { GameId } from '../core/ids.ts';
import { contentRoot } from '../register/folders.ts';
import type { Clause, Game } from '../scenario/files/ledger.ts';
import type { Ruling } from '../scenario/files/ruling-schema.ts';
import type { Scenario } from '../scenario/files/schema.ts';
import type { Fault, Source } from '../scenario/files/source.ts';
import { boardFiles, idIn, rulingFileIds, scenarioIds } from './file-ids.ts';
import { describedGame, gameFiles, type FromFile, type GameFiles } from './files.ts';
import { mismatchedReadings } from './readings.ts';

/** What the files of a game may refer to. */
interface KnownIds {
  /** Null if the file of clauses is malformed. */
  readonly clauses: ReadonlySet<string> | null;
  /** Rulings that have a file, even if it is malformed. */
  readonly rulings: ReadonlySet<string>;
  /**
   * The phases of a turn, and those before and after the game. Null if the description of the game
   * is malformed.
   */
  readonly phases: readonly string[] | null;
  readonly prefix: string;
  /** The number of the last ruling. Rulings are numbered from 001. */
  readonly last: number;
}

/**
 * What these files may refer to. Rule tests have no clauses of their own; they may use the clauses
 * of the game's content.
 */
function known(engine: AnyEngine, game: GameId, files: GameFiles): KnownIds {
  const isWhole = files.clauses.found.length + files.clauses.faults.length > 0;
  const { clauses, rulings, game: own } = isWhole ? files : gameFiles(game);
  return knownFrom({
    clauses: clauses.found[0]?.value,
    game: own.found[0]?.value,
    rulings: new Set<string>([
      ...rulings.found.map(({ value }) => value.id),
      ...rulings.faults.map(({ file }) => basename(file, '.yaml')),
    ]),
    prefix: engine.prefix,
  });
}

/** What was read of a game; undefined for a file that is malformed. */
interface ReadGame {
  readonly clauses: readonly Clause[] | undefined;
  readonly game: Game | undefined;
  readonly rulings: ReadonlySet<string>;
  readonly prefix: string;
}

const knownFrom = ({ clauses, game, rulings, prefix }: ReadGame): KnownIds => ({
  clauses: clauses === undefined ? null : new Set<string>(clauses.map(({ id }) => id)),
  rulings,
  phases: game === undefined ? null : [...game.phases, ...game.around],
  prefix,
  last: game?.rulings ?? Infinity,
});

/** Every text that could be an id, and every key, with its path. */
function* ids(value: unknown, path = ''): Generator<readonly [path: string, id: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (!Array.isArray(value)) yield [here, key];
    yield* ids(inner, here);
  }
}

/** Clauses that do not exist, and rulings that have no file. */
const unknownIds = (value: unknown, { clauses, rulings }: KnownIds): readonly Problem[] =>
  [...ids(value)].flatMap(([path, id]): readonly Problem[] => {
    if (isClauseId(id) && clauses?.has(id) === false)
      return [{ path, found: id, wanted: 'a clause of the ledger', ...meaning(nearestIds(id, clauses)) }];
    if (isRulingId(id) && !rulings.has(id)) return [{ path, found: id, wanted: 'a ruling that has a file' }];
    return [];
  });

const wrongPrefix = (id: string, { prefix }: KnownIds): readonly Problem[] =>
  id.startsWith(prefix) ? [] : [{ path: 'id', found: id, wanted: `an id that begins with ${prefix}` }];

/**
 * Phases and rulings that a clause names but the game does not have. A clause with `via` needs the
 * file of that ruling.
 */
const ofClause =
  ({ rulings, prefix, phases, last }: KnownIds) =>
  (clause: Clause, i: number): readonly Problem[] => {
    const inLedger = (id: string) =>
      id.startsWith(`${prefix}-`) && Number(id.slice(-3)) >= 1 && Number(id.slice(-3)) <= last;
    const via = typeof clause.engine === 'object' && 'via' in clause.engine ? clause.engine.via : undefined;
    return [
      ...(phases === null || phases.includes(clause.phase)
        ? []
        : [{ path: `clauses.${i}.phase`, found: clause.phase, wanted: `a phase of the game: ${phases.join(', ')}` }]),
      ...clause.rulings.flatMap((id, j) =>
        inLedger(id)
          ? []
          : [
              {
                path: `clauses.${i}.rulings.${j}`,
                found: id,
                wanted: `a ruling of the ledger, ${prefix}-001 to ${prefix}-${String(last).padStart(3, '0')}`,
              },
            ],
      ),
      ...(via === undefined || rulings.has(via)
        ? []
        : [{ path: `clauses.${i}.engine.via`, found: via, wanted: 'a ruling that has a file' }]),
    ];
  };

const placed = ({ source }: FromFile<unknown>, problems: readonly Problem[]): readonly Fault[] =>
  problems.map((problem) => source.at(problem));

/** Scenarios with the same id. Those inside rulings are included, because each has its own URL. */
function sharedIds(scenarios: readonly FromFile<Scenario>[], rulings: readonly FromFile<Ruling>[]): readonly Fault[] {
  const named = [
    ...scenarios.map((from) => ({ from, path: 'id', id: from.value.id })),
    ...rulings.flatMap((from) => {
      const { scenario } = from.value;
      return typeof scenario === 'object' ? [{ from, path: 'scenario.id', id: scenario.id }] : [];
    }),
  ];
  return named.flatMap(({ from, path, id }, i) => {
    const first = named.findIndex((each) => each.id === id);
    const found = `${id}, as in ${named[first]!.from.file}`;
    return first === i ? [] : placed(from, [{ path, found, wanted: 'a different id for each scenario' }]);
  });
}

/**
 * All ids in the files of a game that refer to nothing, and all rulings that the engine plays
 * differently, with their lines.
 */
export function danglingReferences(engine: AnyEngine, game: GameId, files: GameFiles): readonly Fault[] {
  const there = known(engine, game, files);
  const [scenarios, rulings] = [files.scenarios.found, files.rulings.found];
  const inside = (from: FromFile<unknown>) => placed(from, unknownIds(from.source.value, there));
  return [
    ...files.clauses.found.flatMap((from) => placed(from, from.value.flatMap(ofClause(there)))),
    ...[...scenarios, ...rulings].flatMap((from) => placed(from, wrongPrefix(from.value.id, there))),
    ...[...scenarios, ...rulings, ...files.exams.found, ...files.glossary.found].flatMap(inside),
    ...rulings.flatMap((from) => placed(from, mismatchedReadings(from.value, engine))),
    ...sharedIds(scenarios, rulings),
  ];
}

/** The content of one file, which may be a draft. */
interface OneFile {
  /** Null for a ruling. */
  readonly scenario: Scenario | null;
  /** Null for a scenario, and for a ruling that is malformed. */
  readonly ruling: Ruling | null;
  readonly source: Source;
}

/** What one file may refer to; of the other files no more is read than their ids. */
function knownTo(engine: AnyEngine, game: GameId, root: string): KnownIds {
  const { clauses, game: own } = describedGame(game, root);
  const rulings = new Set(rulingFileIds(game, root));
  return knownFrom({ clauses: clauses.found[0]?.value, game: own.found[0]?.value, rulings, prefix: engine.prefix });
}

/** The scenario of a file, if another file has one with the same id. */
function takenId({ scenario, ruling, source }: OneFile, game: GameId, root: string): readonly Fault[] {
  const own = scenario ?? (typeof ruling?.scenario === 'object' ? ruling.scenario : null);
  if (own === null) return [];
  const path = scenario === null ? 'scenario.id' : 'id';
  const isOther = (file: string) =>
    resolve(file) !== resolve(source.file) && (ruling === null || idIn(file) !== ruling.id);
  const there = boardFiles(game, root).find(({ file, ids }) => ids.includes(own.id) && isOther(file));
  return there === undefined
    ? []
    : [source.at({ path, found: `${own.id}, as in ${there.file}`, wanted: 'a different id for each scenario' })];
}

/** Scenarios that a ruling names but the game does not have. */
const missingBoards = ({ ruling, source }: OneFile, game: GameId, root: string): readonly Fault[] => {
  if (ruling === null) return [];
  const ids: readonly string[] = scenarioIds(game, root);
  const named = [
    ...(typeof ruling.scenario === 'string' ? [{ path: 'scenario', found: ruling.scenario }] : []),
    ...ruling.boards.map((found, i) => ({ path: `boards.${i}`, found })),
  ];
  return named
    .filter(({ found }) => !ids.includes(found))
    .map((each) =>
      source.at({ ...each, wanted: 'the id of a scenario of this game', ...meaning(nearest(each.found, ids)) }),
    );
};

/**
 * Every id in one file that refers to nothing. If the file is in a folder of its game, it is
 * checked against the other files there, otherwise against the content.
 */
export function danglingIn(engine: AnyEngine, game: GameId, one: OneFile): readonly Fault[] {
  const { scenario, ruling, source } = one;
  const folder = dirname(dirname(resolve(source.file)));
  const root = basename(folder) === game ? relative('.', dirname(folder)) : contentRoot(game);
  const isWhole = existsSync(join(root, game, 'clauses.yaml'));
  const there = knownTo(engine, game, isWhole ? root : contentRoot(game));
  const rulings = new Set([...there.rulings, ...(ruling === null ? [] : [ruling.id])]);
  const whole = scenario ?? ruling;
  return [
    ...(whole === null ? [] : wrongPrefix(whole.id, there).map((each) => source.at(each))),
    ...unknownIds(source.value, { ...there, rulings }).map((each) => source.at(each)),
    ...(ruling === null ? [] : mismatchedReadings(ruling, engine).map((each) => source.at(each))),
    ...takenId(one, game, root),
    ...missingBoards(one, game, root),
  ];
}

/** The clauses and rulings in a glossary or an exam that refer to nothing. */
export const danglingIds = (engine: AnyEngine, game: GameId, source: Source): readonly Fault[] =>
  unknownIds(source.value, knownTo(engine, game, contentRoot(game))).map((each) => source.at(each));
