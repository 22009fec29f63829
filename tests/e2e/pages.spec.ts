import { expect, type Page, test as own } from '@playwright/test';
import { builtGames } from '../site/built.ts';
import { firstKinds, kinds } from '../site/kinds.ts';
import { violations } from './board/access.ts';
import { boardOn, read, STEPS } from './board/board.ts';
import { test } from './board/kept.ts';
import { lost, small, withSystemFonts } from './board/reflow.ts';
import { watched, type Watched } from './board/watch.ts';

/**
 * Whether a kind of page has its own colours and scripts: every kind of the first game, and of the
 * second game only the pages with boards and tables. Its other pages are like those of the first.
 */
const hasItsOwn = (kind: string): boolean => kind in firstKinds() || /^(a chapter|reference),/.test(kind);

/**
 * Runs in the page: takes out the clauses, rulings and rows of tables that only repeat, and returns
 * a function that puts them back. Axe takes long for hundreds of them. What stays is the first of
 * each list, and each that has a part that none before it has: an element with another name, class
 * or style, or with other attributes.
 */
function shorten(): () => void {
  const seen = new Set<string>();
  const partsOf = (each: Element): readonly string[] =>
    [each, ...each.querySelectorAll('*')].map((part) =>
      [part.localName, ...part.getAttributeNames(), part.getAttribute('class'), part.getAttribute('style')].join(' '),
    );
  const repeats = Array.from(document.querySelectorAll('.clause-entry, .topic li, tbody tr')).filter((each) => {
    const added = partsOf(each).filter((part) => !seen.has(part));
    for (const part of added) seen.add(part);
    return added.length === 0 && each.previousElementSibling?.matches('.clause-entry, li, tr') === true;
  });
  const taken = repeats.map((each) => ({ each, place: document.createComment('') }));
  for (const { each, place } of taken) each.replaceWith(place);
  return () => {
    for (const { each, place } of taken) place.replaceWith(each);
  };
}

/** Expects axe to find nothing wrong with a page that has just been opened. */
async function isAccessible(page: Page, isOfColors: boolean): Promise<void> {
  const restore = await page.evaluateHandle(shorten);
  expect(await violations(page, { isOfColors })).toEqual([]);
  await restore.evaluate((putBack) => putBack());
}

/** Expects everything to fit on a page at 320 px, even if its fonts arrive too late. */
async function isNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await withSystemFonts(page);
  await read(page);
  for (const summary of await page.locator('.side summary').all()) await summary.click();
  expect(await lost(page)).toEqual([]);
  expect(await small(page)).toEqual([]);
}

/**
 * Uses a page as a reader might: presses the first Next and one button of each kind, and prints.
 */
async function use(page: Page): Promise<void> {
  const next = page.locator(':is([data-turn=next], [data-go=next]):visible').first();
  if ((await next.count()) > 0) await next.click();
  for (const kind of ['.copy:visible', '.theme:visible']) {
    const button = page.locator(kind).first();
    if ((await button.count()) > 0) await button.click();
  }
  await read(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
}

/** Expects a page to have done nothing that it should not do. */
async function isGood({ violations: stopped, foreign, complaints }: Watched): Promise<void> {
  expect(await stopped()).toEqual([]);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
}

const WIDE = { width: 1340, height: 800 };

for (const [kind, path] of Object.entries(kinds())) {
  const used = hasItsOwn(kind) ? ', in ordinary use too' : '';
  own(`accessible, whole at every width, and within its policy${used}: ${kind}`, async ({ page }) => {
    const seen = await watched(page);
    await page.setViewportSize(WIDE);
    // The page is opened again for each scheme, because the colours of boards outside the window do
    // not change at once.
    if (hasItsOwn(kind)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await isAccessible(page, true);
      await isGood(seen);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDE.width);
    await isAccessible(page, false);
    await isNarrow(page);
    // This comes last, because pressed buttons stay pressed and the theme is stored.
    if (hasItsOwn(kind)) await use(page);
    await isGood(seen);
  });
}

own('the page with all steps of a chapter is in ordinary use within its policy', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const seen = await watched(page);
  await page.goto(STEPS);
  await use(page);
  await isGood(seen);
});

test('rulings can be filtered by kind, and headings without any are hidden', async ({ page }) => {
  await page.goto('rulings/');
  const items = page.locator('.topic li:visible');
  const all = await items.count();
  await page.getByRole('radio', { name: /two passages disagree/ }).check();
  expect(await items.count()).toBe(await page.locator('.topic li[data-kind=contradiction]').count());
  expect(await items.count()).toBeLessThan(all);
  for (const topic of await page.locator('.topic:visible').all())
    await expect(topic.locator('li:visible')).not.toHaveCount(0);
  await page.getByRole('radio', { name: /^all \d/ }).check();
  await expect(items).toHaveCount(all);
});

test('the readings of a ruling are stepped through together', async ({ page }) => {
  await page.goto('rulings/pb-051/');
  const boards = page.locator('[data-readings] [data-board]');
  await expect(boards).toHaveCount(3);
  for (const kind of ['step', 'step']) {
    await boards.nth(1).getByRole('button', { name: 'Next' }).click();
    for (const i of [0, 1, 2]) await expect(boards.nth(i).locator('[data-panel]')).toHaveAttribute('data-kind', kind);
  }
  for (const i of [0, 1, 2]) await expect(boards.nth(i).locator('[data-panel] h3')).toHaveText('Past one building');
  await boards.nth(2).getByRole('button', { name: 'Back' }).click();
  for (const i of [0, 1, 2]) await expect(boards.nth(i).locator('[data-panel] h3')).toHaveText('Past one wood');
});

test('a further board of a ruling is stepped through independently of the readings', async ({ page }) => {
  await page.goto('rulings/pb-074/');
  const { button, title } = boardOn(page, 'pb.not-everywhere');
  const readings = page.locator('[data-readings] [data-board]');
  const before = await readings.evaluateAll((all) => all.map((board) => board.getAttribute('data-at')));
  await button('Next').click();
  await button('Next').click();
  await expect(title).toHaveText('On the hill');
  expect(await readings.evaluateAll((all) => all.map((board) => board.getAttribute('data-at')))).toEqual(before);
});

test('a step of a ruling opens under every reading', async ({ page }) => {
  await page.goto('rulings/pb-051/#pb.one-tree-one-house:past-two-woods');
  for (const board of await page.locator('[data-readings] [data-board]').all())
    await expect(board.locator('[data-panel] h3')).toHaveText('Past two woods');
});

test('links lead to a clause, and from it to its boards', async ({ page }) => {
  await page.goto('rules/paper-bayonet/#pb.los.howitzer-exempt');
  const clause = page.locator('[id="pb.los.howitzer-exempt"]');
  await expect(clause).toBeInViewport();
  await clause.getByRole('link', { name: 'The howitzer' }).click();
  await expect(page).toHaveURL(/guns-and-line-of-sight\/#pb\.the-howitzer:/);
  await expect(page.locator('[id="pb.the-howitzer"]')).toBeInViewport();
});

for (const game of builtGames()) {
  test(`the reference fits on two sheets, A4 or Letter, and on a third if it has cards or charts: ${game}`, async ({
    page,
  }) => {
    await page.goto(`reference/${game}/`);
    const decks = await page.locator('.deck').count();
    const charts = (await page.locator('[data-chart]').count()) > 0 ? 1 : 0;
    for (const format of ['A4', 'Letter']) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page[^s]/g);
      expect(sheets, format).toHaveLength(2 + decks + charts);
    }
    // All of the text of a card stands above the mark in its lower corner.
    await page.emulateMedia({ media: 'print' });
    const room = await page.locator('.deck article').evaluateAll((cards) =>
      cards.map((card) => {
        const text = card.querySelector('dl')!.getBoundingClientRect();
        const corner = card.querySelector('.end')!.getBoundingClientRect();
        return corner.top - text.bottom;
      }),
    );
    expect(room.filter((each) => each < 0)).toEqual([]);
  });
}
