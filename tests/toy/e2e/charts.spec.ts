import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/kept.ts';
import { test as plain } from '../../e2e/board/plain.ts';
import { onTable } from '../../e2e/board/table.ts';

const ID = 'pk.who-runs';
const OWN = '100';
const PAGE = 'reference/picket/charts/';
const KEY = 'drill-square.charts.1/picket';

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
});

const cell = (page: Page) => page.getByRole('textbox', { name: 'Outpost, Nerve' });
const stateOf = (page: Page) => page.locator('[data-state=nerve]');

/** Writes a number into the cell of the chart. */
async function writeOwn(page: Page, value = OWN) {
  await page.goto(PAGE);
  await cell(page).fill(value);
  await expect(stateOf(page)).toContainText('1 cell of your own');
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

/** What the board tells of the step in which the patrol runs by our charts. */
async function resultOn(page: Page) {
  await page.goto(`embed/${ID}/#${ID}:it-runs`);
  const { figure } = boardOn(page, ID);
  await expect(figure.locator('h3', { hasText: 'It runs' })).toBeVisible();
  return figure.locator('[data-panel] .result');
}

test('one number changes a board, its odds and the quick reference, survives a reload, and goes again with the switch', async ({
  page,
}) => {
  const ours = (await (await resultOn(page)).textContent()) ?? '';
  expect(ours).not.toContain('your chart');
  expect(ours).toContain('they run');
  const mapOfOurs = await page.locator('.sheet svg').getAttribute('aria-label');

  await writeOwn(page);
  const check = async () => {
    const result = await resultOn(page);
    await expect(result.locator('.odds')).toContainText('by your chart');
    await expect(result.locator('.headline')).not.toContainText('they run');
    await expect(result.locator('.sum').getByText('your chart').first()).toBeVisible();
    await expect(result.locator('.dice'), 'the dice that fell').toContainText('6');
    expect(await page.locator('.sheet svg').getAttribute('aria-label')).not.toBe(mapOfOurs);
    const { figure } = boardOn(page, ID);
    await expect(figure.locator('.charts-note').first()).toContainText('The text is written for our charts.');
    await page.goto('reference/picket/');
    await expect(page.locator('table[data-chart=nerve] td')).toHaveText('100your chart');
    await expect(page.locator('table[data-chart=losses] td')).toHaveText('7.5');
  };
  await check();
  await page.reload();
  await expect(page.locator('table[data-chart=nerve] td')).toHaveText('100your chart');
  await check();

  await page.goto(PAGE);
  await expect(cell(page)).toHaveValue(OWN);
  await page.getByRole('radio', { name: 'our charts' }).check();
  await expect(stateOf(page)).toContainText('Not used now');
  await expect(await resultOn(page)).toHaveText(ours);
  await page.waitForTimeout(500);
  await expect(await resultOn(page), 'not even after the board has woken').toHaveText(ours);
  await page.goto('reference/picket/');
  await expect(page.locator('table[data-chart=nerve] td')).toHaveText('70');
  await page.goto(PAGE);
  await expect(cell(page), 'nothing is lost').toHaveValue(OWN);
  await page.getByRole('radio', { name: /^mine/ }).check();
  await check();
});

test('the page of odds counts with it, for every choice', async ({ page }) => {
  const came = page.locator('[data-came]');
  await page.goto('odds/picket/');
  const ours = await came.locator('.odds').textContent();
  await writeOwn(page);
  await page.goto('odds/picket/');
  await expect(came.locator('.odds')).toContainText('A shot, by your chart');
  const own = await came.locator('.odds').textContent();
  expect(own?.replace(', by your chart', '')).not.toBe(ours);
  await page.getByRole('link', { name: 'far' }).click();
  await expect(page.getByRole('link', { name: 'far' })).toHaveAttribute('aria-current', 'true');
  await expect(came.locator('.odds')).toContainText('by your chart');
  await page.goto(PAGE);
  await page.getByRole('radio', { name: 'our charts' }).check();
  await page.goto('odds/picket/?roll=shot&range=near#shot');
  await expect(came.locator('.odds')).toHaveText(ours!);
});

test('“Roll it yourself” rolls with it', async ({ page }) => {
  await writeOwn(page);
  await resultOn(page);
  const { figure, button, alive, map } = boardOn(page, ID);
  await map.hover();
  await alive();
  await button('Roll it yourself').click();
  await expect(figure.locator('.rolled .odds')).toContainText('by your chart');
});

test('a message stands at its cell, and a chart with a fault is left out of play until it is mended', async ({
  page,
}) => {
  await writeOwn(page, '130');
  await expect(cell(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page)).toHaveAccessibleDescription('Found 130, expected a whole number from 0 to 100.');
  await expect(stateOf(page)).toContainText('Left out until');
  await page.reload();
  await expect(cell(page)).toHaveValue('130');
  await expect(cell(page)).toHaveAccessibleDescription(/Found 130/);
  await fireWithNote(page, '“Nerve” cannot be played with');
  await page.goto(PAGE);
  await cell(page).fill('a lot');
  await expect(cell(page)).toHaveAccessibleDescription(/Found “a lot”, expected .* It is not kept\./);
  await cell(page).fill('');
  await expect(cell(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(stateOf(page)).toHaveText('');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

async function fireWithNote(page: Page, note: string) {
  await page.goto(`embed/${ID}/`);
  await fire(page);
  await expect(boardOn(page, ID).figure.locator('.charts-note').first()).toContainText(note);
}

test('it travels in a file; a file with a fault changes nothing and is told', async ({ page }) => {
  await writeOwn(page);
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Keep mine as a file' }).click(),
  ]);
  expect(kept.suggestedFilename()).toBe('charts-of-picket.json');
  const text = await readFile(await kept.path(), 'utf8');
  await page.getByRole('button', { name: 'Leave all to ours' }).click();
  await expect(cell(page)).toHaveValue('');
  const take = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await take(text);
  await expect(cell(page)).toHaveValue(OWN);
  await take(text.replace(OWN, '1000'));
  await expect(page.getByRole('alert').filter({ hasText: 'charts › nerve › outpost › nerve' })).toContainText(
    'Found 1000, expected a whole number from 0 to 100.',
  );
  await expect(page.getByText('“mine.json” is not taken, and nothing has changed.')).toBeVisible();
  await take('{');
  await expect(page.getByRole('alert').filter({ hasText: 'It is not JSON' })).toBeVisible();
  await expect(cell(page)).toHaveValue(OWN);
  await take(text.replace(OWN, '20'));
  await expect(cell(page)).toHaveValue('20');
  await page.getByRole('button', { name: 'Take that back' }).click();
  await expect(cell(page)).toHaveValue(OWN);
  await page.reload();
  await expect(cell(page)).toHaveValue(OWN);
});

test('a link names the changed cell and plays with it, wherever it is opened', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await writeOwn(page);
  await page.goto(`embed/${ID}/`);
  await fire(page);
  const { panel, said, figure } = boardOn(page, ID);
  await panel.getByRole('link', { name: 'Link to this position' }).click();
  await expect(said).toHaveText('Link copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(address)).toContain('&charts=nerve!outpost!nerve!100#');
  const open = async (link: string) => {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
  };
  const note = figure.locator('.charts-note').first();
  await open(address);
  await expect(note).toContainText('Your own chart “Nerve” counts');
  await page.evaluate((key) => localStorage.removeItem(key), KEY);
  await open(address);
  await expect(note).toContainText('charts of its player’s own (“Nerve”, outpost: 100 in place of 70)');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY), 'the reader’s own stay').toBeNull();
  await open(address.replace(/&charts=[^#]+/, '&charts=1a2b3c'));
  await expect(figure.locator('.refused-link')).toContainText('does not tell which');
  await writeOwn(page);
  await open(address.replace(/&charts=[^#]+/, ''));
  await expect(note).toContainText('This link was made with our charts, and not with yours.');
});

test('what the browser holds under its key may be anything: it is left out and said, and the board plays on', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.evaluate((key) => localStorage.setItem(key, '{"version":1,"charts":{"nerve":7}}'), KEY);
  await fireWithNote(page, '“Nerve” cannot be played with');
});

test('the page is worked by keys alone', async ({ page }) => {
  await page.goto(PAGE);
  await cell(page).focus();
  await page.keyboard.type('60');
  // Past the link to the rule of the next chart.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Outpost, Of each hundred' })).toBeFocused();
  await expect(stateOf(page)).toContainText('1 cell of your own. Used on every board');
});

plain.describe('without script', () => {
  plain.use({ javaScriptEnabled: false });
  plain('the page shows our charts as tables, and says what it needs', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('table[data-of=nerve] td')).toHaveText('70');
    await expect(page.locator('noscript p')).toContainText('this page needs a script');
    await expect(page.locator('.tools')).toBeHidden();
  });
});
