import { expect, type Page } from '@playwright/test';
import { projectionOf, toDrawing } from '../../../src/painters/projection.ts';
import type { BareScene } from '../../../src/scene/scene.ts';
import { boardOn } from './board.ts';

const BOARD = 'tt.the-same-three';
const MEASURE = 19.05;

/** The golden task on its page, and the actions of a test on it. */
export async function field(page: Page) {
  const data = await page.request.get(`data/scenarios/${BOARD}.json`);
  const { changes } = (await data.json()) as {
    readonly changes: readonly (readonly [{ readonly scene: BareScene }])[];
  };
  const projection = projectionOf(changes[0]![0].scene);
  await page.goto(`embed/${BOARD}/`);
  const board = boardOn(page, BOARD);
  const { map, figure, button } = board;
  await expect(board.panel.locator('.question')).toBeVisible();
  /** The position in the window of a point of the table, given in [1]. */
  const at = async (x: number, y: number) =>
    map.evaluate(
      (svg: SVGSVGElement, [across, down]) => {
        const { x, y } = new DOMPoint(across, down).matrixTransform(svg.getScreenCTM()!);
        return { x, y };
      },
      toDrawing(projection, [x * MEASURE, y * MEASURE]),
    );
  const middle = async (part: string) => {
    const box = (await map.locator(part).first().boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    ...board,
    at,
    middle,
    legs: figure.locator('.mover-panel .legs li'),
    why: figure.locator('.mover-why'),
    line: figure.getByLabel('Or type it'),
    takeUp: async (x: number, y: number) => {
      await map.scrollIntoViewIfNeeded();
      const spot = await at(x, y);
      await page.mouse.click(spot.x, spot.y);
      await expect(figure.locator('.mover-panel')).toBeVisible();
    },
    /** Drags a pad by this way on the table, in [1]. */
    pull: async (pad: string, [x, y]: readonly [number, number]) => {
      await map.scrollIntoViewIfNeeded();
      const [from, zero, to] = [await middle(`[data-grip=${pad}]`), await at(0, 0), await at(x, y)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + to.x - zero.x, from.y + to.y - zero.y, { steps: 6 });
      await page.mouse.up();
    },
    /** Drags a pad to a point of the table. */
    pullTo: async (pad: string, [x, y]: readonly [number, number]) => {
      await map.scrollIntoViewIfNeeded();
      const [from, to] = [await middle(`[data-grip=${pad}]`), await at(x, y)];
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
