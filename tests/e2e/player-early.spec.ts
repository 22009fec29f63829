import { expect, type Locator, type Page } from '@playwright/test';
import { boardOn, CHAPTER, HOME } from './board/board.ts';
import { test } from './board/plain.ts';

const ID = 'pb.clear-at-last';

/** Holds back every matching request until it is released. */
async function hold(page: Page, what: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((done) => (letGo = done));
  await page.route(what, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/**
 * Waits until a board stays where it is: boards above it are laid out as they come near. A button
 * that moves while it is pressed is not clicked.
 */
async function atRest(figure: Locator): Promise<void> {
  await figure.scrollIntoViewIfNeeded();
  let last = '';
  await expect(async () => {
    const before = last;
    last = JSON.stringify(await figure.boundingBox());
    expect(last).toBe(before);
  }).toPass({ intervals: [200] });
}

test('the first clicks work before the player is loaded', async ({ page }) => {
  const letGo = await hold(page, /\/_astro\/.*\.js/);
  await page.goto(HOME);
  const { title, button, figure, alive } = boardOn(page);
  await expect(figure).toHaveAttribute('data-at', '0');
  await button('Next').click();
  await expect(figure).toHaveAttribute('data-at', '1');
  await button('Next').click();
  await expect(title).toHaveText('One step aside');
  await expect(button('Skip'), 'a task is not to be skipped at first sight').toHaveCSS('background-image', 'none');
  await expect(button('Skip')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await button('Last step').click();
  await expect(title).toHaveText('The same dice in the open');
  await expect(figure).not.toHaveAttribute('data-alive');
  letGo();
  await alive();
  await expect(title, 'the player takes over at the current step').toHaveText('The same dice in the open');
  await button('Back').click();
  await expect(title).toHaveText('Saved by the trees');
});

test('no quick click is lost on a slow machine', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(HOME, { waitUntil: 'domcontentloaded' });
  const { figure, button } = boardOn(page);
  for (let click = 0; click < 3; click += 1) await button('Next').click();
  await expect(figure).toHaveAttribute('data-at', '3');
});

test('all clicks made while the steps are being fetched take effect', async ({ page }) => {
  const letGo = await hold(page, /\/steps\/$/);
  await page.goto(CHAPTER);
  const { figure, title, button } = boardOn(page, ID);
  await atRest(figure);
  for (let click = 0; click < 3; click += 1) await button('Next').click();
  await expect(figure).toHaveAttribute('aria-busy', 'true');
  await expect(title).toHaveText('A friend in the way');
  letGo();
  await expect(figure).toHaveAttribute('data-at', '3');
  await expect(figure).not.toHaveAttribute('aria-busy');
});

test('if the steps cannot be fetched, the reader is told and may try again', async ({ page }) => {
  await page.route(/\/steps\/$/, (route) => route.abort());
  await page.goto(CHAPTER);
  const { figure, button } = boardOn(page, ID);
  await button('Next').click();
  await expect(figure.getByText('could not be loaded')).toBeVisible();
  await page.unroute(/\/steps\/$/);
  await button('Next').click();
  await expect(figure).toHaveAttribute('data-at', '1');
  await expect(figure.getByText('could not be loaded')).toHaveCount(0);
});

test('«Roll it yourself», pressed before the player is loaded, is not lost', async ({ page }) => {
  const letGo = await hold(page, /\/_astro\/player\./);
  await page.goto(`${HOME}#${ID}:the-shot`);
  const { figure, button, alive } = boardOn(page);
  await button('Roll it yourself').click();
  await expect(figure).not.toHaveAttribute('data-alive');
  letGo();
  await alive();
  await expect(figure.getByRole('heading', { name: 'Your own dice' })).toBeVisible();
  await expect(figure.locator('.tally')).toContainText('Your 1 roll:');
});

test('a requested roll is dropped when the reader leaves the step', async ({ page }) => {
  const letGo = await hold(page, /\/_astro\/player\./);
  await page.goto(`${HOME}#${ID}:the-shot`);
  const { figure, button, title, alive } = boardOn(page);
  await button('Roll it yourself').click();
  await button('First step').click();
  letGo();
  await alive();
  await expect(title).toHaveText('A friend in the way');
  await expect(figure.getByRole('heading', { name: 'Your own dice' })).toHaveCount(0);
  await expect(figure.locator('.say')).toBeVisible();
});

for (const [what, url] of [
  ['module', /\/_astro\/player\./],
  ['data', /\/data\/scenarios\//],
] as const) {
  test(`if the player’s ${what} cannot be loaded, the next touch tries again`, async ({ page }) => {
    const wrong: string[] = [];
    page.on('pageerror', ({ message }) => wrong.push(message));
    await page.route(url, (route) => route.abort());
    await page.goto(`${HOME}#${ID}:the-shot`);
    const { figure, title, button, alive } = boardOn(page);
    await button('Roll it yourself').click();
    await expect(figure.getByText('could not be loaded')).toBeVisible();
    await button('Next').click();
    await expect(title).toHaveText('Saved by the trees');
    await page.unroute(url);
    await button('Roll it yourself').click();
    await alive();
    await expect(figure.locator('.tally')).toContainText('Your 1 roll:');
    await expect(figure.locator('.rolled')).toHaveCount(1);
    expect(wrong).toEqual([]);
  });
}

test('a roll whose rules are still loading does not appear on another step', async ({ page }) => {
  const letGo = await hold(page, /\/_astro\/orders\./);
  await page.goto(`${HOME}#${ID}:the-shot`);
  const { figure, button, alive } = boardOn(page);
  await figure.hover();
  await alive();
  await button('Roll it yourself').click();
  await expect(figure.locator('.rolled')).toHaveCount(1);
  await button('Next').click();
  await expect(figure.locator('.rolled')).toHaveCount(0);
  await figure.evaluate((board) => {
    board.addEventListener('drill:draw', () => (board.dataset['drawn'] = `${board.dataset['drawn'] ?? ''}!`));
  });
  await button('Roll it yourself').click();
  letGo();
  await expect(figure.locator('.tally')).toContainText('Your 1 roll:');
  await expect(figure, 'only what was requested here is drawn').toHaveAttribute('data-drawn', '!');
});

test('if the rules cannot be loaded, the reader is told and may roll again', async ({ page }) => {
  await page.route(/\/_astro\/orders\./, (route) => route.abort());
  await page.goto(`${HOME}#${ID}:the-shot`);
  const { figure, button } = boardOn(page);
  await button('Roll it yourself').click();
  await expect(figure.locator('.rolled')).toContainText('could not be loaded');
  await page.unroute(/\/_astro\/orders\./);
  await button('Roll again').click();
  await expect(figure.locator('.tally')).toContainText('Your 1 roll:');
  await expect(figure.locator('.rolled')).not.toContainText('could not be loaded');
});

test('an arrow key on the map of a task does not step past it before the player is loaded', async ({ page }) => {
  const id = 'tt.so-near';
  const letGo = await hold(page, /\/_astro\/.*\.js/);
  await page.goto('learn/two-by-two/pinned-disrupted-routed-rallied/');
  const { figure, alive } = boardOn(page, id);
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('svg.map').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-at', '0');
  letGo();
  await alive();
  await expect(figure).toHaveAttribute('data-at', '0');
});

test('a link to a task whose orders are all buttons shows them without a touch', async ({ page }) => {
  await page.goto('learn/two-by-two/after-the-fight/#tt.two-on-one:who-fights');
  await expect(boardOn(page, 'tt.two-on-one').button('Fight with the chasseurs')).toBeVisible();
});

test('a board that begins with a task has its buttons when it comes into view, without a touch', async ({ page }) => {
  await page.goto('learn/death-or-glory/the-melee/');
  const { figure, button } = boardOn(page, 'dg.what-counts-in-a-melee');
  await figure.scrollIntoViewIfNeeded();
  await expect(button('Fight the melee of the lancers')).toBeVisible();
});
