import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Where and for what axe looks. */
interface Scope {
  /** The selector of the only part of the page that is looked at. */
  readonly within?: string;
  /** Whether to look at colours alone: a colour scheme changes nothing else. */
  readonly isOfColors?: boolean;
}

/**
 * What axe finds wrong with the accessibility of a page: the rule, and the elements that break it.
 * Axe is sent to the page once and reports nothing but what is wrong: AxeBuilder sends it twice,
 * and describes every element that is in order, which takes twice the time.
 */
export async function violations(page: Page, { within, isOfColors = false }: Scope = {}): Promise<readonly unknown[]> {
  await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ context, options }) => {
      // A colour on its way to another is neither.
      const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.all(changes.map(({ finished }) => finished.catch(() => undefined)));
      const { violations: found } = await (Reflect.get(window, 'axe') as typeof axe).run(context ?? document, options);
      return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
    },
    {
      context: within,
      options: { resultTypes: ['violations' as const], ...(isOfColors && { runOnly: ['color-contrast'] }) },
    },
  );
}
