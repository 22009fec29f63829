import type { Spot } from '../../../scene/scene.ts';
import { open, row } from '../path.ts';
import type { Shape } from '../shape.ts';
import { RIM_OF_WASH } from './wash.ts';

/** A house seen from above: centre, length, depth and rotation in degrees. */
export type House = readonly [x: number, y: number, length: number, depth: number, turn: number];

/** The four corners of a house and the two ends of its ridge, rounded to whole units, which looks freehand. */
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

/** The outline of a house in relative coordinates, which compress well, offset by `by` for its shadow. */
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
  [-29, -34, 28, 13, -4],
  [5, -35, 22, 12, 3],
  [35, -31, 14, 20, 4],
  [-39, -2, 11, 24, 0],
  [39, 6, 11, 28, -3],
  [-29, 34, 26, 13, 5],
  [7, 35, 30, 12, -2],
];

/** A square of buildings, around its centre. */
export const building = (): readonly Shape[] => [
  { d: RIM_OF_WASH, fill: 'building' },
  { d: 'M26 26h18v18H26zM-45-21h9v6h-9z', fill: 'garden', stroke: 'tree-ink', width: 1 },
  ...houses(VILLAGE),
];
