import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import {
  isRunnableDevEnvironment,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { forgetReads } from '../../library/read-cache.ts';
import { CONTENTS } from '../../register/folders.ts';

/**
 * The module through which all content is read. Vite does not know which files it reads, so a
 * change of any of them makes this module, and all that import it, run again.
 */
const READS = resolve('src/library/text.ts');

const isIn = (folder: string, file: string): boolean =>
  !relative(resolve(folder), resolve(file)).split(sep).includes('..');

/** Is this a file that authors write? */
const isContent = (file: string, roots: readonly string[] = CONTENTS): boolean =>
  /\.(ya?ml|mdx?)$/.test(file) && roots.some((root) => isIn(root, file));

/** Is this a file of rules, scenes or texts? It may run on the server and in the browser. */
const isCode = (file: string): boolean => file.endsWith('.ts') && isIn('src', file);

type Modules = readonly EnvironmentModuleNode[];

const modulesOf = ({ moduleGraph }: DevEnvironment, file: string): Modules => [
  ...(moduleGraph.getModulesByFile(file) ?? []),
];

/** Style sheets that import this one. Vite does not see that their text has changed. */
const importersOf = ({ moduleGraph }: DevEnvironment, file: string): Modules =>
  [...moduleGraph.fileToModulesMap]
    .filter(([each]) => each.endsWith('.css') && each !== file && importsOf(each).includes(file))
    .flatMap(([, modules]) => [...modules]);

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/@import '([^']+)'/g)].map(([, path]) => resolve(dirname(file), path!));

/** Makes modules, and all that import them, run again when they are needed next. */
function invalidate(environment: DevEnvironment, modules: Modules, timestamp: number): void {
  const seen = new Set<EnvironmentModuleNode>();
  for (const module of modules) environment.moduleGraph.invalidateModule(module, seen, timestamp, true);
  if (!isRunnableDevEnvironment(environment)) return;
  const { evaluatedModules } = environment.runner;
  for (const { id } of seen) {
    const evaluated = id === null ? undefined : evaluatedModules.getModuleById(id);
    if (evaluated !== undefined) evaluatedModules.invalidateModule(evaluated);
  }
}

/** Makes the server read all content again when a page needs it next. */
export function readAgain({ environments }: Pick<ViteDevServer, 'environments'>): void {
  for (const environment of Object.values(environments))
    invalidate(environment, modulesOf(environment, READS), Date.now());
}

/** The Vite plugin by which the dev server shows on the open page what has been saved. */
const contentPlugin = (): Plugin => ({
  name: 'drill-square:content',
  apply: 'serve',
  hotUpdate: {
    order: 'pre',
    handler({ file, modules, server, timestamp }) {
      const { environment } = this;
      if (file.endsWith('.css')) return [...modules, ...importersOf(environment, file)];
      const onServer = Object.values(server.environments).some(
        (each) => each.name !== 'client' && modulesOf(each, file).length > 0,
      );
      if (!isContent(file) && !(isCode(file) && onServer)) return;
      if (environment.name === 'client') {
        // Astro reloads no page for a module that the browser has too, and the new rule in the
        // browser would play on the old board.
        if (modules.length === 0) return;
        environment.hot.send({ type: 'full-reload' });
        return [];
      }
      // What was read of a file may be read otherwise by the new code.
      if (!isContent(file)) forgetReads();
      // Astro leaves modules that the browser has too as they are.
      invalidate(environment, modules, timestamp);
      // Astro reloads the open pages when a module of the server alone has changed.
      return [...modules, ...modulesOf(environment, READS)];
    },
  },
});

/** The Astro integration for content that is being written. */
export const content = (): AstroIntegration => ({
  name: 'drill-square:content',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [contentPlugin()] } });
    },
  },
});
