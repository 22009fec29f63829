import type { Spot } from '../../../scene/scene.ts';
import { open, oval, row } from '../path.ts';
import type { Drawing } from '../shape.ts';
import { RIM_OF_WASH } from './wash.ts';

/** A tree: its position and the radius of its crown. */
export type Tree = readonly [x: number, y: number, radius: number];

const LOBES = 5;

/** The outline of a crown: a ring of lobes. */
function crown(radius: number): string {
  const spots = Array.from({ length: LOBES + 1 }, (_, index): Spot => {
    const angle = 0.4 + (index * 2 * Math.PI) / LOBES;
    return [Math.cos(angle) * radius * 0.8, Math.sin(angle) * radius * 0.75];
  });
  const lobe = `A${row(radius * 0.55, radius * 0.55)} 0 0 1 `;
  return `${open(spots.slice(0, 1))}${spots
    .slice(1)
    .map((spot) => lobe + row(...spot))
    .join('')}z`;
}

/** A tree: a shadow, a crown and a highlight. */
export const tree = (r: number): Drawing => [
  { d: oval([r * 0.25, r * 0.75], r * 1.05, r * 0.5), fill: 'tree-ink', opacity: 0.4 },
  { d: crown(r), fill: 'tree', stroke: 'tree-ink', width: 2 },
  {
    d: `M${row(-r * 0.45, r * 0.1)}q${row(0, -r * 0.5, r * 0.5, -r * 0.55)}`,
    stroke: 'woods',
    width: 2,
    opacity: 0.85,
  },
];

/** Trees as uses of the tree symbol, at whole numbers: a wood may have some hundreds. */
export const trees = (places: readonly Tree[]): Drawing =>
  places.map(([x, y, r]) => ({ use: `g/tree/${r}`, at: [Math.round(x), Math.round(y)] }));

/** Two variants of a woods square. Most trees are near its edge, where no counter hides them. */
const PLANTED: readonly (readonly Tree[])[] = [
  [
    [-33, -34, 10],
    [-11, -36, 9],
    [12, -33, 10],
    [35, -36, 9],
    [-39, -11, 8],
    [39, -13, 8],
    [-14, -9, 9],
    [13, -8, 8],
    [1, 11, 9],
    [-22, 13, 8],
    [24, 13, 9],
    [-39, 12, 8],
    [39, 11, 8],
    [-34, 34, 9],
    [-12, 35, 10],
    [11, 34, 9],
    [34, 35, 10],
  ],
  [
    [-36, -36, 9],
    [-14, -33, 10],
    [9, -37, 8],
    [32, -34, 10],
    [-38, -13, 9],
    [40, -10, 8],
    [-13, -6, 8],
    [11, -10, 9],
    [-3, 13, 9],
    [-24, 14, 8],
    [22, 12, 9],
    [-40, 12, 8],
    [39, 13, 9],
    [-36, 35, 10],
    [-14, 36, 8],
    [8, 33, 9],
    [30, 37, 9],
  ],
];

/** A woods square around its centre, in variant 0 or 1. */
export const woods = (look: number): Drawing => [
  { d: RIM_OF_WASH, fill: 'woods', stroke: 'woods-edge', width: 3 },
  ...trees(PLANTED[look] ?? []),
];
