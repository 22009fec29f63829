import { expect, type Page } from '@playwright/test';
import { boardOn, spot, type Board } from './board/board.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';

const CHAPTER = 'learn/paper-bayonet/will-the-orders-arrive/';
const ID = 'pb.the-chain';

async function chain(page: Page): Promise<Board> {
  await page.goto(CHAPTER);
  const board = boardOn(page, ID);
  await board.map.scrollIntoViewIfNeeded();
  await board.panel.hover();
  await board.alive();
  await expect(board.figure.locator('[data-unit]').first()).toBeAttached();
  return board;
}
const popupOn = ({ figure }: Board) => figure.locator('.about');
const lit = ({ map }: Board) => map.locator('[data-layer=lit] > [data-k=area]');

async function hover(page: Page, board: Board, square: string): Promise<void> {
  const { x, y } = await spot(board, square);
  await page.mouse.move(x, y, { steps: 2 });
}

test('a mouse at rest on a unit opens its pop-up beside it, with the chain', async ({ page }) => {
  const board = await chain(page);
  await hover(page, board, 'e2');
  const popup = popupOn(board);
  await expect(popup).toBeVisible();
  await expect(popup).toContainText('The hussars');
  await expect(popup).toContainText('In touch with General Dubois through the fusiliers and the guard');
  await expect(board.map.locator('[data-layer=lit] path[stroke="var(--brass)"]')).toHaveCount(3);
  const [on, at] = [(await popup.boundingBox())!, await spot(board, 'e2')];
  const isOver = at.x > on.x && at.x < on.x + on.width && at.y > on.y && at.y < on.y + on.height;
  expect(isOver).toBe(false);
  await expect(popup).toHaveCSS('pointer-events', 'none');

  await hover(page, board, 'a5');
  await expect(popup).toContainText('Open ground');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
});

test('a click closes the pop-up, and a step too', async ({ page }) => {
  const board = await chain(page);
  await hover(page, board, 'c3');
  await expect(popupOn(board)).toBeVisible();
  await page.mouse.down();
  await expect(popupOn(board)).toBeHidden();
  await page.mouse.up();
  await board.button('Next').click();
  await expect(popupOn(board)).toBeHidden();
});

test('names in the panel light their pieces, and the text stays as it is', async ({ page }) => {
  const board = await chain(page);
  const before = await board.panel.innerHTML();
  const name = await board.panel.evaluate((panel) => {
    const text = panel.querySelector('.say p')!.firstChild!;
    const range = document.createRange();
    const from = text.nodeValue!.indexOf('hussars');
    range.setStart(text, from);
    range.setEnd(text, from + 7);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.move(name.x, name.y);
  await expect(lit(board)).toHaveCount(1);
  await expect(popupOn(board)).toBeHidden();
  expect(await page.evaluate(() => CSS.highlights.get('unit-name')!.size)).toBeGreaterThan(3);
  expect(await board.panel.innerHTML()).toBe(before);
  await page.mouse.move(name.x, name.y + 300);
  await expect(lit(board)).toHaveCount(0);
});

test('the keyboard reaches every pop-up through the text description', async ({ page }) => {
  const board = await chain(page);
  const summary = board.figure.locator('.description summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const item = board.figure.locator('[data-unit]:focus');
  await expect(item).toHaveAttribute('aria-describedby', /--about$/);
  await expect(popupOn(board)).toBeVisible();
  await expect(lit(board)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(popupOn(board)).toBeHidden();
});

own.describe('by touch', () => {
  own.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  own('a long press opens the pop-up beneath the map, a tap does not', async ({ page }) => {
    await page.goto(CHAPTER);
    const board = boardOn(page, ID);
    await board.title.tap();
    await board.alive();
    const at = await spot(board, 'c3');
    const cdp = await page.context().newCDPSession(page);
    const press = async (milliseconds: number) => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await page.waitForTimeout(milliseconds);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await press(60);
    await page.waitForTimeout(700);
    await expect(popupOn(board)).toBeHidden();
    await press(900);
    await expect(popupOn(board)).toContainText('The fusiliers');
    const [popup, map] = [(await popupOn(board).boundingBox())!, (await board.map.boundingBox())!];
    expect(Math.abs(popup.width - map.width)).toBeLessThan(2);
    expect(popup.y).toBeGreaterThan(at.y + 20);
    await press(60);
    await expect(popupOn(board)).toBeHidden();
  });
});

test.describe('in a task', () => {
  const TASK = 'pb.a-link-for-the-gun';

  test('units without orders are pale, and the pop-up of the map’s cursor follows it', async ({ page }) => {
    await page.goto(`${CHAPTER}#${TASK}`);
    const board = boardOn(page, TASK);
    while ((await board.panel.getAttribute('data-kind')) !== 'task') await board.button('Next').click();
    await board.panel.hover();
    await board.alive();
    await expect(board.map).toHaveAttribute('role', 'application');
    await expect(board.map.locator('[data-k=base][opacity]').first()).toBeAttached();
    await board.map.focus();
    await page.keyboard.press('ArrowUp');
    await expect(popupOn(board)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popupOn(board)).toBeHidden();
  });
});

test('pointing at a piece of a game in play opens its pop-up too', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('play/paper-bayonet/learning-battle/#round-3');
  const board = boardOn(page);
  await expect(board.map).toHaveAttribute('role', 'application');
  const { x, y } = await spot(board, 'h3');
  await page.mouse.move(x, y);
  await page.mouse.move(x + 1, y);
  await expect(page.locator('.about').filter({ hasText: 'The right gun' })).toBeVisible();
  expect(faults).toEqual([]);
});

own('the pop-up of a piece leaves the line of the last shot in sight', async ({ page }) => {
  await page.addInitScript(() => Reflect.set(crypto, 'getRandomValues', (all: Int32Array) => all.fill(1)));
  await page.goto('play/paper-bayonet/learning-battle/#round-3');
  const board = boardOn(page);
  await expect(board.map).toHaveAttribute('role', 'application');
  for (const square of ['h3', 'c8']) {
    const { x, y } = await spot(board, square);
    await page.mouse.click(x, y);
  }
  const line = board.map.locator('[data-layer=live] > [data-k=trace]');
  await expect(line).toHaveCount(1);
  for (const square of ['h3', 'c8', 'g8']) {
    await page.mouse.move(2, 2);
    await hover(page, board, square);
    await expect(popupOn(board)).toBeVisible();
    const [popup, shot] = [(await popupOn(board).boundingBox())!, (await line.boundingBox())!];
    // The line runs from the upper left to the lower right of its box. The pop-up may cover another
    // corner of the box, but not the line.
    const covered = Array.from({ length: 21 }, (_, i) => [
      shot.x + (shot.width * i) / 20,
      shot.y + (shot.height * i) / 20,
    ]).filter(([x, y]) => x! > popup.x && x! < popup.x + popup.width && y! > popup.y && y! < popup.y + popup.height);
    expect(covered, square).toEqual([]);
  }
});
