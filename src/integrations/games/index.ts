import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { gameFolders, type GameFolder } from '../../register/folders.ts';
import { clauseTitles, clauseTypes } from './clauses.ts';
import { prefixes } from './prefixes.ts';

const ID = '#games';

/** What a page plays one game with: a module that Vite makes of the game's scene and the titles of its clauses. */
const PLAY = `${ID}/play/`;

const file = (room: string, { game, root }: GameFolder): string => resolve(root, room, game, 'index.ts');

/** One module for each game: a chunk of its own that is fetched when asked for. */
const doors = (folders: readonly GameFolder[], module: (folder: GameFolder) => string): string =>
  folders
    .map((folder) => `${JSON.stringify(folder.game)}: () => import(${JSON.stringify(module(folder))}),`)
    .join('\n');

/** `#games` in what Vite builds. A browser reads no files of authors, and gets no chunks to do it. */
const modules = (folders: readonly GameFolder[], isBrowser: boolean): string => `
export const play = {
${doors(folders, ({ game }) => PLAY + game)}
};
export const source = {
${isBrowser ? '' : doors(folders, (folder) => file('games', folder))}
};
`;

const playOf = (folder: GameFolder): string => `
export { play } from ${JSON.stringify(file('scene', folder))};
export const titles = ${JSON.stringify(clauseTitles(folder.game))};
`;

/** For Vite: the register of the games, and the prefixes of their ids. */
export const gamesPlugin = (folders = gameFolders()) => ({
  name: 'drill-square:games',
  enforce: 'pre' as const,
  config: () => ({ define: { __GAMES__: JSON.stringify(prefixes(folders)) } }),
  resolveId: (id: string) => (id === ID || id.startsWith(PLAY) ? `\0${id}` : null),
  load(this: { readonly environment: { readonly name: string } }, id: string) {
    if (id === `\0${ID}`) return modules(folders, this.environment.name === 'client');
    const folder = folders.find(({ game }) => id === `\0${PLAY}${game}`);
    return folder === undefined ? null : playOf(folder);
  },
});

/** Tells the modules of the site what its games are, and the compiler what their clauses are, from their folders. */
export function games(): AstroIntegration {
  return {
    name: 'drill-square:games',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [gamesPlugin()] } });
      },
      // Written by `astro sync`, and by every build.
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'clauses.d.ts', content: clauseTypes() });
      },
    },
  };
}
