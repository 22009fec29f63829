import { fileURLToPath } from 'node:url';
import { type Chunk, fetchFirst } from './fetched-first.ts';
import {
  type BuiltFile,
  type Module,
  MODULES,
  type ModuleFiles,
  moduleFilesOf,
  placeholderOf,
} from './module-files.ts';

const SOURCES: Readonly<Record<Module, string>> = {
  player: 'src/islands/player/player.tsx',
  progress: 'src/islands/progress/progress.ts',
  lengths: 'src/islands/lengths/lengths.ts',
};

/**
 * Vite settings that build the board player, the progress code and what tells lengths in both units
 * as modules that no page imports.
 * A small script in the page loads them when the reader first shows an intent to use them, from
 * addresses that are inserted into the finished pages. Astro's own islands would load their runtime
 * and Solid's hydration on every page before that. `served` is the site's base if the dev server
 * serves the sources; otherwise `built` receives the names of the built files.
 */
export function playerModules(served: string | undefined, built: (moduleFiles: ModuleFiles) => void) {
  // In a build this is a placeholder, because the file names are known only at the end.
  const address = (module: Module): string =>
    JSON.stringify(served === undefined ? placeholderOf(module) : `${served}/${SOURCES[module]}`);
  return {
    define: { __PLAYER__: address('player'), __PROGRESS__: address('progress'), __LENGTHS__: address('lengths') },
    plugins: [emitModules((files) => built(moduleFilesOf(files))), fetchedFirst],
  };
}

/** Emits the modules that nothing imports, and reports all files of the browser build. */
const emitModules = (written: (files: readonly BuiltFile[]) => void) => ({
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

/** Lets the finished modules of the browser build fetch others before they import them. */
const fetchedFirst = {
  name: 'drill-square:fetched-first',
  apply: 'build' as const,
  applyToEnvironment: (environment: { readonly name: string }) => environment.name === 'client',
  generateBundle: {
    // After Vite has written what is to be loaded ahead.
    order: 'post' as const,
    handler(_options: unknown, bundle: Readonly<Record<string, BuiltFile & Partial<Chunk>>>) {
      fetchFirst(Object.values(bundle).flatMap((file) => (file.code === undefined ? [] : [file as Chunk])));
    },
  },
};
