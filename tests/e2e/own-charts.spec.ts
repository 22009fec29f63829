import { expect } from '@playwright/test';
import { boardOn } from './board/board.ts';
import { test } from './board/kept.ts';

/* A reader’s own chart of a real game; what it does elsewhere is tried on the tests’ own game. */

const BOARD = 'dg.a-volley';
const CELL = '5, Per cent';

test('a cell of the chart of casualties changes a volley, its sums and the quick reference, and is kept', async ({
  page,
}) => {
  const told = async () => {
    await page.goto(`embed/${BOARD}/#${BOARD}:the-volley`);
    const result = boardOn(page, BOARD).figure.locator('[data-panel] .result');
    await expect(result).toBeVisible();
    return result;
  };
  await expect(await told()).toContainText('29 men');

  await page.goto('reference/death-or-glory/charts/');
  const chart = page.getByRole('region', { name: /^Casualties by small arms/ });
  const cell = chart.getByRole('textbox', { name: CELL, exact: true });
  await cell.fill('4.5');
  await expect(page.locator('[data-state=casualties-small-arms]')).toContainText('1 cell of your own');

  const result = await told();
  // 4.5 of each hundred of 720 men, by the die that fell.
  await expect(result).toContainText('32 men');
  await expect(result).toContainText('your chart');
  await page.reload();
  await expect(await told()).toContainText('32 men');
  await page.goto('reference/death-or-glory/');
  await expect(page.locator('table[data-chart=casualties-small-arms]')).toContainText('your chart');

  await page.goto('reference/death-or-glory/charts/');
  await expect(cell).toHaveValue('4.5');
  await page.getByRole('radio', { name: 'our charts' }).check();
  await expect(await told()).toContainText('29 men');
});
