import type { Spot } from '../../scene/scene.ts';
import type { ConditionStyle } from './condition.ts';
import { arm, block, body, type Counter, paintOf, type Role } from './counter.ts';
import { closed } from './path.ts';
import type { Shape, Wash } from './shape.ts';

/** The size of a counter on the grid, which leaves the terrain visible around it. */
export const COUNTER: Spot = [60, 42];
const [WIDTH, HEIGHT] = COUNTER;

/** The size of a unit in square formation, and of the empty middle. */
const [SQUARE, YARD] = [54, 33];

/** The shadow of a counter on the ground. */
const shadow = (role: Role, width: number, height: number): Wash => ({
  d: body(role, [2, 4], width, height),
  fill: 'shade',
  opacity: 0.3,
});

type Draw = (counter: Counter) => readonly Shape[];

const line: Draw = (counter) => [shadow(counter.role, WIDTH, HEIGHT), ...block(counter)];

/** A column: a second counter is visible behind the first. */
const column: Draw = (counter) => [
  shadow(counter.role, WIDTH, HEIGHT),
  { d: body(counter.role, [6, -7], WIDTH, HEIGHT), ...paintOf(counter) },
  ...block(counter),
];

const FRONTS: readonly (readonly Spot[])[] = [
  [
    [-11, -26],
    [0, -40],
    [11, -26],
  ],
  [
    [26, -11],
    [40, 0],
    [26, 11],
  ],
  [
    [11, 26],
    [0, 40],
    [-11, 26],
  ],
  [
    [-26, 11],
    [-40, 0],
    [-26, -11],
  ],
];

/** A square: ranks around an empty middle, with a front on each side. */
const square: Draw = (counter) => [
  shadow(counter.role, SQUARE, SQUARE),
  ...FRONTS.map((front) => ({ d: closed(front), ...paintOf(counter) })),
  { d: body(counter.role, [0, 0], SQUARE, SQUARE), ...paintOf(counter) },
  ...block({ ...counter, style: 'hollow', width: YARD, height: YARD }),
];

/** Replaces the symbol of an arm that is a picture and therefore drawn separately. */
export const BLANK = 'blank';

const FORMATIONS: Readonly<Record<string, Draw>> = { line, column, square };

/** The formations that can be drawn on the grid. */
export const FORMATION_NAMES = Object.keys(FORMATIONS);

/** The counter that an arm is drawn on: in square formation, the empty middle. */
const counterOf = (role: Role, symbol: string, formation: string, style: ConditionStyle): Counter =>
  formation === 'square'
    ? { role, symbol, formation, style: 'hollow', width: YARD, height: YARD }
    : { role, symbol, formation, style, width: WIDTH, height: HEIGHT };

/**
 * A unit's counter on the grid, upright whichever way the unit faces. With the symbol `BLANK` the
 * arm is left out. Throws for an unknown formation.
 */
export function unit(role: Role, symbol: string, formation: string, style: ConditionStyle): readonly Shape[] {
  const draw = FORMATIONS[formation];
  if (draw === undefined) {
    throw new Error(`Unknown formation «${formation}»: expected one of ${FORMATION_NAMES.join(', ')}.`);
  }
  const own = symbol === BLANK ? [] : arm(counterOf(role, symbol, formation, style));
  return [...draw({ role, symbol, formation, style, width: WIDTH, height: HEIGHT }), ...own];
}

/** The triangle that marks the front of a unit on the grid. */
export const pointer = (role: Role, style: ConditionStyle): readonly Shape[] => [
  { d: 'M-13 4 0-14 13 4z', ...paintOf({ role, style }) },
];

/**
 * The position of the front pointer: on the edge of the counter in the direction of the facing (y
 * up), or on its corner for a diagonal.
 */
export function pointerAt([fx, fy]: Spot): Spot {
  const reach = (part: number): number => Math.max(-1, Math.min(1, part * Math.SQRT2));
  return [reach(fx) * (WIDTH / 2), -reach(fy) * (HEIGHT / 2)];
}
