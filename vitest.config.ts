import { defineConfig } from 'vitest/config';
import { gamesPlugin } from './src/integrations/games/index.ts';

export default defineConfig({
  plugins: [gamesPlugin()],
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    // The modules have no state that a test could leave behind, and each file would read the rules and play the library anew.
    isolate: false,
    // A machine that is busy with other things is no fault.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/unit.json' },
  },
});
