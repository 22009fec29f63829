import { clockwise, holds } from '../../geometry/outlines.ts';
import { corners } from '../../geometry/bases.ts';
import { facingAlong } from '../../geometry/facings.ts';
import { um } from '../../geometry/lengths.ts';
import type { Mark, Scene, Spot } from '../scene.ts';
import { pointAt } from './input.ts';

/** Terrain as a sign. */
const GROUND: Readonly<Record<string, string>> = {
  woods: '%',
  rough: ':',
  town: '#',
  hill: '^',
  copse: '*',
  wall: '=',
  hedge: '"',
  stream: '~',
  road: '-',
  bridge: 'H',
};

/** What one character covers, in millimetres: characters are twice as high as they are wide. */
const CELL: Spot = [5, 10];

/** How much of the table is drawn round what stands on it, in millimetres. */
const MARGIN = 20;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Something that is drawn: its sign, and the shape that it covers. */
interface Drawn {
  readonly sign: string;
  readonly shape: ReturnType<typeof clockwise>;
  /** Its key; none for a further piece of what has one. */
  readonly says: string;
}

/**
 * The letter of a unit: upper case for the first side, lower case for the second; where there are
 * more units than letters, a sign.
 */
function letterOf(base: Mark<'base'>, all: readonly Mark<'base'>[]): string {
  const own = all.filter(({ side }) => side === base.side);
  const letter = LETTERS[own.indexOf(base)] ?? '+';
  return base.side === 'first' ? letter : letter.toLowerCase();
}

function shapeOf({ at, facing, size: [width, depth] }: Mark<'base'>): Drawn['shape'] {
  return corners({ at: pointAt(at), facing: facingAlong(facing), width: um(width, 'mm'), depth: um(depth, 'mm') });
}

/**
 * A free table as text, and a key: every unit is a letter, upper case for the first side, and every
 * piece of terrain a sign. Only the part with units and terrain is drawn; north is at the top.
 */
export function textTable({ marks, description, width, height }: Scene): string {
  const bases = marks.filter((mark): mark is Mark<'base'> => mark.kind === 'base' && mark.ghost !== true);
  const text = (id: string) => description.find((each) => each.id === id)?.text ?? '';
  const units = bases.map((base): Drawn => ({
    sign: letterOf(base, bases),
    shape: shapeOf(base),
    says: text(base.id),
  }));
  const grounds = marks
    .filter((mark): mark is Mark<'outline'> => mark.kind === 'outline')
    .map(({ id, ground, points }): Drawn => ({
      sign: GROUND[ground] ?? '?',
      says: text(id),
      shape: clockwise(points.map(pointAt)),
    }));
  // Units stand on the ground.
  const all = [...units, ...grounds];
  if (all.length === 0) return '';
  const [left, right] = range(all, 0, width);
  const [low, high] = range(all, 1, height);
  const rows = Math.ceil((high - low) / CELL[1]);
  const columns = Math.ceil((right - left) / CELL[0]);
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const spot: Spot = [left + (column + 0.5) * CELL[0], high - (row + 0.5) * CELL[1]];
      return all.find(({ shape }) => holds(shape, pointAt(spot)))?.sign ?? '.';
    })
      .join('')
      .trimEnd(),
  );
  const key = all.filter(({ says }) => says !== '').map(({ sign, says }) => `  ${sign}  ${says}`);
  return [...lines, ...key].join('\n');
}

/**
 * From where to where things are drawn, across or up, in millimetres; no farther than the table.
 */
function range(all: readonly Drawn[], part: 0 | 1, most: number): readonly [number, number] {
  const places = all.flatMap(({ shape }) => shape.map((point) => point[part] / 1000));
  return [Math.max(0, Math.min(...places) - MARGIN), Math.min(most, Math.max(...places) + MARGIN)];
}
