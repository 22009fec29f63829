import { existsSync, readFileSync } from 'node:fs';
import type { Browser, BrowserKind } from './browser.ts';
import { BROWSER_FILE } from '../setup/browser.mjs';

/** A window of a desk, as each browser is asked for it. */
const WINDOW = {
  chrome: ['--no-sandbox', '--window-size=1340,900'],
  firefox: ['--width=1340', '--height=900'],
} as const;

/** What puppeteer starts: Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function started(browser: 'chrome' | 'firefox', executablePath: string): Promise<Browser> {
  const { launch } = await import('puppeteer-core');
  // Older releases of Firefox refuse the emulation with which puppeteer sets a size.
  const defaultViewport = null;
  const running = await launch({
    browser,
    executablePath,
    headless: true,
    defaultViewport,
    args: [...WINDOW[browser]],
  });
  const page = await running.newPage();
  return {
    async goTo(url) {
      await page.goto(url);
    },
    value: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    close: () => running.close(),
  };
}

const chromiumFile = (): string => (existsSync(BROWSER_FILE) ? readFileSync(BROWSER_FILE, 'utf8').trim() : '');

export const chromium: BrowserKind = {
  name: 'Chromium',
  missing: () => (existsSync(chromiumFile()) ? null : 'node src/cli/setup.mjs --browser'),
  open: () => started('chrome', chromiumFile()),
};

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const firefoxFile = (): string | undefined => FIREFOX.find((file) => existsSync(file));

export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: () => (firefoxFile() === undefined ? 'apt-get install firefox-esr' : null),
  open: () => started('firefox', firefoxFile()!),
};
