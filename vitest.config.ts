import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    // A machine that is busy with other things is no fault.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/unit.json' },
  },
});
