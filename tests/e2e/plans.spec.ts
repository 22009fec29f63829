import { expect } from '@playwright/test';
import { boardOn } from './board/board.ts';
import { test } from './board/kept.ts';

test('an order planned by hand waits until it is confirmed, and the end of a phase does not lose it', async ({
  page,
}) => {
  await page.goto('play/two-by-two/the-village/#perrin-rides');
  const { map, figure, button } = boardOn(page);
  await expect(map).toHaveAttribute('role', 'application');
  const legs = figure.locator('.mover-panel .legs li');
  const take = async (unit: string) => {
    const base = map.locator(`[data-layer=live] > [data-m="${unit}"]`);
    await base.scrollIntoViewIfNeeded();
    const box = (await base.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  /** Takes up a unit, also if pointing at it could mean an order. */
  const choose = async (unit: string) => {
    await take(unit);
    const select = button(`Select the ${unit}`);
    await expect(select.or(figure.locator('.mover-panel'))).not.toHaveCount(0);
    if (await select.isVisible()) await select.click();
  };
  await take('fortieth');
  await expect(figure.locator('.mover-panel')).toContainText('ortieth');
  await map.press('ArrowUp');
  await expect(legs).toHaveCount(1);
  await choose('carabiniers');
  await expect(figure).toContainText('The order planned for the fortieth is not confirmed yet.');
  await expect(legs).toHaveCount(0);

  const end = figure.locator('.orders').getByRole('button', { name: 'End the move phase' });
  await end.click();
  await expect(figure).toContainText('Or press “End the move phase” again');
  await expect(end).toBeVisible();
  await choose('fortieth');
  await expect(legs).toHaveCount(1);
  await button('Confirm').click();
  await expect(figure.locator('.mover-panel')).toBeHidden();
  await end.click();
  await expect(end).toHaveCount(0);
});
