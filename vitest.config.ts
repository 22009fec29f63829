import { defineConfig } from 'vitest/config';
import { gamesPlugin } from './src/integrations/games/index.ts';
import { gameFolders } from './src/register/folders.ts';
import { LongestFirst } from './tests/longest-first.ts';

/** The root of the tests' own game, which is not part of the site. */
const SECOND_ROOT = 'tests/toy';

/**
 * Tests that hold for every game: for those of the site, and apart from them for the tests' own
 * game.
 */
const OF_EVERY_GAME = [
  'laws',
  'laws-of-alike-faces',
  'laws-of-input',
  'laws-of-maps',
  'laws-of-answers',
  'laws-of-boards',
  'laws-of-clicks',
  'laws-of-drawings',
  'laws-of-ends',
  'laws-of-forming',
  'laws-of-ground',
  'laws-of-names',
  'laws-of-odds',
  'laws-of-pointing',
  'laws-of-reference',
  'laws-of-rings',
  'laws-of-signs',
  'whole-games',
  'scenarios',
  'clauses',
  'leads',
  'moments',
  'positions',
  'register',
  'on-demand',
].map((name) => `tests/${name}.test.ts`);

/**
 * Tests that need neither the built site nor all boards of the content: they run beside the build.
 * What the others share is then made once, in one worker.
 */
const OF_RULES = [
  'tests/{bench,boundaries,cli,core,dev,games,geometry,integrations,painters,scenario,scene,write}/**/*.test.ts',
  'tests/{compare/battle-length,library/highlight,library/reference-faults}.test.ts',
  'tests/{boundaries,ground-laws,laws,laws-of-clicks,laws-of-ground,laws-of-input,lint,recorded,whoever,whole-games}.test.ts',
];

/** The content of a site of which the tests' own game is the only one. */
const CONTENT = 'tests/toy/site/content';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [gamesPlugin()],
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/toy/**', 'node_modules/**', ...OF_RULES],
        },
      },
      {
        extends: true,
        plugins: [gamesPlugin()],
        test: { name: 'rules', include: OF_RULES },
      },
      {
        extends: true,
        plugins: [gamesPlugin(gameFolders(SECOND_ROOT))],
        test: {
          name: 'own game',
          include: [...OF_EVERY_GAME, 'tests/toy/**/*.test.ts'],
          env: { SECOND_ROOT, CONTENT },
        },
      },
    ],
    // Node loads the modules as they are. Vite would make each imported name a getter, and all
    // measuring slower.
    experimental: { viteModuleRunner: false },
    // Modules have no state that a test could leave behind, and isolated files would each load the
    // rules and play all content again.
    isolate: false,
    // Left to itself, it keeps a core free for whoever watches.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/seed.ts'],
    // A busy machine should not make a test fail.
    testTimeout: 240_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/unit.json' },
  },
});
