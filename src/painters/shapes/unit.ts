import type { Role } from '../theme.ts';
import type { Spot } from '../../scene/scene.ts';
import type { Bearing } from './condition.ts';
import { block, body, type Counter } from './counter.ts';
import { closed } from './path.ts';
import type { Shape, Wash } from './shape.ts';

/** A counter of the grid: it leaves the ground to be seen all around. */
const [WIDTH, HEIGHT] = [60, 42];

const shadow = (role: Role, [x, y]: Spot, width: number, height: number): Wash => ({
  d: body(role, [x + 2, y + 4], width, height),
  fill: 'shade',
  opacity: 0.32,
});

/** Moves shapes by drawing them around another centre. */
type Draw = (counter: Counter) => readonly Shape[];

const line: Draw = (counter) => [shadow(counter.role, [0, 0], WIDTH, HEIGHT), ...block(counter)];

/** Two counters, one behind the other. */
const column: Draw = (counter) => {
  const { role, bearing } = counter;
  const rear = body(role, [7, -9], WIDTH, HEIGHT);
  return [
    shadow(role, [0, 0], WIDTH, HEIGHT),
    bearing === 'hollow'
      ? { d: rear, fill: 'hollow', stroke: `${role}-hollow`, width: 4 }
      : { d: rear, fill: role, stroke: 'edge', width: 2.6 },
    ...block(counter),
  ];
};

const FRONTS: readonly (readonly Spot[])[] = [
  [
    [-11, -24],
    [0, -37],
    [11, -24],
  ],
  [
    [24, -11],
    [37, 0],
    [24, 11],
  ],
  [
    [11, 24],
    [0, 37],
    [-11, 24],
  ],
  [
    [-24, 11],
    [-37, 0],
    [-24, -11],
  ],
];

/** A hollow square with a front on each side. */
const square: Draw = ({ role, symbol, bearing }) => {
  const hollow = bearing === 'hollow';
  const paint = hollow
    ? ({ fill: 'hollow', stroke: `${role}-hollow`, width: 4 } as const)
    : ({ fill: role, stroke: 'edge', width: 2.6 } as const);
  const inner = block({ role, symbol, bearing: 'hollow', width: 28, height: 28 });
  return [
    shadow(role, [0, 0], 52, 52),
    ...FRONTS.map((front) => ({ d: closed(front), ...paint })),
    { d: body(role, [0, 0], 52, 52), ...paint },
    ...inner,
  ];
};

const FORMATIONS: Readonly<Record<string, Draw>> = { line, column, square };

/** The formations that can be drawn on the grid. */
export const FORMATION_NAMES = Object.keys(FORMATIONS);

/** A unit's counter on the grid, upright whatever way the unit faces; an unknown formation is refused. */
export function unit(role: Role, symbol: string, formation: string, bearing: Bearing): readonly Shape[] {
  const draw = FORMATIONS[formation];
  if (draw === undefined) {
    throw new Error(`Unknown formation «${formation}»: expected one of ${FORMATION_NAMES.join(', ')}.`);
  }
  return draw({ role, symbol, bearing, width: WIDTH, height: HEIGHT });
}

/** The front of a unit on the grid: a point that is set at the edge of its counter. */
export const pointer = (role: Role, bearing: Bearing): readonly Shape[] => [
  bearing === 'hollow'
    ? { d: 'M-11 3 0-12 11 3z', fill: 'hollow', stroke: `${role}-hollow`, width: 4 }
    : { d: 'M-11 3 0-12 11 3z', fill: role, stroke: 'edge', width: 2.6 },
];

/** Where a unit's front is: at the edge of its counter that looks along the facing (y up), the corner for a diagonal. */
export function pointerAt([fx, fy]: Spot, formation: string): Spot {
  if (formation === 'square') return [0, 0];
  const reach = (part: number): number => Math.max(-1, Math.min(1, part * Math.SQRT2));
  return [reach(fx) * (WIDTH / 2), -reach(fy) * (HEIGHT / 2)];
}
