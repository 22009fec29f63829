import { expect } from '@playwright/test';
import { violations } from './board/access.ts';
import { test } from './board/kept.ts';

const MEANING = 'glossary/#death-or-glory-shaken';

test('a link to a meaning leads below the head of its column, which stays in the window', async ({ page }) => {
  await page.goto(MEANING);
  const meaning = page.locator(':target');
  await expect(meaning).toBeInViewport({ ratio: 1 });
  const head = page.getByRole('columnheader', { name: 'Death or Glory!' });
  await expect(head).toBeInViewport({ ratio: 1 });
  const [name, text] = [(await head.boundingBox())!, (await meaning.boundingBox())!];
  expect(name.y + name.height, 'it covers nothing').toBeLessThanOrEqual(text.y);
  expect(name.x).toBeLessThan(text.x + text.width);
  expect(text.x).toBeLessThan(name.x + name.width);
});

test('on a phone each meaning has the whole width below its game’s name, and it is a table still', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(MEANING);
  const meaning = page.locator(':target');
  await expect(meaning).toBeInViewport({ ratio: 1 });
  expect((await meaning.boundingBox())!.width).toBeGreaterThan(340);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const row = page.getByRole('row').filter({ has: page.locator(':target') });
  const word = row.getByRole('rowheader', { name: 'Shaken' });
  await expect(word).toBeInViewport({ ratio: 1 });
  const cell = row.getByRole('cell').filter({ has: page.locator(':target') });
  expect(await cell.evaluate((each) => getComputedStyle(each, '::before').content)).toBe('"Death or Glory!"');
  const [top, name] = [(await word.boundingBox())!, (await cell.boundingBox())!];
  expect(top.y + top.height, 'the name is not covered').toBeLessThanOrEqual(name.y);

  const heads = page.getByRole('columnheader');
  await expect(row.getByRole('cell')).toHaveCount((await heads.count()) - 1);
  expect(await violations(page)).toEqual([]);
});
