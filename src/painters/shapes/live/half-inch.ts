import type { Spot } from '../../../scene/scene.ts';
import type { Role } from '../counter.ts';
import { box, circle, closed, scaled } from '../path.ts';
import type { Shape } from '../shape.ts';

/*
 * A figure of half an inch on a white board: a square of its exact size with its front up, and the
 * sign of its arm, which stays upright. It is drawn for a square of 100 around its middle.
 */

/** The square that figures are drawn for. */
const SQUARE = 100;

interface Sign {
  readonly areas: string;
  readonly lines?: string;
  /** What lies over the areas, in the colour of the figure. */
  readonly cuts?: string;
  readonly brass?: string;
}

/**
 * The signs of the arms, within a square of 66, so that they lie clear of the front however their
 * figure is turned.
 */
const SIGNS = {
  // A shako with its plume and peak over crossed belts.
  infantry: {
    areas: `M-19-23H19L14 2H-14z${box([0, -26], 9, 9)}`,
    lines: 'M-24 9L24 32M24 9L-24 32',
    cuts: 'M-18-4H18',
    brass: circle([0, -14], 5.5),
  },
  // A sabre with its guard.
  cavalry: {
    areas: 'M-17 9Q16-2 31-33Q37 8-9 20z',
    lines: 'M-16 15L-29 30M-26 8Q-6 12-4 29',
  },
  // A gun from the side: its barrel over the trail, and a wheel.
  artillery: {
    areas: 'M-27-14L24-29 25-33 32-33 34-18 28-18-23 2-30 0z',
    lines: `${circle([2, 12], 17)}M-14 2L-34 28`,
    brass: circle([2, 12], 5.5),
  },
  // A bicorne from the front with its cockade, over a bar of gold.
  hq: {
    areas: 'M-41 13Q-33-8-22-19Q0-38 22-19Q33-8 41 13Q19 1 0 1Q-19 1-41 13z',
    brass: circle([9, -13], 6.5) + box([0, 23], 46, 8),
  },
} as const satisfies Readonly<Record<string, Sign>>;

/** The arms that have a figure on a white board. */
export type HalfInchArm = keyof typeof SIGNS;
export const isHalfInch = (symbol: string): symbol is HalfInchArm => Object.hasOwn(SIGNS, symbol);
/** Their names. */
export const HALF_INCH_ARMS = Object.keys(SIGNS) as readonly HalfInchArm[];

/** Whether a figure stands, or is laid on its side. */
export type Stance = 'stands' | 'lies';

/** A shape of the square of 100 on one with this side. */
const sized = (side: number, shapes: readonly Shape[]): readonly Shape[] => {
  const by = side / SQUARE;
  return shapes.map((shape) => ({
    ...shape,
    d: scaled(shape.d, by),
    ...('width' in shape && { width: Math.max(0.8, shape.width * by) }),
  }));
};

/** The outlines of the two sides, which differ by their corners. */
const BODIES: Readonly<Record<Role, string>> = {
  first: box([0, 0], 92, 92),
  second: closed([
    [-30, -46],
    [30, -46],
    [46, -30],
    [46, 30],
    [30, 46],
    [-30, 46],
    [-46, 30],
    [-46, -30],
  ]),
};

/** The front, a small triangle within the figure: before it another may stand in contact. */
const FRONT: readonly Spot[] = [
  [-15, -34],
  [0, -47],
  [15, -34],
];

/** The corners of that triangle on a figure of this size. */
export const frontAt = (side: number): readonly Spot[] =>
  FRONT.map(([x, y]): Spot => [(x * side) / SQUARE, (y * side) / SQUARE]);

/** A figure without its sign, with its front up. One that is laid on its side is pale. */
export function halfInch(role: Role, stance: Stance, side: number): readonly Shape[] {
  const lies = stance === 'lies';
  const ink = `${role}-hollow` as const;
  return sized(side, [
    lies
      ? { d: BODIES[role], fill: 'hollow', stroke: ink, width: 8 }
      : { d: BODIES[role], fill: role, stroke: 'edge', width: 5 },
    { d: closed(FRONT), fill: lies ? ink : 'brass' },
  ]);
}

/** The sign of an arm, upright. */
export function halfInchSign(role: Role, symbol: HalfInchArm, stance: Stance, side: number): readonly Shape[] {
  const { areas, lines, cuts, brass }: Sign = SIGNS[symbol];
  const lies = stance === 'lies';
  const [ink, under] = lies ? ([`${role}-hollow`, 'hollow'] as const) : ([`${role}-mark`, role] as const);
  return sized(side, [
    ...(lines === undefined ? [] : [{ d: lines, stroke: ink, width: 8 }]),
    { d: areas, fill: ink },
    ...(cuts === undefined ? [] : [{ d: cuts, stroke: under, width: 4 }]),
    ...(brass === undefined ? [] : [{ d: brass, fill: lies ? under : 'brass' } as const]),
  ]);
}

const CHEVRONS = 'M-34 58L0 76 34 58M-34 80L0 98 34 80';

/** The chevrons behind a figure that routs: it runs that way. */
export const chevrons = (role: Role, side: number): readonly Shape[] =>
  sized(side, [
    { d: CHEVRONS, stroke: 'label', width: 20 },
    { d: CHEVRONS, stroke: `${role}-hollow`, width: 10 },
  ]);
