import type { Spot } from '../../../scene/scene.ts';
import type { Role } from '../../theme.ts';
import type { Bearing } from '../condition.ts';
import { block, body } from '../counter.ts';
import { box, circle, closed } from '../path.ts';
import type { Shape } from '../shape.ts';

/** A based element seen from above with its front upwards: its true footprint, a bar and a point at its front. */
export function element(
  role: Role,
  symbol: string,
  formation: string,
  bearing: Bearing,
  width: number,
  depth: number,
): readonly Shape[] {
  const tone = bearing === 'hollow' ? (`${role}-hollow` as const) : ('edge' as const);
  const size = Math.max(9, Math.min(14, depth * 0.4));
  const sides = formation === 'square' ? [0, 1, 2, 3] : [0];
  const fronts: readonly Shape[] = sides.map((side) => ({ d: frontOn(side, size, width, depth), fill: tone }));
  return [
    { d: body(role, [2, 4], width, depth), fill: 'shade', opacity: 0.3 },
    ...fronts,
    ...block({ role, symbol, bearing, width, height: depth }),
    { d: box([0, -depth / 2 + 2.5], width - (role === 'first' ? 0 : depth * 0.4), 5), fill: tone },
  ];
}

/** The point of a front on one of the four sides of a rectangle, clockwise from its own front. */
function frontOn(side: number, size: number, width: number, depth: number): string {
  const reach = side % 2 === 0 ? depth / 2 : width / 2;
  const angle = (side * Math.PI) / 2;
  const [c, s] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const points: readonly Spot[] = [
    [-size * 0.8, -reach],
    [0, -reach - size],
    [size * 0.8, -reach],
  ];
  return closed(points.map(([x, y]): Spot => [x * c - y * s, x * s + y * c]));
}

/** A single figure: a disc with a point at its front; a rider has a bar across, a gun its barrel. */
export function figure(role: Role, symbol: string, radius: number): readonly Shape[] {
  const r = radius;
  const mark: Readonly<Record<string, Shape>> = {
    cavalry: { d: box([0, 0], r * 1.3, r * 0.4), fill: `${role}-mark` },
    'heavy-cavalry': { d: box([0, 0], r * 1.3, r * 0.65), fill: 'brass' },
    cannon: { d: box([0, -r * 0.3], r * 0.45, r * 1.5), fill: `${role}-mark` },
    howitzer: { d: box([0, -r * 0.2], r * 0.8, r * 0.9), fill: `${role}-mark` },
    brigadier: { d: circle([0, 0], r * 0.5), fill: 'brass' },
  };
  const own = mark[symbol];
  return [
    { d: circle([r * 0.15, r * 0.3], r), fill: 'shade', opacity: 0.3 },
    {
      d: closed([
        [-r * 0.55, -r * 0.7],
        [0, -r * 1.55],
        [r * 0.55, -r * 0.7],
      ]),
      fill: 'edge',
    },
    { d: disc(role, r), fill: role, stroke: 'edge', width: Math.min(2.4, r * 0.25) },
    ...(own === undefined ? [] : [own]),
  ];
}

/** A round disc for the first side, an eight-cornered one for the second. */
const disc = (role: Role, r: number): string =>
  role === 'first' ? circle([0, 0], r) : body(role, [0, 0], 1.9 * r, 1.9 * r);
