import { expect } from '@playwright/test';
import { openGame, withSameDice } from './board/game.ts';
import { boardOn, spot } from './board/board.ts';
import { test } from './board/plain.ts';

test.beforeEach(({ page }) => withSameDice(page));

for (const [width, height] of [
  [390, 844],
  [390, 700],
  [320, 640],
] as const)
  test.describe(`on a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('what came of an order stands in the window with the map and all buttons', async ({ page }) => {
      await page.goto('play/two-by-two/the-village/#into-the-village.before');
      const board = boardOn(page);
      await expect(board.map).toHaveAttribute('role', 'application');
      await board.button('Roll for reinforcements at point 1').tap();
      await expect(page.locator('.answer .verdict')).toContainText('Roll for reinforcements at point 1.');
      for (const part of ['.due', '.pane', '.answer .verdict', '.orders'])
        await expect(page.locator(part), part).toBeInViewport({ ratio: 0.99 });
    });

    test('so does the reason why an order is refused', async ({ page }) => {
      const board = await openGame(page, 'round-3');
      // The enemy stands beyond what the opening view of a phone shows.
      await board.button('Whole map').tap();
      for (const square of ['e3', 'd8', 'd8']) {
        const { x, y } = await spot(board, square);
        // Waits longer than a double click: a reader does not tap twice that fast.
        await page.waitForTimeout(400);
        await page.touchscreen.tap(x, y);
      }
      await expect(page.locator('.answer .verdict')).toContainText('Not allowed.');
      for (const part of ['.due', '.pane', '.answer .verdict', '.orders'])
        await expect(page.locator(part), part).toBeInViewport({ ratio: 0.99 });
    });

    test('so does the end of a phase', async ({ page }) => {
      const board = await openGame(page, 'round-3');
      await board.button('End the artillery phase').first().tap();
      await expect(page.locator('.answer .verdict')).toBeInViewport({ ratio: 0.99 });
    });

    test('the buttons stay where they are, however long the text above them is', async ({ page }) => {
      await page.goto('play/two-by-two/the-village/#into-the-village.before');
      const board = boardOn(page);
      await expect(board.map).toHaveAttribute('role', 'application');
      const undo = board.figure.locator('[data-do=undo]');
      const high = async () => {
        await page.waitForTimeout(300);
        return Math.round((await undo.boundingBox())!.y + (await page.evaluate(() => scrollY)));
      };
      const tops = [await high()];
      for (const name of [
        /^Roll for reinforcements at point 1/,
        /^Roll for reinforcements at point 1/,
        /^Select the/,
      ]) {
        await board.figure.locator('.orders button').filter({ hasText: name }).first().tap();
        tops.push(await high());
      }
      await expect(page.locator('.answer .verdict')).toContainText('Selected');
      // A text that needs more than four lines makes room once, and keeps it.
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      if (width === 390) expect(new Set(tops).size).toBe(1);
    });

    test('the buttons that zoom lie on nothing that can be tapped', async ({ page }) => {
      await openGame(page, 'round-3');
      const [zooms, pane] = [page.locator('.zooms'), page.locator('.pane')];
      const [above, map] = [(await zooms.boundingBox())!, (await pane.boundingBox())!];
      expect(above.y + above.height).toBeLessThanOrEqual(map.y);
    });
  });

/** A moment of each game's battle, and an order there that only a button gives. */
const MOMENTS = [
  ['play/two-by-two/the-village/#into-the-village.before', /^Roll for reinforcements at point 1/],
  ['play/two-by-two/the-village/', /^Roll for who attacks/],
  ['play/paper-bayonet/learning-battle/#round-3', /^End the artillery phase/],
] as const;

for (const [width, height] of [
  [667, 375],
  [844, 390],
  [640, 450],
] as const)
  test.describe(`in a low window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    for (const [path, order] of MOMENTS)
      test(`the map stands beneath the line that is due, and beside it what came of an order: ${path}`, async ({
        page,
      }) => {
        await page.goto(path);
        const { figure, map } = boardOn(page);
        await expect(map).toHaveAttribute('role', 'application');
        const [due, pane, verdict] = ['.due', '.pane', '.answer .verdict'].map((part) => page.locator(part));
        await figure.evaluate((board) => board.scrollIntoView({ behavior: 'instant' }));
        for (const part of [due!, pane!]) await expect(part).toBeInViewport({ ratio: 0.99 });
        await figure.locator('.orders button').filter({ hasText: order }).first().tap();
        for (const part of [due!, pane!, verdict!]) await expect(part).toBeInViewport({ ratio: 0.99 });
        const [drawn, told] = await Promise.all([pane!.boundingBox(), verdict!.boundingBox()]);
        expect(told!.x, 'side by side').toBeGreaterThanOrEqual(drawn!.x + drawn!.width);
        expect(drawn!.width, 'the map has the most of the window').toBeGreaterThan(width / 2);
        expect(drawn!.height).toBeGreaterThan(height / 2);
      });
  });

test.describe('from the beginning', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('units that were put on the whole table are shown large enough to be tapped', async ({ page }) => {
    await page.goto('play/two-by-two/the-village/');
    const board = boardOn(page);
    const press = async (name: RegExp) => {
      await board.figure.locator('.orders button').filter({ hasText: name }).first().tap();
      await page.waitForTimeout(400);
    };
    /** Taps a place twice: a part of the map from its left edge and from its top. */
    const put = async (across: number, down: number) => {
      for (let tap = 0; tap < 2; tap += 1) {
        const { x, y, width, height } = (await page.locator('.pane').boundingBox())!;
        await page.touchscreen.tap(x + across * width, y + down * height);
        await page.waitForTimeout(500);
      }
    };
    await expect(board.map).toHaveAttribute('role', 'application');
    await press(/^Roll for who attacks/);
    await press(/^Agree on the terrain/);
    for (const [unit, across] of [
      [/^Select the Wenzel/, 0.8],
      [/^Select the eighth/, 0.27],
    ] as const) {
      await press(unit);
      await put(across, 0.5);
      await press(/^End the deployment/);
    }
    for (let point = 0; point < 4; point += 1) {
      const buttons = board.figure.locator('.orders button').filter({ hasText: /^Choose \[/ });
      if (await buttons.count()) await press(/^Choose \[/);
      else {
        if (point < 2) await page.locator('fieldset.strip button, .strip button').first().tap();
        await put(0.13, point < 2 ? 0.54 : 0.78);
      }
    }
    await expect(page.locator('.asked')).toContainText('may move each unit with a ring');
    const ring = board.map.locator('[data-layer=selection] > [data-m^=able-]').first();
    await expect(ring).toBeVisible();
    // The map stays with those who move, and not with the point that was chosen last.
    const [pane, at] = [(await page.locator('.pane').boundingBox())!, (await ring.boundingBox())!];
    expect(at.x).toBeGreaterThanOrEqual(pane.x);
    expect(at.x + at.width).toBeLessThanOrEqual(pane.x + pane.width);
    expect((await ring.boundingBox())!.width).toBeGreaterThanOrEqual(28);
  });
});
