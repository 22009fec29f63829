import type { Mark, Spot } from '../../../src/scene/scene.ts';

/** The centre of a square. */
export const at = (square: string): Spot => [square.charCodeAt(0) - 96.5, Number(square.slice(1)) - 0.5];

const DIAGONAL = Math.SQRT1_2;
/** The eight facings of the grid, clockwise from north. */
export const FACINGS: readonly Spot[] = [
  [0, 1],
  [DIAGONAL, DIAGONAL],
  [1, 0],
  [DIAGONAL, -DIAGONAL],
  [0, -1],
  [-DIAGONAL, -DIAGONAL],
  [-1, 0],
  [-DIAGONAL, DIAGONAL],
];

/** A square of terrain. */
export const cell = (square: string, ground: string): Mark<'cell'> => ({
  kind: 'cell',
  id: `${ground}-${square}`,
  square,
  at: at(square),
  ground,
});

interface Look {
  readonly facing?: number;
  readonly condition?: string;
  readonly formation?: string;
}

/** A unit on the grid; `is` gives its side and symbol: `french cannon`. */
export function unit(id: string, square: string, is: string, look: Look = {}): Mark<'base'> {
  const [side = '', symbol = ''] = is.split(' ');
  const facing = FACINGS[look.facing ?? (side === 'french' ? 0 : 4)] ?? [0, 1];
  const { condition = 'steady', formation = 'line' } = look;
  return { kind: 'base', id, at: at(square), facing, size: [1, 1], side, symbol, condition, formation };
}

/** The corners of a square. */
export const square = (name: string): readonly Spot[] => {
  const [x, y] = at(name);
  return [
    [x - 0.5, y - 0.5],
    [x + 0.5, y - 0.5],
    [x + 0.5, y + 0.5],
    [x - 0.5, y + 0.5],
  ];
};
