import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { BROWSER_FILE } from './src/cli/setup/browser.mjs';

// Written by src/cli/setup.mjs --browser. Without it, Playwright uses its own browser.
const executablePath = existsSync(BROWSER_FILE) ? readFileSync(BROWSER_FILE, 'utf8').trim() : undefined;

const port = Number(process.env.BROWSER_PORT ?? 47_413);
const base = `/${process.env.BASE ?? ''}/`.replaceAll(/\/{2,}/g, '/');
const url = `http://127.0.0.1:${port}${base}`;

// The site of the tests' own game uses the next port.
// The best compression takes a third of a second for a page.
const BROTLI_QUALITY = '4';
const second = { FOLDER: '.cache/own-game/site', PORT: String(port + 1), BASE: '/', BROTLI_QUALITY };
const secondUrl = `http://127.0.0.1:${second.PORT}/`;
const server = { command: 'node src/cli/serve.mjs', reuseExistingServer: false };
const gracefulShutdown = { signal: 'SIGTERM', timeout: 2000 } as const;

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A slow machine should not make a test fail. How long a reader has to wait is measured by the
  // bench.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: '.cache/browser.json' }]],
  use: {
    baseURL: url,
    // Results are staged and pieces move only in the tests that are about it.
    contextOptions: { reducedMotion: 'reduce' },
    // Records actions only. Screenshots of every action would take a third of the time;
    // `--trace on` makes them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    // Debian's Chromium without windows would fit letters to whole pixels, which no reader's
    // browser does in print.
    launchOptions: { args: ['--no-sandbox', '--font-render-hinting=none'], ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'chromium', testDir: 'tests/e2e', use: { browserName: 'chromium' } },
    { name: 'own game', testDir: 'tests/toy/e2e', use: { browserName: 'chromium', baseURL: secondUrl } },
  ],
  webServer: [
    { ...server, env: { PORT: String(port), BROTLI_QUALITY }, url, gracefulShutdown },
    { ...server, env: second, url: secondUrl, gracefulShutdown },
  ],
});
