import { defineConfig } from 'vitest/config';
import { gamesPlugin } from './src/integrations/games/index.ts';

export default defineConfig({
  plugins: [gamesPlugin()],
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    // A machine that is busy with other things is no fault.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/unit.json' },
  },
});
