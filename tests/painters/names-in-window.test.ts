import { expect, test } from 'vitest';
import { projectionOf } from '../../src/painters/projection.ts';
import { livePictures } from '../../src/painters/shapes/live/pictures.ts';
import { labelHalf } from '../../src/painters/shapes/live/text-label.ts';
import { NAME_SIZE } from '../../src/painters/shapes/live/names.ts';
import type { Scene } from '../../src/scene/scene.ts';

const road = [
  [0, 150],
  [500, 150],
] as const;
const scene: Scene = {
  width: 500,
  height: 300,
  sheet: 'sand',
  grid: false,
  alt: '',
  description: [],
  marks: [
    { kind: 'strip', id: 'road', points: road, width: 20, ground: 'road' },
    { kind: 'name', id: 'name-road', of: 'road', text: 'high road' },
  ],
};

/**
 * The left and the right edge of the name, on a map zoomed so that it shows this part of its width.
 */
function edges(from: number, width: number): readonly number[] {
  const window = [from, 0, width, 2000] as const;
  return livePictures(scene, projectionOf({ ...scene, closer: 2, window })).flatMap(({ picture: { parts } }) =>
    parts.flatMap((part) => {
      if (!('name' in part)) return [];
      const [half] = labelHalf(part.name, NAME_SIZE / 2);
      return [part.at[0] - half, part.at[0] + half];
    }),
  );
}

test('the name of ground is not cut at the edge of a zoomed map, wherever that lies', () => {
  let whole = 0;
  for (let from = 0; from < 1200; from += 20) {
    const [left, right] = edges(from, 300);
    if (left === undefined || right === undefined || right <= from || left >= from + 300) continue;
    whole += 1;
    expect(left, `from ${from}`).toBeGreaterThanOrEqual(from - 0.5);
    expect(right, `from ${from}`).toBeLessThanOrEqual(from + 300.5);
  }
  expect(whole).toBeGreaterThan(5);
});
