import { expect } from '@playwright/test';
import { boardOn, embedPath, spot } from './board/board.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';
import { open, ready } from './board/task.ts';
import { tabTo, watch } from './board/focus.ts';

const ID = 'pb.which-charge';

test('each answer to a question draws its own line, right or wrong, while it is open', async ({ page }) => {
  await page.goto(embedPath(ID));
  const { figure, panel, map, button } = boardOn(page, ID);
  await figure.hover();
  await expect(figure).toHaveAttribute('data-alive', '');
  const live = map.locator('[data-layer=live]');
  const before = await live.innerHTML();
  const choice = (at: number) => panel.locator('.choice summary').nth(at);

  await choice(1).click();
  await expect(live.locator('[data-k=trace]'), 'the charge uphill').toHaveCount(1);
  const shapes = await live.locator('[data-k=trace] > path').count();
  expect(shapes, 'every shape of it').toBeGreaterThan(5);
  await expect(live.locator('[data-k=trace] path')).toHaveCount(shapes);
  await expect(live.locator('[data-m^=fault]'), 'stops at the hill').toHaveCount(1);
  await expect(button('Skip')).toBeVisible();
  await choice(3).click();
  await expect(live.locator('[data-k=trace]'), 'one answer at a time').toHaveCount(1);
  await choice(3).click();
  await expect(live.locator('[data-k=trace]')).toHaveCount(0);
  expect(await live.innerHTML()).toBe(before);
  await choice(2).click();
  await expect(live.locator('[data-k=trace]'), 'the charge that is allowed').toHaveCount(1);
  await expect(live.locator('[data-m^=fault]')).toHaveCount(0);
  await button('Continue').click();
  await expect(panel).toHaveAttribute('data-kind', 'answer');
  await expect(button('Next')).toHaveText('Next');
  await button('Back').click();
  await expect(live.locator('[data-k=trace]'), 'going back begins anew').toHaveCount(0);
});

test('Next is called Skip at a question or a task before its player is there', async ({ page }) => {
  // The player never loads.
  await page.route(/\/_astro\/player\.[^/]+\.js$/, () => undefined);
  await page.goto(embedPath(ID));
  const board = boardOn(page, ID);
  await expect(board.panel).toHaveAttribute('data-kind', 'ask');
  await board.button('Skip').click();
  await expect(board.panel).toHaveAttribute('data-kind', 'answer');
  await expect(board.button('Next')).toHaveText('Next');
  await board.button('Back').click();
  await expect(board.button('Skip')).toBeVisible();
  await expect(board.figure).not.toHaveAttribute('data-alive');
});

test('Next is a plain Skip during a task, and the main button Continue after it', async ({ page }) => {
  const [board, task] = await open(page, 'pb.a-knights-move');
  await ready(board);
  const [skip, paper] = [board.button('Skip'), 'rgba(0, 0, 0, 0)'];
  await expect(skip).toHaveCSS('background-color', paper);
  for (const square of [task.from, task.answers.find(({ kind }) => kind === 'right')!.to]) {
    const { x, y } = await spot(board, square);
    await page.mouse.click(x, y);
  }
  await expect(board.button('Continue')).not.toHaveCSS('background-color', paper);
});

test('a double click selects a unit, and gives an order once', async ({ page }) => {
  const [board, task] = await open(page, 'pb.a-knights-move');
  await ready(board);
  const twice = async (square: string): Promise<void> => {
    const { x, y } = await spot(board, square);
    await page.mouse.dblclick(x, y);
  };
  await twice(task.from);
  await expect(board.map.locator('[data-layer=selection] [data-m=selected]')).toHaveCount(1);
  await twice(task.answers.find(({ kind }) => kind === 'right')!.to);
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
});

test('Show me takes the road, as the lesson does', async ({ page }) => {
  const id = 'pb.along-the-road';
  await page.goto(embedPath(id));
  const { figure, map, panel } = boardOn(page, id);
  await panel.getByText('Show me').click();
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'shown');
  await expect(figure.locator('.outcome .order')).toContainText('Move the fusiliers to d3, then e3');
  const [from, to] = ['c3', 'e3'].map((square) => (square.charCodeAt(0) - 97) * 100 + 50);
  const line = await map.locator('[data-layer=live] [data-k=trace]').evaluate((way) => {
    const { x, width, height } = (way as SVGGElement).getBBox();
    return { x, width, height };
  });
  expect(line.height, 'straight along the road').toBeLessThan(30);
  expect([line.x, line.x + line.width].every((x) => x > from! && x < to!)).toBe(true);
});

own('by keyboard the map comes first where a task waits, and elsewhere Next', async ({ page }) => {
  await watch(page);
  await page.goto(embedPath('pb.along-the-road'));
  const first = async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await tabTo(page, '[data-board] *');
    return page.evaluate(
      () => document.activeElement!.closest('svg') !== null || document.activeElement!.getAttribute('data-turn'),
    );
  };
  expect(await first(), 'before its player is loaded').toBe(true);
  const board = boardOn(page);
  await expect(board.map).toHaveAttribute('role', 'application');
  await page.keyboard.press('Enter');
  await expect(board.said).toContainText('Selected');
  await page.goto(embedPath('pb.clear-at-last'));
  expect(await first()).toBe('next');
});
