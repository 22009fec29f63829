import { ARMS } from '../../../src/painters/shapes/arms.ts';
import { CONDITIONS } from '../../../src/painters/shapes/condition.ts';
import { CELL_GROUNDS } from '../../../src/painters/shapes/ground/cell.ts';
import { BADGES } from '../../../src/painters/shapes/live/badge.ts';
import { FORMATION_NAMES } from '../../../src/painters/shapes/unit.ts';
import type { Mark, Scene } from '../../../src/scene/scene.ts';
import { at, cell, unit } from './squares.ts';

const square = (file: number, rank: number): string => `${String.fromCharCode(97 + file)}${rank}`;
const SIDES = ['french', 'allied'];
const symbols = Object.keys(ARMS);

/**
 * Everything that can be on a grid, once: arms, conditions, formations, facings, badges, and
 * terrain with and without a unit.
 */
export const galleryScene: Scene = {
  width: 11,
  height: 12,
  sheet: 'grid-paper',
  grid: true,
  alt: 'All symbols',
  description: [],
  marks: [
    ...SIDES.flatMap((side, row) =>
      symbols.map((symbol, file) => unit(`${side}-${symbol}`, square(file, 12 - row), `${side} ${symbol}`)),
    ),
    ...SIDES.flatMap((side, row) =>
      CONDITIONS.map((condition, file) =>
        unit(`${side}-${condition}`, square(file, 10 - row), `${side} line-infantry`, { condition }),
      ),
    ),
    ...SIDES.flatMap((side, row) =>
      FORMATION_NAMES.flatMap((formation, file) =>
        ['steady', 'disrupted', 'routed'].map((condition, each) =>
          unit(`${side}-${formation}-${condition}`, square(file * 3 + each, 8 - row), `${side} heavy-infantry`, {
            condition,
            formation,
          }),
        ),
      ),
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((facing) => [
      unit(`cannon-${facing}`, square(facing, 6), 'french cannon', { facing }),
      unit(`foot-${facing}`, square(facing, 5), 'allied skirmishers', { facing }),
    ]),
    ...BADGES.map((symbol, file): Mark => ({
      kind: 'badge',
      id: `badge-${symbol}`,
      on: 'none',
      at: at(square(file, 4)),
      symbol,
      text: symbol,
    })),
    ...CELL_GROUNDS.flatMap((ground, file) => [cell(square(file, 3), ground), cell(square(file, 1), ground)]),
    ...['woods', 'hill', 'building'].flatMap((ground, file) => [
      cell(square(file * 2, 2), ground),
      cell(square(file * 2 + 1, 2), ground),
      unit(`on-${ground}-1`, square(file * 2, 2), 'french cannon', { facing: 2 }),
      unit(`on-${ground}-2`, square(file * 2 + 1, 2), 'allied line-infantry', { facing: 6 }),
    ]),
  ],
};
