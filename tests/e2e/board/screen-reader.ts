import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { virtual } from '@guidepup/virtual-screen-reader';

declare global {
  interface Window {
    virtual: typeof virtual;
  }
}

const LIBRARY = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

/** Starts a virtual screen reader on a part of a page. The test must bypass the page's policy. */
export async function listen(page: Page, container: string): Promise<void> {
  const body = readFileSync(LIBRARY, 'utf8');
  await page.route('**/virtual-screen-reader.js', (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  const content = "import { virtual } from '/virtual-screen-reader.js'; window.virtual = virtual;";
  await page.addScriptTag({ type: 'module', content });
  await page.waitForFunction(() => 'virtual' in window);
  await page.evaluate(async (selector) => {
    await window.virtual.start({ container: document.querySelector(selector)! });
  }, container);
}

/**
 * Reads forwards or backwards until a phrase begins with these words. Returns all phrases read,
 * including that one.
 */
export const listenTo = (page: Page, words: string, way: 'next' | 'previous' = 'next'): Promise<readonly string[]> =>
  page.evaluate(
    async ([wanted, direction]) => {
      const phrases: string[] = [];
      for (let moves = 0; moves < 300; moves += 1) {
        await window.virtual[direction]();
        const phrase = await window.virtual.lastSpokenPhrase();
        phrases.push(phrase);
        if (phrase.startsWith(wanted)) return phrases;
      }
      throw new Error(
        `never comes to «${wanted}»: ${[...phrases.slice(0, 10), '…', ...phrases.filter((each) => each.startsWith('button'))].join(' | ')}`,
      );
    },
    [words, way] as const,
  );

/** Activates the current element, and returns what the page's live regions announce. */
export const act = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await window.virtual.clearSpokenPhraseLog();
    await window.virtual.act();
    for (let waits = 0; waits < 40; waits += 1) {
      const announced = (await window.virtual.spokenPhraseLog()).filter((phrase) => phrase.startsWith('polite: '));
      if (announced.length > 0) return announced;
      await new Promise((done) => setTimeout(done, 50));
    }
    return [];
  });
