import { expect, type Page } from '@playwright/test';
import { boardOn, CHAPTER, HOME } from './board/board.ts';
import { test } from './board/plain.ts';

const ID = 'pb.clear-at-last';
const FIRST = 'pb.the-howitzer';
const STEPS_PAGE = /\/steps\/$/;
const PLAYER = /\/_astro\/player\./;
const TO_THE_SHOT = `${HOME}#${ID}:the-shot`;

/** The answer of a captive portal, the beginning of the right page, and nothing. */
const BAD_ANSWERS: Readonly<Record<string, (whole: string) => string>> = {
  'another page': () => '<!doctype html><title>Welcome</title><main><p>Please log in to the hotel.</p></main>',
  'a page that is cut off': (whole) => whole.slice(0, whole.indexOf('</figure>') + 2000),
  'an empty page': () => '',
};

/** A failed request may be repeated only some seconds later. */
const PATIENT = { timeout: 60_000 };

/** Errors that no script handled. */
function uncaught(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  return found;
}

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
    await page.route(STEPS_PAGE, () => undefined);
    await page.goto(CHAPTER);
    const board = page.locator('[data-far]').first();
    await board.scrollIntoViewIfNeeded();
    await page.clock.runFor(2000);
    await page.unroute(STEPS_PAGE);
    await page.clock.runFor(10_000);
    expect(await emptyBoards(page)).toBeGreaterThan(0);
    await page.clock.runFor(20_000);
    await expect(board.locator('.fault')).toContainText('This board could not be loaded.');
    await page.clock.runFor(3000);
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

for (const name of ['Roll it yourself', 'Run the steps'] as const)
  test(`«${name}» says that its player could not be loaded, and does its work when it is`, async ({
    page,
    context,
  }) => {
    const errors = uncaught(page);
    await page.goto(TO_THE_SHOT);
    const { figure, button, alive } = boardOn(page);
    await context.setOffline(true);
    await button(name).click();
    await expect(figure.getByRole('alert')).toHaveText('The rest of this board could not be loaded. Try again');
    await context.setOffline(false);
    await alive();
    await expect(figure.locator('.fault')).toHaveCount(0);
    if (name === 'Run the steps') await expect(button('Run the steps')).toHaveAttribute('aria-pressed', 'true');
    else await expect(figure.locator('.tally')).toContainText('Your 1 roll:');
    expect(errors).toEqual([]);
  });

test('a touch on the map of a task says that its player could not be loaded', async ({ page }) => {
  await page.route(PLAYER, (route) => route.abort());
  await page.goto(`${HOME}#${ID}:a-friend-in-the-way`);
  const { figure, map, goTo } = boardOn(page);
  await goTo('One step aside');
  await expect(figure.locator('.fault'), 'stepping needs no player').toHaveCount(0);
  await map.click();
  await expect(figure.getByRole('alert')).toContainText('The rest of this board could not be loaded.');
});

test('«Script» follows its link if the player cannot be loaded', async ({ page }) => {
  await page.route(PLAYER, (route) => route.abort());
  await page.goto(HOME);
  const { script } = boardOn(page);
  const target = await script.getAttribute('href');
  await script.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test('«Script» does not leave the page without a network', async ({ page, context }) => {
  await page.goto(HOME);
  const { script, figure } = boardOn(page);
  await context.setOffline(true);
  await script.click();
  await expect(figure.getByRole('alert')).toContainText('could not be loaded.');
  await context.setOffline(false);
  await expect(figure.locator('.drawer [data-lit]').first()).toBeVisible();
});

test('a board whose player takes long says that it is loading', async ({ page }) => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((done) => (letGo = done));
  await page.route(PLAYER, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(TO_THE_SHOT);
  const { figure, button, alive } = boardOn(page);
  await button('Roll it yourself').click();
  await expect(figure).toHaveAttribute('aria-busy', 'true');
  await expect(figure.locator('.fault')).toHaveText('Loading…');
  letGo();
  await alive();
  await expect(figure).not.toHaveAttribute('aria-busy');
  await expect(figure.locator('.fault')).toHaveCount(0);
});

test('a page from before a new deployment offers to reload', async ({ page }) => {
  await page.route(/\/_astro\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(TO_THE_SHOT);
  const { figure, button } = boardOn(page);
  await button('Roll it yourself').click();
  await expect(figure.getByRole('alert')).toHaveText('This page is from an older version of the site. Reload');
  await page.unroute(/\/_astro\/.*\.js$/);
  const loaded = page.waitForEvent('load');
  await figure.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(figure.locator('.fault')).toHaveCount(0);
  await button('Roll it yourself').click();
  await expect(figure.locator('.tally')).toContainText('Your 1 roll:');
});

test('the button of a message keeps the focus while it is tried again, and then gives it to the panel', async ({
  page,
}) => {
  await page.route(STEPS_PAGE, (route) => route.abort());
  await page.goto(CHAPTER);
  const { figure, button, panel } = boardOn(page, FIRST);
  await button('Next').click();
  const retry = figure.getByRole('button', { name: 'Try again' });
  await retry.focus();
  const again = page.waitForEvent('requestfailed');
  await page.keyboard.press('Enter');
  await again;
  await expect(figure, 'it has failed again').not.toHaveAttribute('aria-busy');
  await expect(retry).toBeFocused();
  await page.unroute(STEPS_PAGE);
  await page.keyboard.press('Enter');
  // A request that had already begun may still fail; the next one comes automatically.
  await expect(figure.locator('.fault')).toHaveCount(0, PATIENT);
  await expect(panel).toBeFocused();
});
