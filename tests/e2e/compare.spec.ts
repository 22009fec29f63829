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

test('the boards of all games are stepped in one go, and on a phone the switch keeps the beat', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const [first, second] = [page.locator('[data-board]').first(), page.locator('[data-board]').last()];
  await expect(second).toBeHidden();
  await first.getByRole('button', { name: 'Next' }).click();
  await expect(first).toHaveAttribute('data-at', '1');
  await page.getByRole('group', { name: 'Games' }).getByRole('button').last().click();
  await expect(first).toBeHidden();
  await expect(second).toBeVisible();
  await expect(second).toHaveAttribute('data-at', '1');
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
    await page.goto(PAGE);
    const text = await page.locator('main').innerText();
    expect(await page.locator('.popup').count()).toBeGreaterThan(10);
    for (const words of [
      'that is a charge',
      'a charge wins ties',
      'cavalry takes 2 off its die',
      'Here they part',
      '58/216',
      'What happens on a tie?',
    ])
      expect(text).toContain(words);
  });
});
