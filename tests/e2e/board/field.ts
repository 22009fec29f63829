import { expect, type Page } from '@playwright/test';
import { boardOn } from './board.ts';
import { onTable } from './table.ts';

const BOARD = 'tt.the-same-three';
const MEASURE = 19.05;

/** The golden task on its page, and the actions of a test on it. */
export async function field(page: Page) {
  await page.goto(`embed/${BOARD}/`);
  const board = boardOn(page, BOARD);
  const { figure, button } = board;
  await expect(board.panel.locator('.question')).toBeVisible();
  const table = onTable(board, MEASURE);
  const { at, middle, click } = table;
  return {
    ...board,
    ...table,
    legs: figure.locator('.mover-panel .legs li'),
    why: figure.locator('.mover-why'),
    line: figure.getByLabel('Or type it'),
    takeUp: async (x: number, y: number) => {
      await click(x, y);
      await expect(figure.locator('.mover-panel')).toBeVisible();
    },
    /** Drags a pad to a point of the table. */
    pullTo: async (pad: string, [x, y]: readonly [number, number]) => {
      const [to, from] = [await at(x, y), await middle(`[data-grip=${pad}]`)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.mouse.up();
    },
    solved: async () => {
      await button('Confirm').click();
      await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
      await expect(figure.locator('.outcome .order')).toContainText(ORDER);
      await button('Reset').click();
      await expect(figure.locator('.mover-panel')).toBeHidden();
      await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'none');
    },
  };
}

const ORDER = 'Move the voltigeurs: forward [4.7], turn left 90°, forward [0.7]';
