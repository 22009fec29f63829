import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import solid from '@astrojs/solid-js';
import { defineConfig } from 'astro/config';
import { fonts } from './src/integrations/fonts/index.ts';
import { games } from './src/integrations/games/index.ts';
import { pages } from './src/integrations/pages/index.ts';
import { theme } from './src/integrations/theme/index.ts';

// Project pages live under a path, so both come from the environment. Without SITE there is no canonical link and no sitemap.
const site = process.env.SITE || undefined;
const base = process.env.BASE || '/';

export default defineConfig({
  ...(site && { site }),
  base,
  output: 'static',
  trailingSlash: 'always',
  integrations: [
    solid(),
    mdx(),
    ...(site ? [sitemap({ filter: (page) => !/\/(embed|steps)\//.test(page) })] : []),
    theme(),
    fonts(),
    games(),
    pages(),
  ],
  // One request less for a cold first page; the sheets are small and differ little from page to page.
  // While one page is written to the disk, the next is made.
  build: { inlineStylesheets: 'always', concurrency: 4 },
  // What it would write are style attributes, which the policy forbids.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
      ],
    },
  },
  devToolbar: { enabled: false },
  vite: {
    // Astro lets Vite look for dependencies in all of src; what only commands run, and the rivals of the bench, is no part of a page.
    optimizeDeps: { entries: ['!src/cli/**'] },
    // Vite's preload helper would be a chunk shared by every script of the site.
    build: {
      target: 'es2022',
      // A board's first script answers at once, and so stands in the page itself whatever its size.
      assetsInlineLimit: (file) => (file.includes('astro_type_script') ? true : undefined),
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: false,
    },
  },
});
