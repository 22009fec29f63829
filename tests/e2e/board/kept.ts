import type { Page } from '@playwright/test';
import { test as plain } from './plain.ts';

function refuse(): never {
  throw new Error('It would hold for all later tests too: take `test` from plain.ts, whose page is new.');
}

/**
 * For tests of what a page does once it is there. They use one page after another, because a new
 * one costs as much time as many a test: its scripts are compiled again, and nothing of it is
 * cached. What a test may have left is undone: listeners, routes, media, storage, further pages.
 * What cannot be undone is refused, as are options that only a new page can have. How a page comes
 * to its reader is for the tests of `plain.ts`.
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
