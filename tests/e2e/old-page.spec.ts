import { expect, type Page } from '@playwright/test';
import { test } from './board/plain.ts';
import { CONTENTS } from './board/stored-progress.ts';

/**
 * A page that loads a part when its reader touches it, and the part that a new deployment has
 * removed.
 */
interface OldPage {
  readonly path: string;
  readonly part: RegExp;
  readonly touch: (page: Page) => Promise<unknown>;
}

const OLD: Readonly<Record<string, OldPage>> = {
  'a comparison': {
    path: 'compare/muskets/',
    part: /_astro\/start\b.*\.js$/,
    touch: (page) => page.locator('button.cite').filter({ visible: true }).first().click(),
  },
  'the rules of a comparison': {
    path: 'compare/muskets/',
    part: /\/compare\/muskets\/steps\/$/,
    async touch(page) {
      const mark = page.locator('button.cite').filter({ visible: true }).last();
      const target = (await mark.getAttribute('popovertarget'))!;
      await page.evaluate((id) => document.getElementById(id)?.remove(), target);
      await mark.click();
    },
  },
  'the army checker': {
    path: 'reference/two-by-two/',
    part: /_astro\/points\b.*\.js$/,
    touch: (page) => page.getByLabel(/agreed/).focus(),
  },
  'the progress of the contents': {
    path: CONTENTS,
    part: /_astro\/progress\b.*\.js$/,
    touch: () => Promise.resolve(),
  },
  'the search': {
    path: 'search/',
    part: /\/search\/index\.json$/,
    touch: (page) => page.getByRole('searchbox').fill('square'),
  },
};

for (const [what, { path, part, touch }] of Object.entries(OLD))
  test(`${what}: a page whose part is gone says that it is old, and loads anew`, async ({ page }) => {
    await page.route(part, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(path);
    await touch(page);
    const told = page.locator('.old-page');
    await expect(told).toContainText('This page is from an older version of the site.');
    await expect(told).toBeInViewport({ ratio: 0.99 });
    await page.unroute(part);
    const loaded = page.waitForEvent('load');
    await told.getByRole('button', { name: 'Load the page anew' }).click();
    await loaded;
    await touch(page);
    await expect(told).toHaveCount(0);
  });

test('a part that a broken network withholds does not make the page old', async ({ page }) => {
  await page.route(/\/search\/index\.json$/, (route) => route.abort());
  await page.goto('search/');
  await page.getByRole('searchbox').fill('square');
  await expect(page.locator('.count')).toContainText('The index could not be loaded.');
  await expect(page.locator('.old-page')).toHaveCount(0);
});
