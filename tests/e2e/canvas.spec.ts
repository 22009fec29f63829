import { expect, test as base } from '@playwright/test';
import { bare, type Board, boardOn, spot } from './board/board.ts';
import { compare } from './painters/compare.ts';

// WebGL in software, so that it is there on every machine.
const SOFTWARE = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...SOFTWARE] }),
    { scope: 'worker' },
  ],
});
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 560, height: 800 } });

/** What is drawn in software takes its time. */
const SLOWLY = { timeout: 30_000 };
const ID = 'pb.clear-at-last';

/** In the page: every die falls as the first of this seed do, and the contexts are kept. */
function prepare(): void {
  Reflect.set(crypto, 'getRandomValues', (all: Int32Array) => all.fill(1));
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

/** The canvas shows what the SVG shows. */
const agree = async (board: Board, after: string): Promise<void> => {
  await expect
    .poll(async () => (await compare(board))?.worst ?? 1, { message: `canvas and SVG after: ${after}`, timeout: 10_000 })
    .toBeLessThan(0.2);
  console.log(after, JSON.stringify(await compare(board)));
};

test('after every kind of action the canvas shows what the SVG shows', async ({ page }) => {
  await page.addInitScript(prepare);
  await page.goto(`${bare(ID)}#${ID}:saved-by-the-trees`);
  const board = boardOn(page);
  const live = board.map.locator('[data-layer=live]');
  await expect(board.title).toHaveText('Saved by the trees');
  const scripted = await live.innerHTML();

  await board.button('Roll it yourself').click();
  await expect(board.figure.locator('.tally')).toContainText('Your 1 roll:', SLOWLY);
  await expect(board.figure).toHaveAttribute('data-painter', 'pixi', SLOWLY);
  expect(await live.innerHTML(), 'the first roll misses, and the script hits').not.toBe(scripted);
  await agree(board, 'first roll');
});
