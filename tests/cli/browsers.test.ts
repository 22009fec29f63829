import { expect, test } from 'vitest';
import { until } from '../../src/cli/browsers/browser.ts';
import { chromium, firefox } from '../../src/cli/browsers/puppets.ts';
import { webkit } from '../../src/cli/browsers/webkit.ts';

const PAGE = `data:text/html,<button onclick="this.textContent = 'pressed'">press</button>`;
const BUTTON = "document.querySelector('button')";

/** Where a browser is not installed, `npm run browsers` says so. */
const installed = [chromium, firefox, webkit].filter(({ missing }) => missing() === null);

test.each(installed)('$name opens a window of a desk, shows a page, and clicks in it', async ({ open }) => {
  const browser = await open();
  try {
    await browser.goTo(PAGE);
    expect(await browser.value('innerWidth')).toBeGreaterThan(1000);
    await browser.click('button');
    await until(browser, `${BUTTON}.textContent === 'pressed'`, 'a button that was pressed');
  } finally {
    await browser.close();
  }
});
