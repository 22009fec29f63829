import { expect } from '@playwright/test';
import type { CompareData } from '../../src/panel/compare-chart.ts';
import { toldInChart } from '../compare/told.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';

const PAGE = 'compare/the-charge/';

test('a choice changes the odds of every game at once, and stands in the address', async ({ page, request }) => {
  const { columns } = (await (await request.get('compare/the-charge.json')).json()) as CompareData;
  await page.goto(PAGE);
  const [choices, chart] = [page.locator('[data-compare]'), page.locator('[data-chart]')];
  const shown = async (key: string) => {
    for (const { told } of columns[key]!)
      if ('says' in told) await expect(chart).toContainText(told.says);
      else for (const chance of Object.values(told.chances)) await expect(chart).toContainText(toldInChart(chance));
  };
  await shown('horse=light&foot=line&state=in-order');
  await choices.getByRole('link', { name: 'heavy', exact: true }).click();
  await shown('horse=heavy&foot=line&state=in-order');
  await choices.getByRole('link', { name: 'in Square' }).click();
  await shown('horse=heavy&foot=line&state=square');
  await expect(page).toHaveURL(/\?horse=heavy&foot=line&state=square#odds$/);
  await expect(chart, 'a game says what it does not know').toContainText('There is no Square in this game');
  await expect(page.locator('[data-said]')).toContainText('heavy, of the line, in Square');

  await page.reload();
  await shown('horse=heavy&foot=line&state=square');
  await page.goBack();
  await shown('horse=heavy&foot=line&state=in-order');
});

test('one bar steps the boards of all games, and tells where they part', async ({ page }) => {
  await page.goto(PAGE);
  const boards = page.locator('[data-boards] [data-board]');
  const bar = page.getByRole('group', { name: 'Steps of all boards' });
  const at = async (frame: string) => {
    for (const board of await boards.all()) await expect(board).toHaveAttribute('data-at', frame);
  };
  await bar.getByRole('button', { name: 'Next' }).click();
  await at('1');
  await expect(bar.locator('[aria-current]')).toHaveText(/The charge/);
  await bar.getByRole('button', { name: /^The answer/ }).click();
  await at('2');
  await expect(page.locator('[data-alike="2"]')).toBeVisible();
  await expect(page.locator('[data-alike="2"]')).toContainText('Here they part');
  await bar.getByRole('button', { name: 'Back' }).click();
  await at('1');
  await bar.getByRole('button', { name: 'Dice and sums' }).click();
  await bar.getByRole('button', { name: /^The answer/ }).click();
  await expect(boards.last().locator('.sum').first()).toBeVisible();
  for (const board of await boards.all()) await expect(board.locator('[data-turn=next]')).toBeHidden();
});

test('the names of the beats stand in one line in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1340, height: 900 });
  await page.goto(PAGE);
  const tops = await page
    .locator('[data-beat]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect([...new Set(tops)]).toHaveLength(1);
});

test('on a phone one board is shown, and its switch keeps the beat', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const [first, second] = [page.locator('[data-board]').first(), page.locator('[data-board]').last()];
  await expect(second).toBeHidden();
  await page.locator('[data-bar]').getByRole('button', { name: 'Next' }).click();
  await expect(first).toHaveAttribute('data-at', '1');
  await page.getByRole('group', { name: 'Game on the board' }).getByRole('button').last().click();
  await expect(first).toBeHidden();
  await expect(second).toBeVisible();
  await expect(second).toHaveAttribute('data-at', '1');
});

test('chips choose the games, which stand in the address and stay with other choices', async ({ page }) => {
  await page.goto(PAGE);
  const chips = page.getByRole('group', { name: 'Games to compare' });
  await chips.getByRole('button', { name: 'Paper Bayonet' }).click();
  const gone = page.locator('[data-of=paper-bayonet]:visible');
  await expect(gone).toHaveCount(0);
  await expect(page.locator('#way [data-of=two-by-two]')).toBeVisible();
  await page.locator('[data-compare]').getByRole('link', { name: 'heavy', exact: true }).click();
  await expect(page).toHaveURL(/games=[^&]*two-by-two/);
  await expect(page).toHaveURL(/horse=heavy/);
  await expect(page.locator('[data-said]')).toContainText('heavy');
  await expect(gone).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#way [data-of=two-by-two]')).toBeVisible();
  await expect(gone).toHaveCount(0);
  await chips.getByRole('button', { name: 'Paper Bayonet' }).click();
  await expect(page).not.toHaveURL(/games=/);
});

for (const [width, columns] of [
  [1340, 5],
  [820, 3],
  [390, 1],
] as const)
  test(`five columns fit and read at ${width} px: ${columns} boards in a row, equally high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE);
    await expect(page.locator('[data-boards] > section')).toHaveCount(5);
    await page.locator('[data-bar]').getByRole('button', { name: 'Next' }).click();
    await page.locator('[data-bar]').getByRole('button', { name: 'Next' }).click();
    const seen = page.locator('[data-boards] > section:visible');
    await expect(seen).toHaveCount(width === 390 ? 1 : 5);
    const boxes = await seen.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    const row = boxes.filter(({ top }) => top === boxes[0]!.top);
    expect(row).toHaveLength(columns);
    for (const { height } of row) expect(height).toBeCloseTo(row[0]!.height, 0);
    for (const { right } of boxes) expect(right).toBeLessThanOrEqual(width);
    // The texts begin together, close below the lowest map, also where a game has cards.
    const parts = await seen.evaluateAll((all) =>
      all.map((each) => {
        const [map, text] = ['.sheet', '.beside'].map((part) => each.querySelector(part)!.getBoundingClientRect());
        return { map: map!.bottom, text: text!.top };
      }),
    );
    const lowest = Math.max(...parts.slice(0, row.length).map(({ map }) => map));
    for (const { text } of parts.slice(0, row.length)) {
      expect(text).toBeCloseTo(parts[0]!.text, 0);
      expect(text - lowest).toBeLessThan(70);
    }
    for (const board of await page.locator('[data-boards] [data-board]').all())
      await expect(board).toHaveAttribute('data-at', '2');
    // Names are as large as the room that is kept for them, and a map as large as its column.
    const [map, name] = [page.locator('.side-by-side .map').first(), page.locator('.side-by-side .name').first()];
    expect(await name.evaluate((text) => getComputedStyle(text).fontSize)).toBe('29px');
    const drawn = await map.evaluate((all) => all.getBoundingClientRect().width);
    expect(drawn).toBeGreaterThan(boxes[0]!.width - 20);
    // Nothing is wider than the window, and no word of an answer is cut off.
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.locator('.numbers > summary').click();
    const cut = await page
      .locator('.questions td, .compared td, .balances > li, .side-by-side .panel')
      .evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.outerHTML),
      );
    expect(cut).toEqual([]);
    await expect(page.locator('.balances > li:visible')).toHaveCount(5);
  });

test('while the boards are stepped they and the bar stay where they are in the window', async ({ page }) => {
  await page.setViewportSize({ width: 1340, height: 850 });
  await page.goto(PAGE);
  const [boards, next] = [page.locator('[data-boards]'), page.locator('[data-go=next]')];
  await boards.evaluate((all) => all.scrollIntoView());
  const topOf = (each: typeof boards) => each.evaluate((element) => element.getBoundingClientRect().top);
  const [top, button] = [await topOf(boards), await topOf(next)];
  expect(button).toBeLessThan(850);
  for (const at of ['1', '2', '3']) {
    // A click of the pointer alone: Playwright’s own click may scroll.
    const { x, y } = (await next.boundingBox())!;
    await page.mouse.click(x + 10, y + 10);
    await expect(page.locator('[data-boards] [data-board]').first()).toHaveAttribute('data-at', at);
    expect(await topOf(boards)).toBeCloseTo(top, 0);
    expect(await topOf(next)).toBeCloseTo(button, 0);
  }
});

test('a mark in a table opens the pop-up of its clause, which is fetched then: by a click, by hovering and by keyboard', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.locator('.popup')).toHaveCount(0);
  const [mark, other] = [page.locator('#way button.cite').first(), page.locator('#tie button.cite').first()];
  const popupOf = async (each: typeof mark) => page.locator(`[id="${await each.getAttribute('popovertarget')}"]`);
  await mark.click();
  await expect(await popupOf(mark)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(await popupOf(mark)).toBeHidden();
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(await popupOf(other)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 5);
  await mark.hover();
  await expect(await popupOf(mark)).toBeVisible();
});

own.describe('without script', () => {
  own.use({ javaScriptEnabled: false });

  own('every beat of both boards, the tables and the odds of the first choice can be read', async ({ page }) => {
    await page.goto(`${PAGE}steps/`);
    // Waited for: a busy machine may still be reading the page in.
    const main = page.locator('main');
    for (const words of [
      'that is a charge',
      'a charge wins ties',
      'cavalry takes 2 off its die',
      'Here they part',
      '58/216',
      'What happens on a tie?',
    ])
      await expect(main).toContainText(words, { useInnerText: true });
    expect(await page.locator('.popup').count()).toBeGreaterThan(10);
  });
});
