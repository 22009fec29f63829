import type { GameId, RulingId, ScenarioId } from '../../core/ids.ts';
import { rulingsWith } from '../file-ids.ts';
import { library } from '../plays.ts';
import { sentence } from './rulings.ts';

/** A board as the page of a ruling plays it under a reading that is not ours. */
export interface ReadOtherwise {
  /** Its public id, with the key of the reading: `<prefix>.one-tree-one-house@any-one`. */
  readonly board: string;
  readonly ruling: RulingId;
  /** The reading as a sentence. */
  readonly says: string;
}

/**
 * The other readings under which the pages of rulings play a scenario. Only rulings that name it
 * are read.
 */
export async function readOtherwise(game: GameId, scenario: ScenarioId): Promise<readonly ReadOtherwise[]> {
  const { rulings } = await library(game);
  return rulingsWith(game, [scenario])
    .flatMap((id) => rulings.get(id as RulingId) ?? [])
    .flatMap(({ ruling, plays }) =>
      plays
        .filter(({ key, played }) => key !== ruling.ruling && played.scenario.id === scenario)
        .map(({ key }) => ({
          board: `${scenario}@${key}`,
          ruling: ruling.id,
          says: sentence(ruling.readings.find((each) => each.key === key)!.says),
        })),
    );
}
