import { expect, type Page } from '@playwright/test';
import { boardOn, CHAPTER, embedPath, HOME } from './board/board.ts';
import { openGame } from './board/game.ts';
import { test } from './board/plain.ts';

/* A page that is translated, framed, hidden, older than its site, or opened by half a link. */

const ID = 'pb.clear-at-last';

/** Puts elements in the place of texts, as a browser does that translates the page. */
const translate = (page: Page, within: string) =>
  page.evaluate((selector) => {
    for (const place of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      while (texts.nextNode() !== null) all.push(texts.currentNode as Text);
      for (const text of all.filter(({ data }) => data.trim() !== '')) {
        const word = document.createElement('span');
        word.textContent = text.data.toUpperCase();
        text.replaceWith(word);
      }
    }
  }, within);

test('on a translated page Next still changes its name with the step', async ({ page }) => {
  await page.goto(CHAPTER);
  const board = page.locator('[data-board]:has([data-kind=task]), [data-board]').first();
  const next = board.locator('[data-turn=next]');
  await translate(page, '[data-turn=next]');
  await expect(next).toHaveText('NEXT');
  await next.click();
  await expect(next).toHaveText('Next');
});

test('on a translated page of a battle, the phase, the side and what is asked still change', async ({ page }) => {
  const { panel } = await openGame(page, 'round-3');
  await translate(page, '[data-panel], [data-due], .begin');
  await expect(panel.locator('h3')).toHaveText(/^[A-Z: ]+$/);
  await page.locator('.orders button').filter({ hasText: /^End the/ }).first().click(); // prettier-ignore
  await expect(page.locator('.where')).toContainText('1 order given');
  await expect(panel.locator('h3')).toHaveText(/[a-z]/);
  await expect(page.locator('.asked')).toHaveText(/[a-z]/);
});

for (const end of ['.', ',', ')', '%20', ').', '%E2%80%9D', '>'])
  test(`a link that ends with «${end}» opens its step`, async ({ page }) => {
    await page.goto(`${CHAPTER}#${ID}:two-woods${end}`);
    await expect(boardOn(page, ID).title).toHaveText('Near, and out of sight');
  });

for (const [path, id] of [
  ['rules/paper-bayonet/', 'pb.artillery.range.cannon'],
  ['rules/two-by-two/', 'tt.units.move-column'],
  ['glossary/', 'two-by-two-ap'],
] as const)
  test(`a link to a place of ${path} that ends with what a sentence has added leads there`, async ({ page }) => {
    for (const end of ['', '.', ').', '%20', '%E2%80%9D']) {
      await page.goto('about:blank');
      await page.goto(`${path}#${id}${end}`);
      await expect(page.locator(':target'), end).toHaveAttribute('id', id);
      await expect(page.locator(':target')).toBeInViewport();
    }
  });

test('a link to a step that is gone says so at its board, until the next step', async ({ page }) => {
  await page.goto(`${CHAPTER}#${ID}:nowhere`);
  const { figure, button, map, alive } = boardOn(page, ID);
  const told = figure.getByRole('alert').filter({ hasText: 'This board has no step “nowhere”.' });
  await expect(told).toBeVisible();
  await map.hover();
  await alive();
  await expect(told, 'after what is loaded later too').toBeVisible();
  await button('Next').click();
  await expect(told).toHaveCount(0);
});

test('without a clipboard, as over plain http, the link to a step is shown and selected', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(HOME);
  const { panel, said, alive, map } = boardOn(page);
  await map.hover();
  await alive();
  await panel.getByRole('link', { name: 'Link to this step' }).click();
  const field = panel.getByRole('textbox', { name: 'The link, to be copied' });
  await expect(field).toBeFocused();
  expect(await field.inputValue()).toBe(page.url());
  expect(await page.evaluate(() => getSelection()!.toString() || (document.activeElement as HTMLInputElement).selectionEnd)).toBeTruthy(); // prettier-ignore
  await expect(said).toHaveText('The link, to be copied:');
  await page.goto('rules/paper-bayonet/');
  await page.locator('.copy').first().click();
  await expect(page.locator('.said input')).toBeFocused();
  await expect(page.locator('.said input')).toHaveValue(/\/rules\/paper-bayonet\/#/);
});

test('in a frame, links to rules open outside and the board stays', async ({ page, context, baseURL }) => {
  await page.goto('404.html');
  await page.setContent(`<iframe src="${baseURL}${embedPath(ID)}" width="900" height="900"></iframe>`);
  const frame = page.frameLocator('iframe');
  const link = frame.locator('.home-link a');
  await expect(link).toBeVisible();
  const rule = frame.locator('[data-panel] a[href*="/rules/"], .board a[href*="/rules/"]').first();
  if ((await rule.count()) === 0) await frame.getByRole('button', { name: 'Next' }).click();
  const [opened] = await Promise.all([context.waitForEvent('page'), rule.click()]);
  expect(opened.url()).toContain('/rules/');
  await expect(link).toBeVisible();
});

test('the key / searches, but not with another key for a command of the browser', async ({ page }) => {
  await page.goto('glossary/');
  for (const key of ['Control+/', 'Alt+/', 'Meta+/']) await page.keyboard.press(key);
  expect(page.url()).toContain('/glossary/');
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search\//);
});

test('playing stops in a hidden tab', async ({ page }) => {
  await page.goto(HOME);
  const { button } = boardOn(page);
  await button('Run the steps').click();
  await expect(button('Run the steps')).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(button('Run the steps')).toHaveAttribute('aria-pressed', 'false');
});

for (const [what, answer] of Object.entries({
  'another page': { status: 200, contentType: 'text/html', body: '<main><p>Log in.</p></main>' },
  'an empty page': { status: 200, contentType: 'text/html', body: '' },
  'half a page': { status: 200, contentType: 'text/html', body: '<!doctype html><main><div class="pop' },
  'a fault': { status: 500, body: '' },
}))
  test(`a § of a comparison whose steps come as ${what} says so and freezes nothing`, async ({ page }) => {
    await page.route(/\/compare\/muskets\/steps\/$/, (route) => route.fulfill(answer));
    await page.goto('compare/muskets/');
    const hidden = page.locator('button.cite');
    const mark = hidden.filter({ visible: true }).last();
    const target = (await mark.getAttribute('popovertarget'))!;
    await page.evaluate((id) => document.getElementById(id)?.remove(), target);
    await mark.click();
    await expect(page.getByRole('alert').filter({ hasText: 'This rule could not be' })).toHaveCount(1);
    expect(await page.evaluate(() => 1 + 1), 'the page still answers').toBe(2);
  });

test('rules that a new deployment has removed: the page says that it is old, and offers to load it anew', async ({
  page,
}) => {
  await page.route(/_astro\/paper-bayonet\b.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('play/paper-bayonet/learning-battle/');
  await expect(page.locator('.extras .fault')).toContainText('This page is from an older version of the site.');
  await page.unroute(/_astro\/paper-bayonet\b.*\.js$/);
  await page.getByRole('button', { name: 'Load the page anew' }).click();
  await expect(boardOn(page).map).toHaveAttribute('role', 'application');
});
