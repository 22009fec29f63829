import type { KnipConfig } from 'knip';

/** Every export is one that another file takes; tests are files like all others. */
export default {
  entry: [
    'src/cli/*.{ts,mjs,cjs}',
    // Named in the page by their addresses.
    'src/islands/player/player.tsx',
    'src/islands/progress/progress.ts',
    'src/islands/lengths/lengths.ts',
    // Fetched as one chunk, and used by the name of that chunk.
    'src/islands/orders/tools.ts',
    // Routes of the dev server, added by its integration.
    'src/write/*.astro',
    // Found by the names of their folders.
    '{src,tests/toy,src/cli/new/starters/game}/{games,scene}/*/index.ts',
    'tests/{games/*/laws,toy/laws/*}.ts',
    // New games begin as a copy of it.
    'src/cli/new/starters/{game/laws/*,clauses.d}.ts',
    'tests/e2e/painters/page.ts',
    'content/**/*.mdx',
    'tests/**/*.{test,spec}.ts',
  ],
  project: ['{src,tests}/**/*.{ts,tsx,mjs,cjs,astro}', 'content/**/*.mdx', '*.{js,mjs,ts}'],
  // What the bench compares the site with has its own packages.
  ignore: ['src/cli/bench/rivals/**'],
  // The files of these fonts are cut by src/cli/fonts.ts.
  ignoreDependencies: ['@fontsource/source-serif-4', '@fontsource-variable/source-sans-3'],
} satisfies KnipConfig;
