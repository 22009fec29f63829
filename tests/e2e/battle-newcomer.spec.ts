import { expect } from '@playwright/test';
import { boardOn } from './board/board.ts';
import { withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';

const MILL = 'play/regiments-and-roundshot/the-mill-at-kreuzdorf/';
/** The beginning of what each battle is won by. */
const AIMS = {
  [MILL]: 'The first side to lose 5 of 25 units or its general is beaten.',
  'play/two-by-two/the-village/': 'The first side to lose half of its army points (AP) is beaten',
  'play/paper-bayonet/learning-battle/':
    'When round 6 is over, the side that holds three quarters of the markers wins.',
};

test.beforeEach(({ page }) => withSameDice(page));

for (const [page, aim] of Object.entries(AIMS))
  test(`whoever opens a battle learns what it is won by: ${page}`, async ({ page: tab }) => {
    await tab.goto(page);
    const { map } = boardOn(tab);
    await expect(map).toHaveAttribute('role', 'application');
    await expect(tab.locator('.answer .how')).toContainText(aim);
    await expect(tab.locator('.told')).toContainText(aim);
  });

test('a dim card says what it is for, with its clause, and takes no button away', async ({ page }) => {
  await page.goto(MILL);
  const { figure, button } = boardOn(page);
  const strip = page.locator('fieldset.strip');
  const five = strip.getByRole('button', { name: /^Five/ });
  await expect(button('End the Reinforcement phase')).toBeVisible();
  const orders = await figure.locator('.orders button').allTextContents();
  await expect(five).toHaveClass(/idle/);
  await five.click();
  const why = strip.getByRole('status');
  await expect(why).toContainText('The Five goes with no order now. It adds 3 to a charge of your cavalry.');
  await expect(why.getByRole('link')).toHaveAttribute('href', /#rr\.cards\.five-breakthrough$/);
  expect(await figure.locator('.orders button').allTextContents()).toEqual(orders);
  await five.click();
  await expect(why).toHaveCount(0);
});

test('a phase that begins says how its orders are given, and the aim is told at the beginning only', async ({
  page,
}) => {
  await page.goto(MILL);
  const { button } = boardOn(page);
  await button('End the Reinforcement phase').click();
  await button('End the Strategy phase').click();
  await expect(page.locator('.answer .verdict')).toContainText('Select a unit, then drag or turn it');
  await expect(page.locator('.answer .how')).not.toContainText('is beaten');
});
