import type { GameId } from '../../core/ids.ts';
import { href } from '../../register/paths.ts';
import type { Scene } from '../../scene/scene.ts';
import { chaptersOf } from '../chapters.ts';
import { homeFile } from '../home.ts';
import { library } from '../plays.ts';
import { boardsOf, boardView } from './view.ts';

/**
 * The board that stands for a game on the front page: the one that the front page names, or else
 * the first of its first chapter. Undefined if the game has no board yet.
 */
export async function tableScene(game: GameId): Promise<Scene | undefined> {
  const first = chaptersOf(game, await library(game))[0]?.boards[0];
  const named = homeFile().tables[game] ?? first;
  const board = named !== undefined && (await boardsOf(game)).has(named) ? named : first;
  return board === undefined ? undefined : (await boardView(board)).frames[0]?.scene;
}

/** The address of its picture. */
export const tablePicture = (game: GameId): string => href(`/tables/${game}.svg`);
