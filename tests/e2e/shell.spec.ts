import { expect, test } from '@playwright/test';

/** A page that always exists and has only the shell of the site. */
const PAGE = '404.html';

test('nothing on the page violates its policy', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The server answers with 200 here, so the browser does not log an error.
  expect(said).toEqual([]);
});

test('the first Tab stop skips the header', async ({ page }) => {
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the chosen colour scheme is kept on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  const toggle = page.getByRole('button', { name: /^Colours/ });
  await expect(toggle).toHaveAccessibleName('Colours: as the system');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Colours: light');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Colours: dark');
  await expect.poll(paper).not.toBe(light);
  await page.reload();
  await expect(toggle).toHaveAccessibleName('Colours: dark');
  expect(await paper()).not.toBe(light);
});

test('if storage is forbidden, the choice lasts for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(PAGE);
  const toggle = page.getByRole('button', { name: /^Colours/ });
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Colours: light');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('what needs a script is hidden', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', { name: 'Rulings' }).first()).toBeVisible();
    await expect(page.locator('button:visible')).toHaveCount(0);
  });
});

test('nothing overflows at any width', async ({ page }) => {
  await page.goto(PAGE);
  for (const width of [320, 390, 768, 1340, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('the colour scheme that is chosen in another tab holds here too, and on the way back to a page', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  const [root, toggle] = [page.locator('html'), page.getByRole('button', { name: /^Colours/ })];
  const other = await context.newPage();
  await other.goto(PAGE);
  const choose = () => other.getByRole('button', { name: /^Colours/ }).click();
  await choose();
  await expect(root).toHaveAttribute('data-theme', 'light');
  // A page that the browser keeps whole receives nothing from other tabs.
  await page.evaluate(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await choose();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName('Colours: dark');
  await choose();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(root).not.toHaveAttribute('data-theme');
  // Whatever stands in the storage, the page has one of its themes.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'mauve');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(root).not.toHaveAttribute('data-theme');
  await expect(toggle).toHaveAccessibleName('Colours: as the system');
});
