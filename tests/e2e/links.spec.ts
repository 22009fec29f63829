import { expect, type Page } from '@playwright/test';
import { embedPath, boardOn, CHAPTER, HOME, RULING, STEPS } from './board/board.ts';
import { test } from './board/kept.ts';
import { test as own, withFonts } from './board/plain.ts';

const ID = 'pb.clear-at-last';
const LINK = `#${ID}:two-woods`;
const TITLE = 'Near, and out of sight';

for (const [kind, path] of Object.entries({
  'the front page': HOME,
  'a chapter, whose later boards fetch their steps': CHAPTER,
  'the chapter with every step written out': STEPS,
  'the embed page': embedPath(ID),
})) {
  test(`a link to a step opens it: ${kind}`, async ({ page }) => {
    await withFonts(page, path);
    await page.goto(path + LINK);
    const { title, figure, map } = boardOn(page, ID);
    await expect(title).toHaveText(TITLE);
    await expect(map).toHaveAttribute('aria-label', /Round 2/);
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(async () => Math.abs((await figure.boundingBox())!.y), 'the board stands at the top of the window')
      .toBeLessThan(60);
  });
}

test('a reader can continue from a linked step', async ({ page }) => {
  await page.goto(CHAPTER + LINK);
  const { title, button } = boardOn(page, ID);
  await expect(title).toHaveText(TITLE);
  await button('Back').click();
  await expect(title).toHaveText('One step aside');
});

for (const by of ['mouse', 'keyboard'] as const)
  test(`each step has a link to itself, which is copied and opens that step: by ${by}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(HOME);
    const { title, goTo, panel, said } = boardOn(page, ID);
    await goTo(TITLE);
    const link = panel.getByRole('link', { name: 'Link to this step' });
    if (by === 'mouse') await link.click();
    else {
      await link.focus();
      await page.keyboard.press('Enter');
    }
    await expect(panel).toContainText('Link copied');
    await expect(said).toHaveText('Link copied');
    await expect(page).toHaveURL(new RegExp(`${LINK}$`));
    await expect(title).toHaveText(TITLE);
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(page.url());
    await page.goto('about:blank');
    await page.goto(address);
    await expect(title).toHaveText(TITLE);
  });

own('a link pressed before the player is there is copied as soon as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(HOME);
  const { panel } = boardOn(page, ID);
  const link = panel.getByRole('link', { name: 'Link to this step' });
  await link.evaluate((each: HTMLElement) => each.click());
  await expect(panel).toContainText('Link copied');
});

own('where copying is forbidden the link is in the address bar and in a field', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('forbidden')) }),
  );
  await page.goto(HOME);
  const { panel } = boardOn(page, ID);
  await panel.getByRole('link', { name: 'Link to this step' }).click();
  await expect(panel).toContainText('The link, to be copied:');
  await expect(page).toHaveURL(/#pb\.clear-at-last:/);
});

own.describe('without script', () => {
  own.use({ javaScriptEnabled: false });
  own('a link to a step is a plain link', async ({ page }) => {
    await page.goto(HOME);
    await page.getByRole('link', { name: 'Link to this step' }).first().click();
    await expect(page).toHaveURL(/#pb\.clear-at-last:/);
  });
});

test('a ruling is cited with its full address', async ({ page }) => {
  await page.goto(RULING);
  await expect(page.getByRole('region', { name: 'Cite this' })).toContainText(page.url());
  await page.locator('.citation').hover();
  await expect(page.locator('.citation'), 'it is no link').toHaveCSS('text-decoration-line', 'none');
});

test('the back button returns to the previous step', async ({ page }) => {
  await page.goto(HOME + LINK);
  const { title } = boardOn(page, ID);
  await page.evaluate((hash) => (location.hash = hash), `#${ID}:the-shot`);
  await expect(title).toHaveText('The shot');
  await page.goBack();
  await expect(title).toHaveText(TITLE);
});

/** Errors that the page reported. */
function complaints(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  return said;
}

for (const [kind, hash] of [
  ['no step of this board', `#${ID}:no-such-step`],
  ['no board of this page', '#pb.no-board:the-shot'],
  ['an address that cannot be read', '#%E0%A4%A'],
] as const) {
  test(`a link to ${kind} leaves the board as it is`, async ({ page }) => {
    const said = complaints(page);
    await page.goto(HOME + hash);
    const { title, button, panel } = boardOn(page, ID);
    await expect(title).toHaveText('A friend in the way');
    await expect(panel).toHaveAttribute('data-kind', 'before');
    await button('Next').click();
    await expect(panel).toHaveAttribute('data-kind', 'step');
    expect(said).toEqual([]);
  });
}

test('a link to a step of a ruling opens it under every reading', async ({ page }) => {
  await page.goto(`${RULING}#pb.one-tree-one-house:past-two-woods`);
  for (const board of await page.locator('[data-readings] [data-board]').all())
    await expect(board.locator('[data-panel] h3')).toHaveText('Past two woods');
});
