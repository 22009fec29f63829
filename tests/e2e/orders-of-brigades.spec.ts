import { expect, type Page } from '@playwright/test';
import { boardOn, embedPath } from './board/board.ts';
import { tabTo } from './board/focus.ts';
import { test } from './board/plain.ts';
import { onTable } from './board/table.ts';

/* The orders of brigades in Death or Glory!, and its battle to its end. */

const RIDER = 'dg.in-turn-five';
const RALLY = 'dg.now-or-next-turn';
const SEND = 'Send a messenger from Lasalle to Rapp’s horse: Attack';

async function at(page: Page, id: string, step: string) {
  await page.goto(`${embedPath(id)}#${id}:${step}`);
  const board = boardOn(page, id);
  await expect(board.panel).toHaveAttribute('data-kind', 'task');
  const { figure, map } = board;
  await figure.locator('.feedback').hover();
  await expect(map).toHaveAttribute('role', 'application');
  const base = (unit: string) => onTable(board).middle(`[data-layer=live] > [data-m="${unit}"][data-k=base]`);
  return {
    ...board,
    feedback: figure.locator('.feedback'),
    offer: (name: string | RegExp) => figure.locator('.orders').getByRole('button', { name }),
    press: async (unit: string) => {
      const { x, y } = await base(unit);
      await page.mouse.click(x, y);
    },
  };
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1340, height: 900 } });

  test('an officer sends a messenger, who is on the map; another officer has nothing to send', async ({ page }) => {
    const on = await at(page, RIDER, 'who-sends');
    await on.press('friant');
    await expect(on.offer(/^Send a messenger from Friant/)).toHaveCount(0);
    await on.press('lasalle');
    await on.offer(SEND).click();
    await expect(on.feedback).toHaveAttribute('data-verdict', 'right');
    await expect(on.map.locator('[data-layer=live] [data-m^=messenger-horse]').first()).toBeVisible();
    await expect(on.figure.locator('.outcome')).toContainText('A new order needs a messenger');
  });

  test('a late messenger is allowed and not enough, and an order called out from far off is refused', async ({
    page,
  }) => {
    const on = await at(page, RIDER, 'who-sends');
    await on.press('marshal');
    await on.offer('Send a messenger from the marshal to Rapp’s horse: Attack').click();
    await expect(on.feedback).toHaveAttribute('data-verdict', 'wrong');
    await expect(on.feedback.locator('.verdict')).toContainText(/^A legal order, but not the one asked for/);
    await on.button('Undo').click();
    await on.press('lasalle');
    await on.offer('Call out with Lasalle to Rapp’s horse: Attack').click();
    await expect(on.feedback.locator('.verdict')).toContainText(
      /^Not allowed\. .* only a messenger can bring the order/,
    );
  });

  test('the battle is won on its last step', async ({ page }) => {
    await page.goto('learn/death-or-glory/a-whole-battle/#dg.the-mill-at-ostrau:half-an-army');
    const { panel, figure } = boardOn(page, 'dg.the-mill-at-ostrau');
    await expect(panel).toContainText('The French win: half of the units of an army are broken or gone.');
    await expect(figure.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});

test('by keyboard alone a messenger is sent', async ({ page }) => {
  const on = await at(page, RIDER, 'who-sends');
  await tabTo(page, 'svg.map', 'Shift+Tab');
  for (const [key, unit] of [
    ['ArrowUp', /^The line/],
    ['ArrowDown', /^The hussars/],
    ['ArrowLeft', /^Lasalle/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(on.said).toContainText(unit);
  }
  await page.keyboard.press('Enter');
  await on.offer(SEND).focus();
  await page.keyboard.press('Enter');
  await expect(on.feedback).toHaveAttribute('data-verdict', 'right');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('those who rout try to rally by touch, and the worse chance is not enough', async ({ page }) => {
    const on = await at(page, RALLY, 'an-even-chance');
    await on.offer('Try to rally the first battalion').tap();
    await expect(on.feedback).toHaveAttribute('data-verdict', 'wrong');
    await on.button('Undo').tap();
    await on.offer('Try to rally the second battalion').tap();
    await expect(on.feedback).toHaveAttribute('data-verdict', 'right');
  });
});
