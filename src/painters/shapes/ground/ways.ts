import type { Spot } from '../../../scene/scene.ts';
import { box, open, row } from '../path.ts';
import type { Shape } from '../shape.ts';

/** Bit flags of the sides across which a road or a river continues. */
export const SIDES = { north: 1, east: 2, south: 4, west: 8 } as const;

const MIDDLES: readonly (readonly [side: number, at: Spot])[] = [
  [SIDES.north, [0, -50]],
  [SIDES.east, [50, 0]],
  [SIDES.south, [0, 50]],
  [SIDES.west, [-50, 0]],
];

/**
 * The sides that a road or river is drawn to. If it ends in the square, it continues to the
 * opposite side; without connections it runs from west to east.
 */
function through(links: number): number {
  if (links === 0) return SIDES.east + SIDES.west;
  const single = MIDDLES.findIndex(([side]) => side === links);
  return single < 0 ? links : links + (MIDDLES[(single + 2) % 4]?.[0] ?? 0);
}

/**
 * The centre line: a curve between two sides, otherwise straight lines from the sides to the
 * centre.
 */
function course(links: number): string {
  const ends = MIDDLES.filter(([side]) => (through(links) & side) > 0).map(([, at]) => at);
  const [from, to] = ends;
  if (ends.length === 2 && from !== undefined && to !== undefined) {
    if (from[0] !== -to[0] || from[1] !== -to[1]) return `M${row(...from)}Q${row(0, 0, ...to)}`;
    const half = ([x, y]: Spot): Spot => [x / 2, y / 2];
    const bow: Spot = [from[1] * 0.12, to[0] * 0.12];
    return `M${row(...from)}C${row(...half(from), bow[0] + from[0] / 2, bow[1] + from[1] / 2, ...bow)}S${row(...half(to), ...to)}`;
  }
  return ends.map((end) => open([end, [0, 0]])).join('');
}

/** A road square. */
export const road = (links: number): readonly Shape[] => [
  { d: course(links), stroke: 'road-ink', width: 24, cut: true },
  { d: course(links), stroke: 'road', width: 19, cut: true },
];

/** A river square. */
export const river = (links: number): readonly Shape[] => [
  { d: course(links), stroke: 'water-ink', width: 44, cut: true },
  { d: course(links), stroke: 'water', width: 39, cut: true },
  { d: course(links), stroke: 'water-ink', width: 1.4, opacity: 0.6, cut: true },
];

/** A river square with a bridge across the river. */
export function bridge(links: number): readonly Shape[] {
  const upright = (through(links) & SIDES.north) > 0;
  const planks = Array.from({ length: 9 }, (_, index): Spot => [(index - 4) * 8, 0]);
  const turn = ([x, y]: Spot): Spot => (upright ? [x, y] : [y, x]);
  const plank = (at: Spot) => open([turn([at[0], -13]), turn([at[0], 13])]);
  const rail = (y: number) => open([turn([-44, y * 1.4]), turn([-36, y]), turn([36, y]), turn([44, y * 1.4])]);
  return [
    ...river(links),
    { d: upright ? box([0, 0], 76, 30) : box([0, 0], 30, 76), fill: 'bridge' },
    { d: planks.map(plank).join(''), stroke: 'bridge-ink', width: 1.2, opacity: 0.6 },
    { d: rail(-15) + rail(15), stroke: 'bridge-ink', width: 3.4 },
  ];
}
