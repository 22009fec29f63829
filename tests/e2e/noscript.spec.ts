import { expect, type Locator, type Page } from '@playwright/test';
import { BASE, boardsOf, builtChapters } from '../site/built.ts';
import { kinds } from '../site/kinds.ts';
import { embedPath, boardOn, CHAPTER, HOME, RULING, STEPS } from './board/board.ts';
import { test } from './board/plain.ts';
import { scenario, shown, type PlayedBoard } from './board/played.ts';
import { deadControls } from './board/without-script.ts';

test.use({ javaScriptEnabled: false });

/** A text without markup, and with its white space normalized. */
const plain = (text: string): string =>
  text
    .replaceAll(/\*+/g, '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/**
 * What readers without scripts see of a board: the titles of its steps, and the length of the
 * shorter side of each map in pixels.
 */
const written = (board: Locator) =>
  board.evaluate((figure) => ({
    titles: Array.from(figure.querySelectorAll<HTMLElement>('[data-frame]'), (frame) =>
      frame.checkVisibility() ? (frame.querySelector('h3')?.innerText ?? '') : 'hidden',
    ),
    sizes: Array.from(figure.querySelectorAll('svg.map'), (map) => Math.min(map.clientWidth, map.clientHeight)),
  }));

/**
 * Expects every step of a board to be visible, each beside a map. tests/site/steps.test.ts checks
 * their content.
 */
async function isWritten(board: Locator, played: PlayedBoard): Promise<void> {
  const titles = shown(played).map(({ step }) => step.title);
  const seen = await written(board);
  expect(seen.titles.map(plain)).toEqual(titles.map(plain));
  expect(seen.sizes).toHaveLength(titles.length);
  expect(Math.min(...seen.sizes)).toBeGreaterThan(150);
}

/** Expects no controls that need scripts. */
async function isAlive(page: Page): Promise<void> {
  expect(await deadControls(page), page.url()).toEqual([]);
  await expect(page.locator('.js-only:visible')).toHaveCount(0);
}

/**
 * Opens a page and expects every step of each of its boards to be visible, there or on the page
 * that it links to.
 */
async function opensWritten(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`${BASE}${path}(steps/)?$`));
  const boards = page.locator('[data-board]');
  const ids = [...boardsOf(path).keys()];
  await expect
    .poll(() => boards.evaluateAll((all) => all.map((each) => each.getAttribute('data-board'))), path)
    .toEqual(ids);
  // The steps of the last board may still be loading.
  await page.waitForLoadState();
  for (const [at, id] of ids.entries()) await isWritten(boards.nth(at), await scenario(id));
  await isAlive(page);
}

/** Expects words to be visible on a page, even if the browser is still loading it. */
async function isSaid(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words) await expect(page.locator('main')).toContainText(word, { useInnerText: true });
}

const firsts = builtChapters().filter(({ game }, at, all) => all[at - 1]?.game !== game);
for (const { game, slug, path } of firsts) {
  test(`every step of every board is readable: ${game}, ${slug}`, ({ page }) => opensWritten(page, path));
}

test('every step of every board is readable: rulings of each kind, and a comparison', async ({ page }) => {
  const rulings = Object.entries(kinds()).filter(([kind]) => kind.startsWith('a ruling'));
  expect(rulings.length).toBeGreaterThan(2);
  for (const [, path] of rulings) await opensWritten(page, path);
  await page.goto('compare/the-charge/');
  await isAlive(page);
  await page.getByRole('link', { name: 'every step and every rule' }).click();
  await expect(page).toHaveURL(/compare\/the-charge\/steps\/$/);
  await opensWritten(page, 'compare/the-charge/steps/');
});

test('the boards of a comparison have a link to their steps beside them', async ({ page }) => {
  await page.goto('compare/the-charge/');
  const link = page.getByRole('link', { name: 'every step of these boards' });
  const [above, board] = [(await link.boundingBox())!, (await page.locator('[data-boards]').boundingBox())!];
  expect(board.y - above.y).toBeGreaterThan(0);
  expect(board.y - above.y).toBeLessThan(150);
  await link.click();
  await expect(page).toHaveURL(/compare\/the-charge\/steps\/#situation$/);
  await expect(page.locator(':target')).toBeInViewport();
});

test('what is written around the boards is readable: home, a ruling, the rules', async ({ page }) => {
  for (const [path, words] of [
    [HOME, ['A friend in the way', 'Every step of this board', 'Paper Bayonet']],
    [RULING, ['Past one wood', 'Past two woods', 'Step by step']],
    ['rules/paper-bayonet/', ['pb.los.units-block', 'pb.fighting.compare', 'Brigade coherence']],
  ] as const) {
    await page.goto(path);
    await isSaid(page, words);
    await isAlive(page);
  }
});

test('the page to which the home page leads and an embed page show all their steps', async ({ page }) => {
  const id = 'pb.clear-at-last';
  const { figure } = boardOn(page, id);
  await page.goto(HOME);
  expect(await figure.locator('.frame').count()).toBeGreaterThan(3);
  const [steps] = await page
    .getByRole('link', { name: 'Every step of this board' })
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const path of [embedPath(id), steps!]) {
    await page.goto(path);
    await isWritten(figure, await scenario(id));
    await isAlive(page);
  }

  // «What stands where» opens beside every map. Beside later steps it is open, and first tells what
  // changed.
  const descriptions = figure.locator('.description');
  await descriptions.first().locator('summary').first().click();
  for (const description of await descriptions.all()) await expect(description.locator('li').first()).toBeVisible();
  expect(await descriptions.count()).toBe(shown(await scenario(id)).length);
});

test('a chapter leads to the page with its steps, where answers, right orders and scripts can be shown', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  await expect(page).toHaveURL(new RegExp(`${STEPS}$`));
  await isSaid(page, ['A friend in the way', 'The same dice in the open', 'Before every shot']);
  await isAlive(page);

  const { figure, script } = boardOn(page, 'pb.clear-at-last');
  const asked = shown(await scenario('pb.clear-at-last')).find(({ kind }) => kind === 'ask')!;
  const frame = figure.locator(`[data-frame="${asked.id}"]`);
  for (const { says, because } of asked.step.ask!.choices) {
    const choice = frame.locator('.choice', { hasText: plain(says) });
    const reason = choice.locator('p');
    await expect(reason).toBeHidden();
    await choice.locator('summary').click();
    await expect(reason).toBeVisible();
    await expect(reason).toContainText(because);
  }

  const orders = boardOn(page, 'pb.from-the-hill').figure.locator('[data-hint=answer]');
  await expect(orders.locator('li').first()).toBeHidden();
  await orders.locator('summary').click();
  await expect(orders.locator('li').first()).toBeVisible();

  await script.click();
  await expect(page).toHaveURL(new RegExp(`${embedPath('pb.clear-at-last')}#script$`));
  await expect(page.locator('#script')).toContainText('id: pb.clear-at-last');
  await expect(page.locator('#script')).toBeInViewport();
});
