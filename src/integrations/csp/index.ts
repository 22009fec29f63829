import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
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
      const bad: string[] = [];
      for (const file of files.map((name) => join(root, name))) {
        const html = await readFile(file, 'utf8');
        const page = elements(html);
        bad.push(...faults(page).map((fault) => `${relative(root, file)}, ${fault}`));
        await writeFile(file, trim(html, page));
      }
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
