import type { GameId, ScenarioId } from '../core/ids.ts';
import type { Start } from '../sent/battle.ts';
import { playModule } from '../register/index.ts';
import { whole, type Scene } from '../scene/scene.ts';
import type { PlayedScenario } from './playable.ts';
import { gameWith, isWhole, library, shownGames } from './plays.ts';
import { isWriting } from './on-demand.ts';

const isLong = ({ scenario }: PlayedScenario): boolean => scenario.steps.some(({ chapter }) => chapter !== undefined);

/**
 * Is this a whole battle that readers can play on: a long scenario in chapters, played until the
 * game is over? Not if the site lacks a phase of its game.
 */
export const isBattle = (played: PlayedScenario): boolean =>
  played.ruling === null && isLong(played) && isWhole(played.game) && played.play.steps.at(-1)?.state.awaits === null;

/** The battles of a game that readers can play on. None if the site lacks a phase of the game. */
export const battlesOf = async (game: GameId): Promise<readonly PlayedScenario[]> =>
  [...(await library(game)).scenarios.values()].filter(isBattle);

/**
 * The ids of the battles that have a page. While an author writes, of all long scenarios: to know
 * which of them are battles takes playing them.
 */
export async function battleIds(): Promise<readonly ScenarioId[]> {
  const libraries = await Promise.all(shownGames().map(library));
  const listed = libraries.flatMap(({ scenarios }) => [...scenarios.values()]).filter(isWriting ? isLong : isBattle);
  return listed.map(({ scenario }) => scenario.id);
}

/** A battle by its id. Throws if there is no such battle. */
export async function battleOf(id: ScenarioId): Promise<PlayedScenario> {
  const game = gameWith(id);
  const found = game === undefined ? undefined : (await library(game)).scenarios.get(id);
  if (found !== undefined && isBattle(found)) return found;
  const all = game === undefined ? [] : await battlesOf(game);
  throw new Error(`No battle ${id}: there are ${all.map(({ scenario }) => scenario.id).join(', ') || 'none'}`);
}

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

/** The whole table of a battle before its first order: players may go anywhere on it. */
export async function wholeTable({ game, play }: PlayedScenario): Promise<Scene> {
  return whole((await playModule(game)).scene(play.start!, []));
}

/** The whole tables of all battles of a game. */
export const wholeTables = async (game: GameId): Promise<readonly Scene[]> =>
  Promise.all((await battlesOf(game)).map(wholeTable));
