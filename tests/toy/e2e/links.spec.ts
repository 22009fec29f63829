import { expect, type Page } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/kept.ts';

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
});

/** Rolls at a step of a board, and gives what is shown with the link to it. */
async function rolledOn(page: Page, id: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`embed/${id}/`);
  const { figure, panel, said, button } = boardOn(page, id);
  await button('Next').click();
  await button('Roll it yourself').click();
  await expect(figure.locator('.rolled .order')).toBeVisible();
  const left = await shownOn(page, id);
  await panel.getByRole('link', { name: 'Link to this position' }).click();
  await expect(said).toHaveText('Link copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  return { address, left };
}

/** The result of a roll and the strip, as a reader reads them. */
async function shownOn(page: Page, id: string): Promise<string> {
  const { figure } = boardOn(page, id);
  await expect(figure.locator('.rolled .order')).toBeVisible();
  const result = await figure.locator('.rolled > div').innerText();
  return `${result}\n${await figure.locator('[data-strip]').innerText()}`;
}

test('a link to a draw of the reader’s own opens with the same hand, and names no card', async ({ page }) => {
  const { address, left } = await rolledOn(page, 'pk.a-volley');
  expect(left).toMatch(/Blue draw: (Damp powder|Steady aim)\./);
  expect(address).toMatch(/![0-9a-z]{7}!blue#/);
  expect(address).not.toMatch(/damp|steady/);
  await page.goto('about:blank');
  await page.goto(address);
  await expect.poll(() => shownOn(page, 'pk.a-volley')).toBe(left);
});

test('a link to a draw of the other side keeps the card covered', async ({ page }) => {
  const id = 'pk.they-fire';
  const { address, left } = await rolledOn(page, id);
  expect(left).toContain('Red draw: a card.');
  expect(left).toContain('2 cards of the other side lie face down');
  await page.goto('about:blank');
  await page.goto(address);
  await expect.poll(() => shownOn(page, id)).toBe(left);
  await page.goto('about:blank');
  await page.goto(address.replace('!blue', '!green'));
  await expect(boardOn(page, id).figure.locator('.refused-link')).toContainText('found green, expected blue or red');
});
