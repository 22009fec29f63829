import type { RulingId, ScenarioId } from '../core/ids.ts';
import { GAMES, isGame, type GameId } from '../games/index.ts';
import type { AnyEngine } from '../games/engine.ts';
import { playReading, playScenario } from '../scenario/play.ts';
import type { Play } from '../scenario/played.ts';
import type { Ruling, Scenario } from '../scenario/schema.ts';
import type { Fault, Source } from '../scenario/source.ts';
import { BadContent, gamesWithContent, rulingFiles, scenarioFiles, type FromFile } from './files.ts';
import { idle } from './readings.ts';
import { lost } from './references.ts';
import { unseen } from './unseen.ts';

/** A scenario that has been played to its end with nothing wrong. */
export interface PlayedScenario {
  readonly game: GameId;
  readonly scenario: Scenario;
  readonly play: Play;
  readonly file: string;
  /** Where in the file each part of it stands. */
  readonly source: Source;
  /** The ruling in whose file it stands, and the reading under which it was played; null for a scenario with a file of its own. */
  readonly ruling: Ruling | null;
  readonly reading: string | null;
}

/** A ruling with its scenario played under each playable reading, the one that is played first. */
export interface PlayedRuling {
  readonly game: GameId;
  readonly ruling: Ruling;
  readonly file: string;
  readonly plays: readonly { readonly key: string; readonly played: PlayedScenario }[];
}

/** Everything that a game's content plays. */
export interface Library {
  readonly scenarios: ReadonlyMap<ScenarioId, PlayedScenario>;
  readonly rulings: ReadonlyMap<RulingId, PlayedRuling>;
}

/** All faults of a play, placed in its file; where they are those of a ruling's own scenario, under its key. */
function faults(from: FromFile<unknown>, game: GameId, play: Play, under = ''): readonly Fault[] {
  return [...play.malformed, ...play.unmet, ...unseen(game, play)].map((problem) =>
    from.source.at(problem.path.startsWith('differs') ? problem : { ...problem, path: under + problem.path }),
  );
}

function played(engine: AnyEngine, game: GameId, from: FromFile<Scenario>): PlayedScenario {
  const { value: scenario, file } = from;
  if (scenario.game !== game)
    throw new BadContent([from.source.at({ path: 'game', found: scenario.game, wanted: game })]);
  const play = playScenario(engine, scenario);
  const wrong = faults(from, game, play);
  if (wrong.length > 0) throw new BadContent(wrong);
  return { game, scenario, play, file, source: from.source, ruling: null, reading: null };
}

/** The scenario that shows a ruling: its own, or one of the game's; none where nothing of it can be played. */
function showing({ value: { scenario }, source }: FromFile<Ruling>, scenarios: Library['scenarios']): Scenario | null {
  if (scenario === undefined) return null;
  const shown = typeof scenario === 'string' ? scenarios.get(scenario)?.scenario : scenario;
  if (shown !== undefined) return shown;
  const wanted = 'the id of a scenario of this game';
  throw new BadContent([source.at({ path: 'scenario', found: String(scenario), wanted })]);
}

/** Boards on a ruling's page that are none of the game's. */
function unknown({ value: { boards }, source }: FromFile<Ruling>, scenarios: Library['scenarios']): readonly Fault[] {
  const wanted = 'the id of a scenario of this game';
  return boards.flatMap((id, i) => (scenarios.has(id) ? [] : [source.at({ path: `boards.${i}`, found: id, wanted })]));
}

function playedRuling(
  engine: AnyEngine,
  game: GameId,
  from: FromFile<Ruling>,
  scenarios: Library['scenarios'],
): PlayedRuling {
  const { value: ruling, file } = from;
  const astray = unknown(from, scenarios);
  if (astray.length > 0) throw new BadContent(astray);
  const shown = showing(from, scenarios);
  if (shown === null) return { game, ruling, file, plays: [] };
  const others = ruling.readings.filter((each) => each.playable && each.key !== ruling.ruling);
  const asRuled = playReading(engine, ruling, shown, ruling.ruling);
  const plays = [ruling.ruling, ...others.map((each) => each.key)].map((key) => {
    const play = key === ruling.ruling ? asRuled : playReading(engine, ruling, shown, key);
    const same =
      key === ruling.ruling ? [] : idle(ruling, key, play, asRuled).map((problem) => from.source.at(problem));
    const wrong = [...faults(from, game, play, 'scenario.'), ...same];
    if (wrong.length > 0) throw new BadContent(wrong);
    return { key, played: { game, scenario: shown, play, file, source: from.source, ruling, reading: key } };
  });
  return { game, ruling, file, plays };
}

/** Plays all content of a game. Throws `BadContent` with every id that leads nowhere, or with every fault of the first play that has any. */
export async function playAll(game: GameId, root?: string): Promise<Library> {
  const engine = await GAMES[game]();
  const scenarios = new Map<ScenarioId, PlayedScenario>();
  const astray = lost(engine, game, root);
  if (astray.length > 0) throw new BadContent(astray);
  for (const from of scenarioFiles(game, root)) scenarios.set(from.value.id, played(engine, game, from));
  const rulings = new Map<RulingId, PlayedRuling>();
  for (const from of rulingFiles(game, root)) rulings.set(from.value.id, playedRuling(engine, game, from, scenarios));
  return { scenarios, rulings };
}

const kept = new Map<GameId, Promise<Library>>();

/** The same, played once for a whole build. */
export function library(game: GameId): Promise<Library> {
  const known = kept.get(game) ?? playAll(game);
  kept.set(game, known);
  return known;
}

/** The games that have both an engine and content. */
export const games = (): readonly GameId[] => gamesWithContent().filter(isGame);
