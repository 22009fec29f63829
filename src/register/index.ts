import { play, source } from '#games';
import type { GameId } from '../core/ids.ts';
import type { AnyEngine } from '../games/engine.ts';
import type { GameReference } from '../games/reference.ts';
import type { PlayableGame } from '../scene/module.ts';

/** Every game that has an engine, by name. */
export const gameIds: readonly GameId[] = Object.keys(play).sort();

/** Is there an engine of this name? */
export const isGame = (id: string): id is GameId => Object.hasOwn(play, id);

function door<Door>(doors: Readonly<Record<GameId, Door>>, game: GameId): Door {
  const found = Object.hasOwn(doors, game) ? doors[game] : undefined;
  if (found === undefined)
    throw new Error(`There is no game ${game}: expected one of ${Object.keys(doors).join(', ')}`);
  return found;
}

/** What a board in a page is played with. Each game is a chunk of its own; whoever needs one loads only that. */
export async function playModule(game: GameId): Promise<PlayableGame> {
  const { play: module, titles } = await door(play, game)();
  return { ...module, clauseTitle: (id) => titles[id] ?? id };
}

/** A game with both: what it is played with on a board, and what its files are read with. */
export interface LoadedGame extends PlayableGame {
  readonly engine: AnyEngine;
}

/** All of a game, for the build. */
export const loadGame = async (game: GameId): Promise<LoadedGame> => ({
  ...(await playModule(game)),
  engine: await engineOf(game),
});

/** The rules of a game with the reading of its files, for the build and the commands. */
export const engineOf = async (game: GameId): Promise<AnyEngine> => (await door(source, game)()).engine;

/** What the quick reference of a game takes from its rules; nothing where its engine exports none. */
export const ownReference = async (game: GameId): Promise<GameReference> =>
  (await door(source, game)()).reference ?? { numbers: {}, tables: [], army: null };
