import type { Spot } from '../../../scene/scene.ts';
import type { Role } from '../../sides.ts';
import { isPicture } from '../arms.ts';
import { arm, block, body, type Counter } from '../counter.ts';
import { box, circle, closed } from '../path.ts';
import type { Shape } from '../shape.ts';
import { shadow } from '../unit.ts';

/** The front triangle on one of the four sides of a rectangle, counted clockwise from the front. */
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

/** The triangle at the front of an element, or one on each side for an element in square. */
function fronts({ role, style, formation, width, height }: Counter): readonly Shape[] {
  const fill = style === 'hollow' ? (`${role}-hollow` as const) : ('edge' as const);
  const size = Math.max(9, Math.min(14, height * 0.4));
  const sides = formation === 'square' ? [0, 1, 2, 3] : [0];
  return sides.map((side) => ({ d: frontOn(side, size, width, height), fill }));
}

const symbolOf = (counter: Counter): readonly Shape[] => (isPicture(counter.symbol) ? [] : arm(counter));

/** A based element seen from above with its front up: its exact footprint, with a triangle and a bar at the front. */
export function element(counter: Counter): readonly Shape[] {
  const { role, style, formation, width, height } = counter;
  if (style === 'shaken') return [...block(counter), ...symbolOf(counter)];
  const bar = box([0, -height / 2 + 2.5], width - (role === 'first' ? 0 : Math.min(width, height) * 0.44), 5);
  const fill = style === 'hollow' ? (`${role}-hollow` as const) : ('edge' as const);
  return [
    shadow(role, width, height),
    ...fronts(counter),
    ...block(counter),
    ...symbolOf(counter),
    ...(formation === 'square' ? [] : [{ d: bar, fill }]),
  ];
}

/** The empty footprint under a shaken element, whose counter is drawn askew on it. */
export const footprint = (counter: Counter): readonly Shape[] => [
  ...fronts(counter),
  { d: body(counter.role, [0, 0], counter.width, counter.height), fill: 'hollow', stroke: 'edge', width: 2.6 },
];

/** The symbol on a single figure, by its arm; infantry has none. */
const FIGURE_SYMBOLS: Readonly<Record<string, (r: number, role: Role) => Shape>> = {
  cavalry: (r, role) => ({ d: box([0, 0], r * 1.3, r * 0.4), fill: `${role}-mark` }),
  'heavy-cavalry': (r) => ({ d: box([0, 0], r * 1.3, r * 0.65), fill: 'brass' }),
  cannon: (r, role) => ({ d: box([0, -r * 0.3], r * 0.45, r * 1.5), fill: `${role}-mark` }),
  howitzer: (r, role) => ({ d: box([0, -r * 0.2], r * 0.8, r * 0.9), fill: `${role}-mark` }),
  brigadier: (r) => ({ d: circle([0, 0], r * 0.5), fill: 'brass' }),
};

/** A single figure with a triangle at its front: round for the first side, octagonal for the second. */
export function figure(role: Role, symbol: string, radius: number): readonly Shape[] {
  const r = radius;
  const symbolShape = FIGURE_SYMBOLS[symbol]?.(r, role);
  const front: readonly Spot[] = [
    [-r * 0.6, -r * 0.7],
    [0, -r * 1.6],
    [r * 0.6, -r * 0.7],
  ];
  const disc = role === 'first' ? circle([0, 0], r) : body(role, [0, 0], 1.9 * r, 1.9 * r);
  return [
    { d: circle([r * 0.15, r * 0.3], r), fill: 'shade', opacity: 0.3 },
    { d: closed(front), fill: 'edge' },
    { d: disc, fill: role, stroke: 'edge', width: Math.min(2.4, r * 0.25) },
    ...(symbolShape === undefined ? [] : [symbolShape]),
  ];
}
