import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { importsOf, MODULES, withAddresses, type Imports } from './needs.ts';

type Module = (typeof MODULES)[number];

const SOURCES: Readonly<Record<Module, string>> = {
  player: 'src/islands/player.tsx',
  progress: 'src/islands/progress.ts',
};

/**
 * Builds the player of the boards, and the keeper of progress, as modules that no page asks for: a page's first script fetches them at the
 * reader's first intent, from the address that this writes into the pages. Astro's own islands would put their runtime and Solid's hydration
 * into every page before that.
 */
export function player(): AstroIntegration {
  let base = '';
  return {
    name: 'drill-square:player',
    hooks: {
      'astro:config:setup': ({ updateConfig, command, config }) => {
        base = config.base.replace(/\/$/, '');
        // A placeholder stands in a page until the build knows how its modules are called.
        const address = (module: Module) =>
          JSON.stringify(command === 'dev' ? `${base}/${SOURCES[module]}` : `@${module}`);
        const define = { __PLAYER__: address('player'), __PROGRESS__: address('progress') };
        updateConfig({ vite: { define, plugins: [emitted()] } });
      },
      'astro:build:done': ({ dir }) => writeAddresses(fileURLToPath(dir), `${base}/_astro/`),
    },
  };
}

/** Writes the addresses of the built player into every page that has a board; `folder` is where its modules are, as a browser sees it. */
async function writeAddresses(root: string, folder: string): Promise<void> {
  const imports = await builtImports(join(root, '_astro'));
  const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const page of pages.map((name) => join(root, name))) {
    const html = await readFile(page, 'utf8');
    const addressed = withAddresses(html, imports, folder);
    if (addressed !== html) await writeFile(page, addressed);
  }
}

async function builtImports(folder: string): Promise<Imports> {
  const modules = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const read = async (file: string) => [file, importsOf(await readFile(join(folder, file), 'utf8'))] as const;
  return new Map(await Promise.all(modules.map(read)));
}

/** Modules of the browser's build that nothing imports. */
const emitted = () => ({
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
});
