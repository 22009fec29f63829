import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The only folder the bench writes to. */
export const CACHE = join(ROOT, '.cache', 'bench');

const SOURCES = ['package.json', 'tsconfig.json', 'astro.config.mjs', 'src', 'content', 'public'];

/** Copies all that Astro needs into an empty folder. Packages are linked, not copied. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCES.filter((name) => existsSync(join(ROOT, name))))
    cpSync(join(ROOT, source), join(folder, source), {
      recursive: true,
      filter: (from) => !from.includes('node_modules'),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
}
