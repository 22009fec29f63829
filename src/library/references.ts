import { basename, dirname, resolve } from 'node:path';
import { isClauseId, isRulingId } from '../core/ids.ts';
import { nearestIds } from '../core/nearest.ts';
import { meaning, type Problem } from '../core/result.ts';
import type { AnyEngine } from '../games/contract/engine.ts';
import type { GameId } from '../core/ids.ts';
import type { Clause } from '../scenario/files/ledger.ts';
import type { Ruling } from '../scenario/files/ruling-schema.ts';
import type { Scenario } from '../scenario/files/schema.ts';
import type { Fault, Source } from '../scenario/files/source.ts';
import { gameFiles, type Files, type FromFile, type GameFiles } from './files.ts';
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
  const [ledger, description] = [clauses.found[0]?.value, own.found[0]?.value];
  return {
    clauses: ledger === undefined ? null : new Set<string>(ledger.map(({ id }) => id)),
    rulings: new Set<string>([
      ...rulings.found.map(({ value }) => value.id),
      ...rulings.faults.map(({ file }) => basename(file, '.yaml')),
    ]),
    phases: description === undefined ? null : [...description.phases, ...description.around],
    prefix: engine.prefix,
    last: description?.rulings ?? Infinity,
  };
}

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

/**
 * Puts this file among the others: it replaces itself or, if it is a draft, the file with the same
 * id.
 */
function among<T>({ found, faults }: Files<T>, from: FromFile<T>, isDraftOf: (other: T) => boolean): Files<T> {
  const isOther = ({ file }: { readonly file: string }): boolean => resolve(file) !== resolve(from.file);
  return {
    found: [...found.filter((each) => isOther(each) && !isDraftOf(each.value)), from],
    faults: faults.filter(isOther),
  };
}

/**
 * Every id in one file that refers to nothing. If the file is in a folder of its game, it is
 * checked against the other files there, otherwise against the content.
 */
export function danglingIn(engine: AnyEngine, game: GameId, { scenario, ruling, source }: OneFile): readonly Fault[] {
  const { file } = source;
  const folder = dirname(dirname(resolve(file)));
  const files = basename(folder) === game ? gameFiles(game, dirname(folder)) : gameFiles(game);
  if (scenario === null && ruling === null)
    return placed({ value: null, source, file }, unknownIds(source.value, known(engine, game, files)));
  const whole = {
    ...files,
    ...(scenario !== null && { scenarios: among(files.scenarios, { value: scenario, source, file }, () => false) }),
    ...(ruling !== null && {
      rulings: among(files.rulings, { value: ruling, source, file }, ({ id }) => id === ruling.id),
    }),
  };
  return danglingReferences(engine, game, whole).filter((fault) => fault.file === file);
}
