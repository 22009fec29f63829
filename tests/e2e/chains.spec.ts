import { expect } from '@playwright/test';
import { boardOn, embedPath } from './board/board.ts';
import { test } from './board/kept.ts';
import { test as plain } from './board/plain.ts';

const ID = 'tt.beaten-by-so-much';
const LINE = 'The Hungarians rout: the die shows 4.';

test('an order with many sums is a line for each event; its sums open on demand, and on paper', async ({ page }) => {
  await page.goto(embedPath(ID));
  const { panel, said, goTo } = boardOn(page, ID);
  await goTo('They run');
  const lines = panel.locator('.chain');
  await expect(lines).toHaveCount(5);
  await expect(said, 'the lines are told').toContainText(LINE);
  const rout = lines.filter({ hasText: LINE });
  await expect(rout.locator('table')).toBeHidden();
  await rout.locator('summary').click();
  await expect(rout.locator('table')).toBeVisible();
  await rout.locator('summary').press('Enter');
  await expect(rout.locator('table')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => lines.locator('table').evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)).toBeGreaterThan(4); // prettier-ignore
});

plain.describe('without scripts', () => {
  plain.use({ javaScriptEnabled: false });

  plain('its sums open too', async ({ page }) => {
    await page.goto(embedPath(ID));
    const rout = page.locator('.chain').filter({ hasText: LINE });
    await expect(rout.locator('table')).toBeHidden();
    await rout.locator('summary').click();
    await expect(rout.locator('table')).toBeVisible();
  });
});
