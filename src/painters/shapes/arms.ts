import { box, circle, closed, open } from './path.ts';
import type { Spot } from '../../scene/scene.ts';

/**
 * The drawing of an arm of service as path data: areas, lines and brass parts around the counter's
 * centre, with the front up.
 */
export interface Arm {
  readonly fill?: string;
  readonly line?: string;
  readonly brass?: string;
}

/**
 * Half the width and height that an arm may fill, and the scale of the figures in it: 1 on a
 * counter of the grid.
 */
interface Space {
  readonly w: number;
  readonly h: number;
  readonly size: number;
}

const saltire = ({ w, h }: Space) =>
  open([
    [-w, -h],
    [w, h],
  ]) +
  open([
    [-w, h],
    [w, -h],
  ]);
const bend = ({ w, h }: Space) =>
  open([
    [-w, h],
    [w, -h],
  ]);
/**
 * The band of heavy troops: nearly half of the counter, because on a phone a counter is only 15
 * pixels high.
 */
const bar = ({ w, h }: Space): string => box([0, h * 0.58], 2 * w, h * 0.84);
type Outline = readonly Spot[];
const CANNON: Outline = [
  [-20, -7],
  [-17, -9],
  [18, -15],
  [18, -17],
  [24, -17],
  [25, -10],
  [19, -9],
  [-16, 0],
  [-20, -2],
];
const HOWITZER: Outline = [
  [-15, -3],
  [6, -19],
  [4, -21],
  [8, -24],
  [19, -10],
  [15, -7],
  [13, -9],
  [-5, 6],
  [-13, 5],
];
const FLAG: Outline = [
  [-11, -15],
  [15, -15],
  [8, -7],
  [15, 1],
  [-7, 1],
  [-7, 16],
  [-11, 16],
];

const figure = ({ size }: Space, points: Outline): string => closed(points.map(([x, y]): Spot => [x * size, y * size]));

/** A wheel with its hub, and behind it the trail of the gun. */
const carriage = ({ size }: Space, y: number): string =>
  circle([0, y * size], 9 * size) +
  circle([0, y * size], size) +
  open([
    [-5 * size, (y - 4) * size],
    [-25 * size, (y + 9) * size],
  ]);

/** The arms, drawn like staff map symbols. The key is the `symbol` of a base or a model. */
export const ARMS = {
  'line-infantry': (space) => ({ line: saltire(space) }),
  'heavy-infantry': (space) => ({ line: saltire(space), brass: bar(space) }),
  skirmishers: ({ size }) => ({ fill: [-15, 0, 15].map((x) => circle([x * size, 0], 6 * size)).join('') }),
  cavalry: (space) => ({ line: bend(space) }),
  'heavy-cavalry': (space) => ({ line: bend(space), brass: bar(space) }),
  cannon: (space) => ({ fill: figure(space, CANNON), line: carriage(space, 6) }),
  howitzer: (space) => ({
    fill: figure(space, HOWITZER),
    line: carriage(space, 6),
    brass: circle([23 * space.size, -13 * space.size], 4 * space.size),
  }),
  brigadier: (space) => ({ fill: figure(space, FLAG) }),
} as const satisfies Readonly<Record<string, (space: Space) => Arm>>;

/** The name of an arm. */
type ArmName = keyof typeof ARMS;

const isArm = (symbol: string): symbol is ArmName => Object.hasOwn(ARMS, symbol);

/**
 * Whether an arm is a picture, which must stay upright. The others are abstract symbols that may be
 * rotated.
 */
export const isPicture = (symbol: string): boolean => ['cannon', 'howitzer', 'brigadier'].includes(symbol);

/** Draws an arm into a rectangle. Throws for an unknown symbol and lists the known ones. */
export function armOf(symbol: string, width: number, height: number): Arm {
  if (!isArm(symbol)) throw new Error(`Unknown symbol «${symbol}»: expected one of ${Object.keys(ARMS).join(', ')}.`);
  return ARMS[symbol]({ w: width / 2, h: height / 2, size: Math.min(width / 54, height / 36) });
}
