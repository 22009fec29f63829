import { expect } from '@playwright/test';
import { boardsOf } from '../site/built.ts';
import { embedPath, type Board, boardOn, CHAPTER, HOME } from './board/board.ts';
import { test } from './board/kept.ts';

const SIZES = [
  { width: 1340, height: 820 },
  { width: 390, height: 844 },
];

/**
 * Runs in the page: presses the same point until the button is disabled. Returns what is wrong if
 * something moved away from under the finger; otherwise null.
 */
async function press(board: Element, button: 'next' | 'back'): Promise<string | null> {
  const shown = (): number => Number(board.getAttribute('data-at'));
  const place = (): readonly number[] => {
    const { x, y } = board.querySelector(`[data-turn=${button}]`)!.getBoundingClientRect();
    return [x, y];
  };
  // If the map sticks to the window, as on a phone once the player is loaded, a new step begins
  // beneath it: the text scrolls, but map and buttons do not move. At the very end of a board, the
  // sticky part is pushed up a little; it stays under the finger. If a board above is filled in
  // meanwhile, the browser scrolls by whole pixels to keep the page in place.
  const hasMoved = (): boolean => {
    const isStuck = getComputedStyle(board.querySelector('.sheet')!).position === 'sticky';
    return place().some((each, i) => Math.abs(each - before[i]!) > (isStuck ? 12 : 1));
  };
  // After that, the page is laid out, and the browser has scrolled it if it needs to.
  const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
  const { left, top, width, height } = board.querySelector(`[data-turn=${button}]`)!.getBoundingClientRect();
  const before = place();
  while (board.querySelector(`[data-turn=${button}]`)!.getAttribute('aria-disabled') !== 'true') {
    const at = shown() + (button === 'next' ? 1 : -1);
    const there = document.elementFromPoint(left + width / 2, top + height / 2)?.closest<HTMLElement>('[data-turn]');
    if (there?.dataset['turn'] !== button) return `at ${at}: another thing is under the finger`;
    there.click();
    for (let waits = 0; waits < 600 && (waits < 2 || shown() !== at); waits += 1) await frame();
    if (shown() !== at) return `at ${at}: it shows ${shown()}`;
    if (hasMoved()) return `at ${at}: ${before.join(' ')} became ${place().join(' ')}`;
  }
  return null;
}

/**
 * Presses the same point of the screen until the last step is shown, and checks that nothing moves
 * away from under the finger.
 */
const stepThrough = async ({ figure }: Board): Promise<void> =>
  expect(await figure.evaluate(press, 'next' as const)).toBeNull();

test('neither the player nor the progress moves or lengthens what is there when it comes', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.evaluate(() => document.fonts.ready);
  const { figure, button, alive } = boardOn(page, 'pb.a-friend-between');
  const places = () =>
    page
      .locator('.side li, #pb\\.a-friend-between :is(.below, .controls button, .controls input)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ x, height }) => [x, height]));
  await expect(figure.locator('.description li').first()).toBeAttached();
  const before = await places();
  await button('Next').click();
  await alive();
  await figure.locator('[data-turn=last]').click();
  await expect(page.locator('.side [aria-current]')).toContainText('1 of 10 boards');
  expect(await places()).toEqual(before);
});

for (const size of SIZES) {
  test(`pressing the same point steps every board of the chapter to its end: ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(CHAPTER);
    await page.evaluate(() => document.fonts.ready);
    const ids = await page.locator('[data-board]:has([data-turn=next])').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual([...boardsOf(CHAPTER).keys()]);
    for (const id of ids) {
      const board = boardOn(page, id);
      await board.button('Next').evaluate((next) => {
        next.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await test.step(id, () => stepThrough(board));
    }
  });

  test(`nothing moves with the script open either: ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(HOME);
    const board = boardOn(page);
    await board.script.click();
    await expect(board.figure.locator('.drawer [data-lit]').first()).toBeVisible();
    await board.button('Next').evaluate((next) => {
      next.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await stepThrough(board);
    await expect(board.figure.locator('.drawer [data-lit]').first()).toContainText('id: the-same-dice-in-the-open');
  });

  test(`nothing moves at the end of a short page: ${size.width} px`, async ({ page }) => {
    await page.setViewportSize({ ...size, height: 600 });
    await page.goto(`${embedPath('pb.clear-at-last')}#pb.clear-at-last:saved-by-the-trees`);
    const board = boardOn(page);
    await expect(board.title).toHaveText('Saved by the trees');
    // On a phone the player makes map and buttons stick.
    await board.title.click();
    await board.alive();
    // Scrolls down as far as the button stays visible.
    await board.button('Next').evaluate((next) => {
      scrollBy({ top: next.getBoundingClientRect().top - 4, behavior: 'instant' });
    });
    expect(await board.figure.evaluate(press, 'back' as const)).toBeNull();
    await expect(board.figure).toHaveAttribute('data-at', '0');
  });
}
