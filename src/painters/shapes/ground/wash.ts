import type { Spot } from '../../../scene/scene.ts';
import { soft } from '../path.ts';
import { whim } from '../whim.ts';

const RIM: readonly Spot[] = [
  [-0.97, -0.6],
  [-0.62, -0.97],
  [0, -0.9],
  [0.6, -0.98],
  [0.98, -0.62],
  [0.92, 0],
  [0.97, 0.62],
  [0.62, 0.97],
  [0, 0.91],
  [-0.6, 0.98],
  [-0.98, 0.6],
  [-0.91, 0],
];

/** The rim of a square's wash around its middle: never quite the square, never quite round. */
export const rim = (reach: number, seed: number): string =>
  soft(
    RIM.map(([x, y], index): Spot => {
      const wobble = reach * (1 + (whim(seed * 31 + index) - 0.5) * 0.07);
      return [x * wobble, y * wobble];
    }),
  );
