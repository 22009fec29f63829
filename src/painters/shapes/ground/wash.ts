import type { Spot } from '../../../scene/scene.ts';
import { soft } from '../path.ts';

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

/** The rim of a square's wash around its middle, never quite the square, never quite round: the same for every ground, which packs well. */
export const RIM_OF_WASH = soft(RIM);
