import { basename } from 'node:path';
import type { GameId, RulingId, ScenarioId } from '../core/ids.ts';
import { gamesWithContent } from '../register/folders.ts';
import { isGame, loadGame, type LoadedGame } from '../register/index.ts';
import type { Loaded } from '../scenario/files/load.ts';
import { playReading, playScenario } from '../scenario/play/play.ts';
import type { Play } from '../scenario/play/played.ts';
import type { Ruling } from '../scenario/files/ruling-schema.ts';
import type { Scenario } from '../scenario/files/schema.ts';
import type { Fault, Source } from '../scenario/files/source.ts';
import { BadContent, gameFile, gameFiles, type Files, type FromFile, type GameFiles } from './files.ts';
import { idIn } from './file-ids.ts';
import { isWriting, once } from './writing.ts';
import { ineffectiveDifferences } from './readings.ts';
import { danglingReferences } from './references.ts';
import { undrawnAnnotations } from './undrawn.ts';

/** A scenario that was played to its end without errors. */
export interface PlayedScenario {
  readonly game: GameId;
  readonly scenario: Scenario;
  readonly play: Play;
  readonly file: string;
  /** Finds the line of each part of its file. */
  readonly source: Source;
  /**
   * The ruling whose file contains it, and the reading under which it was played. Null for a
   * scenario with its own file.
   */
  readonly ruling: Ruling | null;
  readonly reading: string | null;
}

/**
 * A ruling, with its scenario played under each playable reading. The reading we play comes first.
 */
export interface PlayedRuling {
  readonly game: GameId;
  readonly ruling: Ruling;
  readonly file: string;
  readonly plays: readonly { readonly key: string; readonly played: PlayedScenario }[];
}

/** All played content of a game. */
export interface Library {
  readonly scenarios: ReadonlyMap<ScenarioId, PlayedScenario>;
  readonly rulings: ReadonlyMap<RulingId, PlayedRuling>;
  /** The errors of files that could not be read, by the id in the file or else by its name. */
  readonly unread: ReadonlyMap<string, readonly Fault[]>;
}

/** A value that is played only when it is asked for, and all errors that playing it finds. */
interface Playable<T> {
  readonly value: T;
  readonly faults: () => readonly Fault[];
}

/** A scenario whose play is played when it is read. Reading it throws `BadContent` if it fails. */
const playable = (
  of: Omit<PlayedScenario, 'play'>,
  play: () => Play,
  faults: () => readonly Fault[],
): Playable<PlayedScenario> => ({
  faults,
  value: {
    ...of,
    get play() {
      const found = faults();
      if (found.length > 0) throw new BadContent(found);
      return play();
    },
  },
});

/**
 * All errors of a play, with their lines. `under` is the path of the scenario in its file, followed
 * by a dot.
 */
function faultsOf(from: Loaded<unknown>, game: LoadedGame, play: Play, under = ''): readonly Fault[] {
  return [...play.malformed, ...undrawnAnnotations(game, play), ...play.unmet].map((problem) =>
    from.source.at(problem.path.startsWith('differs') ? problem : { ...problem, path: under + problem.path }),
  );
}

function played(game: LoadedGame, from: FromFile<Scenario>, others: () => readonly Fault[]): Playable<PlayedScenario> {
  const { value: scenario, file, source } = from;
  const play = once(() => playScenario(game.engine, scenario));
  const faults = once(() => [
    ...others().filter((fault) => fault.file === file),
    ...wrongGame(scenario, game.id, source),
    ...faultsOf(from, game, play()),
  ]);
  return playable({ game: game.id, scenario, file, source, ruling: null, reading: null }, play, faults);
}

/** The error if a scenario is in the folder of one game but names another. */
const wrongGame = (scenario: Scenario, game: GameId, source: Source, path = 'game'): readonly Fault[] =>
  scenario.game === game ? [] : [source.at({ path, found: scenario.game, wanted: game })];

/**
 * The scenario that shows a ruling: its own, or one of the game's. Undefined if nothing can be
 * played.
 */
const scenarioOf = ({ scenario }: Ruling, scenarios: Library['scenarios']): Scenario | undefined =>
  typeof scenario === 'string' ? scenarios.get(scenario)?.scenario : scenario;

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

function playedRuling(
  game: LoadedGame,
  from: FromFile<Ruling>,
  { scenarios, others }: { readonly scenarios: Library['scenarios']; readonly others: () => readonly Fault[] },
): Playable<PlayedRuling> {
  const { value: ruling, file, source } = from;
  const shown = scenarioOf(ruling, scenarios);
  const own = once(() => [
    ...others().filter((fault) => fault.file === file),
    ...(shown === undefined ? [] : wrongGame(shown, game.id, source, 'scenario.game')),
  ]);
  if (shown === undefined) return { value: { game: game.id, ruling, file, plays: [] }, faults: own };
  const asRuled = once(() => playReading(game.engine, ruling, shown, ruling.ruling));
  const keys = ruling.readings.filter((each) => each.playable && each.key !== ruling.ruling).map(({ key }) => key);
  const all = [ruling.ruling, ...keys].map((key) => {
    const isOurs = key === ruling.ruling;
    const play = isOurs ? asRuled : once(() => playReading(game.engine, ruling, shown, key));
    const faults = once(() => [
      ...own(),
      ...faultsOf(from, game, play(), 'scenario.'),
      ...(isOurs ? [] : ineffectiveDifferences(ruling, key, play(), asRuled()).map((problem) => source.at(problem))),
    ]);
    return { key, ...playable({ game: game.id, scenario: shown, file, source, ruling, reading: key }, play, faults) };
  });
  return {
    value: { game: game.id, ruling, file, plays: all.map(({ key, value }) => ({ key, played: value })) },
    faults: () => [...own(), ...all.flatMap(({ faults }) => faults())],
  };
}

/** The content of a game, of which nothing is played yet. */
async function open(game: GameId, root?: string): Promise<Playable<Library>> {
  const loaded = await loadGame(game);
  const files = gameFiles(game, root);
  const others = once(() => [
    ...danglingReferences(loaded.engine, game, files),
    ...files.rulings.found.flatMap((from) => unknownScenarios(from, files)),
  ]);
  const scenarios = files.scenarios.found.map((from) => played(loaded, from, others));
  const byId = new Map(scenarios.map(({ value }) => [value.scenario.id, value]));
  const rulings = files.rulings.found.map((from) => playedRuling(loaded, from, { scenarios: byId, others }));
  const unread = Object.values(files).flatMap((kind: Files<unknown>) => kind.faults);
  return {
    value: {
      scenarios: byId,
      rulings: new Map(rulings.map(({ value }) => [value.ruling.id, value])),
      unread: Map.groupBy(unread, ({ file }) => idIn(file) ?? basename(file, '.yaml')),
    },
    faults: () => [
      ...new Set([...unread, ...others(), ...[...scenarios, ...rulings].flatMap(({ faults }) => faults())]),
    ],
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

/** What an author's page needs is played when it is shown; a wrong file then concerns no other. */
const openAll = async (game: GameId): Promise<Library> => (await open(game)).value;

const cache = new Map<GameId, Promise<Library>>();

/** All played content of a game, played once per build; while an author writes, as it is needed. */
export function library(game: GameId): Promise<Library> {
  const known = cache.get(game) ?? (isWriting ? openAll(game) : playAll(game));
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

/**
 * The game of the site to which an id belongs: that of a clause, a ruling, a scenario or a board.
 */
export function gameWith(id: string): GameId | undefined {
  const [prefix] = id.split(/[.-]/);
  return shownGames().find((game) => gameFile(game).value.prefix === prefix);
}
