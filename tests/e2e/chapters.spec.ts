import { expect, type Page } from '@playwright/test';
import { boardsOf, builtChapters, type BuiltChapter } from '../site/built.ts';
import { boardOn, read, type Board } from './board/board.ts';
import { test } from './board/kept.ts';
import { type Way, walk } from './board/walk.ts';

/** Errors that the page reported. */
function complaints(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  return said;
}

/**
 * Steps through a board with the browser's real mouse or keyboard, and checks that each step is the
 * expected one.
 */
async function toItsEnd(board: Board, frames: readonly string[], on: () => Promise<void>): Promise<void> {
  for (const [at, frame] of frames.entries()) {
    if (at > 0) await on();
    await expect(board.figure).toHaveAttribute('data-at', String(at));
    await expect(board.panel).toHaveAttribute('data-frame', frame);
  }
  await expect(board.button('Next')).toHaveAttribute('aria-disabled', 'true');
}

const WAYS: readonly (Way & { readonly colorScheme: 'dark' | 'light' })[] = [
  { by: 'mouse', width: 390, colorScheme: 'dark' },
  { by: 'keyboard', width: 1340, colorScheme: 'light' },
];

/**
 * Mouse and keyboard alternate between chapters; the first chapter of each game is tested with
 * both.
 */
const waysOf = ({ game }: BuiltChapter, at: number, all: readonly BuiltChapter[]): typeof WAYS =>
  all[at - 1]?.game === game ? [WAYS[at % WAYS.length]!] : WAYS;

for (const [place, { game, slug, path }] of builtChapters().entries()) {
  for (const { by, width, colorScheme } of waysOf({ game, slug, path }, place, builtChapters())) {
    test(`${game}, ${slug}: every board can be stepped to its end by ${by}, ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      const said = complaints(page);
      const built = boardsOf(path);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await read(page);
      expect(await page.locator('[data-board]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
        ...built.keys(),
      ]);
      // The shortest board with the real mouse or keyboard, the others with events inside the page.
      const turned = [...built].filter(([, frames]) => frames.length > 1);
      const [shortest, ...others] = turned.toSorted(([, a], [, b]) => a.length - b.length);
      const [id, frames] = shortest!;
      const board = boardOn(page, id);
      const next = board.button('Next');
      if (by === 'keyboard') await next.focus();
      await toItsEnd(board, frames, () => (by === 'mouse' ? next.click() : page.keyboard.press('ArrowRight')));
      expect(await walk(page, others, { by, width })).toEqual([]);
      expect(said).toEqual([]);
    });
  }
}
