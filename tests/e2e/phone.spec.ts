import { expect } from '@playwright/test';
import { boardOn, CHAPTER, embedPath, RULING } from './board/board.ts';
import { test } from './board/plain.ts';

const ID = 'pb.clear-at-last';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('map and buttons stay in view while the panel scrolls, and a new step begins beneath the map', async ({
  page,
}) => {
  await page.goto(`${CHAPTER}#${ID}:saved-by-the-trees`);
  const { figure, map, panel, button, title } = boardOn(page, ID);
  await expect(title).toHaveText('Saved by the trees');
  await figure.getByText('Link to this step').tap();
  await expect(figure).toHaveAttribute('data-alive', '');
  const [top, height] = await figure.evaluate((board) => [
    board.getBoundingClientRect().top + scrollY,
    board.clientHeight,
  ]);
  expect(height, 'it is longer than the window').toBeGreaterThan(900);
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top + 300);
  expect((await map.boundingBox())!.y).toBeCloseTo(0, 0);
  expect((await map.boundingBox())!.height).toBeLessThanOrEqual(0.44 * 844 + 1);
  const next = (await button('Next').boundingBox())!;
  expect(next.y, 'the buttons right beneath the map').toBeGreaterThanOrEqual((await map.boundingBox())!.height - 1);
  expect(next.y + next.height).toBeLessThanOrEqual(0.44 * 844 + 80);
  await button('Next').tap();
  await expect(title).not.toHaveText('Saved by the trees');
  const beneath = (await map.boundingBox())!;
  await expect
    .poll(async () => (await panel.boundingBox())!.y - beneath.height - next.height, {
      message: 'the panel from its first line',
    })
    .toBeGreaterThanOrEqual(-1);
});

test('what has the focus is neither under the map nor under the buttons', async ({ page }) => {
  await page.goto(`${CHAPTER}#${ID}:one-step-aside`);
  const { figure, panel, map } = boardOn(page, ID);
  await figure.locator('.feedback').tap();
  await expect(map).toHaveAttribute('role', 'application');
  for (const summary of await panel.locator('summary').all()) {
    await summary.focus();
    const covered = await summary.evaluate((each) => {
      const { left, top, height } = each.getBoundingClientRect();
      return !each.contains(document.elementFromPoint(left + 20, top + height / 2));
    });
    expect(covered, await summary.innerText()).toBe(false);
  }
});

test('map and buttons that take most of the window scroll with the text until the next step', async ({ page }) => {
  const window = 600;
  await page.setViewportSize({ width: 390, height: window });
  await page.goto(`${CHAPTER}#${ID}:one-step-aside`);
  const { figure, map, panel, button } = boardOn(page, ID);
  await figure.locator('.feedback').tap();
  await expect(map).toHaveAttribute('role', 'application');
  const [sheet, controls] = [
    figure.locator('.sheet'),
    figure.locator('.board > .controls, :scope > .controls').first(),
  ];
  const high = async () => (await sheet.boundingBox())!.height + (await controls.boundingBox())!.height;
  expect(await high(), 'a task with its buttons').toBeGreaterThan(0.6 * window);
  await expect(sheet).toHaveCSS('position', 'relative');
  await button('Next').tap();
  await button('Next').tap();
  await expect.poll(high, { message: 'a step' }).toBeLessThan(0.6 * window);
  await expect(sheet).toHaveCSS('position', 'sticky');
  await expect(panel).toBeInViewport();
});

test('nothing sticks in a window too low for it, as in an embed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(embedPath(ID));
  await expect(page.locator('.sheet').first()).toHaveCSS('position', 'relative');
});

test('the readings of a ruling are tabs over one board, which stay on the same step', async ({ page }) => {
  await page.goto(RULING);
  const [first, second] = [page.locator('.readings section').nth(0), page.locator('.readings section').nth(1)];
  const tabs = page.getByRole('group', { name: 'Readings' }).getByRole('button');
  await expect(tabs).toHaveText(await page.locator('.readings header h3').allTextContents());
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await first.locator('[data-turn=next]').tap();
  await expect(first.locator('[data-board]')).toHaveAttribute('data-at', '1');
  await tabs.nth(1).tap();
  await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toBeHidden();
  await expect(second.locator('[data-board]')).toHaveAttribute('data-at', '1');
  await expect(second.locator('svg.map').first()).toBeInViewport();
  await page.setViewportSize({ width: 1340, height: 900 });
  await expect(first, 'side by side where there is room').toBeVisible();
  await expect(tabs.first()).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('readings stand below each other, and no map sticks', async ({ page }) => {
    await page.goto(RULING);
    for (const section of await page.locator('.readings section').all()) await expect(section).toBeVisible();
    await expect(page.locator('.sheet').first()).toHaveCSS('position', 'relative');
  });
});
