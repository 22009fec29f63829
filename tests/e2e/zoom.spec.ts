import { expect, type Page } from '@playwright/test';
import { boardOn } from './board/board.ts';
import { openGame, withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';

test.beforeEach(({ page }) => withSameDice(page));

const VILLAGE = 'play/two-by-two/the-village/';

async function opened(page: Page, start: string) {
  await page.goto(`${VILLAGE}#${start}`);
  const board = boardOn(page);
  await expect(board.map).toHaveAttribute('role', 'application');
  await page.evaluate(() => document.fonts.ready);
  return board;
}

const view = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector<SVGSVGElement>('.pane > .map')!.viewBox.baseVal;
    return { x, y, width, height };
  });

/**
 * The widths across the front, in pixels, of the units on the map that are in the window of the
 * map.
 */
const widths = (page: Page) =>
  page.evaluate(() => {
    const svg = document.querySelector<SVGSVGElement>('.pane > .map')!;
    const pane = svg.getBoundingClientRect();
    return Array.from(svg.querySelectorAll('[data-layer=selection] > [data-m^=able-]'), (ring) => {
      const { left, right, top, bottom, width } = ring.getBoundingClientRect();
      return left > pane.left && right < pane.right && top > pane.top && bottom < pane.bottom ? width : null;
    }).filter((width) => width !== null);
  });

/** The font size of names, in pixels of the screen. */
const nameSize = (page: Page) =>
  page.evaluate(() => {
    const name = document.querySelector<SVGTextElement>('.map .name')!;
    return parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM()!.a;
  });

/** The width of the halo of names, in pixels of the screen: half of it lies outside the letters. */
const haloOfNames = (page: Page) =>
  page.evaluate(() => {
    const name = document.querySelector<SVGTextElement>('.map .name')!;
    const { strokeWidth, paintOrder } = getComputedStyle(name);
    return { width: (parseFloat(strokeWidth) * name.getScreenCTM()!.a) / 2, paintOrder };
  });

/** The middle of the map's window, a little off its units. */
async function ground(page: Page) {
  const { x, y, width, height } = (await page.locator('.pane').boundingBox())!;
  return { x: x + width * 0.08, y: y + height * 0.92 };
}

const WINDOWS = [
  ['1340 px', { viewport: { width: 1340, height: 900 } }],
  ['390 px by touch', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['a phone held sideways', { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }],
] as const;

for (const [name, options] of WINDOWS)
  test.describe(name, () => {
    test.use(options);

    for (const start of ['into-the-village.before', 'closing-up.before', 'lenz-comes-himself.before'])
      test(`a battle opens at ${start} on units that are due, large enough for a finger`, async ({ page }) => {
        await opened(page, start);
        const seen = await widths(page);
        expect(seen.length).toBeGreaterThan(0);
        expect(Math.min(...seen)).toBeGreaterThanOrEqual(28);
      });

    test('a ring that runs under a name is cut off from its letters', async ({ page }) => {
      await opened(page, 'closing-up.before');
      await expect(page.locator('[data-layer=selection] > [data-m^=able-]').first()).toBeVisible();
      const { width, paintOrder } = await haloOfNames(page);
      expect(paintOrder).toMatch(/^stroke/);
      expect(width).toBeGreaterThanOrEqual(2);
    });

    test('the map and the line of what is due fit the window, and both are in it', async ({ page }) => {
      await opened(page, 'closing-up.before');
      await page.locator('.due').evaluate((line) => scrollBy(0, line.getBoundingClientRect().top));
      await expect(page.locator('.due')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.pane')).toBeInViewport({ ratio: 1 });
    });

    test('buttons zoom; names keep their size; the whole map is one press away', async ({ page }) => {
      const board = await opened(page, 'closing-up.before');
      const [before, size] = [await view(page), await nameSize(page)];
      await board.button('Closer').click();
      const near = await view(page);
      expect(near.width).toBeLessThan(before.width);
      await expect.poll(async () => Math.abs((await nameSize(page)) / size - 1)).toBeLessThan(0.05);
      await board.button('Farther').click();
      expect((await view(page)).width).toBeGreaterThan(near.width * 1.4);
      await board.button('Whole map').click();
      expect((await view(page)).width).toBeGreaterThan(before.width);
      await expect.poll(async () => Math.abs((await nameSize(page)) / size - 1)).toBeLessThan(0.05);
    });

    test('a reload keeps the view', async ({ page }) => {
      const board = await opened(page, 'closing-up.before');
      await board.button('Closer').click();
      await board.button('Closer').click();
      const before = await view(page);
      await page.reload();
      await expect(board.map).toHaveAttribute('role', 'application');
      await expect.poll(() => view(page)).toEqual(before);
    });
  });

test.describe('with a mouse and keys', () => {
  test.use({ viewport: { width: 1340, height: 900 } });

  test('the map takes two thirds of the width, and the log stands below it', async ({ page }) => {
    const board = await opened(page, 'closing-up.before');
    const [figure, pane] = [await board.figure.boundingBox(), await page.locator('.pane').boundingBox()];
    expect(pane!.width).toBeGreaterThanOrEqual((figure!.width * 2) / 3);
    await page
      .locator('.orders button')
      .filter({ hasText: /^End the/ })
      .click();
    const log = (await page.locator('.log').boundingBox())!;
    expect(log.y).toBeGreaterThanOrEqual(pane!.y + pane!.height);
  });

  test('the wheel zooms about the pointer, and leaves the whole map to the page', async ({ page }) => {
    const board = await opened(page, 'closing-up.before');
    const before = await view(page);
    const at = await ground(page);
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -240);
    await expect.poll(async () => (await view(page)).width).toBeLessThan(before.width * 0.9);
    await board.button('Whole map').click();
    const whole = await view(page);
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, 240);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await view(page)).toEqual(whole);
  });

  test('empty ground is dragged, which gives no order and selects nothing', async ({ page }) => {
    const board = await opened(page, 'closing-up.before');
    const [before, at] = [await view(page), await ground(page)];
    const said = await board.said.textContent();
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 120, at.y - 60, { steps: 5 });
    await page.mouse.up();
    const now = await view(page);
    const one = before.width / (await page.locator('.pane').boundingBox())!.width;
    // The edge of the table may stop a push.
    expect(Math.abs(now.x - before.x) + Math.abs(now.y - before.y)).toBeGreaterThan(20 * one);
    expect(now.width).toBeCloseTo(before.width, 1);
    expect(await board.said.textContent()).toBe(said);
  });

  test('keys zoom and push, and what the keyboard moves stays in sight', async ({ page }) => {
    const board = await opened(page, 'closing-up.before');
    await board.map.focus();
    const before = await view(page);
    await board.map.press('+');
    const near = await view(page);
    expect(near.width).toBeLessThan(before.width);
    await board.map.press('Shift+ArrowRight');
    await board.map.press('Shift+ArrowUp');
    const pushed = await view(page);
    expect([pushed.x !== near.x || pushed.y !== near.y, pushed.width]).toEqual([true, near.width]);
    await board.map.press('0');
    expect((await view(page)).width).toBeGreaterThan(before.width);
    await board.map.press('+');
    await board.map.press('+');
    await board.map.press('Enter');
    for (let turn = 0; turn < 6; turn += 1) await board.map.press('ArrowUp');
    await expect
      .poll(async () => {
        const pane = (await page.locator('.pane').boundingBox())!;
        const ghost = (await page.locator('[data-layer=mover] .ghost').boundingBox())!;
        return ghost.x >= pane.x && ghost.y >= pane.y && ghost.y + ghost.height <= pane.y + pane.height;
      })
      .toBe(true);
  });

  test('on a grid the whole board is shown, and squares are tapped where they are after zooming', async ({ page }) => {
    const board = await openGame(page, 'round-3');
    await board.button('Closer').click();
    const gun = board.map.locator('[data-layer=selection] > [data-m^=able-]').first();
    const { x, y, width, height } = (await gun.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(board.said).toContainText('Selected');
  });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a unit that is tapped does not zoom the map, and stays in hand when a finger does', async ({ page }) => {
    const board = await opened(page, 'closing-up.before');
    const before = await view(page);
    const ring = board.map.locator('[data-layer=selection] > [data-m^=able-]').first();
    const { x, y, width, height } = (await ring.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page.locator('.mover-panel')).toBeVisible();
    // The map may be pushed so far that the whole reach of the unit is seen, and is not zoomed.
    const { width: wide, height: high } = await view(page);
    expect([wide, high]).toEqual([before.width, before.height]);
    await board.button('Closer').tap();
    await expect(page.locator('.mover-panel'), 'the unit stays in hand').toBeVisible();
  });

  test('two fingers zoom', async ({ page, context }) => {
    await opened(page, 'closing-up.before');
    const before = await view(page);
    const { x, y, width, height } = (await page.locator('.pane').boundingBox())!;
    const cdp = await context.newCDPSession(page);
    const fingers = (apart: number) => [
      { x: x + width / 2 - apart, y: y + height * 0.9, id: 1 },
      { x: x + width / 2 + apart, y: y + height * 0.9, id: 2 },
    ];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [50, 70, 90])
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await view(page)).width).toBeLessThan(before.width * 0.6);
  });
});
