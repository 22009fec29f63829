import { describe, expect, test } from 'vitest';
import {
  bedOf,
  circleOutline,
  groups,
  polygonOutline,
  stretchesOf,
  type Terrain,
} from '../../../src/games/table/boards/terrain.ts';
import { um, type Um } from '../../../src/geometry/lengths.ts';
import { distance, pointAt } from '../../../src/geometry/vectors.ts';

const at = (x: number, y: number) => pointAt(um(x, 'mm'), um(y, 'mm'));
const SQUARE = [at(0, 0), at(0, 40), at(40, 40), at(40, 0)];
const road = (width: Um): Terrain => ({
  kind: 'road',
  name: 'the road',
  outline: null,
  line: [at(0, 0), at(100, 0), at(100, 50)],
  width,
  level: 0,
});

describe('the straight pieces', () => {
  test('of a line lie between its points', () => {
    expect(stretchesOf(road(um(10, 'mm')))).toEqual([
      [at(0, 0), at(100, 0)],
      [at(100, 0), at(100, 50)],
    ]);
  });

  test('of an area are its edges, the last one back to its first corner', () => {
    const stretches = stretchesOf({ outline: SQUARE, line: null });
    expect(stretches).toHaveLength(4);
    expect(stretches).toContainEqual([at(40, 0), at(0, 0)]);
  });
});

describe('the bed of a line', () => {
  const across = (width: Um) =>
    bedOf(road(width)).map((bed) => [...new Set(bed.map(([, y]) => y))].sort((a, b) => a - b));

  test('lies half its width to either side of each piece', () => {
    expect(across(um(10, 'mm'))[0]).toEqual([-5000, 5000]);
  });

  test('of a line without width is still an area, as thin as can be told', () => {
    expect(across(0 as Um)[0]).toEqual([-1, 1]);
  });
});

describe('the outline', () => {
  test('of a circle has 32 corners, all of them as far from its middle and from each other', () => {
    const [middle, radius] = [at(100, 50), um(30, 'mm')];
    const outline = circleOutline(middle, radius);
    expect(outline).toHaveLength(32);
    const side = 2 * radius * Math.sin(Math.PI / 32);
    for (const [n, corner] of outline.entries()) {
      expect(Math.abs(distance(corner, middle) - radius)).toBeLessThan(3);
      expect(Math.abs(distance(corner, outline[(n + 1) % 32]!) - side)).toBeLessThan(3);
    }
  });

  test('of a polygon is clockwise, whichever way it is written', () => {
    expect(polygonOutline(SQUARE, 'wood')).toEqual(SQUARE);
    expect(new Set(polygonOutline(SQUARE.toReversed(), 'wood') as typeof SQUARE)).toEqual(new Set(SQUARE));
  });

  test('is none where a corner is written twice', () => {
    const wrong = { found: 'a point that is there already', wanted: 'another point' };
    expect(polygonOutline([at(0, 0), at(0, 0), at(9, 9), at(9, 0)], 'wood')).toEqual({ path: 'wood.1', ...wrong });
    expect(polygonOutline([...SQUARE, at(0, 40)], 'wood')).toEqual({ path: 'wood.4', ...wrong });
  });

  test('is none where nothing is enclosed, or where it crosses itself', () => {
    const inLine = { path: 'wood', found: 'points in a line' };
    expect(polygonOutline([at(0, 0), at(5, 5), at(9, 9)], 'wood')).toMatchObject(inLine);
    const crossing = { path: 'wood', found: 'an outline that crosses or touches itself' };
    expect(polygonOutline([at(0, 0), at(9, 9), at(9, 0), at(0, 9)], 'wood')).toMatchObject(crossing);
    // A corner on the line through the first two is no fault.
    expect(polygonOutline([at(0, 0), at(5, 0), at(9, 0), at(9, 9)], 'wood')).toHaveLength(4);
  });
});

describe('groups', () => {
  /** Two numbers meet if they differ by 1. */
  const grouped = (...all: readonly number[]) => groups(all, (a, b) => Math.abs(a - b) === 1);

  test('are of what meets another of the group', () => {
    expect(grouped()).toEqual([]);
    expect(grouped(1, 5, 2, 6, 3)).toEqual([[1, 2, 3], [5, 6]]); // prettier-ignore
  });

  test('become one where a later thing meets several of them, in the place of the first', () => {
    expect(grouped(1, 9, 3, 2)).toEqual([[1, 3, 2], [9]]);
    const star = groups([1, 2, 3, 9, 0], (a, b) => a * b === 0 && a + b < 9);
    expect(star).toEqual([[1, 2, 3, 0], [9]]);
  });
});
