import { expect } from '@playwright/test';
import type { RollsData } from '../../src/sent/rolls.ts';
import { test } from './board/plain.ts';

const PAGE = 'odds/two-by-two/';

test('a choice changes the odds at once, by keyboard too, and stands in the address; Back takes it back', async ({
  page,
  request,
}) => {
  const { rolls, parts } = (await (await request.get('odds/two-by-two.json')).json()) as RollsData;
  await page.goto(PAGE);
  const section = page.locator('[data-roll]').first();
  const [id, came] = [await section.getAttribute('data-roll'), section.locator('[data-came]')];
  const [first, changed] = [parts[rolls[id!]![0]!]!, parts[rolls[id!]![1]!]!];
  expect(changed, 'the next value of the last choice changes something').not.toBe(first);
  const shows = async (part: string) =>
    expect.poll(async () => came.innerHTML()).toBe(await page.evaluate((html) => {
      const element = document.createElement('div');
      element.innerHTML = html;
      return element.innerHTML;
    }, part)); // prettier-ignore
  const last = section.locator('nav p').last().getByRole('link');
  await last.nth(1).focus();
  await page.keyboard.press('Enter');
  await shows(changed);
  await expect(last.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(last.nth(1), 'the focus stays on the choice').toBeFocused();
  await expect(page.locator('[data-said]')).toContainText((await last.nth(1).textContent())!.trim());
  const value = await last.nth(1).getAttribute('data-value');
  await expect(page).toHaveURL(new RegExp(`[?]roll=${id}&.*=${value}#${id}$`));
  await page.reload();
  await shows(changed);
  await page.goBack();
  await shows(first);
  await expect(last.first()).toHaveAttribute('aria-current', 'true');
});

test('the page asks for no drawing of boards, and its numbers only once a reader chooses', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /pixi|\.json$/.test(path))).toEqual([]);
  await page.locator('[data-roll] nav p').first().getByRole('link').nth(1).click();
  await expect(page.locator('[data-said]')).not.toBeEmpty();
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual([expect.stringMatching(/odds\/two-by-two\.json$/)]);
});

test('every line of the tables is printed', async ({ page }) => {
  await page.goto(`${PAGE}tables/`);
  await page.emulateMedia({ media: 'print' });
  const lines = page.locator('.lines tbody tr');
  expect(await lines.count()).toBeGreaterThan(100);
  // What is folded has its room, but is not drawn.
  const hidden = await lines.evaluateAll(
    (rows) =>
      rows.filter((row) => !row.checkVisibility({ contentVisibilityProperty: true } as CheckVisibilityOptions)).length,
  );
  expect(hidden).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page leads to tables of every set of choices', async ({ page, request }) => {
    const { rolls } = (await (await request.get('odds/two-by-two.json')).json()) as RollsData;
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'tables' }).first().click();
    await expect(page).toHaveURL(/odds\/two-by-two\/tables\/$/);
    const sets = Object.values(rolls).reduce((sum, { length }) => sum + length, 0);
    await expect(page.locator('.lines tbody tr')).toHaveCount(sets);
  });
});
