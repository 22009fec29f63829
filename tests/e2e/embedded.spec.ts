import { expect } from '@playwright/test';
import { embedPath } from './board/board.ts';
import { test } from './board/plain.ts';

const ID = 'pb.clear-at-last';

test('a frame on another page becomes as high as its board, and is stepped by keyboard', async ({ page, baseURL }) => {
  await page.goto(embedPath(ID));
  const around = page.locator('.around');
  await around.locator('summary').click();
  const code = await around.locator('pre').textContent();
  expect(code).toContain(`<iframe src="${baseURL}embed/${ID}/"`);

  await page.route('**/other-page.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><h1>My club</h1>${code}<p>Below</p>` }),
  );
  await page.goto('other-page.html');
  const frame = page.locator('iframe');
  const inside = page.frameLocator('iframe');
  const heights = async (): Promise<readonly number[]> => [
    (await frame.boundingBox())!.height,
    Math.ceil(await inside.locator('body').evaluate((body) => body.getBoundingClientRect().height)),
  ];
  await expect(async () => {
    const [outer, inner] = await heights();
    expect(outer).toBe(inner);
    expect(outer).not.toBe(640);
  }).toPass();

  await inside.locator('[data-turn=next]').focus();
  await page.keyboard.press('Enter');
  await expect(inside.getByText('Step 2 of 9').first()).toBeVisible();
  await inside.getByText('The script of this board').click();
  await expect(async () => {
    const [outer, inner] = await heights();
    expect(outer).toBe(inner);
  }).toPass();
});

test('a frame listens to no other page', async ({ page }) => {
  await page.route('**/other-page.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><iframe src="/embed/pb.clear-at-last/"></iframe><script src="/embed.js"></script>',
    }),
  );
  await page.goto('other-page.html');
  const frame = page.locator('iframe');
  await expect.poll(async () => (await frame.boundingBox())!.height).toBeGreaterThan(200);
  const { height } = (await frame.boundingBox())!;
  await page.evaluate(() => {
    const told = { type: 'drill-square:height', height: 5 };
    postMessage(told, '*');
    dispatchEvent(new MessageEvent('message', { data: told, origin: 'https://elsewhere.example', source: window }));
  });
  await page.waitForTimeout(200);
  expect((await frame.boundingBox())!.height).toBe(height);
});
