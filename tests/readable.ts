import type { GameId } from '../src/core/ids.ts';
import { BadContent, gameFiles, type Files } from '../src/library/files.ts';
import { games as gameNames, library } from '../src/library/plays.ts';

/*
 * Broken content fails `content.test.ts`, which says what is wrong. The other tests leave a game
 * out whose content cannot be read, and go on with the others.
 */

/** What is wrong with the content that this reads, a sentence each; empty if nothing is. */
export async function faultsOf(read: () => unknown): Promise<readonly string[]> {
  try {
    await read();
    return [];
  } catch (error) {
    if (!(error instanceof BadContent)) throw error;
    return error.message.split('\n');
  }
}

/** The same without what is wrong with the games themselves, which is told once for each game. */
export async function otherFaultsOf(read: () => unknown): Promise<readonly string[]> {
  const [faults, ...told] = await Promise.all([
    faultsOf(read),
    ...gameNames().map((game) => faultsOf(() => library(game))),
  ]);
  return faults.filter((fault) => !told.flat().includes(fault));
}

/** Of these games, those whose files can all be read. */
export const readable = (games: readonly GameId[]): readonly GameId[] =>
  games.filter((game) => Object.values(gameFiles(game)).every(({ faults }: Files<unknown>) => faults.length === 0));

/** Of these games, those whose content can be played. */
export async function playable(games: readonly GameId[]): Promise<readonly GameId[]> {
  const faults = await Promise.all(games.map((game) => faultsOf(() => library(game))));
  return games.filter((_game, i) => faults[i]!.length === 0);
}
