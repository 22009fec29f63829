import type { Page } from '@playwright/test';

/** What a page did that it should not have done. */
export interface Watched {
  /** Requests that left the browser for another host. */
  readonly abroad: readonly string[];
  /** Errors and warnings on the console, and what was thrown. */
  readonly complaints: readonly string[];
  /** What the page's own policy had to stop; asked before the page is left. */
  readonly violations: () => Promise<readonly string[]>;
}

/** Watches a page from before it is opened. */
export async function watched(page: Page): Promise<Watched> {
  const abroad: string[] = [];
  const complaints: string[] = [];
  const isAbroad = (url: string): boolean => /^(https?|wss?):/.test(url) && new URL(url).hostname !== '127.0.0.1';
  page.on('response', (response) => {
    if (isAbroad(response.url())) abroad.push(response.url());
  });
  // What the policy stops is seen as a request too, but never leaves the browser.
  page.on('requestfailed', (request) => {
    if (isAbroad(request.url()) && request.failure()?.errorText !== 'csp') abroad.push(request.url());
  });
  page.on('console', (message) => {
    // The driver of a machine that paints in software talks of its speed.
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
  return { abroad, complaints, violations };
}
