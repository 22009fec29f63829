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
}

/** A result, and all errors found on the way. */
interface WithFaults<T> {
  readonly value: T;
  readonly faults: readonly Fault[];
}

/**
 * All errors of a play, with their lines. `under` is the path of the scenario in its file, followed
 * by a dot.
 */
function faultsOf(from: Loaded<unknown>, game: LoadedGame, play: Play, under = ''): readonly Fault[] {
  return [...play.malformed, ...undrawnAnnotations(game, play), ...play.unmet].map((problem) =>
    from.source.at(problem.path.startsWith('differs') ? problem : { ...problem, path: under + problem.path }),
  );
}

function played(game: LoadedGame, from: FromFile<Scenario>): WithFaults<PlayedScenario> {
  const { value: scenario, file, source } = from;
  const play = playScenario(game.engine, scenario);
  const value = { game: game.id, scenario, play, file, source, ruling: null, reading: null };
  return { value, faults: [...wrongGame(scenario, game.id, from.source), ...faultsOf(from, game, play)] };
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
  scenarios: Library['scenarios'],
): WithFaults<PlayedRuling> {
  const { value: ruling, file, source } = from;
  const shown = scenarioOf(ruling, scenarios);
  if (shown === undefined) return { value: { game: game.id, ruling, file, plays: [] }, faults: [] };
  const others = ruling.readings.filter((each) => each.playable && each.key !== ruling.ruling);
  const { engine } = game;
  const asRuled = playReading(engine, ruling, shown, ruling.ruling);
  const all = [ruling.ruling, ...others.map((each) => each.key)].map((key) => {
    const play = key === ruling.ruling ? asRuled : playReading(engine, ruling, shown, key);
    const same =
      key === ruling.ruling
        ? []
        : ineffectiveDifferences(ruling, key, play, asRuled).map((problem) => source.at(problem));
    const value = { key, played: { game: game.id, scenario: shown, play, file, source, ruling, reading: key } };
    return { value, faults: [...faultsOf(from, game, play, 'scenario.'), ...same] };
  });
  return {
    value: { game: game.id, ruling, file, plays: all.map(({ value }) => value) },
    faults: [...wrongGame(shown, game.id, source, 'scenario.game'), ...all.flatMap(({ faults }) => faults)],
  };
}

/**
 * Plays all content of a game. Throws `BadContent` with every error in every file, so that an
 * author can fix them all at once.
 */
export async function playAll(game: GameId, root?: string): Promise<Library> {
  const loaded = await loadGame(game);
  const files = gameFiles(game, root);
  const scenarios = files.scenarios.found.map((from) => played(loaded, from));
  const byId = new Map(scenarios.map(({ value }) => [value.scenario.id, value]));
  const rulings = files.rulings.found.map((from) => playedRuling(loaded, from, byId));
  const faults = [
    ...Object.values(files).flatMap((kind: Files<unknown>) => kind.faults),
    ...danglingReferences(loaded.engine, game, files),
    ...files.rulings.found.flatMap((from) => unknownScenarios(from, files)),
    ...[...scenarios, ...rulings].flatMap((each) => each.faults),
  ];
  if (faults.length > 0) throw new BadContent(faults);
  return { scenarios: byId, rulings: new Map(rulings.map(({ value }) => [value.ruling.id, value])) };
}

const cache = new Map<GameId, Promise<Library>>();

/** All played content of a game, played once per build. */
export function library(game: GameId): Promise<Library> {
  const known = cache.get(game) ?? playAll(game);
  cache.set(game, known);
  return known;
}

/** The games that have both an engine and content. */
export const games = (): readonly GameId[] => gamesWithContent().filter(isGame);

/**
 * The games that the site shows: those with a phase on it. The other games are played and counted,
 * but no page mentions them.
 */
export const shownGames = (): readonly GameId[] => games().filter((game) => gameFile(game).value.onSite.length > 0);
