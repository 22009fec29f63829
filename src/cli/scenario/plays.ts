import type { Readings } from '../../core/ids.ts';
import type { Problem } from '../../core/result.ts';
import type { PlayableFile } from '../../library/every-fault.ts';
import { undecidedClauses, wrongLeads } from '../../library/openings.ts';
import { isCompared } from '../../library/pages/compare/ways-in.ts';
import { ineffectiveDifferences } from '../../library/readings.ts';
import type { LoadedGame } from '../../register/index.ts';
import { playReading, playScenario } from '../../scenario/play/play.ts';
import type { Play } from '../../scenario/play/played.ts';

/** A play that is shown, and the same with everything that is wrong with it. */
export interface Judged {
  readonly shown: Play;
  readonly judged: Play;
}

/**
 * Plays a file under these readings. If one of them belongs to the ruling in the file, the result
 * is compared with what the file says about that reading.
 */
export function playUnder(
  { engine }: LoadedGame,
  { scenario, ruling, upTo }: PlayableFile,
  readings: Readings,
): Judged {
  const own = ruling === null ? undefined : readings[ruling.id];
  if (ruling === null || own === undefined) {
    const shown = playScenario(engine, scenario, readings, { upTo });
    return { shown, judged: shown };
  }
  const { [ruling.id]: _own, ...others } = readings;
  const under = { ...scenario, readings: { ...scenario.readings, ...others } };
  const played = playReading(engine, ruling, under, own);
  const same =
    own === ruling.ruling
      ? []
      : ineffectiveDifferences(ruling, own, played, playReading(engine, ruling, under, ruling.ruling));
  const shown = { ...played, unmet: [...played.unmet, ...same] };
  return { shown, judged: shown };
}

/** The same problems, each only once: it may be one under several readings. */
const once = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/** What a board is judged by besides its expectations. */
export interface Judging {
  /** By what is said before its orders, as readers see it on a page. */
  readonly leads: boolean;
  /** By the clauses that it teaches: only a scenario with a file of its own. */
  readonly teaches: boolean;
}

/**
 * Plays a file as the tests do: a scenario as it is, a ruling under each reading that can be
 * played.
 */
export function playAsTested(game: LoadedGame, file: PlayableFile, by: Judging): Judged {
  const { scenario, ruling, upTo } = file;
  const hasLeads = by.leads && !isCompared(scenario);
  const leads = (play: Play): readonly Problem[] => (hasLeads ? wrongLeads(game, play) : []);
  if (ruling === null) {
    const shown = playScenario(game.engine, scenario, {}, { upTo });
    const undecided = by.teaches ? undecidedClauses(scenario, shown) : [];
    return { shown, judged: { ...shown, unmet: [...shown.unmet, ...leads(shown), ...undecided] } };
  }
  const shown = playReading(game.engine, ruling, scenario, ruling.ruling);
  const others = ruling.readings
    .filter(({ key, playable }) => playable && key !== ruling.ruling)
    .map(({ key }) => ({ key, play: playReading(game.engine, ruling, scenario, key) }));
  const all = [shown, ...others.map(({ play }) => play)];
  const same = others.flatMap(({ key, play }) => ineffectiveDifferences(ruling, key, play, shown));
  return {
    shown,
    judged: {
      ...shown,
      malformed: once(all.flatMap(({ malformed }) => malformed)),
      unmet: once([...all.flatMap((play) => [...play.unmet, ...leads(play)]), ...same]),
    },
  };
}
