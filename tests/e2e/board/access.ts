import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The part of a page that axe checks, and for what. */
interface Scope {
  /** The selector of the only part of the page to check. */
  readonly within?: string;
  /** Whether to check only colours: a colour scheme changes nothing else. */
  readonly isOfColors?: boolean;
}

/**
 * What axe finds wrong with the accessibility of a page: the rule, and the elements that break it.
 * Axe is sent to the page once and reports only errors. AxeBuilder sends it twice and describes
 * every correct element, which takes twice the time.
 */
export async function violations(page: Page, { within, isOfColors = false }: Scope = {}): Promise<readonly unknown[]> {
  await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ context, options }) => {
      // A colour in the middle of a transition is neither the old nor the new one.
      const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.all(changes.map(({ finished }) => finished.catch(() => undefined)));
      const look = async () => {
        const { violations: found } = await (Reflect.get(window, 'axe') as typeof axe).run(
          context ?? document,
          options,
        );
        return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
      };
      const found = await look();
      if (found.length === 0) return found;
      // Axe keeps the styles that it read first: if the page changed meanwhile, it compares the
      // colour of one moment with the ground of another. A real fault is found again.
      await new Promise((done) => setTimeout(done, 1000));
      return look();
    },
    {
      context: within,
      options: { resultTypes: ['violations' as const], ...(isOfColors && { runOnly: ['color-contrast'] }) },
    },
  );
}
