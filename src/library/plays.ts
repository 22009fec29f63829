import { basename, join } from 'node:path';
import type { GameId, RulingId, ScenarioId } from '../core/ids.ts';
import type { Result } from '../core/result.ts';
import { contentRoot, gamesWithContent } from '../register/folders.ts';
import { isGame, loadGame } from '../register/index.ts';
import type { Ruling } from '../scenario/files/ruling-schema.ts';
import type { Fault } from '../scenario/files/source.ts';
import { idIn } from './file-ids.ts';
import {
  BadContent,
  gameFile,
  gameFiles,
  rulingIn,
  scenarioIn,
  yamlFiles,
  type Files,
  type FromFile,
  type GameFiles,
} from './files.ts';
import { isWriting, MapOnDemand } from './on-demand.ts';
import { playedRuling, playedScenario, type Playable, type PlayedRuling, type PlayedScenario } from './playable.ts';
import { danglingIn, danglingReferences } from './references.ts';

/** All played content of a game. */
export interface Library {
  readonly scenarios: ReadonlyMap<ScenarioId, PlayedScenario>;
  readonly rulings: ReadonlyMap<RulingId, PlayedRuling>;
  /** The errors of files that could not be read, by the id in the file or else by its name. */
  readonly unread: ReadonlyMap<string, readonly Fault[]>;
}

/** Scenarios that a ruling names but the game does not have. */
function unknownScenarios({ value, source }: FromFile<Ruling>, { scenarios }: GameFiles): readonly Fault[] {
  // The scenario may be in a file that could not be read.
  if (scenarios.faults.length > 0) return [];
  const named = [
    ...(typeof value.scenario === 'string' ? [{ path: 'scenario', id: value.scenario }] : []),
    ...value.boards.map((id, i) => ({ path: `boards.${i}`, id })),
  ];
  return named
    .filter(({ id }) => !scenarios.found.some((each) => each.value.id === id))
    .map(({ path, id }) => source.at({ path, found: id, wanted: 'the id of a scenario of this game' }));
}

/** The content of a game, of which nothing is played yet. */
async function open(game: GameId, root?: string): Promise<Playable<Library>> {
  const loaded = await loadGame(game);
  const files = gameFiles(game, root);
  const others = [
    ...danglingReferences(loaded.engine, game, files),
    ...files.rulings.found.flatMap((from) => unknownScenarios(from, files)),
  ];
  const besides =
    ({ file }: FromFile<unknown>) =>
    () =>
      others.filter((fault) => fault.file === file);
  const scenarios = files.scenarios.found.map((from) => playedScenario(loaded, from, besides(from)));
  const byId = new Map(scenarios.map(({ value }) => [value.scenario.id, value]));
  const rulings = files.rulings.found.map((from) =>
    playedRuling(loaded, from, { scenarios: byId, others: besides(from) }),
  );
  const unread = Object.values(files).flatMap((kind: Files<unknown>) => kind.faults);
  return {
    value: {
      scenarios: byId,
      rulings: new Map(rulings.map(({ value }) => [value.ruling.id, value])),
      unread: new Map(),
    },
    faults: () => [...new Set([...unread, ...others, ...[...scenarios, ...rulings].flatMap(({ faults }) => faults())])],
  };
}

/**
 * Plays all content of a game. Throws `BadContent` with every error in every file, so that an
 * author can fix them all at once.
 */
export async function playAll(game: GameId, root?: string): Promise<Library> {
  const { value, faults } = await open(game, root);
  const found = faults();
  if (found.length > 0) throw new BadContent(found);
  return value;
}

/**
 * The content of a game while an author writes: a file is read, and what it holds is played, when a
 * page asks for it. So a page waits for no other, and a file that is wrong concerns no other.
 */
export async function openOnDemand(game: GameId, root = contentRoot(game)): Promise<Library> {
  const loaded = await loadGame(game);
  const { engine } = loaded;
  const named = (folder: string) =>
    yamlFiles(join(root, game, folder)).map((file) => ({ file, id: idIn(file) ?? basename(file, '.yaml') }));
  const [boards, questions] = [named('scenarios'), named('rulings')];
  const scenarios = new MapOnDemand<ScenarioId, PlayedScenario>(
    boards.map(({ file, id }) => [
      id as ScenarioId,
      () => {
        const read = scenarioIn(file);
        if (!read.ok) return undefined;
        const { value: scenario, source } = read.value;
        const others = () => danglingIn(engine, game, { scenario, ruling: null, source });
        return playedScenario(loaded, { ...read.value, file }, others).value;
      },
    ]),
  );
  const rulings = new MapOnDemand<RulingId, PlayedRuling>(
    questions.map(({ file, id }) => [
      id as RulingId,
      () => {
        const read = rulingIn(file);
        if (!read.ok) return undefined;
        const { value: ruling, source } = read.value;
        const others = () => danglingIn(engine, game, { scenario: null, ruling, source });
        return playedRuling(loaded, { ...read.value, file }, { scenarios, others }).value;
      },
    ]),
  );
  const faultsOf = (read: Result<unknown, readonly Fault[]>) => (read.ok ? undefined : read.error);
  const unread = new MapOnDemand<string, readonly Fault[]>([
    ...boards.map(({ file, id }) => [id, () => faultsOf(scenarioIn(file))] as const),
    ...questions.map(({ file, id }) => [id, () => faultsOf(rulingIn(file))] as const),
  ]);
  return { scenarios, rulings, unread };
}

const cache = new Map<GameId, Promise<Library>>();

/** All played content of a game, played once per build; while an author writes, as it is needed. */
export function library(game: GameId): Promise<Library> {
  const known = cache.get(game) ?? (isWriting ? openOnDemand(game) : playAll(game));
  cache.set(game, known);
  return known;
}

/** The games that have both an engine and content. */
export const games = (): readonly GameId[] => gamesWithContent().filter(isGame);

/** Is a phase of this game on the site? While an author writes, not if its game file is wrong. */
function isShown(game: GameId): boolean {
  try {
    return gameFile(game).value.onSite.length > 0;
  } catch (fault) {
    if (isWriting && fault instanceof BadContent) return false;
    throw fault;
  }
}

/**
 * The games that the site shows: those with a phase on it. The other games are played and counted,
 * but no page mentions them.
 */
export const shownGames = (): readonly GameId[] => games().filter(isShown);

/** Does the site show all phases of a turn, and everything before the first and after the last? */
export function isWhole(game: GameId): boolean {
  const { phases, around, onSite } = gameFile(game).value;
  return [...phases, ...around].every((phase) => onSite.includes(phase));
}

/**
 * The games of which the site shows every phase. The others can be learnt as far as they are shown,
 * but are not compared, have no battle and do not stand on the front page.
 */
export const wholeGames = (): readonly GameId[] => shownGames().filter(isWhole);

/** The game of the site to which the id of a clause, a ruling, a scenario or a board belongs. */
export function gameWith(id: string): GameId | undefined {
  const [prefix] = id.split(/[.-]/);
  return shownGames().find((game) => gameFile(game).value.prefix === prefix);
}
