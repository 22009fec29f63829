import type { GameId, ScenarioId } from '../core/ids.ts';
import type { LoadedGame } from '../register/index.ts';
import type { Loaded } from '../scenario/files/load.ts';
import type { Ruling } from '../scenario/files/ruling-schema.ts';
import type { Scenario } from '../scenario/files/schema.ts';
import type { Fault, Source } from '../scenario/files/source.ts';
import { playReading, playScenario } from '../scenario/play/play.ts';
import type { Play } from '../scenario/play/played.ts';
import { BadContent, type FromFile } from './files.ts';
import { once } from '../core/once.ts';
import { ineffectiveDifferences } from './readings.ts';
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

/** A value that is played only when it is asked for, and all errors that playing it finds. */
export interface Playable<T> {
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

/**
 * A scenario of its own file, to be played when its play is asked for. `others` are errors that its
 * file has besides.
 */
export function playedScenario(
  game: LoadedGame,
  from: FromFile<Scenario>,
  others: () => readonly Fault[],
): Playable<PlayedScenario> {
  const { value: scenario, file, source } = from;
  const play = once(() => playScenario(game.engine, scenario));
  const faults = once(() => [...others(), ...wrongGame(scenario, game.id, source), ...faultsOf(from, game, play())]);
  return playable({ game: game.id, scenario, file, source, ruling: null, reading: null }, play, faults);
}

/** The error if a scenario is in the folder of one game but names another. */
const wrongGame = (scenario: Scenario, game: GameId, source: Source, path = 'game'): readonly Fault[] =>
  scenario.game === game ? [] : [source.at({ path, found: scenario.game, wanted: game })];

/**
 * The scenario that shows a ruling: its own, or one of the game's. Undefined if nothing can be
 * played.
 */
const scenarioOf = ({ scenario }: Ruling, scenarios: ReadonlyMap<ScenarioId, PlayedScenario>): Scenario | undefined =>
  typeof scenario === 'string' ? scenarios.get(scenario)?.scenario : scenario;

/** A ruling whose scenario is played when one of its plays is asked for; `others` as above. */
export function playedRuling(
  game: LoadedGame,
  from: FromFile<Ruling>,
  {
    scenarios,
    others,
  }: { readonly scenarios: ReadonlyMap<ScenarioId, PlayedScenario>; readonly others: () => readonly Fault[] },
): Playable<PlayedRuling> {
  const { value: ruling, file, source } = from;
  const shown = scenarioOf(ruling, scenarios);
  const own = once(() => [
    ...others(),
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
