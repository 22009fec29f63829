import { expect, type Page, test as base } from '@playwright/test';
import type { Mark, Scene } from '../../src/scene/scene.ts';
import { galleryScene } from '../painters/scenes/gallery.ts';
import { gridScene } from '../painters/scenes/grid.ts';
import { earthScene } from '../painters/scenes/earth.ts';
import { tableScene } from '../painters/scenes/table.ts';
import { bundle, difference, openBoards } from './painters/harness.ts';

// Software WebGL, so that it is available on every machine.
const SOFTWARE = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...SOFTWARE] }),
    { scope: 'worker' },
  ],
});
test.use({ viewport: { width: 560, height: 760 } });

let script = '';
test.beforeAll(async () => {
  script = await bundle();
});

const shot = (page: Page, id: string): Promise<Buffer> => page.locator(`#${id}`).screenshot();
/** Two pictures and their comparison take a while with software WebGL. */
const SLOWLY = { timeout: 30_000 };
/** The same board in the same place, without the canvas. */
async function lifted(page: Page, id: string): Promise<Buffer> {
  const turn = (isUp: boolean): Promise<void> =>
    page.locator(`#${id}`).evaluate((figure, up) => {
      figure.dataset.painter = up ? 'svg' : 'pixi';
      const canvas = figure.querySelector('canvas');
      if (canvas !== null) canvas.hidden = up;
    }, isUp);
  await turn(true);
  const picture = await shot(page, id);
  await turn(false);
  return picture;
}
const take = (page: Page, id: string): Promise<void> => page.evaluate((board) => window.painters.take(board), id);
const show = (page: Page, id: string, scene: Scene): Promise<void> =>
  page.evaluate(([board, its]) => window.painters.show(board, its), [id, scene] as const);
const frames = (page: Page, milliseconds: number): Promise<number> =>
  page.evaluate(
    (wait) =>
      new Promise<number>((done) => {
        let count = 0;
        const own = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (then) => {
          count += 1;
          return own(then);
        };
        setTimeout(() => done(count), wait);
      }),
    milliseconds,
  );

/** The grid scene after the gun moved and turned, the musketeers were removed, the jägers were shaken, and the battalion formed square. */
const nextScene: Scene = {
  ...gridScene,
  marks: gridScene.marks.flatMap((mark): readonly Mark[] => {
    if (mark.id.startsWith('musketeers') || mark.id === 'sight') return [];
    if (mark.kind === 'base' && mark.id === 'gun') return [{ ...mark, at: [4.5, 1.5], facing: [1, 0] }];
    if (mark.kind === 'base' && mark.id === 'jagers') return [{ ...mark, condition: 'disrupted' }];
    if (mark.kind === 'base' && mark.id === 'battalion') return [{ ...mark, formation: 'square' }];
    return [mark];
  }),
};

type GetContext = (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) => unknown;

/** Runs in the page: counts the WebGL contexts, and keeps the last one. */
function countContexts(): void {
  const own = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as GetContext;
  const known = new Set<unknown>();
  const counted: GetContext = function (kind, ...rest) {
    const found = own.call(this, kind, ...rest);
    if (kind.startsWith('webgl') && found !== null) known.add(found);
    Object.assign(window, { contexts: known });
    return found;
  };
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', counted);
}

/** Runs in the page: disables WebGL. */
function hideWebGl(): void {
  const own = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as GetContext;
  const without: GetContext = function (kind, ...rest) {
    return kind.startsWith('webgl') ? null : own.call(this, kind, ...rest);
  };
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', without);
}

/** The number of WebGL contexts that the page has created. */
const contexts = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'contexts') as Set<unknown>).size);

const SCENES = { grid: gridScene, table: tableScene, gallery: galleryScene, earth: earthScene };

for (const [id, scene] of Object.entries(SCENES)) {
  // A scheme changes nothing but the colours, which have the same names on every sheet.
  for (const scheme of id === 'grid' ? (['light', 'dark'] as const) : (['light'] as const)) {
    test(`canvas and SVG look the same: ${id}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await openBoards(page, script, { [id]: scene });
      const svg = await shot(page, id);
      await take(page, id);
      await expect(page.locator(`#${id}`)).toHaveAttribute('data-painter', 'pixi');
      const both = await shot(page, id);
      expect(await difference(page, svg, both)).toBeLessThan(0.008);
      await page.locator(`#${id} canvas`).evaluate((canvas) => canvas.remove());
      expect(
        await difference(page, svg, await shot(page, id)),
        'without the canvas the picture is another',
      ).toBeGreaterThan(0.03);
    });
  }
}

test('the canvas follows the colour scheme, the size and the next scene', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // The next scene is on the page too, so that its symbols are there.
  await openBoards(page, script, { grid: gridScene, control: nextScene });
  await take(page, 'grid');
  const light = await shot(page, 'grid');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect
    .poll(async () => difference(page, await shot(page, 'grid'), await lifted(page, 'grid')), SLOWLY)
    .toBeLessThan(0.008);
  expect(await difference(page, light, await shot(page, 'grid'))).toBeGreaterThan(0.5);
  await page.evaluate(() => {
    for (const figure of document.querySelectorAll('figure')) figure.style.width = '340px';
  });
  await expect
    .poll(async () => difference(page, await shot(page, 'grid'), await lifted(page, 'grid')), SLOWLY)
    .toBeLessThan(0.008);
  await show(page, 'grid', nextScene);
  await expect
    .poll(async () => difference(page, await shot(page, 'grid'), await lifted(page, 'grid')), SLOWLY)
    .toBeLessThan(0.008);
});

test('the canvas follows a change deep within a mark', async ({ page }) => {
  await openBoards(page, script, { grid: gridScene });
  await take(page, 'grid');
  const before = await shot(page, 'grid');
  const parts = page.locator('#grid [data-layer=live] > g path:not(.label path)');
  expect(await parts.count()).toBeGreaterThan(0);
  await parts.evaluateAll((paths) => paths.forEach((path) => path.setAttribute('d', 'M0 0H300V300H0Z')));
  await expect
    .poll(async () => difference(page, await shot(page, 'grid'), await lifted(page, 'grid')), SLOWLY)
    .toBeLessThan(0.008);
  expect(await difference(page, before, await shot(page, 'grid'))).toBeGreaterThan(0.02);
});

/** Waits for a number of frames. */
const wait = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (many) => {
    for (let i = 0; i < many; i += 1) await new Promise((done) => requestAnimationFrame(done));
  }, count);

test('a step’s motion ends, and there is none with reduced motion', async ({ page }) => {
  await openBoards(page, script, { grid: gridScene, control: nextScene });
  await take(page, 'grid');
  const wanted = await shot(page, 'control');
  await show(page, 'grid', nextScene);
  await expect.poll(async () => difference(page, wanted, await shot(page, 'grid')), SLOWLY).toBeLessThan(0.008);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page, 'grid', gridScene);
  await show(page, 'grid', nextScene);
  await wait(page, 4);
  expect(await difference(page, wanted, await shot(page, 'grid'))).toBeLessThan(0.008);
  expect(await frames(page, 300), 'nothing moves where the reader wants no motion').toBe(0);
});

test('an idle page requests no animation frames', async ({ page }) => {
  await openBoards(page, script, { grid: gridScene });
  await take(page, 'grid');
  await page.waitForTimeout(100);
  expect(await frames(page, 300)).toBe(0);
  const [asked] = await Promise.all([frames(page, 600), show(page, 'grid', nextScene)]);
  expect(asked).toBeGreaterThan(1);
  await expect.poll(() => frames(page, 200), 'the motion comes to its end').toBe(0);
});

test('many boards share one context, and fall back to SVG when it is lost', async ({ page }) => {
  await page.addInitScript(countContexts);
  const boards = { a: gridScene, b: tableScene, c: galleryScene, d: gridScene };
  await openBoards(page, script, boards);
  const before = await shot(page, 'a');
  await take(page, 'a');
  const first = await contexts(page);
  expect(first, 'one for drawing, and a small one with which Pixi checks shader precision').toBe(2);
  for (const id of ['b', 'c', 'd']) await take(page, id);
  await expect(page.locator('[data-painter=pixi]')).toHaveCount(4);
  expect(await contexts(page)).toBe(first);

  const lost = await page.evaluate(() => {
    const all = [...(Reflect.get(window, 'contexts') as Set<WebGLRenderingContext>)];
    for (const gl of all) gl.getExtension('WEBGL_lose_context')?.loseContext();
    return all.every((gl) => gl.isContextLost());
  });
  expect(lost).toBe(true);
  await expect(page.locator('[data-painter]'), 'where the context is lost the SVG is seen again').toHaveCount(0);
  await expect(page.locator('canvas')).toHaveCount(0);
  // A few pixels at the edges of the browser's tiles differ, because the ground was a layer of its own.
  expect(await difference(page, before, await shot(page, 'a'), 8)).toBeLessThan(0.0001);
  await expect(take(page, 'a')).rejects.toThrow(/lost/);
});

test('without WebGL the board stays SVG and the reason is logged', async ({ page }) => {
  await page.addInitScript(hideWebGl);
  await openBoards(page, script, { grid: gridScene });
  const before = await shot(page, 'grid');
  await expect(take(page, 'grid')).rejects.toThrow(/WebGL/);
  await show(page, 'grid', nextScene);
  await show(page, 'grid', gridScene);
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(await difference(page, before, await shot(page, 'grid'), 8)).toBeLessThan(0.0001);
});

test('in print the board is SVG and light, whatever the screen shows', async ({ page }) => {
  await openBoards(page, script, { grid: gridScene });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const paper = await shot(page, 'grid');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await take(page, 'grid');
  expect(await difference(page, paper, await shot(page, 'grid'))).toBeGreaterThan(0.5);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('canvas')).toBeHidden();
  // The ground, which was a layer of its own on the screen, may differ in a pixel of an edge.
  expect(await difference(page, paper, await shot(page, 'grid'), 8)).toBeLessThan(0.0001);
});

test('morph keeps the elements of marks and changes the layer to the new markup', async ({ page }) => {
  await openBoards(page, script, { grid: gridScene, control: nextScene });
  const [isKept, markup, wanted] = await page.evaluate(
    ([scene]) => {
      const gun = document.querySelector('#grid [data-m=gun]');
      window.painters.show('grid', scene);
      const layer = (id: string) => document.querySelector(`#${id} [data-layer=live]`)?.innerHTML;
      return [gun === document.querySelector('#grid [data-m=gun]'), layer('grid'), layer('control')];
    },
    [nextScene] as const,
  );
  expect(isKept).toBe(true);
  expect(markup).toBe(wanted);
});
