import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { withNeeds } from './needs.ts';

/** Adds `client:intent`: an island of a board that comes alive when the reader first turns to that board. */
export function intent(): AstroIntegration {
  const imports = new Map<string, readonly string[]>();
  return {
    name: 'drill-square:intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: fileURLToPath(new URL('./directive.ts', import.meta.url)) });
        updateConfig({ vite: gather(imports) });
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const file of await readdir(root, { recursive: true })) {
          if (!file.endsWith('.html')) continue;
          const html = await readFile(join(root, file), 'utf8');
          await writeFile(join(root, file), withNeeds(html, imports));
        }
      },
    },
  };
}

/** Notes what each module of the browser's build imports. */
const gather = (imports: Map<string, readonly string[]>): ViteUserConfig => ({
  plugins: [
    {
      name: 'drill-square:imports',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') imports.set(chunk.fileName, chunk.imports);
      },
    },
  ],
});
