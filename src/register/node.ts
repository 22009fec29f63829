import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyEngine } from '../games/engine.ts';
import type { GameReference } from '../games/reference.ts';
import type { PlayModule } from '../scene/module.ts';
import { clauseTitles } from '../integrations/games/clauses.ts';
import { gameFolders } from './folders.ts';

/*
 * `#games` for the commands, which run on Node as they are written. What Vite builds and tests gets the same from `src/integrations/games`,
 * where each game becomes a chunk of its own.
 */

type Doors<Module> = Readonly<Record<string, () => Promise<Module>>>;

const doors = <Module>(room: string): Doors<Module> =>
  Object.fromEntries(
    gameFolders().map(({ game, root }) => [
      game,
      () => import(pathToFileURL(resolve(join(root, room, game, 'index.ts'))).href) as Promise<Module>,
    ]),
  );

/** What a page plays each game with. */
export const play: Doors<{ readonly play: PlayModule; readonly titles: Readonly<Record<string, string>> }> =
  Object.fromEntries(
    Object.entries(doors<{ readonly play: PlayModule }>('scene')).map(([game, scene]) => [
      game,
      async () => ({ ...(await scene()), titles: clauseTitles(game) }),
    ]),
  );

/** What the build plays each game with. */
export const source = doors<{ readonly engine: AnyEngine; readonly reference?: GameReference }>('games');
