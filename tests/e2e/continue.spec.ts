import { expect, type Page } from '@playwright/test';
import { boardOn, CHAPTER } from './board/board.ts';
import { test } from './board/plain.ts';

const CONTENTS = 'learn/paper-bayonet/';
const KEY = 'drill-square.progress.1';
const progress = (part: object): string =>
  JSON.stringify({ 'drill-square': 'progress', version: 1, read: [], solved: [], ...part });

/** Stores progress before the page of a test is opened. */
async function store(page: Page, part: object): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key!, text!), [KEY, progress(part)]);
}
/** The ids of the first chapters, as many as `count`. */
async function firstChapters(page: Page, count: number): Promise<readonly string[]> {
  await page.goto(CONTENTS);
  const all = await page
    .locator('.contents > li')
    .evaluateAll((items: HTMLElement[]) => items.map(({ dataset }) => dataset['chapter']!));
  return all.slice(0, count);
}
const CONTINUE = { name: 'Continue: chapter 4, The guns open fire' };

test('the home page and the contents let a reader continue', async ({ page }) => {
  const read = await firstChapters(page, 3);
  for (const path of ['', CONTENTS]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^Begin: chapter 1, / }).first(), 'with nothing stored').toBeVisible();
  }
  await store(page, { read });
  for (const path of [CONTENTS, '']) {
    await page.goto(path);
    await expect(page.getByRole('link', CONTINUE).first()).toBeVisible();
    await expect(page.locator('a[href*="/learn/paper-bayonet/"]', { hasText: /^Begin: / })).toHaveCount(0);
  }
  await page.getByRole('link', CONTINUE).first().click();
  await expect(page).toHaveURL(/\/the-guns-open-fire\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The guns open fire');
});

test('the first button of the home page continues in the game where something was done last', async ({ page }) => {
  const others: string[] = [];
  for (const game of ['campaign-1805', 'death-or-glory', 'regiments-and-roundshot', 'two-by-two']) {
    await page.goto(`learn/${game}/`);
    others.push((await page.locator('.contents > li').first().getAttribute('data-chapter'))!);
  }
  await page.goto('');
  const hero = page.locator('.start');
  await expect(hero.getByRole('link').first()).toHaveText(/Begin: chapter 1/);
  await store(page, { read: [...(await firstChapters(page, 1)), ...others] });
  await page.goto('');
  await expect(hero).toContainText('Paper Bayonet, ');
  await page.evaluate(() => localStorage.setItem('drill-square.last-game.1', new URL('learn/two-by-two/', location.href).pathname)); // prettier-ignore
  await page.reload();
  await expect(hero).toContainText('2 by 2 Napoleonic’s, ');
  await expect(hero.getByRole('link').first()).toHaveText(/Continue: chapter 2/);
  await expect(hero.getByRole('link').first()).toHaveAttribute('href', /learn\/two-by-two\//);
  await expect(page.locator('.begin', { hasText: 'Begin:' }), 'and no game is begun anew').toHaveCount(0);
});

test('a reader of everything is led to the list', async ({ page }) => {
  await store(page, { read: await firstChapters(page, 99) });
  await page.goto('');
  const link = page.getByRole('link', { name: /^You have read all \d+ chapters/ }).first();
  await expect(link).toHaveAttribute('href', /\/learn\/paper-bayonet\/$/);
});

test('what has been read is ticked in the sidebar and in the contents, whose chapters are numbered', async ({
  page,
}) => {
  const read = await firstChapters(page, 2);
  await store(page, { read });
  await page.goto(CHAPTER);
  const side = page.locator('.side li');
  for (const at of [0, 1]) {
    await expect(side.nth(at).locator('.yes')).toBeVisible();
    await expect(side.nth(at).getByRole('link')).toHaveAccessibleName(new RegExp(`^${at + 1}, read: `));
  }
  await expect(side.nth(2).getByRole('link')).toHaveAccessibleName(/^3 /);
  await page.goto(CONTENTS);
  await expect(page.locator('[data-part=done]').nth(1)).toHaveText('read');
  const before = (at: number, part: string) =>
    page
      .locator(`.contents > li:nth-child(${at}) ${part}`)
      .evaluate((each) => getComputedStyle(each, '::before').content);
  await expect(page.locator('.contents > li:nth-child(3) > i')).toHaveText('3');
  expect(await before(2, '[data-part=done]')).toContain('✓');
  expect(await before(3, '[data-part=done]')).toBe('none');
});

const ID = 'pb.clear-at-last';
const FAR = 'pb.ask-who-can-be-seen';

test('a reader who follows a link and comes back finds every board at its step', async ({ page }) => {
  await page.goto(CHAPTER);
  const near = boardOn(page, ID);
  await near.button('Next').click();
  await near.button('Next').click();
  const far = boardOn(page, FAR);
  await far.figure.scrollIntoViewIfNeeded();
  await far.button('Next').click();
  const steps = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(steps).toContain(FAR);
  await expect.poll(steps).toContain(`"${ID}":2`);
  const [first, second] = [await near.title.textContent(), await far.title.textContent()];
  await page.goto('rules/paper-bayonet/');
  await page.goBack();
  await expect(near.title).toHaveText(first!);
  await expect(near.scrub).toHaveValue('3');
  await expect(far.title).toHaveText(second!);
  await page.reload();
  await expect(near.title, 'and after a reload').toHaveText(first!);
  await page.goto(`rules/paper-bayonet/`);
  await page.goto(CHAPTER);
  await expect(near.figure, 'but a new visit begins at the first step').toHaveAttribute('data-at', '0');
});

for (const colon of [':', '%3A'])
  test(`the first step that an address names comes before the step where its board was: ${colon}`, async ({ page }) => {
    await page.goto(`${CHAPTER}#${ID}${colon}a-friend-in-the-way.before`);
    const [near, far] = [boardOn(page, ID), boardOn(page, FAR)];
    await near.button('Next').click();
    await far.figure.scrollIntoViewIfNeeded();
    await far.button('Next').click();
    const kept = () => page.evaluate(() => JSON.stringify(history.state));
    for (const id of [ID, FAR]) await expect.poll(kept).toContain(`"${id}":1`);
    await page.reload();
    await expect(far.figure, 'other boards are where they were').toHaveAttribute('data-at', '1');
    await expect(near.figure).toHaveAttribute('data-at', '0');
  });

test('the step that an address names comes before the step where its board was', async ({ page }) => {
  await page.goto(`${CHAPTER}#${ID}:one-step-aside`);
  const { title, button, figure } = boardOn(page, ID);
  await expect(title).toHaveText('One step aside');
  await button('Next').click();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"${ID}":3`);
  await page.reload();
  await expect(title).toHaveText('One step aside');
  await expect(figure).toHaveAttribute('data-at', '2');
});
