import type { Mark } from '../../../scene/scene.ts';
import type { Shape, Stamp } from '../shape.ts';
import { whim } from '../whim.ts';
import { building } from './building.ts';
import { hill } from './hill.ts';
import { lake, wetland } from './water.ts';
import { bridge, river, road, SIDES } from './ways.ts';
import { woods } from './woods.ts';

/** A ground that fills its square, in one of two looks. */
const FILLS: Readonly<Record<string, (look: number) => readonly Shape[]>> = {
  woods,
  hill,
  building,
  lake,
  water: lake,
  wetland,
  marsh: wetland,
};

/** A ground that runs through its square, with the grounds next door to which it goes on. */
const WAYS: Readonly<
  Record<string, { readonly draw: (links: number) => readonly Shape[]; readonly meets: readonly string[] }>
> = {
  road: { draw: road, meets: ['road', 'bridge', 'building'] },
  river: { draw: river, meets: ['river', 'bridge', 'lake', 'water'] },
  bridge: { draw: bridge, meets: ['river', 'lake', 'water'] },
};

/** The grounds that can be drawn on a square; `open` is the plain sheet. */
export const CELL_GROUNDS = ['open', ...Object.keys(FILLS), ...Object.keys(WAYS)];

const STEPS = [
  [SIDES.north, 0, 1],
  [SIDES.east, 1, 0],
  [SIDES.south, 0, -1],
  [SIDES.west, -1, 0],
] as const;

/** The stamp of one square among all of them; an unknown ground is refused with the names that are known. */
export function cellStamp(cell: Mark<'cell'>, cells: readonly Mark<'cell'>[]): Stamp | null {
  const {
    ground,
    at: [x, y],
  } = cell;
  if (ground === 'open') return null;
  const way = WAYS[ground];
  if (way !== undefined) {
    const meets = ([, dx, dy]: readonly [number, number, number]): boolean =>
      cells.some(({ at, ground: next }) => at[0] === x + dx && at[1] === y + dy && way.meets.includes(next));
    return { use: `g/${ground}/${STEPS.filter(meets).reduce((sum, [side]) => sum + side, 0)}` };
  }
  if (FILLS[ground] === undefined) {
    throw new Error(`Unknown ground «${ground}» on ${cell.square}: expected one of ${CELL_GROUNDS.join(', ')}.`);
  }
  const chance = Math.floor(whim(Math.round(x * 7 + y * 131)) * 4);
  return { use: `g/${ground}/${chance % 2}`, mirrored: chance > 1 };
}

/** The shapes of a ground's stamp. */
export function groundShapes(ground: string, variant: number): readonly Shape[] {
  return (FILLS[ground] ?? WAYS[ground]?.draw ?? (() => []))(variant);
}
