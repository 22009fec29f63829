import type { Page } from '@playwright/test';

/** What a page did that it should not do. */
export interface Watched {
  /** Requests to other hosts that left the browser. */
  readonly foreign: readonly string[];
  /** Errors and warnings on the console, and uncaught exceptions. */
  readonly complaints: readonly string[];
  /** What the page's policy blocked. Call it before leaving the page. */
  readonly violations: () => Promise<readonly string[]>;
}

/** Watches a page. Call it before the page is opened. */
export async function watched(page: Page): Promise<Watched> {
  const foreign: string[] = [];
  const complaints: string[] = [];
  const isForeign = (url: string): boolean => /^(https?|wss?):/.test(url) && new URL(url).hostname !== '127.0.0.1';
  page.on('response', (response) => {
    if (isForeign(response.url())) foreign.push(response.url());
  });
  // A blocked request is reported as failed too, but never leaves the browser.
  page.on('requestfailed', (request) => {
    if (isForeign(request.url()) && request.failure()?.errorText !== 'csp') foreign.push(request.url());
  });
  page.on('console', (message) => {
    // Software rendering makes the driver warn about its speed.
    const isOurs = /error|warning/.test(message.type()) && !message.text().includes('GL Driver Message');
    if (isOurs) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      stopped.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  const violations = () => page.evaluate(() => Reflect.get(window, 'stopped') as string[]);
  return { foreign, complaints, violations };
}
