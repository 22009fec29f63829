import { expect, type Page } from '@playwright/test';
import { boardOn, CHAPTER } from './board/board.ts';
import { PATIENT, STEPS_PAGE, uncaught } from './board/network.ts';
import { test } from './board/plain.ts';

const ID = 'pb.clear-at-last';
const FIRST = 'pb.the-howitzer';

/** The answer of a captive portal, the beginning of the right page, and nothing. */
const BAD_ANSWERS: Readonly<Record<string, (whole: string) => string>> = {
  'another page': () => '<!doctype html><title>Welcome</title><main><p>Please log in to the hotel.</p></main>',
  'a page that is cut off': (whole) => whole.slice(0, whole.indexOf('</figure>') + 2000),
  'an empty page': () => '',
};

/** The number of boards on the page without units on their map. */
const emptyBoards = (page: Page): Promise<number> =>
  page
    .locator('[data-board] [data-layer=live]')
    .evaluateAll((maps) => maps.filter((map) => map.childElementCount === 0).length);

test.describe('boards further down', () => {
  test('say that they could not be loaded, and are filled in when the network is back', async ({ page, context }) => {
    const errors = uncaught(page);
    await page.goto(CHAPTER);
    const far = page.locator('[data-far]');
    const count = await far.count();
    await context.setOffline(true);
    await far.nth(1).scrollIntoViewIfNeeded();
    await expect(page.getByText('This board could not be loaded. Try again')).toHaveCount(count);
    expect(await emptyBoards(page)).toBe(count);
    await context.setOffline(false);
    await expect.poll(() => emptyBoards(page), PATIENT).toBe(0);
    await expect(page.locator('.fault')).toHaveCount(0);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('are tried again by themselves although the browser does not notice that the network is back', async ({
    page,
  }) => {
    await page.route(STEPS_PAGE, (route) => route.abort());
    await page.goto(CHAPTER);
    await page.locator('[data-far]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.fault').first()).toBeVisible();
    await page.unroute(STEPS_PAGE);
    await expect.poll(() => emptyBoards(page), PATIENT).toBe(0);
    await expect(page.locator('.fault')).toHaveCount(0);
  });

  test('are tried again when the network never answers', async ({ page }) => {
    await page.clock.install();
    let answers = false;
    await page.route(STEPS_PAGE, (route) => (answers ? route.continue() : undefined));
    await page.goto(CHAPTER);
    const board = page.locator('[data-far]').first();
    await board.scrollIntoViewIfNeeded();
    await page.clock.runFor(2000);
    await expect(board.locator('.fault')).toContainText('Loading…');
    answers = true;
    await page.clock.runFor(30_000);
    await expect(board.locator('.fault')).toContainText('This board could not be loaded.');
    await page.clock.runFor(5000);
    await expect.poll(() => emptyBoards(page), PATIENT).toBe(0);
    await expect(page.locator('.fault')).toHaveCount(0);
  });

  test('are tried again less and less often', async ({ page }) => {
    await page.clock.install();
    let requests = 0;
    await page.route(STEPS_PAGE, (route) => {
      requests += 1;
      return route.abort();
    });
    await page.goto(CHAPTER);
    await page.locator('[data-far]').first().scrollIntoViewIfNeeded();
    const tried = async (milliseconds: number): Promise<number> => {
      const before = requests;
      for (let passed = 0; passed < milliseconds; passed += 1000) {
        await page.clock.runFor(1000);
        await page.waitForTimeout(20);
      }
      return requests - before;
    };
    await tried(5000);
    const soon = await tried(30_000);
    const later = await tried(30_000);
    expect(soon).toBeGreaterThan(later);
  });

  test('are tried again at a tap, and say what happens', async ({ page }) => {
    await page.clock.install();
    await page.route(STEPS_PAGE, (route) => route.abort());
    await page.goto(CHAPTER);
    const board = page.locator('[data-far]').first();
    await board.scrollIntoViewIfNeeded();
    await page.clock.runFor(1000);
    await expect(board.locator('.fault')).toContainText('This board could not be loaded.');
    await page.unroute(STEPS_PAGE);
    await board.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => emptyBoards(page), PATIENT).toBe(0);
    await expect(page.locator('.fault')).toHaveCount(0);
  });

  for (const [what, answer] of Object.entries(BAD_ANSWERS))
    test(`do not keep a bad answer: ${what}`, async ({ page }) => {
      await page.route(STEPS_PAGE, async (route) => {
        const whole = await (await route.fetch()).text();
        await route.fulfill({ contentType: 'text/html', body: answer(whole) });
      });
      await page.goto(CHAPTER);
      const last = page.locator('[data-board]').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last.locator('.fault')).toContainText('This board could not be loaded.');
      // The page may be sending another request at this moment.
      await page.unrouteAll({ behavior: 'wait' });
      await last.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => emptyBoards(page), PATIENT).toBe(0);
      await expect(page.locator('.fault')).toHaveCount(0);
    });
});

test('a link to a step says at its board that it could not be loaded, and opens it when it can', async ({ page }) => {
  await page.route(STEPS_PAGE, (route) => route.abort());
  await page.goto(`${CHAPTER}#${ID}:two-woods`);
  const { figure, title } = boardOn(page, ID);
  await expect(figure.getByRole('alert')).toContainText('could not be loaded.');
  await page.unroute(STEPS_PAGE);
  await expect(title).toHaveText('Near, and out of sight');
  await expect(figure.locator('.fault')).toHaveCount(0);
});

test('a message about a board further down becomes an alert when the reader asks for a step', async ({ page }) => {
  await page.route(STEPS_PAGE, (route) => route.abort());
  await page.goto(CHAPTER);
  const { figure, button } = boardOn(page, FIRST);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('.fault')).toContainText('This board could not be loaded.');
  await expect(figure.getByRole('alert')).toHaveCount(0);
  await button('Next').click();
  await expect(figure.getByRole('alert')).toContainText('This board could not be loaded.');
});
