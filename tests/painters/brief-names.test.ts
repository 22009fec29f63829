import { expect, test } from 'vitest';
import { projectionOf } from '../../src/painters/projection.ts';
import { livePictures } from '../../src/painters/shapes/live/pictures.ts';
import type { Mark, Spot } from '../../src/scene/scene.ts';

const projection = projectionOf({ width: 400, height: 300, grid: false });

/** What is written beside units at these spots, each with a long name and a brief one. */
function written(spots: readonly Spot[]): readonly string[] {
  const marks = spots.flatMap((at, n): readonly Mark[] => [
    {
      kind: 'base',
      id: `u${n}`,
      at,
      facing: [0, 1],
      size: [25, 12],
      side: 'first',
      symbol: 'infantry',
      condition: 'steady',
      formation: 'line',
    },
    { kind: 'name', id: `name-u${n}`, of: `u${n}`, text: 'Third battalion of the Fusiliers', brief: 'Third' },
  ]);
  return livePictures({ sheet: 'earth', marks }, projection).flatMap(({ picture }) =>
    picture.parts.flatMap((part) => ('name' in part ? [part.name] : [])),
  );
}

test('a name is written as a whole where there is room, and briefly where there is none', () => {
  expect(written([[200, 150]])).toEqual(['Third battalion of the Fusiliers']);
  const row = Array.from({ length: 7 }, (_, n) => n);
  const names = written(row.flatMap((x) => row.slice(0, 5).map((y): Spot => [50 + x * 50, 45 + y * 52])));
  expect(names).toHaveLength(35);
  expect(names).toContain('Third');
});
