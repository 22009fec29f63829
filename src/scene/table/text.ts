import { clockwise, holds } from '../../geometry/outlines.ts';
import { corners, wayIn, type Base } from '../../geometry/bases.ts';
import { facingAlong } from '../../geometry/facings.ts';
import { um } from '../../geometry/lengths.ts';
import { plus, whole } from '../../geometry/vectors.ts';
import type { Mark, Scene, Spot } from '../scene.ts';
import { pointAt } from './board.ts';

/** The character for each kind of terrain. */
const GROUND: Readonly<Record<string, string>> = {
  woods: '%',
  rough: ':',
  town: '#',
  building: '#',
  hill: '^',
  copse: '*',
  wall: '=',
  hedge: '"',
  hamlet: '&',
  stream: '~',
  water: '~',
  road: '-',
  bridge: 'H',
};

/** The size of one character in millimetres: characters are twice as high as wide. */
const CELL: Spot = [5, 10];

/** The width of the table that is drawn around units and terrain, in millimetres. */
const MARGIN = 20;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Something that is drawn: its character, and the shape that it covers. */
interface DrawnShape {
  readonly sign: string;
  readonly shape: ReturnType<typeof clockwise>;
  /** Its text in the key; empty if it has no entry. */
  readonly says: string;
}

const bodyOf = ({ id, group }: Mark<'base'>): string => group ?? id;

/**
 * The letter of a unit: upper case for the first side, lower case for the second; `+` if there are
 * more units than letters. The units of a group share a letter.
 */
function letterOf(base: Mark<'base'>, all: readonly Mark<'base'>[]): string {
  const own = [...new Set(all.filter(({ side }) => side === base.side).map(bodyOf))];
  const letter = LETTERS[own.indexOf(bodyOf(base))] ?? '+';
  return base.side === 'first' ? letter : letter.toLowerCase();
}

const baseOf = ({ at, facing, size: [width, depth] }: Mark<'base'>): Base => ({
  at: pointAt(at),
  facing: facingAlong(facing),
  width: um(width, 'mm'),
  depth: um(depth, 'mm'),
});

const shapeOf = (mark: Mark<'base'>): DrawnShape['shape'] => corners(baseOf(mark));

/** The characters for what stands in the ranks of a body besides plain models. */
const PLACES: Readonly<Record<string, string>> = { C: '@', s: '!', '.': '_' };

/**
 * The places in the ranks of a body that are not plain models, as small shapes over its base: `@`
 * an officer, `!` the colours, `_` a gap. They are seen if the table is drawn finely enough; the
 * key says them in words.
 */
function placesIn(mark: Mark<'base'>, letter: string): readonly DrawnShape[] {
  const { ranks = [], size } = mark;
  const base = baseOf(mark);
  const files = ranks[0]?.length ?? 1;
  const [width, depth] = [um(size[0] / files, 'mm'), um(size[1] / ranks.length, 'mm')];
  return ranks.flatMap((rank, row) =>
    [...rank].flatMap((place, file): readonly DrawnShape[] => {
      const by = wayIn(base, (2 * file + 1) / files - 1, 1 - (2 * row + 1) / ranks.length);
      const shape = corners({ ...base, at: plus(base.at, whole(by)), width, depth });
      return place === 'o' ? [] : [{ sign: PLACES[place] ?? letter, shape, says: '' }];
    }),
  );
}

/**
 * A free table as text, with a key. Every unit is a letter, upper case for the first side; every
 * piece of terrain is a sign. Only the part with units and terrain is drawn; north is at the top.
 */
export function textTable({ marks, description, width, height }: Scene): string {
  const bases = marks.filter((mark): mark is Mark<'base'> => mark.kind === 'base' && mark.ghost !== true);
  const text = (id: string) => description.find((each) => each.id === id)?.text ?? '';
  const units = bases.flatMap((base): readonly DrawnShape[] => {
    const isFirst = bases.find((other) => bodyOf(other) === bodyOf(base)) === base;
    const sign = letterOf(base, bases);
    return [...placesIn(base, sign), { sign, shape: shapeOf(base), says: isFirst ? text(bodyOf(base)) : '' }];
  });
  const grounds = marks
    .filter((mark): mark is Mark<'outline'> => mark.kind === 'outline')
    .map(({ id, ground, points }): DrawnShape => ({
      sign: GROUND[ground] ?? '?',
      says: text(id),
      shape: clockwise(points.map(pointAt)),
    }));
  // Units come first: they stand on the ground and hide it.
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

/** The extent of all shapes along one axis, in millimetres, with a margin inside the table. */
function range(all: readonly DrawnShape[], part: 0 | 1, most: number): readonly [number, number] {
  const places = all.flatMap(({ shape }) => shape.map((point) => point[part] / 1000));
  return [Math.max(0, Math.min(...places) - MARGIN), Math.min(most, Math.max(...places) + MARGIN)];
}
