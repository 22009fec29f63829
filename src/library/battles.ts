import type { GameId } from '../core/ids.ts';
import { gameFile } from './files.ts';
import { library, type PlayedScenario } from './plays.ts';

/** Are all phases of a turn, and all that comes before and after, on the site? */
function isWhole(game: GameId): boolean {
  const { phases, around, onSite } = gameFile(game).value;
  return [...phases, ...around].every((phase) => onSite.includes(phase));
}

/** Is this a whole battle: a long scenario in chapters that is played until the game is over? */
const isBattle = ({ scenario, play }: PlayedScenario): boolean =>
  scenario.steps.some(({ chapter }) => chapter !== undefined) && play.steps.at(-1)?.state.awaits === null;

/** The battles of a game that readers can play on: none while a phase of the game is missing. */
export const battlesOf = async (game: GameId): Promise<readonly PlayedScenario[]> =>
  isWhole(game) ? [...(await library(game)).scenarios.values()].filter(isBattle) : [];
