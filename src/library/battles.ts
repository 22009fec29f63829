import type { GameId } from '../core/ids.ts';
import type { Start } from '../sent/battle.ts';
import { gameFile } from './files.ts';
import { library, type PlayedScenario } from './plays.ts';

/** Does the site show all phases of a turn, and everything before the first and after the last? */
function isWhole(game: GameId): boolean {
  const { phases, around, onSite } = gameFile(game).value;
  return [...phases, ...around].every((phase) => onSite.includes(phase));
}

/** Is this a whole battle: a long scenario in chapters that is played until the game is over? */
const isBattle = ({ scenario, play }: PlayedScenario): boolean =>
  scenario.steps.some(({ chapter }) => chapter !== undefined) && play.steps.at(-1)?.state.awaits === null;

/** The battles of a game that readers can play on. None if the site lacks a phase of the game. */
export const battlesOf = async (game: GameId): Promise<readonly PlayedScenario[]> =>
  isWhole(game) ? [...(await library(game)).scenarios.values()].filter(isBattle) : [];

/**
 * The boards from which a battle can be played on: the board after each step, and the board before
 * each step with an order.
 */
export function startsOf({ play }: Pick<PlayedScenario, 'play'>): readonly Start[] {
  let chapter = '';
  const starts = play.steps.flatMap(({ id, title, before, state, order, ...step }): readonly Start[] => {
    chapter = step.chapter ?? chapter;
    const here = { title: order === null ? title : `After “${title}”`, chapter, listed: true, id, state };
    const earlier = { ...here, title: `Before “${title}”`, listed: step.chapter !== null, id: `${id}.before` };
    return [...(order === null ? [] : [{ ...earlier, state: before }]), here];
  });
  // The battle begins with its first board. Once it is over, there is nothing left to play.
  return starts.filter(({ state }) => state.awaits !== null);
}
