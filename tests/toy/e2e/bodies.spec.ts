import { devices, expect, type Page } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/kept.ts';
import { test as own } from '../../e2e/board/plain.ts';
import { onTable } from '../../e2e/board/table.ts';

/** A board with a formation of three figures, and what a test does on it. */
async function field(page: Page) {
  await page.goto('embed/pk.as-one/');
  const board = boardOn(page, 'pk.as-one');
  await expect(board.panel.locator('.question')).toBeVisible();
  const { map, figure } = board;
  const { at, middle } = onTable(board);
  const mover = map.locator('[data-layer=mover]');
  return {
    ...board,
    at,
    middle,
    pads: mover.locator('.pad'),
    ghosts: mover.locator('.ghost [data-k=base]'),
    legs: figure.locator('.mover-panel .legs li'),
    head: figure.locator('.mover-panel .mover-who'),
    /** Where the three figures stand on the map. */
    places: () =>
      map
        .locator('[data-layer=live] [data-k=base][data-m^=guard]')
        .evaluateAll((all) => all.map((each) => /translate\((\S+) (\S+?)\)/.exec(each.getAttribute('transform')!)!)),
  };
}

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
});

test('a tap between two figures takes up all three, which are pulled as one', async ({ page }) => {
  const { at, middle, pads, ghosts, legs, head, places, button, figure, map } = await field(page);
  await expect(map.locator('[data-layer=live] [data-k=name]')).toHaveText(['Company', 'Guard']);
  const between = await at(110, 115);
  await page.mouse.click(between.x, between.y);
  await expect(pads).toHaveCount(3);
  await expect(ghosts).toHaveCount(3);
  await expect(head).toHaveText('The guard 0 % of the move');
  await expect(map.locator('[data-layer=selection] [data-m=selected]')).toHaveCount(1);

  const push = await middle('[data-grip=push]');
  const [start, to] = [await at(110, 100), await at(200, 100)];
  await page.mouse.move(push.x, push.y);
  await page.mouse.down();
  await page.mouse.move(push.x + (to.x - start.x), push.y, { steps: 6 });
  await expect(figure.locator('.mover-bubble')).toContainText('Somebody is in the way of the guard.');
  await page.mouse.up();
  await expect(legs).toHaveText(['forward 77.5 · takes 77.5 mm']);
  const before = await places();
  await button('Confirm').click();
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
  const after = await places();
  expect(after.map(([, x, y]) => [Number(x), Number(y)])).toEqual(
    before.map(([, x, y]) => [Number(x) + 155, Number(y)]),
  );
});

test('the keys take up the formation, and a sentence moves it', async ({ page }) => {
  const { map, legs, head, figure, button } = await field(page);
  await map.focus();
  await expect(map).toHaveAttribute('role', 'application');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(head).toHaveText('The guard 0 % of the move');
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowUp');
  await expect(legs).toHaveText(['forward 50 · takes 50 mm']);
  await expect(head).toHaveText('The guard 50 % of the move');
  await figure.getByLabel('Or type it').fill('wheel left 10, forward 30');
  await button('Preview').click();
  await expect(legs).toHaveText(['wheel left 10', 'forward 30 · takes 30 mm']);
  await page.keyboard.press('Enter');
});

test('the company forms column on the map, and then goes on from there', async ({ page }) => {
  const { at, legs, ghosts, figure, button } = await field(page);
  const { x, y } = await at(110, 330);
  await page.mouse.click(x, y);
  const size = async () => (await ghosts.first().boundingBox())!;
  await expect(ghosts).toHaveCount(1);
  const line = await size();
  await figure.getByLabel('Or type it').fill('form column, forward 40');
  await button('Preview').click();
  await expect(legs).toHaveText(['form column', 'forward 40 · takes 40 mm']);
  const column = await size();
  expect(column.height / line.height).toBeCloseTo(0.5, 0);
  expect(column.width).toBeGreaterThan(line.width * 1.3);
});

test('a formation is formed by a button, as far as the move lasts', async ({ page }) => {
  const { at, legs, figure, button } = await field(page);
  const line = figure.getByLabel('Or type it');
  const guard = await at(110, 100);
  await page.mouse.click(guard.x, guard.y);
  await expect(figure.locator('.mover-panel')).toBeVisible();
  await expect(figure.locator('.mover-forms'), 'figures have no formations').toBeHidden();
  const company = await at(110, 330);
  await page.mouse.click(company.x, company.y);
  await expect(button('Form line')).toHaveCount(0);
  await button('Form column').click();
  await expect(legs).toHaveText(['form column']);
  await expect(line).toHaveValue('form column');
  await page.keyboard.press('ArrowUp');
  await expect(legs, 'the keys go on working').toHaveText(['form column', 'forward 10 · takes 10 mm']);
  await expect(figure.locator('.mover-forms'), 'too little of the move is left').toBeHidden();
  await button('Undo last step').click();
  await expect(button('Form line')).toBeVisible();
});

test('a mouse that rests on any figure opens one pop-up, which names the group', async ({ page }) => {
  const { at, map, figure } = await field(page);
  const about = figure.locator('.about');
  for (const y of [130, 70]) {
    const [spot, away] = [await at(110, y), await at(300, 450)];
    // The first use of the board loads the player.
    await expect(async () => {
      await page.mouse.move(away.x, away.y);
      await page.mouse.move(spot.x, spot.y);
      await expect(about).toContainText('The guard', { timeout: 1500 });
    }).toPass();
    await expect(about).toContainText('The drummer');
    await expect(map.locator('[data-layer=lit] > [data-k=area]'), 'one light around all of them').toHaveCount(1);
  }
});

test('the pop-up of the formation names its figures', async ({ page }) => {
  const { figure, description } = { ...(await field(page)), description: page.locator('.description') };
  await expect(description).toContainText('The guard: The corporal');
  await expect(figure.locator('[data-layer=live]')).not.toContainText('corporal');
});

own.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 5'];
  own.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  own('a finger near the figures takes them up, and pulls them as one', async ({ page }) => {
    const { at, middle, pads, legs, figure, button } = await field(page);
    await page.touchscreen.tap(...(Object.values(await at(131, 100)) as [number, number]));
    await expect(pads).toHaveCount(3);
    const push = await middle('[data-grip=push]');
    const [start, to] = [await at(110, 100), await at(150, 100)];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await touch('touchStart', push);
    for (let n = 1; n <= 8; n++) await touch('touchMove', { x: push.x + ((to.x - start.x) * n) / 8, y: push.y });
    await touch('touchEnd');
    await expect(legs).toHaveText([/^forward (39|40|41)/]);
    await button('Confirm').tap();
    await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
  });
});
