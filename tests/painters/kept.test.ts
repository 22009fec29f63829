import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectionOf } from '../../src/painters/projection.ts';
import { kept, outside } from '../../src/painters/shapes/live/free-space.ts';
import type { Spot } from '../../src/scene/scene.ts';

const projection = projectionOf({ width: 400, height: 300, grid: false });

test('a label is drawn whole wherever its spot is on the board, and keeps it where there is room', () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: projection.width }), fc.integer({ min: 0, max: projection.height }));
  fc.assert(
    fc.property(spot, (at: Spot) => {
      const half: Spot = [140, 20];
      const there = kept(at, half, projection);
      expect(outside({ at: there, half }, projection)).toBeCloseTo(0);
      if (outside({ at, half }, projection) === 0) expect(there).toEqual(at);
    }),
  );
});

test('one outside what is drawn stays outside', () => {
  expect(kept([-200, 50], [140, 20], projection)).toEqual([-200, 50]);
});
