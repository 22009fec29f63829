import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { roleOf } from '../counter.ts';
import { box, circle } from '../path.ts';
import type { Picture } from '../shape.ts';
import type { Block } from './free-space.ts';
import { labelHalf } from './text-label.ts';

/** The font size of an order: as large as the readings of rulers. */
const SIZE = 29;
/** Half the size of a slip that lies face down, the radius of its seal, and the space before it. */
const [FACE_DOWN, SEAL, APART]: readonly [Spot, number, number] = [[30, 17], 10, 5];

/**
 * A slip of paper behind the rear of its unit. It lies upright, whichever way the unit faces, so
 * that its order can be read; face down it shows the seal of its side.
 */
export function slip(
  projection: Projection,
  { at, facing: [fx, fy], size, side, text }: Mark<'slip'>,
): { readonly picture: Picture; readonly block: Block } {
  const { scale, closer } = projection;
  const [w, h] = text === null ? FACE_DOWN.map((each) => each / closer) : labelHalf(text, SIZE / closer);
  const half: Spot = [w, h];
  const [x, y] = toDrawing(projection, at);
  // Away from the front, until the whole slip is clear of the base.
  const off = (size[1] * scale) / 2 + Math.abs(fx) * half[0] + Math.abs(fy) * half[1] + APART;
  const middle: Spot = [x - fx * off, y + fy * off];
  const paper = { d: box([0, 0], 2 * half[0], 2 * half[1]), fill: 'label', stroke: 'label-edge', width: 2 } as const;
  const parts: Picture['parts'] =
    text === null
      ? [paper, { d: circle([0, 0], SEAL / closer), fill: roleOf(side), stroke: 'edge', width: 1.5 }]
      : [{ text, at: [0, 0], size: SIZE / closer, shape: paper }];
  return { picture: { at: middle, parts }, block: { at: middle, half } };
}
