import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { keyOf } from '../../src/islands/battle/record.ts';
import { boardOn } from './board/board.ts';
import { openGame, withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';

const KEY = keyOf('pb.learning-battle', 'a-square-is-a-target.before');
const BROKEN = '{"version":1,"ord';

test.beforeEach(({ page }) => withSameDice(page));

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Ends the phase of the acting side, which is an order like any other. */
const endPhase = (page: Page) =>
  page
    .locator('.orders button')
    .filter({ hasText: /^End the/ })
    .first()
    .click();

/** Goes offline and online again, and waits until the page has reacted. */
async function reconnect(page: Page): Promise<void> {
  const back = page.evaluate(() => new Promise((done) => addEventListener('online', done, { once: true })));
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await back;
  // Everything that is already loaded appears at once.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
}

/**
 * A page that receives nothing from other tabs, like a page that the browser keeps whole for the
 * way back.
 */
const deaf = (page: Page) =>
  page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));

const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

async function textOf(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await file.path(), 'utf8');
}

test('a game that was kept with other charts says so, and can be played on with ours', async ({ page }) => {
  const { panel } = await openGame(page, 'round-3');
  await endPhase(page);
  await expect(panel.page().locator('.where')).toContainText('1 order given');
  await page.evaluate((key) => {
    const game = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...game, charts: 'abc' }));
  }, KEY);
  await page.reload();
  const fault = page.locator('.begin .fault');
  await expect(fault).toContainText(
    'This game was made with a chart of the player’s own, and this page plays with ours',
  );
  await fault.getByRole('button', { name: 'Play on after order 1' }).click();
  await expect(panel.page().locator('.where')).toContainText('1 order given');
  await expect(fault).toHaveCount(0);
  expect(await stored(page)).not.toContain('charts');
});

test('offline and online again, a game that cannot be kept goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const { panel } = await openGame(page, 'round-3');
  await endPhase(page);
  await expect(panel.page().locator('.where')).toContainText('1 order given');
  await reconnect(page);
  await expect(panel.page().locator('.where')).toContainText('1 order given');
  await expect(page.locator('.begin')).toContainText('does not let this site keep anything');
});

test('offline and online again, a unit stays in hand with its legs', async ({ page }) => {
  await page.goto('play/two-by-two/the-village/#perrin-rides');
  const { map, figure } = boardOn(page);
  await expect(map).toHaveAttribute('role', 'application');
  const base = map.locator('[data-layer=live] > [data-m=fortieth]');
  await base.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await base.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await map.press('ArrowUp');
  await expect(figure.locator('.mover-panel .legs li')).toHaveCount(1);
  await reconnect(page);
  await expect(figure.locator('.mover-panel .legs li')).toHaveCount(1);
});

test('rules that failed to load are loaded when the network is back', async ({ page, context }) => {
  let isBroken = true;
  // Only the player is loaded; the game's own modules are not.
  await context.route(/_astro\/paper-bayonet\b.*\.js$/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('play/paper-bayonet/learning-battle/');
  await expect(page.locator('.extras .fault')).toContainText('The rules could not be loaded.');
  isBroken = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(boardOn(page).map).toHaveAttribute('role', 'application');
});

test('an order puts a stored game aside that cannot be read, and it can be saved as a file', async ({ page }) => {
  await page.goto('404.html');
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [KEY, BROKEN]);
  const { panel } = await openGame(page, 'round-3');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('It stays as it is until you decide or give an order. Then it is put aside');
  expect(await textOf(page, alert.getByRole('button', { name: 'Save it as a file' }))).toBe(BROKEN);
  await endPhase(page);
  await expect(panel.page().locator('.where')).toContainText('1 order given');
  await expect(alert).toHaveCount(0);
  const begin = page.locator('.begin');
  await expect(begin).toContainText('A game from this moment was put aside');
  await page.reload();
  await expect(panel.page().locator('.where')).toContainText('1 order given');
  expect(await textOf(page, begin.getByRole('button', { name: 'Save it as a file' }))).toBe(BROKEN);
  await begin.getByRole('button', { name: 'Delete it' }).click();
  await expect(begin).not.toContainText('was put aside');
});

test('where there is no room to put a stored game aside, it stays, and the game in play is not kept', async ({
  page,
}) => {
  await page.goto('404.html');
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key!, text!);
      for (let [size, number] = [2 ** 22, 0]; size >= 1; number += 1)
        try {
          localStorage.setItem(`filler ${number}`, 'x'.repeat(size));
        } catch {
          size /= 2;
        }
    },
    [KEY, BROKEN],
  );
  const { panel } = await openGame(page, 'round-3');
  await endPhase(page);
  await endPhase(page);
  await expect(panel.page().locator('.where')).toContainText('2 orders given');
  const begin = page.locator('.begin');
  await expect(begin.getByRole('alert')).toContainText('It stays as it is, because it cannot be put aside.');
  await expect(begin).toContainText('Your browser has no room left for this game: it lasts until you leave the page.');
  expect(await stored(page)).toBe(BROKEN);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
  });
  await begin.getByRole('button', { name: 'Keep the game in play in its place' }).click();
  await expect(begin.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(panel.page().locator('.where')).toContainText('2 orders given');
});

test('a page that comes back shows how its game went on meanwhile', async ({ page, context }) => {
  await deaf(page);
  const { panel } = await openGame(page, 'round-3');
  await endPhase(page);
  const later = await context.newPage();
  await openGame(later, 'round-3');
  await endPhase(later);
  await endPhase(later);
  await expect(panel.page().locator('.where')).toContainText('1 order given');
  await comeBack(page);
  await expect(panel.page().locator('.where')).toContainText('3 orders given');
  await expect(panel.page().locator('.answer .verdict')).toContainText('This game went on elsewhere');
  await endPhase(page);
  await expect(panel.page().locator('.where')).toContainText('4 orders given');
  await expect(panel.page().locator('.answer')).not.toContainText('This game went on elsewhere');
});

test('an order on an old copy of a page is not carried out, and what went on elsewhere is shown', async ({
  page,
  context,
}) => {
  await deaf(page);
  const { panel, said } = await openGame(page, 'round-3');
  await endPhase(page);
  const later = await context.newPage();
  const other = await openGame(later, 'round-3');
  await endPhase(later);
  await endPhase(later);
  const text = await stored(later);
  await endPhase(page);
  await expect(panel.page().locator('.where')).toContainText('3 orders given');
  await expect(panel.page().locator('.answer .verdict')).toContainText('Not carried out. This game went on elsewhere');
  await expect(said).toContainText('Not carried out.');
  expect(await stored(page)).toBe(text);
  await other.button('Concede').click();
  await other.button('Concede the game for the French').click();
  await endPhase(page);
  await expect(panel.page().locator('.over')).toContainText('because the other side concedes');
  await expect(panel.page().locator('.answer')).toContainText('Not carried out. This game went on elsewhere');
});

test('another tab that clears the store leaves the game in play, and it is kept again', async ({ page, context }) => {
  const { panel } = await openGame(page, 'round-3');
  await endPhase(page);
  const other = await context.newPage();
  await other.goto('404.html');
  await other.evaluate(() => localStorage.clear());
  await expect(page.locator('.begin')).toContainText('It is kept again with your next order.');
  await expect(panel.page().locator('.where')).toContainText('1 order given');
  await endPhase(page);
  await expect(page.locator('.begin')).toContainText('This game is kept in your browser.');
  await page.reload();
  await expect(panel.page().locator('.where')).toContainText('2 orders given');
});
