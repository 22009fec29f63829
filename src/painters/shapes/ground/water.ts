import type { Spot } from '../../../scene/scene.ts';
import { row } from '../path.ts';
import type { Shape } from '../shape.ts';
import { noise } from './scatter.ts';
import { RIM_OF_WASH } from './wash.ts';

/** Short wave strokes at the given points. */
export const waves = (places: readonly Spot[], seed: number): string =>
  places
    .map(([x, y], index) => {
      const length = 9 + noise(seed + index) * 8;
      return `M${row(x - length, y)}q${row(length / 2, -3.5, length, 0)}t${row(length, 0)}`;
    })
    .join('');

/** Tufts of reeds at the given points: three blades on a waterline. */
export const reeds = (places: readonly Spot[]): string =>
  places
    .map(([x, y]) => `M${row(x - 8, y)}h16M${row(x, y - 1)}v-11M${row(x - 3, y - 1)}l-4-8M${row(x + 3, y - 1)}l4-8`)
    .join('');

const RIPPLES: readonly Spot[] = [
  [-14, -33],
  [18, -36],
  [-30, -16],
  [30, -14],
  [-4, -8],
  [-32, 10],
  [12, 12],
  [34, 16],
  [-16, 32],
  [18, 34],
];
const TUFTS: readonly Spot[] = [
  [-32, -28],
  [-6, -32],
  [24, -29],
  [38, -8],
  [-38, 4],
  [-12, 2],
  [14, 8],
  [-28, 36],
  [2, 38],
  [32, 36],
  [40, 18],
];

/** A lake square. */
export const lake = (look: number): readonly Shape[] => [
  { d: RIM_OF_WASH, fill: 'water', stroke: 'water-ink', width: 2.4 },
  { d: waves(RIPPLES, 3 + look), stroke: 'water-ink', width: 1.8, opacity: 0.8 },
];

/** A wetland square. */
export const wetland = (): readonly Shape[] => [
  { d: RIM_OF_WASH, fill: 'wetland' },
  { d: reeds(TUFTS), stroke: 'wetland-ink', width: 2 },
];
