import { expect, type Page } from '@playwright/test';
import { violations } from './board/access.ts';
import { boardOn, pointer, spot, type Board } from './board/board.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';

const CHAPTER = 'learn/paper-bayonet/a-whole-battle/';
const ID = 'pb.learning-battle';

/** Opens a moment of the battle, and waits until orders can be given. */
async function open(page: Page, step: string): Promise<Board> {
  await page.goto(`${CHAPTER}#${ID}:${step}`);
  const board = boardOn(page, ID);
  await expect(board.panel).toHaveAttribute('data-frame', step);
  await board.map.hover();
  await expect(board.map).toHaveAttribute('role', 'application');
  return board;
}

test('any order of the unit is an answer, with its exact odds beside those of the battle', async ({ page }) => {
  const board = await open(page, 'the-charge.before');
  const point = pointer(page, board);
  const outcome = board.figure.locator('.outcome');
  const live = board.map.locator('[data-layer=live]');
  const before = await live.innerHTML();
  await expect(board.title).toHaveText('Your hussars');
  await expect(board.figure.locator('[data-live]'), 'nobody is told the answer').not.toContainText('In the battle');
  await point('i5');
  await point('k5');
  await page.locator('.orders button', { hasText: 'Charge the dragoons' }).click();
  await expect(outcome.locator('.headline')).toHaveText(['Your order', 'In the battle']);
  await expect(outcome.locator('.odds').first()).toContainText('21 of 36');
  await expect(outcome.locator('.odds').last()).toContainText('161 of 216');
  await expect(board.panel.locator('.verdict')).toContainText('Your way: 58 % for you. The battle’s way: 75 %.');
  expect(await live.innerHTML(), 'the hussars stand where the order led them').not.toBe(before);
  await expect(board.figure).toHaveAttribute('data-solved', /the-charge\.before/);
  const marks = board.map.locator('[data-layer=selection] > *');
  await expect(marks, 'no rings on the squares that were left').toHaveCount(0);
  await expect(board.button('Continue')).toBeVisible();

  await board.button('Undo').click();
  await expect(board.button('Skip')).toBeVisible();
  await expect(marks).not.toHaveCount(0);
  expect(await live.innerHTML()).toBe(before);
  await expect(outcome).toBeEmpty();
  await point('i5');
  await point('g7');
  await page.locator('.orders button', { hasText: 'Charge the musketeers' }).click();
  await expect(outcome.locator('.headline')).toHaveText(['Your order, and that of the battle']);
  await board.button('Next').click();
  await expect(board.title).toHaveText('The charge');
  await expect(board.panel, 'a link to the step opens what happened in it').toHaveAttribute('data-frame', 'the-charge');
});

test('a click on the map after an answer begins the next one from the board of the moment', async ({ page }) => {
  const board = await open(page, 'the-charge.before');
  const point = pointer(page, board);
  const live = board.map.locator('[data-layer=live]');
  const before = await live.innerHTML();
  await point('i5');
  await point('j5');
  await expect(board.panel.locator('.feedback')).toHaveAttribute('data-verdict', 'decided');
  await point('i5');
  await expect(board.said).toContainText('Selected');
  expect(await live.innerHTML()).toBe(before);
});

test('Undo and Reset before an answer deselect the unit, and say so', async ({ page }) => {
  const board = await open(page, 'the-charge.before');
  const verdict = board.panel.locator('.verdict');
  for (const [button, says] of [
    ['Undo', 'No order is given yet.'],
    ['Reset', 'Back to the start.'],
  ] as const) {
    // A second click this soon would count as a double click.
    await expect(async () => {
      await pointer(page, board)('i5');
      await expect(verdict).toContainText('Selected: the hussars.', { timeout: 1000 });
    }).toPass();
    // Nothing can be undone yet, and the buttons look so.
    await expect(board.button(button)).toBeDisabled();
    await board.button(button).click({ force: true });
    await expect(verdict).toHaveText(says);
  }
});

test('the chapter is not read after the first of its questions', async ({ page }) => {
  const board = await open(page, 'the-charge.before');
  const point = pointer(page, board);
  await point('i5');
  await point('j5');
  await expect(board.figure.locator('.done')).toHaveText(/^1 of \d+ solved$/);
  await expect(page.locator('.side [aria-current] .yes')).toHaveCount(0);
  await board.button('Last step').click();
  await expect(page.locator('.side [aria-current] .yes')).toBeVisible();
});

test('on touch the button of the order that was pointed at is the main one', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const board = await open(page, 'the-charge.before');
  for (const square of ['i5', 'j5']) {
    const { x, y } = await spot(board, square);
    await page.touchscreen.tap(x, y);
  }
  await expect(board.figure.locator('.orders .main')).toHaveText(/^Move the hussars to j5/);
  await page.close();
});

test('a refused order is explained, and orders of others are no answer', async ({ page }) => {
  const board = await open(page, 'a-square-is-a-target.before');
  const point = pointer(page, board);
  await point('h3');
  await point('g8');
  await expect(board.panel.locator('.verdict')).toContainText('Not allowed.');
  await point('e3');
  await point('e8');
  await expect(board.panel.locator('.verdict')).toContainText('Here the question is about the right gun only.');
  await expect(board.figure.locator('.outcome')).toBeEmpty();
});

test('a decision can be skipped, and what the battle did can be read without an answer', async ({ page }) => {
  const board = await open(page, 'square.before');
  await page.getByText('See what the battle did').click();
  await expect(board.panel.locator('.task details')).toContainText('Form Square with the landwehr.');
  await expect(board.panel.locator('.task details')).toContainText('? Refused: The landwehr are in Square');
  await board.button('Next').click();
  await expect(board.title).toHaveText('Square!');
});

test('every step of the battle but its last leads on to a game', async ({ page }) => {
  const board = await open(page, 'the-charge.before');
  const link = board.figure.getByRole('link', { name: 'Play on from here' });
  await expect(link).toHaveAttribute('href', /\/play\/paper-bayonet\/learning-battle\/#the-charge\.before$/);
  await board.button('Last step').click();
  await expect(link).toHaveCount(0);
  await board.button('Back').click();
  await link.click();
  const game = boardOn(page, ID);
  await expect(game.panel.page().locator('.where')).toContainText('The die that decided');
  await expect(game.panel.page().locator('.where')).toContainText('Round 6 · Allied movement phase');
});

test('axe finds nothing beside the odds of a decision', async ({ page }) => {
  const board = await open(page, 'the-charge.before');
  const point = pointer(page, board);
  await point('i5');
  await point('j5');
  await expect(board.figure.locator('.outcome .odds')).toHaveCount(2);
  // Axe keeps the styles that it read first, so the button must have changed before it looks.
  await expect(board.button('Continue')).toBeVisible();
  expect(await violations(page, { within: `[data-board="${ID}"]` })).toEqual([]);
});

own.describe('without scripts', () => {
  own.use({ javaScriptEnabled: false });

  own('the question stands before what happened', async ({ page }) => {
    await page.goto(`${CHAPTER}steps/`);
    const all = await page.locator('.frame').evaluateAll((frames) => frames.map((frame) => frame.dataset['frame']));
    expect(all.indexOf('the-charge.before')).toBe(all.indexOf('the-charge') - 1);
    await expect(page.locator('[data-frame="the-charge.before"] .question')).toContainText('Where do they charge');
  });
});
