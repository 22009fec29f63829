import { expect, type Page } from '@playwright/test';
import { boardOn, type Board } from './board.ts';

/** The page of a game that readers play. */
const PLAY = 'play/paper-bayonet/learning-battle/';

/** Gives a page the same dice in every run. */
export const withSameDice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let seed = 0;
    Reflect.set(crypto, 'getRandomValues', (all: Int32Array) => all.fill((seed += 1)));
  });

/** Opens a game from this moment, or from its beginning, and waits until it can be played. */
export async function openGame(page: Page, start = ''): Promise<Board> {
  await page.goto(`${PLAY}${start === '' ? '' : `#${start}`}`);
  const board = boardOn(page);
  await expect(board.map).toHaveAttribute('role', 'application');
  return board;
}
