import { defineConfig } from 'vitest/config';
import { gamesPlugin } from './src/integrations/games/index.ts';
import { gameFolders } from './src/register/folders.ts';
import { LongestFirst } from './tests/longest-first.ts';

/** The root of the tests' own game, which is not part of the site. */
const SECOND_ROOT = 'tests/toy';

/** Tests that hold for every game; they also run with the tests' own game. */
const OF_EVERY_GAME = [
  'tests/laws.test.ts',
  'tests/whole-games.test.ts',
  'tests/scenarios.test.ts',
  'tests/clauses.test.ts',
  'tests/leads.test.ts',
  'tests/positions.test.ts',
  'tests/toy/**/*.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [gamesPlugin()],
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'node_modules/**', ...OF_EVERY_GAME],
        },
      },
      {
        extends: true,
        plugins: [gamesPlugin(gameFolders(SECOND_ROOT))],
        test: { name: 'games', include: OF_EVERY_GAME, env: { SECOND_ROOT } },
      },
    ],
    // Modules have no state that a test could leave behind, and isolated files would each load the rules and play all content again.
    isolate: false,
    // Left to itself, it keeps a core free for whoever watches.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // A busy machine should not make a test fail.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/unit.json' },
  },
});
