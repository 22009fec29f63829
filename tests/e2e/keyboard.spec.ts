import { expect, type Page } from '@playwright/test';
import { embedPath, boardOn, CHAPTER, HOME, pointer, read, RULING } from './board/board.ts';
import { test } from './board/plain.ts';
import { focused, reachable, tabTo, watch } from './board/focus.ts';

/** Expects the focus ring to be visible on this many sides. */
const isRinged = (page: Page, sides: number): Promise<void> =>
  expect.poll(async () => (await focused(page)).sides).toBeGreaterThanOrEqual(sides);

/** Tabs through a page from start to end. */
async function walk(page: Page): Promise<void> {
  const all = await reachable(page);
  for (const [at, what] of all.entries()) {
    await page.keyboard.press('Tab');
    // A board that was hydrated on the way may have new buttons, which did not exist when the stops
    // were counted.
    while (await page.evaluate(() => document.activeElement!.matches('.orders > div *')))
      await page.keyboard.press('Tab');
    await expect(async () => {
      const now = await focused(page);
      expect(now.what, `stop ${at}`).toBe(what);
      expect(now.isInWindow, `${what} is brought into the window`).toBe(true);
      expect(now.sides, `${what} shows that it has the focus`).toBeGreaterThanOrEqual(3);
    }).toPass({ timeout: 10_000 });
  }
  await page.keyboard.press('Tab');
  expect(await focused(page), 'behind the last stop one leaves the page').toMatchObject({ at: -1 });
}

for (const [kind, path] of Object.entries({
  chapter: CHAPTER,
  home: HOME,
  ruling: RULING,
  'the comparisons': 'compare/',
})) {
  test(`Tab reaches everything on the page once, visibly and in order: ${kind}`, async ({ page }) => {
    test.slow();
    await watch(page);
    await page.goto(path);
    await read(page);
    await walk(page);
  });
}

test('on a small screen as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page);
  await page.goto(HOME);
  await walk(page);
});

test('a chapter board from its first step to its last, without a mouse', async ({ page }) => {
  const id = 'pb.clear-at-last';
  await watch(page);
  await page.goto(HOME);
  const { title, figure, panel, button, said, script } = boardOn(page, id);
  await tabTo(page, '[data-turn=next]');
  await expect(panel).toHaveAttribute('data-kind', 'before');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveAttribute('data-kind', 'step');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('One step aside');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText('Near, and out of sight');

  await tabTo(page, '.choice summary');
  await page.keyboard.press('Enter');
  await expect(panel.locator('.choice[open]')).toHaveCount(1);
  await tabTo(page, '.choice a.clause');
  await isRinged(page, 4);
  await page.keyboard.press('ArrowRight');
  await expect(panel, 'the focus stays in the panel').toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText('The shot');

  await tabTo(page, '[data-do=roll]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(figure.locator('.tally')).toContainText('Your 1 roll:');
  await expect(said).not.toBeEmpty();
  await tabTo(page, '.rolled .main');
  await page.keyboard.press('Enter');
  await expect(figure.locator('.tally')).toContainText('Your 2 rolls:');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button('Roll it yourself')).toBeFocused();

  await tabTo(page, '[data-do=play]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button('Run the steps')).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, '.speed select');
  await page.keyboard.press('q');
  await expect(figure.getByRole('combobox')).toHaveValue('quick');
  await tabTo(page, '[data-do=play]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button('Run the steps')).toHaveAttribute('aria-pressed', 'false');

  await tabTo(page, '[data-scrub]', 'Shift+Tab');
  await page.keyboard.press('End');
  await expect(title).toHaveText('The same dice in the open');
  await expect(figure.locator('[data-scrub]')).toBeFocused();

  await tabTo(page, '.description summary');
  await page.keyboard.press('Enter');
  await expect(figure.locator('.below .description li').first()).toBeVisible();
  await tabTo(page, '[data-do=script]');
  await expect(script).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(script).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, '.drawer pre');
  // The script is longer than its drawer, so its focus ring is visible only on the left and right.
  await isRinged(page, 2);
  await page.keyboard.press('Tab');
  expect(await focused(page), 'and lets one go').not.toMatchObject({ what: expect.stringContaining('<pre') });
});

test('a board at its last step keeps the focus', async ({ page }) => {
  await page.goto(embedPath('pb.straight-ahead'));
  const { button, figure } = boardOn(page);
  await button('Next').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(button('Next')).toBeDisabled();
  await expect(button('Next')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(figure).toHaveAttribute('data-at', '1');
});

test('the map of a task has a visible focus ring', async ({ page }) => {
  await watch(page);
  await page.goto(`${embedPath('pb.a-knights-move')}#pb.a-knights-move:one-square-over`);
  const { map, figure } = boardOn(page);
  await figure.hover();
  await expect(map).toHaveAttribute('role', 'application');
  await tabTo(page, 'svg.map');
  await isRinged(page, 3);
});

test('the button of an order leaves the keyboard at the map', async ({ page }) => {
  await page.goto(`${embedPath('pb.receive-cavalry')}#pb.receive-cavalry:prepare`);
  const board = boardOn(page);
  await board.figure.hover();
  await expect(board.map).toHaveAttribute('role', 'application');
  await pointer(page, board)('d3');
  await board.button('Form Square with the fusiliers').click();
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
  await expect(board.map).toBeFocused();
});
