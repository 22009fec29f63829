import { expect, type Page } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/kept.ts';
import { onTable } from '../../e2e/board/table.ts';

const ID = 'pk.who-runs';
const OWN = '100';

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
});

/** Types a number into the cell of the chart and takes it. */
async function takeOwn(page: Page, value = OWN) {
  await page.goto('charts/');
  await page.getByLabel('Nerve of an outpost').fill(value);
  await page.getByRole('button', { name: 'Use mine' }).click();
}

/** Gives the order of the task: fire at the patrol. The result is in the panel of the board. */
async function fire(page: Page) {
  const board = boardOn(page, ID);
  const { figure, map, alive } = board;
  const { click } = onTable(board);
  await map.hover();
  await alive();
  await click(150, 200);
  await click(280, 200);
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
}

test('odds and result say “your chart” and change with the reader’s own number; a reload keeps it', async ({
  page,
}) => {
  await page.goto('charts/');
  const { figure, button, goTo, alive, map } = boardOn(page, ID);
  const note = figure.locator('.charts-note');
  const roll = async () => {
    await map.hover();
    await alive();
    await goTo('It runs');
    await button('Roll it yourself').click();
    await expect(figure.locator('.rolled .odds')).toBeVisible();
    return figure.locator('.rolled .odds').textContent();
  };
  const ours = await roll();
  expect(ours).not.toContain('your chart');
  await expect(note).toHaveCount(0);

  await takeOwn(page);
  await expect(page.getByLabel('Nerve of an outpost')).toHaveValue(OWN);
  const own = await roll();
  expect(own).toContain('by your chart');
  expect(own?.replace(', by your chart', '')).not.toBe(ours);
  await expect(note).toContainText('Your own chart “Nerve” counts');
  // Rolled until a shot strikes home: then the row of the number says whose it is.
  const rollOn = () =>
    figure.evaluate(async (board) => {
      for (let rolls = 0; rolls < 50; rolls += 1) {
        const notes = Array.from(board.querySelectorAll('.rolled .sum small'), ({ textContent }) => textContent);
        if (notes.includes('your chart')) return notes;
        board.querySelector<HTMLElement>('.rolled .main')!.click();
        await new Promise((done) => setTimeout(done));
      }
      return [];
    });
  await expect.poll(rollOn).toContain('our chart');
  await expect(figure.locator('.rolled .sum').getByText('your chart')).toHaveCount(1);

  await page.reload();
  await expect(page.getByLabel('Nerve of an outpost')).toHaveValue(OWN);
  expect(await roll()).toBe(own);

  await page.getByRole('button', { name: 'Use ours' }).click();
  await expect(page.getByLabel('Nerve of an outpost')).toHaveValue('70');
  expect(await roll()).toBe(ours);
});

test('every page of the game plays with it, and a task says so', async ({ page }) => {
  await takeOwn(page);
  await expect(page.getByLabel('Nerve of an outpost')).toHaveValue(OWN);
  await page.goto(`embed/${ID}/`);
  await fire(page);
  await expect(boardOn(page, ID).figure.locator('.charts-note')).toBeVisible();
});

test('a link that was made with another chart says so when it is opened', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await takeOwn(page);
  await expect(page.getByLabel('Nerve of an outpost')).toHaveValue(OWN);
  await page.goto(`embed/${ID}/`);
  await fire(page);
  const { panel, said, figure } = boardOn(page, ID);
  await panel.getByRole('link', { name: 'Link to this position' }).click();
  await expect(said).toHaveText('Link copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/&charts=[0-9a-f]+#/);
  const told = figure.locator('.refused-link');
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
  };
  await open();
  await expect(told).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('drill-square.charts.1/picket'));
  await open();
  await expect(told).toContainText(
    'This link was made with a chart of the player’s own, and this page plays with ours',
  );
});

test('a stored chart that does not fit is left out and said, and the board plays on', async ({ page }) => {
  await page.goto('charts/');
  await page.evaluate(() => localStorage.setItem('drill-square.charts.1/picket', '{"version":1,"charts":{"nerve":7}}'));
  await page.goto(`embed/${ID}/`);
  await fire(page);
  await expect(boardOn(page, ID).figure.locator('.charts-note')).toContainText('“Nerve” cannot be read');
});
