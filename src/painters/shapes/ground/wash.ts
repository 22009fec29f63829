import type { Spot } from '../../../scene/scene.ts';
import { smoothCurve } from '../path.ts';

const RIM: readonly Spot[] = [
  [-45, -29],
  [-29, -46],
  [1, -43],
  [30, -46],
  [46, -30],
  [44, 0],
  [46, 28],
  [30, 45],
  [-2, 44],
  [-28, 46],
  [-46, 29],
  [-43, 1],
];

/**
 * The irregular, soft outline of the wash on a terrain square, around its centre. All terrain has
 * the same one, so that it compresses well.
 */
export const RIM_OF_WASH = smoothCurve(RIM);
