import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The only folder the bench writes to. */
export const CACHE = join(ROOT, '.cache', 'bench');

const SOURCES = ['package.json', 'tsconfig.json', 'astro.config.mjs', 'src', 'content', 'public'];

/** The configuration with which Astro runs in such a folder. */
export const OWN_CACHES = 'bench.config.mjs';

/**
 * Caches stay inside the folder, so that no run can use the results of an earlier one elsewhere and
 * nothing is written to node_modules.
 */
const CONFIG = `import config from './astro.config.mjs';
export default { ...config, cacheDir: './.astro-cache', vite: { ...config.vite, cacheDir: './.vite-cache' } };
`;

/** Links the packages into a folder with pages, and writes its configuration. */
export function linked(folder: string): void {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  writeFileSync(join(folder, OWN_CACHES), CONFIG);
}

/** Copies all that Astro needs into an empty folder. Packages are linked, not copied. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCES.filter((name) => existsSync(join(ROOT, name))))
    cpSync(join(ROOT, source), join(folder, source), {
      recursive: true,
      filter: (from) => !from.includes('node_modules'),
    });
  linked(folder);
}
