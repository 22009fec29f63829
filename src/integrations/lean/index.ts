import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withUsedStamps } from './stamps.ts';
import { withUsedTokens } from './tokens.ts';

/** The page that holds what boards further down a chapter bring when it is read: their ground has its colours from the chapter. */
const stepsOf = (page: string): Promise<string> => readFile(join(dirname(page), 'steps', 'index.html'), 'utf8');

/** Takes out of each built page what it carries for others: a board does not know which stamps the rest of its page uses. */
export const lean = (): AstroIntegration => ({
  name: 'drill-square:lean',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
      const slim = async (name: string): Promise<void> => {
        const page = join(root, name);
        const html = await readFile(page, 'utf8');
        const leaner = withUsedTokens(
          withUsedStamps(html),
          /<figure[^>]* data-far/.test(html) ? await stepsOf(page) : '',
        );
        if (leaner !== html) await writeFile(page, leaner);
      };
      // First the chapters, which look at their steps as those still are.
      const isSteps = (name: string): boolean => basename(dirname(name)) === 'steps';
      await Promise.all(pages.filter((name) => !isSteps(name)).map(slim));
      await Promise.all(pages.filter(isSteps).map(slim));
    },
  },
});
