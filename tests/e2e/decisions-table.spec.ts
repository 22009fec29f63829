import { expect } from '@playwright/test';
import { test } from './board/plain.ts';
import { boardOn } from './board/board.ts';

const ID = 'tt.the-village';

test('on a phone a battle on a free table is decided by touch, and stepped to its winner', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await page.goto(`learn/two-by-two/a-whole-battle/#${ID}:the-first-shot.before`);
  const board = boardOn(page, ID);
  await expect(board.panel).toHaveAttribute('data-frame', 'the-first-shot.before');
  await board.map.hover();
  await expect(board.map).toHaveAttribute('role', 'application');
  for (const unit of ['battery', 'wenzel']) {
    const box = (await board.map.locator(`[data-layer=live] > [data-m="${unit}"]`).boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await page.getByRole('button', { name: /^Shoot at the Wenzel/ }).tap();
  await expect(board.figure.locator('.outcome .headline')).toHaveText(['Your order', 'In the battle']);
  while ((await board.title.textContent()) !== 'Twelve points') {
    const at = Number(await board.figure.getAttribute('data-at'));
    await board.button('Next').tap();
    await expect(board.figure).toHaveAttribute('data-at', String(at + 1));
  }
  await expect(board.panel).toContainText('The French win: half an army is lost.');
  await page.close();
});
