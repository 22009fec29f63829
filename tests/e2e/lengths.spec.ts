import { expect } from '@playwright/test';
import { chapterOf } from '../site/built.ts';
import { boardOn } from './board/board.ts';
import { test } from './board/kept.ts';
import { scenario } from './board/played.ts';

const CHAPTER = 'learn/regiments-and-roundshot/nothing-moves-without-a-card/';

test('a switch that is kept tells each length in its other unit too', async ({ page }) => {
  await page.goto(CHAPTER);
  const main = page.locator('main');
  const both = main.locator('.both');
  const button = page.getByRole('button', { name: 'Lengths in both units' });
  // Boards further down are filled in while the page is read.
  const table = main.locator('table').filter({ hasText: '2 inches' }).first();
  const before = await table.textContent();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(both.first()).toHaveText(/^\s?\([\d.]+\scm\)$/);
  await expect(table).toContainText('2 inches (5.1 cm)');

  await page.goto('compare/');
  await expect(button, 'kept on the next page').toHaveAttribute('aria-pressed', 'true');
  await expect(both.first()).toBeAttached();
  await expect(main, 'feet in metres').toContainText(/\(0\.6\s(?:by\s0\.9\s)?m\)/);

  await page.goto(CHAPTER);
  await expect(both.first()).toBeAttached();
  await button.click();
  await expect(both).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await table.textContent(), 'the text is as it was').toBe(before);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(both).toHaveCount(0);
});

test('each length of a list is told, and none is broken between two lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('compare/moving-and-turning/');
  await page.getByRole('button', { name: 'Lengths in both units' }).click();
  const cells = page.locator('td').filter({ hasText: 'heavy to light' });
  await expect(cells).toContainText(/Foot 4 cm \(1\.6″\), in column 5 \(2″\); horse 7 to 9 \(2\.8 to 3½″\),/);
  for (const both of await cells.locator('.both').all())
    expect(await both.evaluate((each) => each.getClientRects().length)).toBe(1);
});

test('what a board says later is told in both units, each length once', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.getByRole('button', { name: 'Lengths in both units' }).click();
  const board = page.locator('[data-board]').first();
  const panel = board.locator('[data-panel]');
  const turn = (way: string) => board.locator(`[data-turn=${way}]`).click();
  const twice = () => panel.evaluate((element) => /(\([\d.]+\s(?:cm|m)\))\s?\1/.test(element.textContent));
  for (const way of ['next', 'next', 'back', 'back', 'next', 'next']) {
    await turn(way);
    await expect.poll(twice, `after ${way}`).toBe(false);
  }
  // A step that the board has kept comes back without what was added.
  await page.getByRole('button', { name: 'Lengths in both units' }).click();
  await turn('back');
  await turn('back');
  await expect(page.locator('.both')).toHaveCount(0);
});

test('the answers of a question are told in both units too, each in its line', async ({ page }) => {
  const id = 'rr.a-card-a-march';
  const step = (await scenario(id)).play.steps.find(({ ask }) => ask !== null)!;
  const answer = step.ask!.choices.find(({ says }) => says.includes('2 inches'))!;
  await page.goto(`${chapterOf(id)}#${id}:${step.id}`);
  const line = boardOn(page, id)
    .panel.locator('.choice > summary')
    .filter({ hasText: answer.says.split(',')[0]! });
  await expect(line).toHaveText(answer.says);
  const { height } = (await line.boundingBox())!;
  const button = page.getByRole('button', { name: 'Lengths in both units' });
  await button.click();
  await expect(line).toHaveText(/2 inches \(5\.1\scm\)/);
  expect((await line.boundingBox())!.height, 'it is no column of its own').toBeLessThan(2 * height);
  await button.click();
  await expect(line).toHaveText(answer.says);
});
