import { expect, type Page } from '@playwright/test';
import type { Mark, Scene } from '../../src/scene/scene.ts';
import { galleryScene } from '../painters/scenes/gallery.ts';
import { gridScene } from '../painters/scenes/grid.ts';
import { earthScene } from '../painters/scenes/earth.ts';
import { tableScene } from '../painters/scenes/table.ts';
import { bundle, difference, openBoards } from './painters/harness.ts';
import { test } from './painters/software.ts';

test.use({ viewport: { width: 540, height: 560 } });
// All in one worker, because each worker would bundle the painters again.
test.describe.configure({ mode: 'default' });

let script = '';
test.beforeAll(async () => {
  script = await bundle();
});

const shot = (page: Page, id: string): Promise<Buffer> => page.locator(`#${id}`).screenshot();
/** Two pictures and their comparison take a while with software WebGL. */
const SLOWLY = { timeout: 30_000 };
/** A picture of the same board in the same place without its canvas. */
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

/**
 * The grid scene after the gun moved and turned, the musketeers were removed, the jägers were
 * shaken, and the battalion formed square.
 */
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

/** Waits for a number of frames. */
const wait = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (many) => {
    for (let i = 0; i < many; i += 1) await new Promise((done) => requestAnimationFrame(done));
  }, count);

/**
 * The share of pixels that may differ between a board with its canvas and its SVG, because of
 * edges.
 */
const ALIKE = 0.008;

/**
 * Expects the grid to look like this picture of its SVG sooner or later, except for some pixels at
 * the edges of the browser's tiles.
 */
const isAgain = (page: Page, picture: Buffer): Promise<void> =>
  expect.poll(async () => difference(page, picture, await shot(page, 'grid'), 8), SLOWLY).toBeLessThan(0.0005);

/**
 * Expects the canvas of the grid to show what its SVG shows, sooner or later. Returns the picture.
 */
async function follows(page: Page, what: string): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0);
  const differs = async (): Promise<number> => {
    picture = await shot(page, 'grid');
    return difference(page, picture, await lifted(page, 'grid'));
  };
  await expect.poll(differs, { message: `canvas and SVG after ${what}`, ...SLOWLY }).toBeLessThan(ALIKE);
  return picture;
}

test('canvas and SVG look the same; many boards share one context, and fall back to SVG when it is lost', async ({
  page,
}) => {
  await page.addInitScript(countContexts);
  const scenes = { grid: gridScene, table: tableScene, gallery: galleryScene, earth: earthScene };
  await openBoards(page, script, scenes);
  const alone = new Map<string, Buffer>();
  for (const id of Object.keys(scenes)) alone.set(id, await shot(page, id));
  for (const [id, svg] of alone)
    await test.step(id, async () => {
      await take(page, id);
      await expect(page.locator(`#${id}`)).toHaveAttribute('data-painter', 'pixi');
      expect(await contexts(page), 'one for drawing, and a small one with which Pixi checks shader precision').toBe(2);
      expect(await difference(page, svg, await shot(page, id)), `canvas and SVG of ${id}`).toBeLessThan(ALIKE);
      const canvas = page.locator(`#${id} canvas`);
      await canvas.evaluate((its: HTMLCanvasElement) => (its.hidden = true));
      const without = await difference(page, svg, await shot(page, id));
      expect(without, `without its canvas ${id} is another picture`).toBeGreaterThan(0.03);
      await canvas.evaluate((its: HTMLCanvasElement) => (its.hidden = false));
    });

  const lost = await page.evaluate(() => {
    const all = [...(Reflect.get(window, 'contexts') as Set<WebGLRenderingContext>)];
    for (const gl of all) gl.getExtension('WEBGL_lose_context')?.loseContext();
    return all.every((gl) => gl.isContextLost());
  });
  expect(lost).toBe(true);
  await expect(page.locator('[data-painter]'), 'where the context is lost the SVG is seen again').toHaveCount(0);
  await expect(page.locator('canvas')).toHaveCount(0);
  // A few pixels at the edges of the browser's tiles differ, because the ground was a separate
  // layer.
  await isAgain(page, alone.get('grid')!);
  await expect(take(page, 'grid')).rejects.toThrow(/lost/);
});

test('the canvas follows the colour scheme, the size, the next scene, and a change deep within a mark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // The next scene is also on the page, so that its symbols exist.
  await openBoards(page, script, { grid: gridScene, control: nextScene });
  await take(page, 'grid');
  const light = await shot(page, 'grid');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await difference(page, light, await follows(page, 'the scheme'))).toBeGreaterThan(0.5);
  const widen = (width: number): Promise<void> =>
    page.locator('#grid').evaluate((figure, pixels) => void (figure.style.width = `${pixels}px`), width);
  await widen(240);
  await follows(page, 'the size');
  await show(page, 'grid', nextScene);
  await follows(page, 'the next scene');

  await widen(360);
  const before = await shot(page, 'grid');
  const parts = page.locator('#grid [data-layer=live] > g path:not(.label path)');
  expect(await parts.count()).toBeGreaterThan(0);
  await parts.evaluateAll((paths) => paths.forEach((path) => path.setAttribute('d', 'M0 0H300V300H0Z')));
  const after = await follows(page, 'a change deep within a mark');
  expect(await difference(page, before, after)).toBeGreaterThan(0.02);
});

test('a step’s motion ends, there is none with reduced motion, and an idle page requests no frames', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openBoards(page, script, { grid: gridScene, control: nextScene });
  await take(page, 'grid');
  await expect.poll(() => frames(page, 200), 'nothing moves before the step').toBe(0);
  const [asked] = await Promise.all([frames(page, 600), show(page, 'grid', nextScene)]);
  expect(asked, 'more than it takes to paint once').toBeGreaterThan(5);
  await expect.poll(() => frames(page, 200), 'the motion comes to its end').toBe(0);
  await follows(page, 'the motion');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Only once: a scene that is reverted before the canvas follows would move nothing anyway.
  await show(page, 'grid', gridScene);
  await wait(page, 4);
  expect(await frames(page, 200), 'nothing moves where the reader wants no motion').toBe(0);
  expect(await difference(page, await shot(page, 'grid'), await lifted(page, 'grid'))).toBeLessThan(ALIKE);
});

test('without WebGL the board stays SVG and the reason is logged', async ({ page }) => {
  await page.addInitScript(hideWebGl);
  await openBoards(page, script, { grid: gridScene });
  const before = await shot(page, 'grid');
  await expect(take(page, 'grid')).rejects.toThrow(/WebGL/);
  await show(page, 'grid', nextScene);
  await show(page, 'grid', gridScene);
  await expect(page.locator('canvas')).toHaveCount(0);
  await isAgain(page, before);
});

test('in print the board is SVG and light, whatever the screen shows', async ({ page }) => {
  await openBoards(page, script, { grid: gridScene });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const paper = await shot(page, 'grid');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await take(page, 'grid');
  const dark = await follows(page, 'taking over a board in the dark');
  expect(await difference(page, paper, dark)).toBeGreaterThan(0.5);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('canvas')).toBeHidden();
  // The ground was a separate layer on the screen, so a pixel at an edge may differ.
  await isAgain(page, paper);
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
