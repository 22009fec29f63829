import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { faults } from '../csp/gate.ts';
import { elements } from '../csp/page.ts';
import { trim } from '../csp/trim.ts';
import { hasFarBoards, slim } from '../lean/slim.ts';
import { addresses } from '../player/addresses.ts';

/**
 * Finishes every built page, each read and written once: writes in where the player is, takes out what the page carries for others, trims
 * its policy to what it needs. Refuses pages that their own policy would break.
 */
export function pages(): AstroIntegration {
  let base = '';
  return {
    name: 'drill-square:pages',
    hooks: {
      'astro:config:setup': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        const addressed = await addresses(root, base);
        const finish = async (name: string): Promise<readonly string[]> => {
          const file = join(root, name);
          const built = await readFile(file, 'utf8');
          const steps = hasFarBoards(built) ? await readFile(stepsOf(file), 'utf8') : '';
          const html = slim(addressed(built), steps);
          const page = elements(html);
          await writeFile(file, trim(html, page));
          return faults(page).map((fault) => `${name}, ${fault}`);
        };
        // First the chapters, which look at their steps as those still are.
        const chapters = await Promise.all(files.filter((name) => !isSteps(name)).map(finish));
        const bad = [...chapters, ...(await Promise.all(files.filter(isSteps).map(finish)))].flat();
        if (bad.length > 0) throw new Error(`The Content-Security-Policy would break these pages:\n${bad.join('\n')}`);
        logger.info(`${files.length} pages keep to their policy`);
      },
    },
  };
}

/** The page that holds what boards further down a chapter bring when it is read. */
const stepsOf = (page: string): string => join(dirname(page), 'steps', 'index.html');

const isSteps = (name: string): boolean => basename(dirname(name)) === 'steps';
