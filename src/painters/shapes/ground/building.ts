import type { Spot } from '../../../scene/scene.ts';
import { open, row } from '../path.ts';
import type { Shape } from '../shape.ts';
import { RIM_OF_WASH } from './wash.ts';

/** A house seen from above: centre, length, depth and rotation in degrees. */
export type House = readonly [x: number, y: number, length: number, depth: number, turn: number];

/**
 * The four corners of a house and the two ends of its ridge. They are rounded to whole units, which
 * looks freehand.
 */
function walls([x, y, length, depth, turn]: House): readonly Spot[] {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [l, d] = [length / 2, depth / 2];
  const corners: readonly Spot[] = [
    [-l, -d],
    [l, -d],
    [l, d],
    [-l, d],
    [-l, 0],
    [l, 0],
  ];
  return corners.map(([px, py]): Spot => [Math.round(x + px * c - py * s), Math.round(y + px * s + py * c)]);
}

/**
 * The outline of a house in relative coordinates, which compress well. `by` shifts it, for its
 * shadow.
 */
function plan(house: House, by = 0): string {
  const [[x, y] = [0, 0], ...rest] = walls(house).slice(0, 4);
  const steps = rest.map(([px, py], index) => {
    const [fx, fy] = index === 0 ? [x, y] : (rest[index - 1] ?? [x, y]);
    return `l${row(px - fx, py - fy)}`;
  });
  return `M${row(x + by, y + by)}${steps.join('')}z`;
}

/** Houses with their ridges and shadows. */
export const houses = (all: readonly House[]): readonly Shape[] => [
  { d: all.map((house) => plan(house, 3)).join(''), fill: 'shade', opacity: 0.3 },
  { d: all.map((house) => plan(house)).join(''), fill: 'house', stroke: 'house-ink', width: 2 },
  { d: all.map((house) => open(walls(house).slice(4))).join(''), stroke: 'house-ink', width: 1.4, opacity: 0.8 },
];

/** A village with space for a counter in the middle. */
const VILLAGE: readonly House[] = [
  [-29, -35, 30, 19, -4],
  [5, -36, 26, 16, 3],
  [36, -29, 18, 28, 4],
  [-39, -2, 13, 26, 0],
  [39, 8, 13, 30, -3],
  [-29, 35, 30, 19, 5],
  [9, 36, 34, 18, -2],
];

/** A square of buildings, around its centre. */
export const building = (): readonly Shape[] => [
  { d: RIM_OF_WASH, fill: 'building' },
  { d: 'M30 28h15v16H30z', fill: 'garden', stroke: 'tree-ink', width: 1 },
  ...houses(VILLAGE),
];
