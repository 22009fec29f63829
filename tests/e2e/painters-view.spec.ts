import { expect, type Page } from '@playwright/test';
import { gridScene } from '../painters/scenes/grid.ts';
import { bundle, difference, openBoards } from './painters/harness.ts';
import { test } from './painters/software.ts';

test.use({ viewport: { width: 540, height: 560 } });

const shot = (page: Page): Promise<Buffer> => page.locator('#grid').screenshot();

/** How far the canvas differs from the SVG below it. */
async function differs(page: Page): Promise<number> {
  const canvas = await shot(page);
  const turn = (isUp: boolean): Promise<void> =>
    page.locator('#grid').evaluate((figure, up) => {
      figure.dataset.painter = up ? 'svg' : 'pixi';
      figure.querySelector('canvas')!.hidden = up;
    }, isUp);
  await turn(true);
  const svg = await shot(page);
  await turn(false);
  return difference(page, canvas, svg);
}

test('the canvas follows the part of the drawing that is shown, and rests while that changes', async ({ page }) => {
  await openBoards(page, await bundle(), { grid: gridScene });
  await page.evaluate(() => window.painters.take('grid'));
  const figure = page.locator('#grid');
  await expect(figure).toHaveAttribute('data-painter', 'pixi');
  const before = await shot(page);
  for (const box of ['100 100 300 220', '-46 -10 400 900', '150 200 600 100']) {
    const isResting = await page.locator('#grid svg.map').evaluate(async (svg, part) => {
      svg.setAttribute('viewBox', part);
      await Promise.resolve();
      return svg.closest<HTMLElement>('#grid')!.dataset['painter'] === undefined;
    }, box);
    expect(isResting, 'the SVG stands in for it').toBe(true);
    await expect(figure).toHaveAttribute('data-painter', 'pixi');
    await expect.poll(() => differs(page), { message: box, timeout: 30_000 }).toBeLessThan(0.008);
    expect(await difference(page, before, await shot(page))).toBeGreaterThan(0.05);
  }
});
