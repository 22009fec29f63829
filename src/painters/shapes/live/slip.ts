import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { roleOf } from '../counter.ts';
import { box, circle } from '../path.ts';
import type { Picture } from '../shape.ts';
import { clearOf, freest, kept, reachesIn, windowOf, type Block } from './free-space.ts';
import { labelHalf } from './text-label.ts';

/** The font size of an order: as large as the readings of rulers. */
const SIZE = 29;
/** Half the size of a slip that lies face down, the radius of its seal, the space before it. */
const [FACE_DOWN, SEAL, APART]: readonly [Spot, number, number] = [[30, 17], 10, 5];

/** How far it may lie from the middle of the rear, in halves of its length. */
const SHIFTS = [0, 0.4, -0.4, 0.8, -0.8];
/** Where it may lie beside the unit: how far, in distances that leave it clear, and ahead. */
const BESIDE: readonly Spot[] = [
  [1, 0],
  [1, 1],
  [1.3, 0],
  [1, -1],
  [1.7, 0],
];

/**
 * A slip of paper behind the rear of its unit, where it hides none of what is covered; else beside
 * the unit, before it, or farther behind. It lies upright, whichever way the unit faces, so that
 * its order can be read; face down it shows the seal of its side.
 */
export function slip(
  projection: Projection,
  { at, facing: [fx, fy], size, side, text }: Mark<'slip'>,
  covered: readonly Block[] = [],
): { readonly picture: Picture; readonly block: Block } {
  const { scale, closer } = projection;
  const [w, h] = text === null ? FACE_DOWN.map((each) => each / closer) : labelHalf(text, SIZE / closer);
  const half: Spot = [w, h];
  const [x, y] = toDrawing(projection, at);
  const [long, deep] = [(size[0] * scale) / 2, (size[1] * scale) / 2];
  const spot = (across: number, back: number): Spot => [x + across * fy - back * fx, y + across * fx + back * fy];
  // Away from the front or to a side, until the whole slip is clear of the base.
  const back = deep + Math.abs(fx) * half[0] + Math.abs(fy) * half[1] + APART;
  const out = long + Math.abs(fy) * half[0] + Math.abs(fx) * half[1] + APART;
  const besides = BESIDE.flatMap(([far, ahead]) => [1, -1].map((side) => spot(side * far * out, 0 - ahead * deep)));
  const behind = [back, 1.6 * back].flatMap((far) => SHIFTS.map((shift) => spot(shift * long, far)));
  const before = SHIFTS.map((shift) => spot(shift * long, 0 - back));
  const spots = [...behind.slice(0, SHIFTS.length), ...besides, ...before, ...behind.slice(SHIFTS.length)];
  // A zoomed map shows the slip of a unit that is in it whole, and no scrap of the others.
  const shown = windowOf(projection, [x, y]);
  const near = freest(
    spots.map((each) => kept(each, half, shown)),
    half,
    { covered, subjects: [], projection: shown },
  );
  const own: Block = { at: [x, y], half: [Math.max(long, deep), Math.max(long, deep)] };
  const middle = clearOf(near, half, { covered: [...covered, own], projection: shown });
  if (shown === projection && reachesIn({ at: middle, half }, projection))
    return { picture: { parts: [] }, block: { at: middle, half: [0, 0] } };
  const paper = { d: box([0, 0], 2 * half[0], 2 * half[1]), fill: 'label', stroke: 'label-edge', width: 2 } as const;
  const parts: Picture['parts'] =
    text === null
      ? [paper, { d: circle([0, 0], SEAL / closer), fill: roleOf(side), stroke: 'edge', width: 1.5 }]
      : [{ text, at: [0, 0], size: SIZE / closer, shape: paper }];
  return { picture: { at: middle, parts }, block: { at: middle, half } };
}
