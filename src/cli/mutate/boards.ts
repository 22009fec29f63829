import type { AnyEngine } from '../../games/contract/engine.ts';
import { rulingFiles, scenarioFiles } from '../../library/files.ts';
import { playReading, playScenario } from '../../scenario/play/play.ts';
import type { Play } from '../../scenario/play/played.ts';

/** A board: its name, and how to play it. */
export interface PlayableBoard {
  readonly name: string;
  readonly play: (engine: AnyEngine) => Play;
}

/** Every scenario, every ruling under each playable reading, and every rule test of a game. */
export function boards(game: string): readonly PlayableBoard[] {
  const scenarios = [...scenarioFiles(game), ...scenarioFiles(game, 'tests/games')].map(({ value }): PlayableBoard => ({
    name: value.id,
    play: (engine) => playScenario(engine, value),
  }));
  const rulings = rulingFiles(game).flatMap(({ value: ruling }) => {
    const { scenario } = ruling;
    if (typeof scenario !== 'object') return [];
    const keys = ruling.readings.filter(({ key, playable }) => playable || key === ruling.ruling).map(({ key }) => key);
    return keys.map((key): PlayableBoard => ({
      name: `${ruling.id} ${key}`,
      play: (engine) => playReading(engine, ruling, scenario, key),
    }));
  });
  return [...scenarios, ...rulings];
}

/**
 * The name of the board if its expectations are not met, with the error if one was thrown. Null if
 * they are met.
 */
export function broken(engine: AnyEngine, { name, play }: PlayableBoard): string | null {
  try {
    const { malformed, unmet } = play(engine);
    return malformed.length > 0 || unmet.length > 0 ? name : null;
  } catch (error) {
    return `${name} (${error instanceof Error ? error.message : String(error)})`;
  }
}
