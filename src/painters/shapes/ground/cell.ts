import type { Mark } from '../../../scene/scene.ts';
import type { Drawing, SymbolUse } from '../shape.ts';
import { noise } from './scatter.ts';
import { building } from './building.ts';
import { hill } from './hill.ts';
import { lake, wetland } from './water.ts';
import { bridge, river, road, SIDES } from './ways.ts';
import { tree, woods } from './woods.ts';

/** Terrain that fills its square, and how many variants it has. */
interface Fill {
  readonly looks: number;
  readonly draw: (look: number) => Drawing;
}
const FILLS: Readonly<Record<string, Fill>> = {
  woods: { looks: 2, draw: woods },
  hill: { looks: 1, draw: hill },
  building: { looks: 1, draw: building },
  lake: { looks: 1, draw: lake },
  water: { looks: 1, draw: lake },
  wetland: { looks: 1, draw: wetland },
  marsh: { looks: 1, draw: wetland },
};

/** Smaller symbols that terrain is made of. */
const PARTS: Readonly<Record<string, (size: number) => Drawing>> = { tree };

/**
 * Terrain that runs through its square, and the terrain in adjacent squares that it connects to.
 */
const WAYS: Readonly<Record<string, { readonly draw: (links: number) => Drawing; readonly meets: readonly string[] }>> =
  {
    road: { draw: road, meets: ['road', 'bridge', 'building'] },
    river: { draw: river, meets: ['river', 'bridge', 'lake', 'water'] },
    bridge: { draw: bridge, meets: ['river', 'lake', 'water'] },
  };

/** The terrain that can be drawn on a square; `open` is the plain sheet. */
export const CELL_GROUNDS = ['open', ...Object.keys(FILLS), ...Object.keys(WAYS)];

const STEPS = [
  [SIDES.north, 0, 1],
  [SIDES.east, 1, 0],
  [SIDES.south, 0, -1],
  [SIDES.west, -1, 0],
] as const;

/**
 * The symbol of a square, which may depend on the adjacent ones; null for open ground. Throws for
 * unknown terrain and lists what is known.
 */
export function cellSymbol(cell: Mark<'cell'>, cells: readonly Mark<'cell'>[]): SymbolUse | null {
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
  const fill = FILLS[ground];
  if (fill === undefined) {
    throw new Error(`Unknown ground «${ground}» on ${cell.square}: expected one of ${CELL_GROUNDS.join(', ')}.`);
  }
  const chance = noise(Math.round(x * 7 + y * 131));
  return { use: `g/${ground}/${Math.floor(chance * fill.looks)}`, mirrored: (chance * 8) % 1 > 0.5 };
}

/** The drawing of a terrain symbol. */
export const groundDrawing = (ground: string, variant: number): Drawing =>
  (FILLS[ground]?.draw ?? WAYS[ground]?.draw ?? PARTS[ground] ?? (() => []))(variant);
