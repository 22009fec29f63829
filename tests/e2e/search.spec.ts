import { expect, type Page } from '@playwright/test';
import { violations } from './board/access.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';

const CHAPTER = 'learn/two-by-two/what-a-hit-does/';

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('.results li > a');

test('a slash opens the search from any page, and the keyboard leads to the exact place', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search\/$/);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('enfilade');
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('.count')).toHaveText(/^\d+ results( in titles and glossaries)?\.$/);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  // In a text field, a slash is only a letter.
  await page.keyboard.type('/');
  await expect(field(page)).toHaveValue('enfilade/');
  await page.keyboard.press('Backspace');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Clauses');
  await expect(results(page).first()).toContainText('2 by 2 Napoleonic’s · Clause · tt.shoot.enfilade');
  await field(page).press('Enter');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/two-by-two\/#tt\.shoot\.enfilade$/);
  // Going back leads to the results again.
  await page.goBack();
  await expect(field(page)).toHaveValue('enfilade');
  await expect(results(page).first()).toContainText('Clause');
});

test('a search is a link, narrowed by game and kind', async ({ page }) => {
  await page.goto('search/?q=rout&game=paper-bayonet&kind=ruling');
  await expect(results(page).first()).toBeVisible();
  const said = await results(page).locator('small').allTextContents();
  expect(new Set(said.map((text) => text.replace(/pb-\d+$/, '')))).toEqual(new Set(['Paper Bayonet · Ruling · ']));
  await page.getByRole('combobox', { name: 'Game' }).selectOption('2 by 2 Napoleonic’s');
  await expect(results(page).first()).toContainText('2 by 2 Napoleonic’s');
  await expect(page).toHaveURL(/\?q=rout&game=two-by-two&kind=ruling$/);
  await field(page).fill('xyzzyx');
  await expect(page.locator('.count')).toHaveText('No results.');
});

test('a misspelt word is searched for as it was meant, and as it is written if one asks', async ({ page }) => {
  await page.goto('search/?q=sqaure');
  await expect(page.locator('.meant')).toContainText('Showing square.');
  await expect(results(page).first()).toContainText('Square');
  await page.getByRole('button', { name: 'Search for “sqaure”' }).click();
  await expect(page.locator('.meant')).toBeEmpty();
  await field(page).fill('square');
  await expect(results(page).first()).toContainText('Square');
  await expect(page.locator('.meant')).toBeEmpty();
});

test('the empty page offers examples, each with an answer', async ({ page }) => {
  await page.goto('search/');
  const examples = page.locator('.examples a');
  for (const words of await examples.allTextContents()) {
    await examples.filter({ hasText: words }).click();
    await expect(field(page)).toHaveValue(words);
    await expect(results(page).first()).toBeVisible();
    await expect(examples.first()).toBeHidden();
    await page.goBack();
  }
  await expect(examples.first()).toBeVisible();
});

/** The files of the search that the page asks for from now on. */
function filesOf(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /search\/(.+\.json)$/.exec(request.url())?.[1];
    if (file !== undefined) files.push(file);
  });
  return files;
}

test('a first answer needs the titles alone, and the texts are there for whoever asks for them', async ({ page }) => {
  const files = filesOf(page);
  await page.goto('search/');
  await field(page).pressSequentially('charge');
  await expect(page.locator('.count')).toHaveText(/ results in titles and glossaries/);
  await expect(results(page).nth(4)).toBeVisible();
  const askTexts = page.getByRole('button', { name: 'Search the texts too' });
  await askTexts.focus();
  expect(files).toEqual(['index.json']);
  await page.keyboard.press('Enter');
  await expect(page.locator('.count')).toHaveText(/^\d+ results(\.|, best \d+:)$/);
  await expect(page.locator('.count')).toBeFocused();
  await expect(askTexts).toBeHidden();
  await expect(results(page).first().locator('> span')).not.toBeEmpty();
  await expect(page).toHaveURL(/\?q=charge&texts=1$/);
  expect(files.filter((file) => file.endsWith('/clause.json'))).toHaveLength(5);
});

test('choosing a game loads its texts and no others, and keeps the focus where it is', async ({ page }) => {
  const files = filesOf(page);
  await page.goto('search/?q=charge');
  await expect(results(page).first()).toBeVisible();
  const games = page.getByRole('combobox', { name: 'Game' });
  await games.focus();
  await page.keyboard.type('Death');
  await expect(page.locator('.count')).toHaveText(/^\d+ results(\.|, best \d+:)$/);
  await expect(games).toBeFocused();
  await expect(page).toHaveURL(/\?q=charge&game=death-or-glory$/);
  const loaded = files.filter((file) => file !== 'index.json').map((file) => file.split('/')[0]);
  expect(new Set(loaded)).toEqual(new Set(['death-or-glory', 'compare']));
  await expect(results(page).first().locator('.game')).toHaveText('Death or Glory!');
});

test('a word that few titles have is looked for in the texts', async ({ page }) => {
  await page.goto('search/?q=gold+bar');
  await expect(page.locator('.count')).toHaveText(/^\d+ results?\.$/);
  await expect(page.locator('.results')).toContainText('gold bar');
});

test('a word of a glossary names the words of the other games, with links', async ({ page }) => {
  await page.goto('search/?q=disrupted&game=two-by-two&kind=term');
  const beside = page.locator('.results li').first().locator('.beside');
  await expect(beside).toContainText(/In other games: .*Death or Glory! .*Shaken/);
  await beside.getByRole('link', { name: 'Shaken' }).click();
  await expect(page).toHaveURL(/\/glossary\/#death-or-glory-shaken$/);
});

test('titles that do not come are told of, and asked for again', async ({ page }) => {
  await page.route('**/search/index.json', (route) => route.abort(), { times: 1 });
  await page.goto('search/?q=gun');
  await expect(page.locator('.count')).toHaveText('The index could not be loaded.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).first()).toBeVisible();
});

test('texts that do not come are told of, the titles stay, and one may try again', async ({ page }) => {
  await page.route('**/search/two-by-two/ruling.json', (route) => route.abort(), { times: 1 });
  await page.goto('search/?q=charge&game=two-by-two');
  await expect(page.locator('.count')).toHaveText(/in titles and glossaries.* The texts could not be loaded\.$/);
  await expect(results(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.count')).toHaveText(/^\d+ results(\.|, best \d+:)$/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('Enter before the first result has come leads to it when it comes, unless one types on; an id is opened', async ({
  page,
}) => {
  const titles = Promise.withResolvers<undefined>();
  await page.route('**/search/index.json', async (route) => {
    await titles.promise;
    await route.continue();
  });
  await page.goto('search/');
  await field(page).fill('dg-05');
  await field(page).press('Enter');
  await field(page).press('0');
  await expect(page.locator('.count')).toHaveText('Searching …');
  titles.resolve(undefined);
  await expect(results(page).first()).toContainText('dg-050');
  await expect(page).toHaveURL(/\/search\/\?q=dg-050$/);

  const texts = Promise.withResolvers<undefined>();
  await page.route('**/search/two-by-two/ruling.json', async (route) => {
    await texts.promise;
    await route.continue();
  });
  // A word that only texts have.
  await field(page).fill('ridges');
  await field(page).press('Enter');
  await expect(page.locator('.count')).toContainText('Searching the texts …');
  await expect(page).toHaveURL(/\/search\/\?q=ridges$/);
  texts.resolve(undefined);
  await expect(results(page).first()).toBeFocused();
  await expect(results(page).first()).toContainText('pb-');
  await field(page).fill('dg-050');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/rulings\/dg-050\/$/);
});

test('words without a result leave the examples in sight', async ({ page }) => {
  await page.goto('search/?q=xyzzyx');
  await expect(page.locator('.count')).toHaveText('No results.');
  await expect(page.locator('.examples')).toBeInViewport();
  await field(page).fill('square');
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('.examples')).toBeHidden();
});

test('its page is narrow, and has no faults of access', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('search/?q=line+of+sight');
  await expect(results(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
});

own.describe('without scripts', () => {
  own.use({ javaScriptEnabled: false });
  own('the page of the search leads to the lists', async ({ page }) => {
    await page.goto('search/');
    // Playwright finds no texts inside <noscript>.
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.locator('noscript a').last().click();
    await expect(page).toHaveURL(/\/glossary\/$/);
  });
});
