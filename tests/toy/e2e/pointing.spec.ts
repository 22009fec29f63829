import { expect } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/kept.ts';
import { onTable } from '../../e2e/board/table.ts';

test('an order is given on a free table by pointing at units and points', async ({ page }) => {
  await page.goto('embed/pk.who-runs/');
  const board = boardOn(page, 'pk.who-runs');
  const { figure, map, said, panel } = board;
  const { click } = onTable(board);
  await expect(panel.locator('.question')).toBeVisible();
  await click(150, 200);
  await expect(said).toContainText('The sentries');
  await expect(map.locator('[data-layer=mover] .reach .edge')).toHaveCount(1);
  await click(430, 430);
  await expect(figure, 'why not').toContainText('do not get so far');
  await click(280, 200);
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
});
