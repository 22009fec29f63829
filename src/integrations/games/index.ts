import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { gameFolders, type GameFolder } from '../../register/folders.ts';
import { clauseTypes } from './clauses.ts';
import { prefixes } from './prefixes.ts';

const ID = '#games';

/** The modules of one room, by game: each a chunk of its own that is fetched when asked for. */
const doors = (folders: readonly GameFolder[], room: string): string =>
  folders
    .map(
      ({ game, root }) =>
        `${JSON.stringify(game)}: () => import(${JSON.stringify(resolve(root, room, game, 'index.ts'))}),`,
    )
    .join('\n');

/** `#games` in what Vite builds. A browser reads no files of authors, and gets no chunks to do it. */
const modules = (folders: readonly GameFolder[], isBrowser: boolean): string =>
  `export const play = {\n${doors(folders, 'scene')}\n};\nexport const source = {\n${isBrowser ? '' : doors(folders, 'games')}\n};\n`;

/** For Vite: the register of the games, and the prefixes of their ids. */
export const gamesPlugin = (folders = gameFolders()) => ({
  name: 'drill-square:games',
  enforce: 'pre' as const,
  config: () => ({ define: { __GAMES__: JSON.stringify(prefixes(folders)) } }),
  resolveId: (id: string) => (id === ID ? `\0${ID}` : null),
  load(this: { readonly environment: { readonly name: string } }, id: string) {
    return id === `\0${ID}` ? modules(folders, this.environment.name === 'client') : null;
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
