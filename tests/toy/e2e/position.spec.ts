import { expect } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/kept.ts';
import { onTable } from '../../e2e/board/table.ts';

const ID = 'pk.into-range';

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
});

test('a unit that was moved by hand stands where it was put when the link is opened', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`embed/${ID}/`);
  const board = boardOn(page, ID);
  const { figure, map, panel, said, button } = board;
  await map.hover();
  await expect(map).toHaveAttribute('role', 'application');
  await onTable(board).click(150, 200);
  await figure.getByLabel('Or type it').fill('turn left 30, forward 61.5');
  await button('Preview').click();
  await button('Confirm').click();
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', /right|wrong/);
  const places = () =>
    map
      .locator('[data-layer=live] [data-k=base]')
      .evaluateAll((all) => all.map((each) => `${each.getAttribute('data-m')} ${each.getAttribute('transform')}`));
  const left = await places();
  await panel.getByRole('link', { name: 'Link to this position' }).click();
  await expect(said).toHaveText('Link copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(address);
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', /right|wrong/);
  expect(await places()).toEqual(left);
});

test('legs that are written into a link are marched, and refused where they lead too far', async ({ page }) => {
  await page.goto(`embed/${ID}/?position=task/1/sentries,turn-left-30,forward-61.5#${ID}`);
  const { figure } = boardOn(page, ID);
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', /right|wrong/);
  await page.goto('about:blank');
  await page.goto(`embed/${ID}/?position=task/1/sentries,forward-320#${ID}`);
  await expect(figure.locator('.refused-link')).toContainText('The sentries do not get so far.');
});
