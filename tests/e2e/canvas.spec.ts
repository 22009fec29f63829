import { expect } from '@playwright/test';
import { embedPath, type Board, boardOn, spot } from './board/board.ts';
import { compare } from './painters/compare.ts';
import { test } from './painters/software.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 560, height: 800 } });

/** Software rendering is slow. */
const SLOWLY = { timeout: 30_000 };
const ID = 'pb.clear-at-last';

/**
 * Runs in the page: gives each roll the next seed, beginning with a seed that misses, and keeps the
 * contexts.
 */
function prepare(): void {
  let seed = 0;
  Reflect.set(crypto, 'getRandomValues', (all: Int32Array) => all.fill((seed += 1)));
  const own = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (...all: unknown[]) => unknown;
  const contexts: unknown[] = [];
  function getContext(this: HTMLCanvasElement, ...all: unknown[]): unknown {
    const found = own.apply(this, all);
    if (String(all[0]).startsWith('webgl') && found !== null) contexts.push(found);
    return found;
  }
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', getContext);
  Object.assign(window, { contexts });
}

/** Expects the canvas to show what the SVG shows. */
const agree = async (board: Board, after: string): Promise<void> => {
  await expect
    .poll(async () => (await compare(board))?.worst ?? 1, {
      message: `canvas and SVG after: ${after}`,
      timeout: 10_000,
    })
    .toBeLessThan(0.1);
};

test('after every kind of action the canvas shows what the SVG shows', async ({ page }) => {
  await page.addInitScript(prepare);
  await page.goto(`${embedPath(ID)}#${ID}:saved-by-the-trees`);
  const board = boardOn(page);
  const live = board.map.locator('[data-layer=live]');
  await expect(board.title).toHaveText('Saved by the trees');
  const scripted = await live.innerHTML();

  await board.button('Roll it yourself').click();
  await expect(board.figure.locator('.tally')).toContainText('Your 1 roll:', SLOWLY);
  await expect(board.figure).toHaveAttribute('data-painter', 'pixi', SLOWLY);
  expect(await live.innerHTML(), 'the first roll misses, and the script hits').not.toBe(scripted);
  await agree(board, 'the first roll');
  for (const again of [2, 3]) {
    await board.button('Roll again').click();
    await expect(board.figure.locator('.tally')).toContainText(`Your ${again} rolls:`);
    await agree(board, `roll ${again}`);
  }
  await board.button('Back to the script').click();
  expect(await live.innerHTML()).toBe(scripted);
  await agree(board, 'back to the script');

  await board.button('Next').click();
  await agree(board, 'a step forward');
  await board.button('Back').click();
  await agree(board, 'a step back');
  await board.scrub.fill('3');
  await expect(board.panel).toHaveAttribute('data-kind', 'task');
  await agree(board, 'scrubbing');

  const task = await live.innerHTML();
  const order = async (from: string, to: string): Promise<void> => {
    for (const square of [from, to]) {
      const { x, y } = await spot(board, square);
      await page.mouse.click(x, y);
    }
    await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', /right|wrong/);
  };
  await expect(board.map).toHaveAttribute('role', 'application', SLOWLY);
  await order('d3', 'd4');
  expect(await live.innerHTML()).not.toBe(task);
  await agree(board, 'an order');
  await board.button('Undo').click();
  expect(await live.innerHTML()).toBe(task);
  await agree(board, 'undo');
  await order('d3', 'f6');
  await agree(board, 'a refused order');
  await board.button('Undo').click();
  await order('d3', 'c3');
  await board.button('Reset').click();
  expect(await live.innerHTML()).toBe(task);
  await agree(board, 'reset');
  await board.figure.getByText('Show me').click();
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'shown');
  expect(await live.innerHTML()).not.toBe(task);
  await agree(board, 'show me');

  // A narrow screen does not show the button for it.
  await board.panel.press('End');
  await agree(board, 'the last step');
  await board.button('Run the steps').click();
  await expect(board.figure, 'it starts again').toHaveAttribute('data-at', '0');
  await agree(board, 'play');
  await board.button('Run the steps').click();

  await page.emulateMedia({ colorScheme: 'dark' });
  await agree(board, 'the system turns dark');
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  await agree(board, 'the page turns light');
  await page.setViewportSize({ width: 390, height: 800 });
  await agree(board, 'a narrower window');

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await board.scrub.fill('3');
  await board.button('Next').click();
  await board.button('Next').click();
  await agree(board, 'motions that overtake each other');

  await page.evaluate(() => {
    for (const gl of Reflect.get(window, 'contexts') as readonly WebGLRenderingContext[])
      gl.getExtension('WEBGL_lose_context')!.loseContext();
  });
  await expect(board.figure.locator('canvas'), 'without a context there is no canvas').toHaveCount(0);
  await expect(board.figure).not.toHaveAttribute('data-painter');
  await expect(live.locator('use').first()).toBeVisible();
});

test('a board that was hidden when its canvas began shows its units as large as the SVG does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('compare/the-turn/');
  const board = boardOn(page, 'pb.compare-the-turn');
  await expect(board.figure).toBeHidden();
  // The first step makes all boards live, those too that a phone does not show.
  await page.locator('[data-bar]').getByRole('button', { name: 'Next' }).click();
  await expect(board.figure.locator('canvas')).toHaveCount(1, SLOWLY);
  await page.getByRole('group', { name: 'Game on the board' }).getByRole('button', { name: 'Paper Bayonet' }).click();
  await expect(board.figure).toHaveAttribute('data-painter', 'pixi', SLOWLY);
  await agree(board, 'it is chosen');
});
