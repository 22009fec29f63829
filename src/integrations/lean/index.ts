import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withUsedStamps } from './stamps.ts';
import { withUsedTokens } from './tokens.ts';

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
        const leaner = withUsedTokens(withUsedStamps(html));
        if (leaner !== html) await writeFile(page, leaner);
      };
      await Promise.all(pages.map(slim));
    },
  },
});
