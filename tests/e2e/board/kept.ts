import type { Page } from '@playwright/test';
import { test as plain } from './plain.ts';

function refuse(): never {
  throw new Error('It would hold for all later tests too: take `test` from plain.ts, whose page is new.');
}

/**
 * For tests of what a page does after it has loaded. They use the same page one after another: a
 * new page costs as much time as many of these tests, because its scripts are compiled again and
 * nothing is cached. After each test, whatever it may have left is undone: listeners, routes,
 * media, storage, further pages. What cannot be undone is refused, and so are options that only a
 * new page can have. Tests of how a page loads use `plain.ts`.
 */
export const test = plain.extend({
  context: ({ kept }, use) => use(kept.context()),
  page: async ({ kept, viewport, colorScheme, contextOptions, hasTouch, javaScriptEnabled, bypassCSP }, use) => {
    if (hasTouch || bypassCSP || !javaScriptEnabled) refuse();
    Object.assign(kept, { addInitScript: refuse, exposeFunction: refuse, exposeBinding: refuse });
    Object.assign(kept.clock, { install: refuse });
    await kept.setViewportSize(viewport!);
    await kept.emulateMedia({ media: null, colorScheme, reducedMotion: contextOptions.reducedMotion ?? null });
    await use(kept);
    await leave(kept);
  },
});

const EVENTS = ['console', 'pageerror', 'request', 'response', 'requestfailed', 'dialog'] as const;

/** Leaves the page of a test, and forgets what it stored in the browser. */
async function leave(page: Page): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('about:blank');
  // A pointer that rests on a board opens its pop-ups.
  await page.mouse.move(0, 0);
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.clearPermissions();
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(test.info().project.use.baseURL!);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await browser.detach();
}
