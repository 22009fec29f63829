import { expect, type Locator, type Page } from '@playwright/test';
import { boardsOf, pageNames } from '../site/built.ts';
import { boardOn, embedPath } from './board/board.ts';
import { test } from './board/plain.ts';

/** For each game, the last ruling that shows another reading, and its board. */
const LAST = (() => {
  const found = new Map<string, { readonly page: string; readonly id: string }>();
  for (const name of pageNames().filter((each) => /^rulings\/[^/]+\/index\.html$/.test(each))) {
    const page = name.replace(/index\.html$/, '');
    const id = [...boardsOf(page).keys()].find((each) => each.includes('@'));
    const prefix = id?.split('.')[0] ?? '';
    if (id !== undefined) found.set(prefix, { page, id });
  }
  return [...found];
})();

const readAs = (page: Page) => page.locator('[data-read-as]');
const own = (id: string): string => id.split('@')[0]!;

/** The symbols that a map is drawn with and its page does not have. */
const missing = (map: Locator) =>
  map.evaluate((svg) =>
    Array.from(svg.querySelectorAll('use'), (use) => use.getAttribute('href')!.slice(1)).filter(
      (id) => document.getElementById(id) === null,
    ),
  );

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
  page.on('console', (said) => expect(said.text()).not.toContain('Content Security Policy'));
});

for (const [prefix, { page: ruling, id }] of LAST)
  test(`a ruling of ${prefix} leads to its board by itself, under the reading that it shows there`, async ({
    page,
  }) => {
    await page.goto(ruling);
    const beside = await boardOn(page, id).figure.evaluate((figure) => figure.dataset['frames']);
    const link = page.locator(`a[href$="#${id}"]`).filter({ hasText: 'This board alone' });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/embed/${own(id)}/#`));
    const { figure, button, map } = boardOn(page);
    await expect(figure).toHaveAttribute('id', id);
    await expect(figure).toHaveAttribute('data-frames', beside!);
    await expect(readAs(page)).toContainText('read otherwise:');
    expect(await missing(map)).toEqual([]);
    await button('Next').click();
    await expect(figure).toHaveAttribute('data-at', '1');
    expect(await missing(map)).toEqual([]);
    await button('Back').click();
    await expect(figure).toHaveAttribute('data-at', '0');
  });

const [, { id: ID }] = LAST.find(([prefix]) => prefix === 'rr')!;

test('a step of it can be linked to, and the reader rolls by its rules', async ({ page }) => {
  await page.goto(
    `${embedPath('rr.below-two-and-above-six')}#rr.below-two-and-above-six@exact-rows-only:a-total-of-seven`,
  );
  const board = boardOn(page);
  await expect(board.title).toHaveText('A total of seven');
  await expect(board.panel).toContainText('nobody comes');
  await board.button('Roll it yourself').click();
  await expect(board.figure.locator('.rolled .dice li')).not.toHaveCount(0);
});

test('the address can change: to the board as we play it, and back', async ({ page }) => {
  await page.goto(embedPath(own(ID)));
  const { figure } = boardOn(page);
  await expect(readAs(page)).toBeHidden();
  const goTo = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);
  await goTo(ID);
  await expect(figure).toHaveAttribute('id', ID);
  await goTo(own(ID));
  await expect(figure).toHaveAttribute('id', own(ID));
  await expect(readAs(page)).toBeHidden();
  await goTo(ID);
  await expect(figure).toHaveAttribute('id', ID);
});

test('if the page of the ruling does not come, the board stays as we play it and leads there', async ({ page }) => {
  await page.route('**/rulings/*/', (route) => route.abort());
  await page.goto(`${embedPath(own(ID))}#${ID}`);
  await expect(readAs(page)).toContainText('could not be loaded');
  await expect(readAs(page).getByRole('link')).toHaveAttribute('href', new RegExp(`#${ID}$`));
  await expect(boardOn(page).figure).toHaveAttribute('id', own(ID));
});
