import { expect, test } from '@playwright/test';
import { boardOn, embedPath } from './board/board.ts';

/** A board of each game. */
const BOARDS = ['pb.one-two-three', 'tt.beaten-by-so-much'];

/** Windows: of a phone held upright and sideways, of a tablet and of a desk. */
const WINDOWS = [
  [390, 844],
  [844, 390],
  [667, 375],
  [820, 1180],
  [1340, 900],
] as const;

for (const id of BOARDS)
  for (const [width, height] of WINDOWS)
    test(`the map of ${id} fits a window of ${width} by ${height} with the text of its step`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(embedPath(id));
      const board = boardOn(page);
      await board.figure.scrollIntoViewIfNeeded();
      await board.figure.evaluate((figure) => figure.scrollIntoView({ behavior: 'instant' }));
      const [map, title] = await Promise.all([board.map, board.title].map((each) => each.boundingBox()));
      expect(map!.height).toBeLessThan(height);
      expect(map!.y + map!.height, 'all of the map').toBeLessThanOrEqual(height);
      expect(title!.y + title!.height, 'the heading of the step').toBeLessThan(height);
      const isBeside = title!.x >= map!.x + map!.width;
      expect(isBeside, 'map and text side by side').toBe(width > 900 || width > height);
    });

for (const id of BOARDS)
  test(`the map of ${id} fits the window where text is twice as large`, async ({ page }) => {
    // Browsers enlarge the layout as a window of half the size.
    await page.setViewportSize({ width: 670, height: 450 });
    await page.goto(embedPath(id));
    const board = boardOn(page);
    await board.figure.evaluate((figure) => figure.scrollIntoView({ behavior: 'instant' }));
    const map = await board.map.boundingBox();
    expect(map!.y + map!.height).toBeLessThanOrEqual(450);
  });

test.describe('with a style of the test’s own, which the policy of a page refuses', () => {
  test.use({ bypassCSP: true, viewport: { width: 1340, height: 900 } });

  test('where text is twice as large, the map of a lesson stays wider than its text', async ({ page }) => {
    await page.goto('/learn/two-by-two/moving/');
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const board = page.locator('.board').first();
    await board.evaluate((figure) => figure.scrollIntoView({ behavior: 'instant' }));
    const [map, text] = await Promise.all(
      ['.sheet', '.beside'].map((part) => board.locator(part).first().boundingBox()),
    );
    expect(map!.width).toBeGreaterThan(400);
    expect(map!.width).toBeGreaterThan(text!.width);
    expect(map!.y + map!.height).toBeLessThanOrEqual(900);
  });
});
