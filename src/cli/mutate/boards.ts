import type { AnyEngine } from '../../games/engine.ts';
import { rulingFiles, scenarioFiles } from '../../library/files.ts';
import { playReading, playScenario } from '../../scenario/play.ts';
import type { Play } from '../../scenario/played.ts';

/** One board to be played: its name, and how. */
export interface Board {
  readonly name: string;
  readonly play: (engine: AnyEngine) => Play;
}

/** Every scenario, every ruling under each reading that can be played, and every rule test of a game. */
export function boards(game: string): readonly Board[] {
  const scenarios = [...scenarioFiles(game), ...scenarioFiles(game, 'tests/games')].map(({ value }): Board => ({
    name: value.id,
    play: (engine) => playScenario(engine, value),
  }));
  const rulings = rulingFiles(game).flatMap(({ value: ruling }) => {
    const { scenario } = ruling;
    if (typeof scenario !== 'object') return [];
    const keys = ruling.readings.filter(({ key, playable }) => playable || key === ruling.ruling).map(({ key }) => key);
    return keys.map((key): Board => ({
      name: `${ruling.id} ${key}`,
      play: (engine) => playReading(engine, ruling, scenario, key),
    }));
  });
  return [...scenarios, ...rulings];
}

/** The first board that does not come out as it is written; `null` where all do. */
export function red(engine: AnyEngine, all: readonly Board[]): string | null {
  for (const { name, play } of all) {
    try {
      const { malformed, unmet } = play(engine);
      if (malformed.length > 0 || unmet.length > 0) return name;
    } catch (error) {
      return `${name} (${error instanceof Error ? error.message : String(error)})`;
    }
  }
  return null;
}
