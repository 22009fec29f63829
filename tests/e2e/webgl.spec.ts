import { expect, type Page } from '@playwright/test';
import { embedPath, type Board, boardOn, CHAPTER, HOME } from './board/board.ts';
import { test as plain } from './board/plain.ts';
import { test } from './painters/software.ts';

/** Runs in the page: keeps every WebGL context that is created. */
function keepContexts(): void {
  const own = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (...all: unknown[]) => unknown;
  const contexts = new Set<unknown>();
  function getContext(this: HTMLCanvasElement, ...all: unknown[]): unknown {
    const found = own.apply(this, all);
    if (String(all[0]).startsWith('webgl') && found !== null) contexts.add(found);
    return found;
  }
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', getContext);
  Object.assign(window, { contexts });
}

const contexts = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'contexts') as Set<unknown>).size);

/** Runs in the page: loses the WebGL contexts, as a driver restart would. */
const lose = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const gl of Reflect.get(window, 'contexts') as Set<WebGL2RenderingContext>)
      gl.getExtension('WEBGL_lose_context')!.loseContext();
  });

/** Errors and warnings on the console, and uncaught exceptions. */
function complaints(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => /error|warning/.test(message.type()) && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  return said;
}

const visibility = ({ map }: Board): Promise<string> =>
  map
    .locator('[data-layer=live] use')
    .first()
    .evaluate((use) => getComputedStyle(use).visibility);

/** Expects the SVG to show the units. */
const isSvg = (board: Board): Promise<void> => expect.poll(() => visibility(board)).toBe('visible');

/** Expects the units of the SVG to be hidden in favour of the canvas. */
const isCanvas = (board: Board): Promise<void> => expect.poll(() => visibility(board)).toBe('hidden');

/** Waits until the canvas has taken over; software rendering is slow. */
const isPainted = ({ figure }: Board): Promise<void> =>
  expect(figure).toHaveAttribute('data-painter', 'pixi', { timeout: 30_000 });

test.describe('with WebGL', () => {
  test.slow();
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 700, height: 700 } });

  test('after the first Next the canvas takes over, and stays through the steps', async ({ page }) => {
    const said = complaints(page);
    await page.goto(HOME);
    const board = boardOn(page);
    await expect(board.figure.locator('canvas')).toHaveCount(0);
    await board.button('Next').click();
    await isPainted(board);
    await expect(board.figure.locator('canvas')).toHaveAttribute('aria-hidden', 'true');
    await isCanvas(board);
    await page.emulateMedia({ media: 'print' });
    await expect(board.figure.locator('canvas'), 'on paper the map is SVG').toBeHidden();
    await isSvg(board);
    await page.emulateMedia({ media: 'screen' });
    await board.button('Last step').click();
    await expect(board.title).toHaveText('The same dice in the open');
    await expect(board.figure).toHaveAttribute('data-painter', 'pixi');
    expect(said).toEqual([]);
  });

  test('the context is lost while a step is shown: the SVG shows that very step', async ({ page }) => {
    await page.addInitScript(keepContexts);
    await page.goto(embedPath('pb.clear-at-last'));
    const board = boardOn(page);
    await board.goTo('Saved by the trees');
    await isPainted(board);
    const live = await board.map.locator('[data-layer=live]').innerHTML();
    await lose(page);
    await expect(board.figure).not.toHaveAttribute('data-painter');
    await expect(board.figure.locator('canvas')).toHaveCount(0);
    await isSvg(board);
    expect(await board.map.locator('[data-layer=live]').innerHTML()).toBe(live);
    await expect(board.title).toHaveText('Saved by the trees');

    await board.button('Next').click();
    await expect(board.title).toHaveText('The same dice in the open');
    await expect(board.map).toHaveAttribute('aria-label', /Round 3/);
    await board.button('Roll it yourself').click();
    await expect(board.figure.locator('.tally')).toContainText('Your 1 roll:');
    await board.button('Back to the script').click();
    await board.button('Back').click();
    expect(await board.map.locator('[data-layer=live]').innerHTML(), 'nothing is lost').toBe(live);
  });

  test('it is lost in the middle of the reader’s own dice', async ({ page }) => {
    await page.addInitScript(keepContexts);
    await page.goto(`${embedPath('pb.clear-at-last')}#pb.clear-at-last:the-shot`);
    const board = boardOn(page);
    await board.button('Roll it yourself').click();
    await expect(board.figure.locator('.tally')).toContainText('Your 1 roll:');
    await isPainted(board);
    await lose(page);
    await expect(board.figure).not.toHaveAttribute('data-painter');
    await expect(board.figure.locator('.tally')).toContainText('Your 1 roll:');
    await board.button('Roll again').click();
    await expect(board.figure.locator('.tally')).toContainText('Your 2 rolls:');
    await isSvg(board);
  });

  test('the boards of a comparison, of different games, share one context', async ({ page }) => {
    await page.addInitScript(keepContexts);
    await page.goto('compare/the-charge/');
    const [one, other] = (await page.locator('[data-board]').evaluateAll((all) => all.map(({ id }) => id))) as [
      string,
      string,
    ];
    for (const id of [one, other]) await boardOn(page, id).figure.hover();
    await page.locator('[data-bar] [data-go=next]').click();
    for (const id of [one, other]) await isPainted(boardOn(page, id));
    expect(await contexts(page)).toBe(2);
  });

  test('all boards of a chapter share one context, and lose it together', async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.addInitScript(keepContexts);
    await page.goto(CHAPTER);
    const ids = await page.locator('[data-board]').evaluateAll((all) => all.map(({ id }) => id));
    const opened: number[] = [];
    for (const id of ids.slice(0, 5)) {
      await boardOn(page, id).button('Next').focus();
      await isPainted(boardOn(page, id));
      opened.push(await contexts(page));
    }
    expect(opened, 'one for drawing, and a small one with which Pixi checks shader precision').toEqual([2, 2, 2, 2, 2]);
    await lose(page);
    await expect(page.locator('[data-painter]')).toHaveCount(0);
    const later = boardOn(page, ids[6]);
    await later.button('Next').click();
    await expect(later.figure).toHaveAttribute('data-at', '1');
    await later.alive();
    await isSvg(later);
    expect(thrown).toEqual([]);
  });
});

plain('without WebGL every board works as SVG, and nothing is logged as a fault', async ({ page }) => {
  const said = complaints(page);
  await page.goto(embedPath('pb.clear-at-last'));
  expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBeNull();
  const board = boardOn(page);
  const remark = page.waitForEvent('console', (message) => message.text().includes('stays SVG'));
  await board.goTo('The shot');
  await remark;
  await expect(board.figure.locator('canvas')).toHaveCount(0);
  await isSvg(board);
  await board.button('Roll it yourself').click();
  await expect(board.figure.locator('.tally')).toContainText('Your 1 roll:');
  await board.button('Back to the script').click();
  await board.button('Last step').click();
  await expect(board.title).toHaveText('The same dice in the open');
  expect(said).toEqual([]);
});
