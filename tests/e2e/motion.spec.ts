import { expect, test } from '@playwright/test';
import { type Board, embedPath, boardOn } from './board/board.ts';

/** The duration of the longest transition of the SVG's marks, in milliseconds; 0 if they jumped. */
const gliding = ({ map }: Board): Promise<number> =>
  map.evaluate((svg) => {
    const left = svg
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0));
    return Math.max(0, ...left);
  });

/**
 * The number of different pictures that the canvas shows after Next is pressed, until nothing
 * moves.
 */
const turned = ({ figure }: Board): Promise<number> =>
  figure.evaluate(async (board) => {
    const canvas = board.querySelector('canvas')!;
    const before = canvas.toDataURL();
    const pictures = new Set<string>();
    board.querySelector<HTMLElement>('[data-turn=next]')!.click();
    const began = performance.now();
    while (performance.now() < began + 900) {
      await new Promise((done) => requestAnimationFrame(done));
      pictures.add(canvas.toDataURL());
    }
    pictures.delete(before);
    return pictures.size;
  });

// The battalion moves from d3 to c3.
const [BEFORE, AFTER] = ['#pb.clear-at-last:one-step-aside', 'one-step-aside.answer'];

for (const isReduced of [true, false]) {
  const wish = isReduced ? 'no motion' : 'motion';
  test.describe(`a reader who wants ${wish}`, () => {
    test.use({
      contextOptions: { reducedMotion: isReduced ? 'reduce' : 'no-preference' },
      viewport: { width: 700, height: 800 },
    });

    test(`sees the units of the SVG ${isReduced ? 'jump' : 'move'}`, async ({ page }) => {
      await page.route(/\/_astro\/player\./, (route) => route.abort());
      await page.goto(embedPath('pb.clear-at-last') + BEFORE);
      const board = boardOn(page);
      await expect(board.title).toHaveText('One step aside');
      await board.button('Next').click();
      await expect(board.panel).toHaveAttribute('data-frame', AFTER);
      const mark = board.map.locator('[data-m=battalion]');
      const duration = await mark.evaluate((each) => parseFloat(getComputedStyle(each).transitionDuration));
      if (isReduced) {
        expect(await gliding(board)).toBeLessThan(1);
        expect(duration).toBeLessThan(0.001);
      } else {
        expect(duration).toBeGreaterThan(0.1);
        expect(duration, 'short').toBeLessThanOrEqual(0.4);
      }
    });

    test(`sees the units of the canvas ${isReduced ? 'jump' : 'move'}`, async ({ page }) => {
      await page.goto(embedPath('pb.clear-at-last') + BEFORE);
      const board = boardOn(page);
      await expect(board.title).toHaveText('One step aside');
      await board.figure.hover();
      await expect(board.figure).toHaveAttribute('data-painter', 'pixi', { timeout: 15_000 });
      const pictures = await turned(board);
      if (isReduced) expect(pictures).toBe(1);
      else expect(pictures).toBeGreaterThan(1);
    });
  });
}

test('a reader who wants no motion sees none on any kind of page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['', 'learn/paper-bayonet/guns-and-line-of-sight/', 'rulings/pb-051/', 'rulings/']) {
    await page.goto(path);
    const longest = await page.evaluate(() =>
      Math.max(
        ...Array.from(document.querySelectorAll('*'), (each) => {
          const { transitionDuration, animationDuration } = getComputedStyle(each);
          return Math.max(...`${transitionDuration},${animationDuration}`.split(',').map((time) => parseFloat(time)));
        }),
      ),
    );
    expect(longest, path).toBeLessThan(0.001);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  }
});
