import { relative, resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { CONTENTS } from '../../register/folders.ts';

/**
 * The module through which all content is read. Vite does not know which files it reads, so a
 * change of any of them makes this module, and all that import it, run again.
 */
const READS = resolve('src/library/text.ts');

/** Is this a file that authors write? */
export const isContent = (file: string, roots: readonly string[] = CONTENTS): boolean =>
  /\.(ya?ml|mdx?)$/.test(file) &&
  roots.some((root) => !relative(resolve(root), resolve(file)).split(sep).includes('..'));

/** The Vite plugin by which the dev server shows changed content on the open page. */
export const contentPlugin = (): Plugin => ({
  name: 'drill-square:content',
  apply: 'serve',
  hotUpdate: {
    order: 'pre',
    handler({ file, modules }) {
      if (!isContent(file)) return;
      // Astro reloads the open pages when a module of the server has changed.
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(READS) ?? [])];
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
