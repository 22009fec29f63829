import { devices, expect } from '@playwright/test';
import { field } from './board/field.ts';
import { test as own } from './board/plain.ts';

own.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 5'];
  own.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  own('a small base is taken up by a tap beside it, and pulled under a loupe', async ({ page }) => {
    const { at, middle, map, figure, legs } = await field(page);
    await map.scrollIntoViewIfNeeded();
    // The first touch loads the player.
    const nowhere = await at(23.5, 16.5);
    await page.touchscreen.tap(nowhere.x, nowhere.y);
    await expect(figure.locator('.feedback')).toContainText('None of your units is there.');
    const base = await at(22.5, 10.4);
    await page.touchscreen.tap(base.x, base.y + 16);
    await expect(map.locator('.pad')).toHaveCount(3);
    await map.scrollIntoViewIfNeeded();
    const push = await middle('[data-grip=push]');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', push);
    for (let n = 1; n <= 8; n++) await touch('touchMove', { x: push.x, y: push.y - 5 * n });
    await expect(figure.locator('.mover-loupe')).toBeVisible();
    await expect(figure.locator('.mover-bubble')).toContainText('of [6]');
    // Longer than a finger must rest to open a pop-up of the place under it.
    await page.waitForTimeout(900);
    await expect(figure.locator('.about:visible')).toHaveCount(0);
    await touch('touchEnd');
    await expect(figure.locator('.mover-loupe')).toBeHidden();
    await expect(legs).toHaveText([/^forward \d/]);
  });

  own('a unit that is not selected is pulled by a finger at once, and beside it a finger scrolls', async ({ page }) => {
    const { at, map, legs } = await field(page);
    await map.scrollIntoViewIfNeeded();
    const nowhere = await at(23.5, 16.5);
    await page.touchscreen.tap(nowhere.x, nowhere.y);
    await expect(map).toHaveAttribute('data-keys', '');
    const base = await at(22.5, 10.4);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const swipe = async ({ x, y }: { x: number; y: number }) => {
      await touch('touchStart', { x, y });
      for (let n = 1; n <= 8; n++) await touch('touchMove', { x, y: y - 6 * n });
      await touch('touchEnd');
    };
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    await swipe(base);
    await expect(legs).toHaveText([/^forward \d/]);
    expect(await top()).toBe(before);
    const beside = await at(16, 13);
    await swipe(beside);
    await expect.poll(top).toBeGreaterThan(before);
  });
});
