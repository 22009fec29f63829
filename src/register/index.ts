import { play, source } from '#games';
import type { GameId } from '../core/ids.ts';
import type { ChartBases } from '../games/contract/charts.ts';
import type { AnyEngine } from '../games/contract/engine.ts';
import type { GameForm } from '../games/contract/form.ts';
import type { GameReference } from '../games/contract/reference.ts';
import { playable, type PlayableGame } from '../scene/module.ts';

/** Every game that has an engine, sorted by name. */
export const gameIds: readonly GameId[] = Object.keys(play).sort();

/** Does a game of this name have an engine? */
export const isGame = (id: string): id is GameId => Object.hasOwn(play, id);

function loaderOf<Loader>(loaders: Readonly<Record<GameId, Loader>>, game: GameId): Loader {
  const found = Object.hasOwn(loaders, game) ? loaders[game] : undefined;
  if (found === undefined)
    throw new Error(`There is no game ${game}: expected one of ${Object.keys(loaders).join(', ')}`);
  return found;
}

/**
 * What a page needs to play a game on a board. Each game is its own chunk, loaded only when it is
 * needed.
 */
export async function playModule(game: GameId): Promise<PlayableGame> {
  const { play: module, titles } = await loaderOf(play, game)();
  return playable(module, (id) => titles[id] ?? id);
}

/** A game with its scene and its engine. */
export interface LoadedGame extends PlayableGame {
  readonly engine: AnyEngine;
}

/** Loads a whole game, for the build. */
export const loadGame = async (game: GameId): Promise<LoadedGame> => ({
  ...(await playModule(game)),
  engine: await engineOf(game),
});

/** The engine of a game, which can also parse content files. For the build and the commands. */
export const engineOf = async (game: GameId): Promise<AnyEngine> => (await loaderOf(source, game)()).engine;

/** Everything that authors may write for a game. */
export const formOf = async (game: GameId): Promise<GameForm> => (await loaderOf(source, game)()).form;

/** What the game's rules add to its quick reference; empty if they add nothing. */
export const ownReference = async (game: GameId): Promise<GameReference> =>
  (await loaderOf(source, game)()).reference ?? { numbers: {}, tables: [], army: null };

/** Why the charts of a game are what they are; empty if it has none. */
export const chartBasesOf = async (game: GameId): Promise<ChartBases> =>
  (await loaderOf(source, game)()).chartBases ?? {};
