import { expect, type Page, test } from '@playwright/test';
import { BASE, builtGames } from '../site/built.ts';
import { firstKinds, kinds } from '../site/kinds.ts';
import { violations } from './board/access.ts';
import { boardOn } from './board/board.ts';
import { deadControls } from './board/without-script.ts';

/** The pages of the second game have the same colours as those of the first, but for its boards and tables. */
const schemesOf = (kind: string): readonly ('light' | 'dark')[] =>
  kind in firstKinds() || /^(a chapter|reference),/.test(kind) ? ['light', 'dark'] : ['light'];

/** Runs in the page: leaves the first clause or ruling under each heading. The others are made of the same parts, and axe needs long for hundreds of them. */
function shorten(): void {
  for (const each of document.querySelectorAll('.clause-entry ~ .clause-entry, .topic li ~ li')) each.remove();
}

for (const [kind, path] of Object.entries(kinds())) {
  // The page is opened again for each scheme, because the colours of boards outside the window do not change at once.
  for (const colorScheme of schemesOf(kind)) {
    test(`no accessibility violations, and nothing overflows: ${kind}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      for (const width of colorScheme === 'light' ? [320, 1340] : []) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await page.evaluate(shorten);
      expect(await violations(page, { isOfColors: colorScheme === 'dark' })).toEqual([]);
    });
  }
}

test('rulings can be filtered by kind, and headings without any are hidden', async ({ page }) => {
  await page.goto('rulings/');
  const items = page.locator('.topic li:visible');
  const all = await items.count();
  await page.getByRole('radio', { name: /two passages disagree/ }).check();
  expect(await items.count()).toBe(await page.locator('.topic li[data-kind=contradiction]').count());
  expect(await items.count()).toBeLessThan(all);
  for (const topic of await page.locator('.topic:visible').all())
    await expect(topic.locator('li:visible')).not.toHaveCount(0);
  await page.getByRole('radio', { name: /^all/ }).check();
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
  test(`the reference fits on two sheets, A4 or Letter: ${game}`, async ({ page }) => {
    await page.goto(`reference/${game}/`);
    for (const format of ['A4', 'Letter']) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page[^s]/g);
      expect(sheets, format).toHaveLength(2);
    }
  });
}

const text = (page: Page): Promise<string> => page.locator('main').innerText();

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [kind, path, words] of [
    ['home', '', ['A friend in the way', 'Every step of this board', 'Paper Bayonet']],
    ['the steps of the home page', 'steps/', ['A friend in the way', 'The same dice in the open']],
    [
      'chapter',
      'learn/paper-bayonet/guns-and-line-of-sight/',
      ['A friend in the way', 'The same dice in the open', 'Before every shot'],
    ],
    ['ruling', 'rulings/pb-051/', ['Past one wood', 'Past two woods', 'Step by step']],
    ['player', 'embed/pb.clear-at-last/', ['A friend in the way', 'The same dice in the open']],
    ['rules', 'rules/paper-bayonet/', ['pb.los.units-block', 'pb.fighting.compare', 'Brigade coherence']],
  ] as const) {
    test(`everything is readable: ${kind}`, async ({ page }) => {
      await page.goto(path);
      if (kind === 'chapter') await expect(page).toHaveURL(new RegExp(`${BASE}${path}(steps/)?$`));
      for (const word of words) expect(await text(page)).toContain(word);
      expect(await deadControls(page)).toEqual([]);
    });
  }
});
