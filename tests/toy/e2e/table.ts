import type { boardOn } from '../../e2e/board/board.ts';

/** The table is 500 mm wide and high; its drawing has two units to a millimetre. */
const [SIDE, SCALE] = [500, 2];

/** Where things on the toy's table are in the window. */
export function onTable({ map }: Pick<ReturnType<typeof boardOn>, 'map'>) {
  return {
    /** Where a point of the table is, given in millimetres. */
    at: async (x: number, y: number) => {
      await map.scrollIntoViewIfNeeded();
      const spot = [x * SCALE, (SIDE - y) * SCALE] as const;
      return map.evaluate((svg: SVGSVGElement, [across, down]) => {
        const { x, y } = new DOMPoint(across, down).matrixTransform(svg.getScreenCTM()!);
        return { x, y };
      }, spot);
    },
    /** The middle of a part of the map. */
    middle: async (part: string) => {
      const box = (await map.locator(part).first().boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
  };
}
