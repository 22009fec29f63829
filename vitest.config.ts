import { defineConfig } from 'vitest/config';
import { gamesPlugin } from './src/integrations/games/index.ts';
import { gameFolders } from './src/register/folders.ts';

/** Where a further game stands, which is no part of the site. */
const SECOND_ROOT = 'tests/toy';

/** Tests of whatever games there are; they are asked of the further game too. */
const OF_EVERY_GAME = [
  'tests/laws.test.ts',
  'tests/scenarios.test.ts',
  'tests/clauses.test.ts',
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
    // The modules have no state that a test could leave behind, and each file would read the rules and play the library anew.
    isolate: false,
    // A machine that is busy with other things is no fault.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/unit.json' },
  },
});
