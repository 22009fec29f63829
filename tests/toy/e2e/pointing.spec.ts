import { expect } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/kept.ts';

test('an order is given on a free table by pointing at units and points', async ({ page }) => {
  await page.goto('embed/pk.who-runs/');
  const { figure, map, said, panel } = boardOn(page, 'pk.who-runs');
  const at = async (x: number, y: number) => {
    const box = (await map.boundingBox())!;
    await map.click({ position: { x: (x / 500) * box.width, y: (1 - y / 500) * box.height } });
  };
  await expect(panel.locator('.question')).toBeVisible();
  await at(150, 200);
  await expect(said).toContainText('The sentries');
  await expect(map.locator('[data-layer=mover] .reach .edge')).toHaveCount(1);
  await at(430, 430);
  await expect(figure, 'why not').toContainText('do not get so far');
  await at(280, 200);
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
});
