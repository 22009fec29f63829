import type { Spot } from '../../../scene/scene.ts';
import { body, type Counter, type Role } from '../counter.ts';
import { box, circle, closed } from '../path.ts';
import type { Shape } from '../shape.ts';
import { block } from './block.ts';

/** A based element seen from above with its front up. */
export const element = (counter: Counter): readonly Shape[] => block(counter);

/** The empty footprint under a shaken element, whose block is drawn askew on top. */
export const footprint = ({ width, height }: Counter): readonly Shape[] => [
  { d: box([0, 0], width, height), fill: 'hollow', stroke: 'edge', width: 2.6 },
];

/** The symbol on a single figure, by its arm. Infantry has none. */
const FIGURE_SYMBOLS: Readonly<Record<string, (r: number, role: Role) => Shape>> = {
  cavalry: (r, role) => ({ d: box([0, 0], r * 1.3, r * 0.4), fill: `${role}-mark` }),
  'heavy-cavalry': (r) => ({ d: box([0, 0], r * 1.3, r * 0.65), fill: 'brass' }),
  cannon: (r, role) => ({ d: box([0, -r * 0.3], r * 0.45, r * 1.5), fill: `${role}-mark` }),
  howitzer: (r, role) => ({ d: box([0, -r * 0.2], r * 0.8, r * 0.9), fill: `${role}-mark` }),
  brigadier: (r) => ({ d: circle([0, 0], r * 0.5), fill: 'brass' }),
};

/**
 * A single figure with a triangle at its front: round for the first side, octagonal for the second.
 */
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
