import { devices, expect, type Page } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/kept.ts';
import { test as own } from '../../e2e/board/plain.ts';
import { onTable } from '../../e2e/board/table.ts';

/* A choice and a secret order that go to any place are given on the map, beside their buttons. */

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
});

/** The board on which the sentries are fired at, at its task. */
async function underFire(page: Page) {
  await page.goto('embed/pk.slips-away/#pk.slips-away:away');
  const board = boardOn(page, 'pk.slips-away');
  await expect(board.panel.locator('.question')).toBeVisible();
  return { ...board, ...onTable(board), hand: board.map.locator('[data-layer=mover]') };
}

/** The board on which a side writes in secret, at its task. */
async function atNight(page: Page) {
  await page.goto('embed/pk.a-post/');
  const board = boardOn(page, 'pk.a-post');
  await expect(board.panel.locator('.question')).toBeVisible();
  return { ...board, ...onTable(board), hand: board.map.locator('[data-layer=mover]') };
}

const verdict = ({ figure }: ReturnType<typeof boardOn>) => figure.locator('.feedback');

test('a unit under fire slips away by a click at a place, or ducks by its button, by mouse', async ({ page }) => {
  const board = await underFire(page);
  const { at, hand, button, figure } = board;
  await expect(verdict(board)).toContainText('Or choose one of the buttons below the map.');
  await button('Duck').click();
  await expect(verdict(board)).toHaveAttribute('data-verdict', 'wrong');
  await button('Undo').click();
  const { x, y } = await at(150, 200);
  await page.mouse.click(x, y);
  await expect(hand.locator('.pad')).toHaveCount(3);
  await expect(figure.locator('.mover-panel')).toContainText('The sentries 0 mm of 50 mm');
  await expect(button('Stand')).toBeVisible();
  const beyond = await at(60, 200);
  await page.mouse.click(beyond.x, beyond.y);
  await expect(figure.locator('.mover-why')).toContainText('The sentries do not get so far. Slipping away');
  await button('Confirm').click();
  await expect(verdict(board)).toHaveAttribute('data-verdict', 'right');
  await expect(figure.locator('.outcome .order')).toContainText('Slip away with the sentries to 100 mm, 200 mm');
});

test('a post is written in secret by a pull, by mouse', async ({ page }) => {
  const board = await atNight(page);
  const { at, pull, button, figure } = board;
  const start = await at(150, 200);
  await page.mouse.click(start.x, start.y);
  await pull('push', [50, 0]);
  await button('Confirm').click();
  await expect(verdict(board)).toHaveAttribute('data-verdict', 'right');
  await expect(figure.locator('.outcome .order')).toContainText('Write that the sentries go to 200 mm, 200 mm');
});

test('both are given by keys and by a sentence', async ({ page }) => {
  const night = await atNight(page);
  await night.map.focus();
  await expect(night.map).toHaveAttribute('role', 'application');
  await page.keyboard.press('Enter');
  await expect(night.figure.locator('.mover-panel')).toBeVisible();
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(verdict(night)).toHaveAttribute('data-verdict', 'right');

  const fired = await underFire(page);
  // Opened at its task, the board loads its player by itself; until then its map takes no focus.
  await expect(fired.map).toHaveAttribute('role', 'application');
  await fired.map.focus();
  await page.keyboard.press('Enter');
  await fired.figure.getByLabel('Or type it').fill('turn left 180, forward 50');
  await fired.button('Preview').click();
  await fired.button('Confirm').click();
  await expect(verdict(fired)).toHaveAttribute('data-verdict', 'right');
});

test('what the other side has written stands sealed, and its unit goes there when the card is drawn', async ({
  page,
}) => {
  const { figure, goTo, map } = await atNight(page);
  await goTo('Red writes');
  await expect(figure.locator('[data-panel]')).toContainText('Red: an order that is not shown');
  await expect(figure.locator('[data-panel]')).not.toContainText('240 mm');
  const places = () =>
    map
      .locator('[data-layer=live] [data-k=base]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('transform')));
  const before = await places();
  await goTo('Both go');
  expect((await places()).every((place, i) => place !== before[i])).toBe(true);
});

own.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 5'];
  own.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  own('a finger sends a unit under fire away', async ({ page }) => {
    const board = await underFire(page);
    const { at, hand, button } = board;
    const start = await at(150, 200);
    await page.touchscreen.tap(start.x, start.y);
    await expect(hand.locator('.pad')).toHaveCount(3);
    // Behind it lies the pad that pushes it, so the finger pulls the unit itself.
    const [from, to] = [await at(150, 200), await at(90, 200)];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', from);
    for (let n = 1; n <= 8; n++) await touch('touchMove', { x: from.x + ((to.x - from.x) * n) / 8, y: from.y });
    await touch('touchEnd');
    await button('Confirm').tap();
    await expect(verdict(board)).toHaveAttribute('data-verdict', 'right');
  });

  own('a finger writes a post', async ({ page }) => {
    const board = await atNight(page);
    const { at, hand, button, figure } = board;
    const start = await at(150, 200);
    await page.touchscreen.tap(start.x, start.y);
    await expect(hand.locator('.pad')).toHaveCount(3);
    const to = await at(210, 200);
    await page.touchscreen.tap(to.x, to.y);
    await expect(figure.locator('.mover-panel .legs li')).toHaveText([/^forward 50/]);
    await button('Confirm').tap();
    await expect(verdict(board)).toHaveAttribute('data-verdict', 'right');
  });
});
