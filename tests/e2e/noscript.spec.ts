import { expect, type Locator, type Page, test } from '@playwright/test';
import { boardsOf, builtChapters } from '../site/built.ts';
import { kinds } from '../site/kinds.ts';
import { embedPath, boardOn, CHAPTER, HOME, STEPS } from './board/board.ts';
import { scenario, shown, type PlayedBoard } from './board/played.ts';
import { deadControls } from './board/without-script.ts';

test.use({ javaScriptEnabled: false });

/** A text without markup, and with its white space normalized. */
const plain = (text: string): string =>
  text
    .replaceAll(/\*+/g, '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/** What readers without scripts see of a board: the titles of its steps, and the shorter side of each map in pixels. */
const written = (board: Locator) =>
  board.evaluate((figure) => ({
    titles: Array.from(figure.querySelectorAll<HTMLElement>('[data-frame]'), (frame) =>
      frame.checkVisibility() ? (frame.querySelector('h3')?.innerText ?? '') : 'hidden',
    ),
    sizes: Array.from(figure.querySelectorAll('svg.map'), (map) => Math.min(map.clientWidth, map.clientHeight)),
  }));

/** Expects every step of a board to be visible, each beside a map. tests/site/steps.test.ts checks their content. */
async function isWritten(board: Locator, played: PlayedBoard): Promise<void> {
  const titles = shown(played).map(({ step }) => step.title);
  const seen = await written(board);
  expect(seen.titles.map(plain)).toEqual(titles.map(plain));
  expect(seen.sizes).toHaveLength(titles.length);
  expect(Math.min(...seen.sizes)).toBeGreaterThan(150);
}

/** Expects no controls that need scripts. */
async function isAlive(page: Page): Promise<void> {
  expect(await deadControls(page)).toEqual([]);
  await expect(page.locator('.js-only:visible')).toHaveCount(0);
}

test('a chapter links to the page that contains every step of every board', async ({ page }) => {
  await page.goto(CHAPTER);
  await expect(page).toHaveURL(new RegExp(`${STEPS}$`));
});

const firsts = builtChapters().filter(({ game }, at, all) => all[at - 1]?.game !== game);
for (const { game, slug, path } of firsts) {
  test(`every step of every board is readable: ${game}, ${slug}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}(steps/)?$`));
    const boards = page.locator('[data-board]');
    const ids = [...boardsOf(path).keys()];
    await expect.poll(() => boards.evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
    for (const [at, id] of ids.entries()) await isWritten(boards.nth(at), await scenario(id));
    await isAlive(page);
  });
}

test('the page to which the home page leads and an embed page show all their steps', async ({ page }) => {
  const id = 'pb.clear-at-last';
  await page.goto(HOME);
  expect(await boardOn(page, id).figure.locator('.frame').count()).toBeGreaterThan(3);
  const [steps] = await page
    .getByRole('link', { name: 'Every step of this board' })
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const path of [steps!, embedPath(id)]) {
    await page.goto(path);
    await isWritten(boardOn(page, id).figure, await scenario(id));
    await isAlive(page);
  }
});

test('every step of both boards of a comparison is readable', async ({ page }) => {
  await page.goto('compare/the-charge/');
  await expect(page).toHaveURL(/compare\/the-charge\/steps\/$/);
  for (const board of await page.locator('[data-board]').all())
    await isWritten(board, await scenario((await board.getAttribute('data-board'))!));
  await isAlive(page);
});

for (const [kind, path] of Object.entries(kinds()).filter(([kind]) => kind.startsWith('a ruling'))) {
  test(`every step of every board is readable: ${kind}`, async ({ page }) => {
    await page.goto(path);
    for (const board of await page.locator('[data-board]').all())
      await isWritten(board, await scenario((await board.getAttribute('data-board'))!));
    await isAlive(page);
  });
}

test('the answers to a prediction can be opened, each with its reason', async ({ page }) => {
  const asked = shown(await scenario('pb.clear-at-last')).find(({ kind }) => kind === 'ask')!;
  await page.goto(STEPS);
  const frame = boardOn(page, 'pb.clear-at-last').figure.locator(`[data-frame="${asked.id}"]`);
  for (const { says, because } of asked.step.ask!.choices) {
    const choice = frame.locator('.choice', { hasText: plain(says) });
    const reason = choice.locator('p');
    await expect(reason).toBeHidden();
    await choice.locator('summary').click();
    await expect(reason).toBeVisible();
    await expect(reason).toContainText(because);
  }
});

test('the right orders of a task can be shown', async ({ page }) => {
  await page.goto(STEPS);
  const task = boardOn(page, 'pb.from-the-hill').figure.locator('[data-hint=answer]');
  await task.locator('summary').click();
  await expect(task.locator('li').first()).toBeVisible();
});

test('«What stands where» opens beside every map', async ({ page }) => {
  await page.goto('steps/');
  const { figure } = boardOn(page);
  const descriptions = figure.locator('.description');
  // Beside later steps it is open, and says first what changed.
  await descriptions.first().locator('summary').first().click();
  for (const description of await descriptions.all()) await expect(description.locator('li').first()).toBeVisible();
  expect(await descriptions.count()).toBe(shown(await scenario('pb.clear-at-last')).length);
});

test('the script is a link that leads to the script', async ({ page }) => {
  await page.goto(STEPS);
  await boardOn(page, 'pb.clear-at-last').script.click();
  await expect(page).toHaveURL(new RegExp(`${embedPath('pb.clear-at-last')}#script$`));
  await expect(page.locator('#script')).toContainText('id: pb.clear-at-last');
  await expect(page.locator('#script')).toBeInViewport();
});
