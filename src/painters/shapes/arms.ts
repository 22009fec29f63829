import { box, circle, closed, open } from './path.ts';
import type { Spot } from '../../scene/scene.ts';

/** The drawing of an arm: areas, lines and brass, in the counter's own place with its front upwards. */
export interface Arm {
  readonly fill?: string;
  readonly line?: string;
  readonly brass?: string;
}

/** Half of the space that an arm may fill, and the size of a figure in it: 1 on a counter of the grid. */
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
const bar = ({ w, h }: Space): string => box([0, h * 0.72], 2 * w, h * 0.56);
const figure = ({ size }: Space, points: readonly Spot[]): string =>
  closed(points.map(([x, y]): Spot => [x * size, y * size]));

const wheels = (space: Space, y: number): string =>
  [-16, 13]
    .map((x) =>
      figure(space, [
        [x, y - 11],
        [x + 3, y - 11],
        [x + 3, y + 11],
        [x, y + 11],
      ]),
    )
    .join('');
const axle = ({ size }: Space, y: number): string =>
  open([
    [-13 * size, y * size],
    [13 * size, y * size],
  ]);

/** The arms as a staff officer drew them; the key is the `symbol` of a base or a model. */
export const ARMS = {
  'line-infantry': (space) => ({ line: saltire(space) }),
  'heavy-infantry': (space) => ({ line: saltire(space), brass: bar(space) }),
  skirmishers: ({ size }) => ({ fill: [-15, 0, 15].map((x) => circle([x * size, 0], 5 * size)).join('') }),
  cavalry: (space) => ({ line: bend(space) }),
  'heavy-cavalry': (space) => ({ line: bend(space), brass: bar(space) }),
  cannon: (space) => ({
    fill:
      figure(space, [
        [-3, -17],
        [3, -17],
        [5, 11],
        [2, 17],
        [-2, 17],
        [-5, 11],
      ]) + wheels(space, 4),
    line: axle(space, 5),
  }),
  howitzer: (space) => ({
    fill:
      figure(space, [
        [-9, -6],
        [9, -6],
        [7, 13],
        [-7, 13],
      ]) + wheels(space, 4),
    line: axle(space, 6),
    brass: circle([0, -12 * space.size], 4.5 * space.size),
  }),
  brigadier: (space) => ({
    fill: figure(space, [
      [-11, -15],
      [15, -15],
      [8, -7],
      [15, 1],
      [-7, 1],
      [-7, 16],
      [-11, 16],
    ]),
  }),
} as const satisfies Readonly<Record<string, (space: Space) => Arm>>;

/** The name of an arm. */
export type ArmName = keyof typeof ARMS;

const isArm = (symbol: string): symbol is ArmName => Object.hasOwn(ARMS, symbol);

/** The arm drawn into a rectangle; an unknown symbol is refused with the names that are known. */
export function armOf(symbol: string, width: number, height: number): Arm {
  if (!isArm(symbol)) throw new Error(`Unknown symbol «${symbol}»: expected one of ${Object.keys(ARMS).join(', ')}.`);
  return ARMS[symbol]({ w: width / 2, h: height / 2, size: Math.min(width / 54, height / 36) });
}
