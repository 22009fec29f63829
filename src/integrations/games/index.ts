import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { gameFile } from '../../library/files.ts';
import { gameFolders, SCHEMAS, type GameFolder } from '../../register/folders.ts';
import { clauseTitles } from '../../register/clauses.ts';
import { clauseTypes } from './clauses.ts';

const ID = '#games';

/**
 * The prefix of the modules with which a page plays a game: the game's scene, and the titles of its
 * clauses.
 */
const PLAY = `${ID}/play/`;

/**
 * The id of a module inside Vite: without `#`, because the dev server serves the id as an address,
 * of which a browser would cut that off.
 */
const inside = (id: string): string => `\0${id.slice(1)}`;

const file = (folder: string, { game, root }: GameFolder): string => resolve(root, folder, game, 'index.ts');

/** Makes the source of an expression that imports a module. */
type Import = (module: string) => string;

const imported: Import = (module) => `import(${JSON.stringify(module)})`;

/**
 * An import that Vite does not follow. In the dev server, Astro prepares every module that a page
 * might import before it shows the page: the page would wait for all games.
 */
const unfollowed: Import = (module) =>
  `((file) => import(/* @vite-ignore */ file))(${JSON.stringify(module.replace(/^#/, '/@id/__x00__'))})`;

/**
 * The source of an object with a dynamic import for each game, so that each game becomes its own
 * chunk.
 */
const loaders = (folders: readonly GameFolder[], load: (folder: GameFolder) => string): string =>
  folders.map((folder) => `${JSON.stringify(folder.game)}: () => ${load(folder)},`).join('\n');

/** Does the site show anything of this game? */
const isShown = ({ game }: GameFolder): boolean => gameFile(game).value.onSite.length > 0;

/**
 * The source of the module `#games` in what Vite builds. For the browser it leaves out engines,
 * which read content files, and games that the site does not show, so that no chunks are built for
 * them.
 */
const modules = (folders: readonly GameFolder[], isBrowser: boolean, load: Import): string => `
export const play = {
${loaders(isBrowser ? folders.filter(isShown) : folders, ({ game }) => load(PLAY + game))}
};
export const source = {
${isBrowser ? '' : loaders(folders, (folder) => load(file('games', folder)))}
};
`;

/** The source of the module with which a page plays one game. */
const playModule = (folder: GameFolder): string => `
export { play } from ${JSON.stringify(file('scene', folder))};
export const titles = ${JSON.stringify(clauseTitles(folder.game, folder.content))};
`;

/**
 * The value of `__GAMES__`: the game of each prefix, so that the browser knows which game a clause
 * belongs to.
 */
const prefixes = (folders: readonly GameFolder[]): Readonly<Record<string, string>> =>
  Object.fromEntries(folders.map(({ game, content }) => [gameFile(game, content).value.prefix, game]));

/**
 * The Vite plugin for the register of games. It also defines `__GAMES__` and `__BASE__`, from which
 * paths are built.
 */
export const gamesPlugin = (folders = gameFolders(), base = '/') => ({
  name: 'drill-square:games',
  enforce: 'pre' as const,
  config: () => ({
    define: { __GAMES__: JSON.stringify(prefixes(folders)), __BASE__: JSON.stringify(base.replace(/\/$/, '')) },
  }),
  resolveId: (id: string) => (id === ID || id.startsWith(PLAY) ? inside(id) : null),
  load(this: { readonly environment: { readonly name: string; readonly mode: string } }, id: string) {
    const { name, mode } = this.environment;
    const isBrowser = name === 'client';
    if (id === inside(ID)) return modules(folders, isBrowser, mode === 'dev' && !isBrowser ? unfollowed : imported);
    const folder = folders.find(({ game }) => id === inside(`${PLAY}${game}`));
    return folder === undefined ? null : playModule(folder);
  },
});

/**
 * The Astro integration for the games: provides `#games`, and generates the types of their clauses
 * and the schemas with which editors complete their files.
 */
export function games(): AstroIntegration {
  let isServed = false;
  return {
    name: 'drill-square:games',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        isServed = command === 'dev';
        updateConfig({ vite: { plugins: [gamesPlugin(gameFolders(), config.base)] } });
      },
      // Runs on `astro sync` and on every build.
      'astro:config:done': async ({ config, injectTypes }) => {
        injectTypes({ filename: 'clauses.d.ts', content: clauseTypes() });
        const schemas = fileURLToPath(new URL(SCHEMAS, config.root));
        // An author who starts the dev server does not wait for schemas that are there.
        if (isServed && existsSync(schemas)) return;
        // Loaded late: the unit tests use the plugin above, and need no schemas.
        const { writeSchemas } = await import('../schemas/index.ts');
        await writeSchemas(gameFolders(), schemas);
      },
    },
  };
}
