import { expect, type Page } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/plain.ts';
import { onTable } from '../../e2e/board/table.ts';

/** The board on which the company marches with a card, with the company taken up. */
async function ground(page: Page) {
  await page.goto('embed/pk.quick-step/');
  const board = boardOn(page, 'pk.quick-step');
  await expect(board.panel.locator('.question')).toBeVisible();
  const { figure } = board;
  const table = onTable(board);
  const { x, y } = await table.at(110, 330);
  await page.mouse.click(x, y);
  await expect(figure.locator('.mover-panel')).toBeVisible();
  const card = (name: string) => figure.locator('fieldset.strip').getByRole('button', { name });
  return {
    ...board,
    ...table,
    card,
    legs: figure.locator('.mover-panel .legs li'),
    field: figure.getByLabel('Or type it'),
    why: figure.locator('.mover-why'),
    verdict: figure.locator('.feedback'),
  };
}

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
});

const ORDER = 'March the company: forward 150 mm with Quick step';

test('a chosen card goes with a pull, and an open order is judged again with it', async ({ page }) => {
  const { pull, card, legs, field, why, button, figure, verdict } = await ground(page);
  await pull('push', [140, 0]);
  await expect(why).toContainText('The company do not get so far.');
  await expect(legs).toHaveText(['forward 100 · takes 100 mm']);

  await card('Quick step').click();
  await expect(card('Quick step')).toHaveAttribute('aria-pressed', 'true');
  await expect(why, 'the order of before is allowed').toBeHidden();
  await expect(field).toHaveValue('forward 100 with Quick step');
  await pull('push', [52, 0]);
  await expect(field).toHaveValue('forward 150 with Quick step');

  await card('Damp powder').click();
  await expect(why).toContainText('Damp powder is of no use here. The use of a card');
  await expect(button('Confirm')).toBeDisabled();
  await card('Quick step').click();
  await expect(field, 'the order is there again').toHaveValue('forward 150 with Quick step');
  await button('Confirm').click();
  await expect(verdict).toHaveAttribute('data-verdict', 'right');
  await expect(figure.locator('.outcome .order')).toContainText(ORDER);
});

test('a written sentence chooses a card, and says which there are', async ({ page }) => {
  const { card, field, why, button, figure, verdict } = await ground(page);
  const write = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await write('forward 150 with the five');
  await expect(why).toHaveText('Not understood: “five”. Wanted: one of these after “with”: Damp powder, Quick step.');
  await write('forward 150 with the damp powder');
  await expect(card('Damp powder')).toHaveAttribute('aria-pressed', 'true');
  await expect(why).toContainText('Damp powder is of no use here. The use of a card');
  await expect(field).toHaveValue('forward 150 with the damp powder');
  await write('Forward 150, with the QUICK step.');
  await expect(card('Quick step')).toHaveAttribute('aria-pressed', 'true');
  await expect(card('Damp powder')).toHaveAttribute('aria-pressed', 'false');
  await expect(field).toHaveValue('forward 150 with Quick step');
  await button('Confirm').click();
  await expect(verdict).toHaveAttribute('data-verdict', 'right');
  await expect(figure.locator('.outcome .order')).toContainText(ORDER);
});

test('a link to the position keeps the card', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { field, button, figure, panel, verdict } = await ground(page);
  await field.fill('forward 150 with the quick step');
  await field.press('Enter');
  await button('Confirm').click();
  await expect(verdict).toHaveAttribute('data-verdict', 'right');
  await panel.getByRole('link', { name: 'Link to this position' }).click();
  await expect(page.getByText('Link copied')).not.toHaveCount(0);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain('position=task/1/company,forward-150~quick-1');
  await page.goto('about:blank');
  await page.goto(address);
  await expect(figure.locator('.outcome .order')).toContainText(ORDER);
  await page.goto('about:blank');
  await page.goto(address.replace('quick-1', 'damp-1'));
  await expect(figure.locator('.refused-link')).toContainText('Damp powder is of no use here.');
});
