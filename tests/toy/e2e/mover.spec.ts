import { devices, expect, type Page } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/kept.ts';
import { test as own } from '../../e2e/board/plain.ts';
import { onTable } from '../../e2e/board/table.ts';

/** A board on which the sentries can be marched, and what a test does on it. */
async function field(page: Page) {
  await page.goto('embed/pk.into-range/');
  const board = boardOn(page, 'pk.into-range');
  await expect(board.panel.locator('.question')).toBeVisible();
  const { map, figure } = board;
  return {
    ...board,
    ...onTable(board),
    hand: map.locator('[data-layer=mover]'),
    legs: figure.locator('.mover-panel .legs li'),
    said: figure.locator('.feedback'),
    field: figure.getByLabel('Or type it'),
  };
}

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
});

/** The order that the report of the answer names. */
const ORDER = 'Move the sentries to 240 mm, 200 mm';

test('a unit is pushed from behind, turned at a flank, and taken back leg by leg, by mouse', async ({ page }) => {
  const { at, middle, hand, legs, said, button, figure, map } = await field(page);
  const start = await at(150, 200);
  await page.mouse.click(start.x, start.y);
  await expect(hand.locator('.pad')).toHaveCount(3);
  await expect(figure.locator('.mover-panel')).toContainText('The sentries 0 mm of 100 mm');
  await expect(hand.locator('.reach .edge')).toHaveCount(1);

  const push = await middle('[data-grip=push]');
  await page.mouse.move(push.x, push.y);
  await page.mouse.down();
  const to = await at(240, 200);
  await page.mouse.move(push.x + (to.x - start.x), push.y + 3, { steps: 6 });
  await expect(figure.locator('.mover-bubble')).toContainText('Forward 90 · 90 mm of 100 mm used');
  const beyond = await at(320, 200);
  await page.mouse.move(push.x + (beyond.x - start.x), push.y, { steps: 3 });
  await expect(figure.locator('.mover-bubble.refused')).toHaveText(
    'Forward 100 · 100 mm of 100 mm usedThe sentries do not get so far.How far a unit moves',
  );
  await expect(hand.locator('.wanted .cross')).toHaveCount(1);
  await page.mouse.move(push.x + (to.x - start.x), push.y, { steps: 3 });
  await page.mouse.up();
  await expect(figure.locator('.mover-bubble')).toBeHidden();
  await expect(legs).toHaveText(['forward 90 · takes 90 mm']);
  await expect(said).toContainText('Forward 90, 90 mm of 100 mm used.');

  // A turn after it is not for this game, which says so where it bites.
  const left = await middle('[data-grip=left]');
  await page.mouse.move(left.x, left.y);
  await page.mouse.down();
  await page.mouse.move(left.x + 60, left.y, { steps: 4 });
  await page.mouse.up();
  await expect(figure.locator('.mover-why')).toContainText('The sentries turn once, and then go straight on.');
  await expect(legs).toHaveText(['forward 90 · takes 90 mm']);

  await button('Undo last step').click();
  await expect(legs).toHaveCount(0);
  await expect(button('Confirm')).toBeDisabled();
  await map.press('ArrowUp');
  await button('Cancel').click();
  await expect(hand.locator('.pad')).toHaveCount(0);
});

test('a task is solved by a pull, by keys, and by a sentence, all with the same order', async ({ page }) => {
  const { at, pull, map, legs, field: line, button, figure } = await field(page);
  const solved = async () => {
    await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
    await expect(figure.locator('.outcome .order')).toContainText(ORDER);
    await button('Reset').click();
    await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'none');
  };
  const takeUp = async () => {
    const { x, y } = await at(150, 200);
    await page.mouse.click(x, y);
    await expect(figure.locator('.mover-panel')).toBeVisible();
  };
  await takeUp();
  await pull('push', [90, 0]);
  await button('Confirm').click();
  await solved();

  await map.focus();
  await page.keyboard.press('Enter');
  await expect(figure.locator('.mover-panel')).toBeVisible();
  for (let n = 0; n < 9; n++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(figure.locator('.mover-why')).toContainText('turn once');
  await expect(legs).toHaveText(['forward 90 · takes 90 mm']);
  await page.keyboard.press('Enter');
  await solved();

  await takeUp();
  await line.fill('dance');
  await button('Preview').click();
  await expect(figure.locator('.mover-why')).toContainText('Not understood: “dance”');
  await line.fill('Advance 90 mm.');
  await button('Preview').click();
  await expect(legs).toHaveText(['forward 90 · takes 90 mm']);
  await button('Confirm').click();
  await solved();
});

test('a unit is sent to a place, and its text says what is around it', async ({ page }) => {
  const { at, legs, figure } = await field(page);
  const start = await at(150, 200);
  await page.mouse.click(start.x, start.y);
  await expect(figure.locator('.mover-panel')).toBeVisible();
  const to = await at(150, 290);
  await page.mouse.click(to.x, to.y);
  await expect(legs).toHaveText(['turn left 90', /^forward 9[01]/]);
  await figure.getByText('What is around it').click();
  await expect(figure.locator('.mover-panel details li')).toHaveText([
    /^the sentries, .* mm in front of the patrol, with it on the right$/,
  ]);
});

own.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 5'];
  own.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  own('a finger pulls a pad under a loupe, and anywhere else it scrolls', async ({ page }) => {
    const { at, middle, legs, figure, hand, button } = await field(page);
    // The first touch loads the player, which may fit the map to the window.
    await page.touchscreen.tap(...(Object.values(await at(150, 200)) as [number, number]));
    await expect(hand.locator('.pad')).toHaveCount(3);
    const start = await at(150, 200);
    const pad = (await hand.locator('[data-grip=push] .touch').boundingBox())!;
    expect(Math.round(pad.width)).toBeGreaterThanOrEqual(47);
    const push = await middle('[data-grip=push]');
    const to = await at(230, 200);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await touch('touchStart', push);
    for (let n = 1; n <= 8; n++) await touch('touchMove', { x: push.x + ((to.x - start.x) * n) / 8, y: push.y });
    await expect(figure.locator('.mover-loupe')).toBeVisible();
    await expect(figure.locator('.mover-bubble')).toContainText('of 100 mm');
    await touch('touchEnd');
    await expect(figure.locator('.mover-loupe')).toBeHidden();
    await expect(legs).toHaveText([/^forward (79|80|81)/]);
    await button('Confirm').tap();
    await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
  });
});
