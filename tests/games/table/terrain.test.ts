import { describe, expect, test } from 'vitest';
import { bedOf, stretchesOf, type Terrain } from '../../../src/games/table/boards/terrain.ts';
import { um, type Um } from '../../../src/geometry/lengths.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';

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
