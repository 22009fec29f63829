import type { Spot } from '../../../scene/scene.ts';
import { closed, open } from '../path.ts';
import type { Shape } from '../shape.ts';
import { RIM_OF_WASH } from './wash.ts';

/** A house seen from above: middle, length, depth and turn in degrees. */
export type House = readonly [x: number, y: number, length: number, depth: number, turn: number];

const turned = ([x, y, , , turn]: House, px: number, py: number): Spot => {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [x + px * c - py * s, y + px * s + py * c];
};

const outline = (house: House, by = 0): readonly Spot[] => {
  const [l, d] = [house[2] / 2, house[3] / 2];
  return [
    [-l, -d],
    [l, -d],
    [l, d],
    [-l, d],
  ].map(([px = 0, py = 0]) => turned(house, px + by, py + by));
};
const ridge = (house: House): string => {
  const l = house[2] / 2;
  return open([turned(house, -l, 0), turned(house, l, 0)]);
};

/** Houses as blocks with their ridges and a shadow. */
export const houses = (all: readonly House[]): readonly Shape[] => [
  { d: all.map((house) => closed(outline(house, 2.6))).join(''), fill: 'shade', opacity: 0.3 },
  { d: all.map((house) => closed(outline(house))).join(''), fill: 'house', stroke: 'house-ink', width: 2 },
  { d: all.map(ridge).join(''), stroke: 'house-ink', width: 1.4, opacity: 0.8 },
];

/** Two villages; both leave a yard in the middle for a counter. */
const VILLAGES: readonly { readonly houses: readonly House[]; readonly garden: string }[] = [
  {
    houses: [
      [-28, -34, 28, 13, -4],
      [6, -35, 20, 12, 3],
      [35, -31, 14, 19, 4],
      [-39, -3, 11, 24, 0],
      [39, 6, 11, 28, -3],
      [-30, 34, 24, 13, 5],
      [8, 35, 30, 12, -2],
    ],
    garden: 'M25 27h19v17H25zM-46-20h8v5h-8z',
  },
  {
    houses: [
      [-34, -31, 15, 20, 5],
      [-5, -35, 26, 12, -3],
      [30, -34, 22, 13, 4],
      [40, -4, 11, 22, 2],
      [-39, 6, 11, 26, -2],
      [34, 33, 20, 14, -5],
      [-2, 35, 28, 12, 2],
    ],
    garden: 'M-45 27h20v16h-20z',
  },
];

/** A square of buildings around its middle; `look` 0 or 1. */
export function building(look: number): readonly Shape[] {
  const village = VILLAGES[look] ?? { houses: [], garden: '' };
  return [
    { d: RIM_OF_WASH, fill: 'building' },
    { d: village.garden, fill: 'garden', stroke: 'tree-ink', width: 1 },
    ...houses(village.houses),
  ];
}
