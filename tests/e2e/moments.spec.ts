import { expect } from '@playwright/test';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';

const PAGE = 'learn/paper-bayonet/a-whole-battle/';

test('a long board can be opened at any moment of its game, and its list follows the steps', async ({ page }) => {
  await page.goto(PAGE);
  const board = page.locator('[data-board="pb.learning-battle"]');
  const moments = board.getByLabel('Moment of the game');
  const shown = (): Promise<string | null> =>
    moments.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]!.label);
  const where = board.locator('[data-panel] .where');

  const name = await moments.locator('optgroup[label="Round 2"] option').first().textContent();
  await moments.selectOption({ label: name!.trim() });
  await expect(where).toContainText(name!.trim());
  await board.getByRole('button', { name: 'Last step' }).click();
  await expect(where).toContainText('Round 6');
  expect(await shown()).toContain('Round 6');
  await moments.focus();
  await page.keyboard.press('Home');
  await expect(where).toContainText('Step 1 of');
});

own('a long board includes its first steps, and fetches the others when they are needed', async ({ page }) => {
  await page.route(/\/steps\/$/, (route) => route.abort());
  await page.goto(PAGE);
  const board = page.locator('[data-board="pb.learning-battle"]');
  const where = board.locator('[data-panel] .where');
  const carried = await board.evaluate((figure) => {
    const later = new DOMParser().parseFromString(figure.querySelector('noscript')!.textContent, 'text/html');
    return 1 + later.querySelectorAll('[data-frame]').length;
  });
  const next = board.getByRole('button', { name: 'Next' });
  expect(carried).toBeGreaterThan(5);
  for (let at = 1; at < carried; at += 1) await next.click();
  await expect(board).toHaveAttribute('data-at', String(carried - 1));
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  await next.click();
  await expect(board.getByText('could not be loaded')).toBeVisible();
  await page.unroute(/\/steps\/$/);
  await next.click();
  await expect(board).toHaveAttribute('data-at', String(carried));
  await expect(board.getByText('could not be loaded')).toHaveCount(0);
  await board.getByRole('button', { name: 'First step' }).click();
  await expect(where).toContainText('Step 1 of');
});

test('a link opens a late step of a long board, and print contains all steps', async ({ page }) => {
  await page.goto(`${PAGE}#pb.learning-battle:the-grenadiers-try-again`);
  const board = page.locator('[data-board="pb.learning-battle"]');
  const frames = Number(await board.getAttribute('data-frames'));
  await expect(board.locator('[data-panel]')).toHaveAttribute('data-frame', 'the-grenadiers-try-again');
  // The event alone adds the steps for printing. Switching the medium too would draw all maps
  // again, which takes a browser long.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const visible = () =>
    board.locator('[data-frame]').evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
  expect(await visible()).toBe(frames);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(board.locator('[data-panel]')).toHaveAttribute('data-frame', 'the-grenadiers-try-again');
});

own.describe('without script', () => {
  own.use({ javaScriptEnabled: false });

  own('on the page with all steps, each chapter of the game has its heading', async ({ page }) => {
    await page.goto(PAGE);
    // The page leads on to the one with all steps, which is read when it is loaded whole.
    await page.waitForURL(/\/steps\/$/);
    for (const chapter of ['Round 1', 'Round 6', 'The end'])
      await expect(page.getByRole('heading', { name: chapter, exact: true })).toHaveCount(1);
  });
});
