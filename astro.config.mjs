import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import solid from '@astrojs/solid-js';
import { defineConfig } from 'astro/config';
import { dated } from './src/integrations/dates/index.ts';
import { content } from './src/integrations/content/index.ts';
import { games } from './src/integrations/games/index.ts';
import { pages } from './src/integrations/pages/index.ts';
import { search } from './src/integrations/search/index.ts';
import { write } from './src/integrations/write/index.ts';
import { head } from './src/integrations/head/index.ts';

// Project pages are published under a path, so both come from the environment. Without SITE there
// is no canonical link and no sitemap.
const site = process.env.SITE || undefined;
const base = process.env.BASE || '/';
// With the address of a repository, pages link to the files that they are made from.
const repository = process.env.REPOSITORY || '';
// Where readers report errors: a page that takes the text as `body`, such as
// https://github.com/owner/name/issues/new, or mailto:name@example.org.
const reports = process.env.REPORTS || '';

export default defineConfig({
  ...(site && { site }),
  base,
  output: 'static',
  trailingSlash: 'always',
  integrations: [
    solid(),
    mdx(),
    ...(site ? [sitemap({ filter: (page) => !/\/(embed|steps)\//.test(page), serialize: dated(base) })] : []),
    head(),
    games(),
    content(),
    pages(),
    search(),
    write(),
  ],
  // Inlined style sheets save requests on a cold first visit; they are small and differ little
  // between pages. With a concurrency above 1, one page is rendered while another is written to
  // disk.
  build: { inlineStylesheets: 'always', concurrency: 4 },
  // Syntax highlighting would write style attributes, which the policy forbids.
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
    define: { __REPOSITORY__: JSON.stringify(repository), __REPORTS__: JSON.stringify(reports) },
    // Astro makes Vite scan all of src for dependencies. The commands and the bench's rivals are
    // not part of any page.
    optimizeDeps: { entries: ['!src/cli/**'] },
    // Vite's preload helper would be a chunk that every script of the site has to load.
    build: {
      target: 'es2022',
      // The first script of a board must respond at once, so it is inlined whatever its size.
      assetsInlineLimit: (file) => (file.includes('astro_type_script') ? true : undefined),
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: false,
    },
    // Few files, because every page names the files that its boards need. One group holds what the
    // player shares with the mover and the games, another what only the reader's own orders need. A
    // group also takes what its modules import, unless an earlier group has it.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // The default is eight letters of the hash. Every page names six of these files, and
              // random letters do not compress. With more than 64 files there must be seven.
              entryFileNames: '_astro/[name].[hash:7].js',
              chunkFileNames: '_astro/[name].[hash:7].js',
              codeSplitting: {
                groups: [
                  // What says that a script could not be loaded stands with what loads it.
                  { name: 'preload', test: /vite\/preload-helper|src\/islands\/old-page\.ts$/ },
                  // The search needs it for misspelt words, and nothing else of these.
                  { name: 'nearest', test: /src\/core\/nearest\.ts$/ },
                  { name: 'solid', test: /node_modules\/solid-js\//, minShareCount: 2 },
                  {
                    name: 'shared',
                    test: /src\/(core\/(result|dice)|games\/contract\/(engine|sentences)|geometry\/(vectors|lengths)|islands\/orders\/map-input|painters\/projection|scene\/(input|module|scene))\.ts$/,
                  },
                  { name: 'panel', test: /src\/panel\/(markup|shares)\.ts$/ },
                  { name: 'steps', test: /src\/islands\/player\/StepPlayer\.tsx$/ },
                  {
                    name: 'orders',
                    test: /src\/(islands\/orders\/tools|core\/(rulings|verdicts)|games\/contract\/(citing|words)|geometry\/compass)\.ts$/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
