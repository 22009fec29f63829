import { existsSync, readFileSync } from 'node:fs';
import type { Browser, BrowserKind } from './browser.ts';
import { BROWSER_FILE } from '../setup/browser.mjs';

/** What puppeteer starts: Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function started(browser: 'chrome' | 'firefox', executablePath: string): Promise<Browser> {
  const { launch } = await import('puppeteer-core');
  const args = browser === 'chrome' ? ['--no-sandbox'] : [];
  const running = await launch({ browser, executablePath, headless: true, args });
  const page = await running.newPage();
  await page.setViewport({ width: 1340, height: 900 });
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
