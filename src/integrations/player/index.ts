import { fileURLToPath } from 'node:url';
import { type BuiltFile, type Module, MODULES, type Needs, needsOf } from './needs.ts';

const SOURCES: Readonly<Record<Module, string>> = {
  player: 'src/islands/player.tsx',
  progress: 'src/islands/progress.ts',
};

/**
 * Vite's settings by which the player of the boards, and the keeper of progress, are built as modules that no page asks for: a page's first
 * script fetches them at the reader's first intent, from the addresses that are written into the finished pages. Astro's own islands would
 * put their runtime and Solid's hydration into every page before that. `served` is the site's base where the modules are served as they
 * are; where they are built, `built` is told their files.
 */
export function playerModules(served: string | undefined, built: (needs: Needs) => void) {
  // A placeholder stands in a page until the build knows how its modules are called.
  const address = (module: Module): string =>
    JSON.stringify(served === undefined ? `@${module}` : `${served}/${SOURCES[module]}`);
  return {
    define: { __PLAYER__: address('player'), __PROGRESS__: address('progress') },
    plugins: [emitted((files) => built(needsOf(files)))],
  };
}

/** Modules of the browser's build that nothing imports. */
const emitted = (written: (files: readonly BuiltFile[]) => void) => ({
  name: 'drill-square:player',
  apply: 'build' as const,
  applyToEnvironment: (environment: { readonly name: string }) => environment.name === 'client',
  buildStart(this: {
    emitFile(file: { type: 'chunk'; id: string; name: string; preserveSignature: 'strict' }): string;
  }) {
    for (const name of MODULES) {
      const id = fileURLToPath(new URL(`../../../${SOURCES[name]}`, import.meta.url));
      this.emitFile({ type: 'chunk', id, name, preserveSignature: 'strict' });
    }
  },
  generateBundle(_options: unknown, bundle: Readonly<Record<string, BuiltFile>>) {
    written(Object.values(bundle));
  },
});
