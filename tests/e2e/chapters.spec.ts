import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { boardOn, read, type Board } from './board/board.ts';
import { chapters } from './board/chapters.ts';
import { scenario, shown } from './board/played.ts';
import { test } from './board/plain.ts';

/** What the page complained of. */
function complaints(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  return said;
}

/** Goes on from the first step to the last, and sees each that its author wrote. */
async function toItsEnd(board: Board, frames: readonly string[], on: () => Promise<void>): Promise<void> {
  for (const [at, frame] of frames.entries()) {
    if (at > 0) await on();
    await expect(board.figure).toHaveAttribute('data-at', String(at));
    await expect(board.panel).toHaveAttribute('data-frame', frame);
  }
  await expect(board.button('Next')).toHaveAttribute('aria-disabled', 'true');
}

const WAYS = [
  { by: 'mouse', width: 390, colorScheme: 'dark' },
  { by: 'keyboard', width: 1340, colorScheme: 'light' },
] as const;

for (const { slug, path, boards } of chapters) {
  for (const { by, width, colorScheme } of WAYS) {
    test(`${slug}: every board to its end by ${by}, ${width} px, ${colorScheme}`, async ({ page }) => {
      const said = complaints(page);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await read(page);
      expect(await page.locator('[data-board]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(boards);
      for (const id of boards) {
        const frames = shown(await scenario(id)).map((each) => each.id);
        if (frames.length === 1) continue;
        const board = boardOn(page, id);
        const next = board.button('Next');
        if (by === 'keyboard') await next.focus();
        const on = () => (by === 'mouse' ? next.click() : page.keyboard.press('ArrowRight'));
        await test.step(id, () => toItsEnd(board, frames, on));
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
      expect(said).toEqual([]);
    });
  }
}
