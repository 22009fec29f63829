import type { boardOn } from '../../e2e/board/board.ts';

/** The table is 500 mm wide and high; its drawing has two units to a millimetre. */
const [SIDE, SCALE] = [500, 2];

/** Where things on the toy's table are in the window. */
export function onTable({ map }: Pick<ReturnType<typeof boardOn>, 'map'>) {
  /** Where a point of the table is, given in millimetres. */
  const at = async (x: number, y: number) => {
    await map.scrollIntoViewIfNeeded();
    const spot = [x * SCALE, (SIDE - y) * SCALE] as const;
    return map.evaluate((svg: SVGSVGElement, [across, down]) => {
      const { x, y } = new DOMPoint(across, down).matrixTransform(svg.getScreenCTM()!);
      return { x, y };
    }, spot);
  };
  /** The middle of a part of the map. */
  const middle = async (part: string) => {
    const box = (await map.locator(part).first().boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Pushes the unit in hand to the east by mouse, by so many millimetres. */
  const push = async (by: number) => {
    const { mouse } = map.page();
    const [west, east, pad] = [await at(0, 0), await at(by, 0), await middle('[data-grip=push]')];
    await mouse.move(pad.x, pad.y);
    await mouse.down();
    await mouse.move(pad.x + (east.x - west.x), pad.y, { steps: 5 });
    await mouse.up();
  };
  return { at, middle, push };
}
