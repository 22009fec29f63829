import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
// Node resolves this to Solid's server build: the very function that @astrojs/solid-js calls.
import { generateHydrationScript } from 'solid-js/web';
import { faults } from './gate.ts';
import { elements, hash } from './page.ts';
import { trim } from './trim.ts';

/**
 * Completes and checks the Content-Security-Policy. Adds the hash of Solid's hydration script, which Astro does not know; after the build
 * refuses pages that their own policy would break, then trims each policy to what its page needs.
 */
export const csp = (): AstroIntegration => ({
  name: 'drill-square:csp',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ security: { csp: { algorithm: 'SHA-256', scriptDirective: { hashes: [hydration()] } } } });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
      const check = async (name: string): Promise<readonly string[]> => {
        const file = join(root, name);
        const html = await readFile(file, 'utf8');
        const page = elements(html);
        const trimmed = trim(html, page);
        if (trimmed !== html) await writeFile(file, trimmed);
        return faults(page).map((fault) => `${name}, ${fault}`);
      };
      const bad = (await Promise.all(files.map(check))).flat();
      if (bad.length > 0) throw new Error(`The Content-Security-Policy would break these pages:\n${bad.join('\n')}`);
      logger.info(`${files.length} pages keep to their policy`);
    },
  },
});

function hydration(): `sha256-${string}` {
  const script = /^<script>([\s\S]*?)<\/script>/.exec(generateHydrationScript())?.[1];
  if (script === undefined)
    throw new Error("Solid's hydration script has a new shape: look at generateHydrationScript()");
  return hash(script);
}
