import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { gameFolders, type GameFolder } from '../../register/folders.ts';
import { clauseTypes } from './clauses.ts';
import { prefixes } from './prefixes.ts';

const ID = '#games';

/** The source of an object with a dynamic import for each game, so that each game becomes its own chunk. */
const loaders = (folders: readonly GameFolder[], folder: string): string =>
  folders
    .map(
      ({ game, root }) =>
        `${JSON.stringify(game)}: () => import(${JSON.stringify(resolve(root, folder, game, 'index.ts'))}),`,
    )
    .join('\n');

/**
 * The source of the module `#games` in what Vite builds. The browser gets no engines that read content files, so no chunks are made for
 * them.
 */
const modules = (folders: readonly GameFolder[], isBrowser: boolean): string =>
  `export const play = {\n${loaders(folders, 'scene')}\n};\nexport const source = {\n${isBrowser ? '' : loaders(folders, 'games')}\n};\n`;

/** The Vite plugin for the register of games and for `__GAMES__`. */
export const gamesPlugin = (folders = gameFolders()) => ({
  name: 'drill-square:games',
  enforce: 'pre' as const,
  config: () => ({ define: { __GAMES__: JSON.stringify(prefixes(folders)) } }),
  resolveId: (id: string) => (id === ID ? `\0${ID}` : null),
  load(this: { readonly environment: { readonly name: string } }, id: string) {
    return id === `\0${ID}` ? modules(folders, this.environment.name === 'client') : null;
  },
});

/** The Astro integration for the games: provides `#games`, and generates the types of their clauses. */
export function games(): AstroIntegration {
  return {
    name: 'drill-square:games',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [gamesPlugin()] } });
      },
      // Runs on `astro sync` and on every build.
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'clauses.d.ts', content: clauseTypes() });
      },
    },
  };
}
