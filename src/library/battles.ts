import type { GameId } from '../core/ids.ts';
import type { Start } from '../sent/battle.ts';
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

/**
 * The boards of a battle from which it can be played on: the one that each step shows, and the one
 * before each step with an order.
 */
export function startsOf({ play }: Pick<PlayedScenario, 'play'>): readonly Start[] {
  let chapter = '';
  const starts = play.steps.flatMap(({ id, title, before, state, order, ...step }): readonly Start[] => {
    chapter = step.chapter ?? chapter;
    const here = { title: order === null ? title : `After “${title}”`, chapter, listed: true, id, state };
    const earlier = { ...here, title: `Before “${title}”`, listed: step.chapter !== null, id: `${id}.before` };
    return [...(order === null ? [] : [{ ...earlier, state: before }]), here];
  });
  // The battle begins with its first board, and there is nothing to play once it is over.
  return starts.filter(({ state }) => state.awaits !== null);
}
