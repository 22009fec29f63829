import { expect } from '@playwright/test';
import { projectionOf, toDrawing, type Projection } from '../../../src/painters/projection.ts';
import type { BattleData } from '../../../src/sent/battle.ts';
import { decode, type BoardData, type Encoded } from '../../../src/sent/boards.ts';
import type { Board } from './board.ts';

/** The data of a board as its player fetches it: of a battle, or of the steps of a lesson. */
type Sent = Encoded<BattleData> | Encoded<BoardData>;

/** The projection of a board that is on its page. */
async function projectionOn({ figure }: Pick<Board, 'figure'>): Promise<Projection> {
  const path = await figure.locator('.extras').getAttribute('data-data');
  const file = (await (await figure.page().request.get(path!)).json()) as Sent;
  return projectionOf('scene' in file ? file.scene : decode<BoardData>(file).frames[0]!.scene);
}

/**
 * Where things on the map of a free table are in the window, whatever part of the table it shows.
 * Points are given in lengths of `unit` millimetres.
 */
export function onTable(board: Pick<Board, 'figure' | 'map'>, unit = 1) {
  const { map } = board;
  const { mouse, touchscreen } = map.page();
  let projection: Promise<Projection> | undefined;
  /** Where a point of the table is. */
  const at = async (x: number, y: number) => {
    const spot = toDrawing(await (projection ??= projectionOn(board)), [x * unit, y * unit]);
    await map.scrollIntoViewIfNeeded();
    return map.evaluate((svg: SVGSVGElement, [across, down]) => {
      const { x, y } = new DOMPoint(across, down).matrixTransform(svg.getScreenCTM()!);
      return { x, y };
    }, spot);
  };
  /** The middle of a part of the map, which may be drawn anew at this moment. */
  const middle = async (part: string) => {
    const found = map.locator(part).first();
    let box: Awaited<ReturnType<typeof found.boundingBox>> = null;
    await expect.poll(async () => (box = await found.boundingBox())).not.toBeNull();
    const { x, y, width, height } = box!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** Drags a pad of the unit in hand by mouse, by a way on the table. */
  const pull = async (pad: string, [x, y]: readonly [number, number]) => {
    const [zero, to, from] = [await at(0, 0), await at(x, y), await middle(`[data-grip=${pad}]`)];
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + to.x - zero.x, from.y + to.y - zero.y, { steps: 6 });
    await mouse.up();
  };
  return {
    at,
    middle,
    pull,
    click: async (x: number, y: number) => {
      const spot = await at(x, y);
      await mouse.click(spot.x, spot.y);
    },
    tap: async (x: number, y: number) => {
      const spot = await at(x, y);
      await touchscreen.tap(spot.x, spot.y);
    },
  };
}
