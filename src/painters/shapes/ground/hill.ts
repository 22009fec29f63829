import type { Spot } from '../../../scene/scene.ts';
import { closed, oval } from '../path.ts';
import type { Drawing, Shape } from '../shape.ts';
import { noise } from './scatter.ts';
import { RIM_OF_WASH } from './wash.ts';

/** A hachure, the pen stroke that maps use for slopes: broad at the top, tapering downhill. */
export function hachure([x, y]: Spot, [dx, dy]: Spot, length: number, width: number): string {
  const [ax, ay] = [(-dy * width) / 2, (dx * width) / 2];
  return closed([
    [x + ax, y + ay],
    [x + dx * length, y + dy * length],
    [x - ax, y - ay],
  ]);
}

/** A point on the edge of a rounded square, for a turn from 0 to 1, and the downhill direction there. */
function slope(turn: number, reach: number): readonly [Spot, Spot] {
  const angle = turn * 2 * Math.PI;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const bulge = (Math.abs(c) ** 5 + Math.abs(s) ** 5) ** (-1 / 5);
  const [nx, ny] = [Math.sign(c) * Math.abs(c) ** 1.8, Math.sign(s) * Math.abs(s) ** 1.8];
  const norm = Math.hypot(nx, ny);
  return [
    [c * bulge * reach, s * bulge * reach],
    [nx / norm, ny / norm],
  ];
}

const TOP = oval([0, 0], 33, 33);

/** The number of hachures in a quarter of a hill. */
const QUARTER = 9;

/** A quarter of the hachures of a hill square; the other three are rotated copies. */
export const hachures = (): readonly Shape[] => {
  const strokes = Array.from({ length: QUARTER }, (_, index) => {
    const chance = noise(index + 4);
    const [at, down] = slope((index + chance * 0.4) / (4 * QUARTER), 33 + (index % 2) * 2);
    return hachure(at, down, 8 + chance * 4.5, 3.4);
  });
  return [{ d: strokes.join(''), fill: 'hill-ink' }];
};

/** A hill square around its centre: light on top, with hachures along its edge. */
export const hill = (): Drawing => [
  { d: RIM_OF_WASH, fill: 'hill' },
  { d: TOP, fill: 'hill-top' },
  ...[0, 90, 180, 270].map((turn) => ({ use: 'g/hachures/0', turn })),
];
