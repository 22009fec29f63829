import { expect, type Page } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/kept.ts';

/** A board at the step after its first. */
async function second(page: Page, id: string) {
  await page.goto(`embed/${id}/`);
  const board = boardOn(page, id);
  await board.button('Next').click();
  return board;
}

for (const width of [1340, 390])
  test(`the dice of a company are counted by face and stay low, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { panel } = await second(page, 'pk.a-volley');
    const pools = panel.locator('.pool');
    await expect(pools).toHaveCount(2);
    await expect(pools.first()).toContainText('D10: 13 of 24 hit');
    await expect(pools.last()).toContainText('D10: 6 of 13 wound');
    await expect(pools.first().locator('.faces b')).toHaveText(['10', '9', '8', '7', '6', '5']);
    for (const pool of await pools.all()) {
      const { height, width: wide } = (await pool.boundingBox())!;
      expect(height).toBeLessThanOrEqual(160);
      expect(wide).toBeLessThanOrEqual(width);
    }
    // All faces in two columns, and none of them broken: five lines.
    for (const face of await pools.locator('.faces li').all())
      expect((await face.boundingBox())!.height).toBeLessThan(32);
    await expect(panel.locator('.kite')).toHaveCount(1);
    await expect(panel.locator('.lost')).toContainText('men');
    await expect(panel.locator('.odds-further')).toContainText('If they damp your powder');
  });

test('a charge that alone rolls nothing is rolled as far as its odds look', async ({ page }) => {
  const { figure, panel, button } = await second(page, 'pk.a-charge');
  await expect(panel.locator('.dice')).toHaveCount(0);
  await expect(panel.locator('.odds')).toContainText('to contact');
  await expect(panel.locator('.odds-further')).toContainText('To the end of the fight');
  await button('Roll it yourself').click();
  const rolled = figure.locator('.rolled');
  await expect(rolled.locator('.dice')).toContainText('to reach them');
  await expect(rolled.locator('.tally')).toHaveText(/Your 1 roll: (contact|falls short) 1/);
});
