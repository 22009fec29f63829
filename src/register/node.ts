import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChartBases } from '../games/contract/charts.ts';
import type { AnyEngine } from '../games/contract/engine.ts';
import type { GameForm } from '../games/contract/form.ts';
import type { GameReference } from '../games/contract/reference.ts';
import type { PlayModule } from '../scene/module.ts';
import { clauseTitles } from './clauses.ts';
import { gameFolders } from './folders.ts';

/*
 * `#games` for the commands and the unit tests, which run directly on Node. In what Vite builds,
 * `src/integrations/games` provides it, with a chunk for each game.
 */

type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

const loadersIn = <Module>(folder: string): Loaders<Module> =>
  Object.fromEntries(
    gameFolders().map(({ game, root }) => [
      game,
      () => import(pathToFileURL(resolve(join(root, folder, game, 'index.ts'))).href) as Promise<Module>,
    ]),
  );

/**
 * Keeps what was loaded: the titles of a game's clauses come from its ledger, which is slow to
 * read.
 */
function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | null = null;
  return () => (loading ??= load());
}

/** For each game, what a page needs to play it, and the titles of its clauses. */
export const play: Loaders<{ readonly play: PlayModule; readonly titles: Readonly<Record<string, string>> }> =
  Object.fromEntries(
    Object.entries(loadersIn<{ readonly play: PlayModule }>('scene')).map(([game, scene]) => [
      game,
      once(async () => ({ ...(await scene()), titles: clauseTitles(game) })),
    ]),
  );

/**
 * For each game: its engine, what authors may write, what its rules add to the reference, and why
 * its charts are what they are.
 */
export const source = loadersIn<{
  readonly engine: AnyEngine;
  readonly form: GameForm;
  readonly reference?: GameReference;
  readonly chartBases?: ChartBases;
}>('games');
