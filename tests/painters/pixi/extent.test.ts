import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extentOf } from '../../../src/painters/pixi/extent.ts';
import { frameOf } from '../../../src/painters/frame.ts';
import { box, circle, closed, oval } from '../../../src/painters/shapes/path.ts';
import { livePictures } from '../../../src/painters/shapes/live/pictures.ts';
import { liveStamp } from '../../../src/painters/shapes/live/stamps.ts';
import { galleryScene } from '../scenes/gallery.ts';
import { gridScene } from '../scenes/grid.ts';
import { tableScene } from '../scenes/table.ts';

const whole = fc.integer({ min: -500, max: 500 });
const size = fc.integer({ min: 1, max: 300 });
const spot = fc.tuple(whole, whole);

test('polygons, boxes, circles and ovals are measured exactly', () => {
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1, maxLength: 9 }), (points) => {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const exact = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
      expect(extentOf(closed(points))).toEqual(exact);
    }),
  );
  fc.assert(
    fc.property(spot, size, size, ([x, y], w, h) => {
      expect(extentOf(oval([x, y], w, h))).toEqual({ left: x - w, top: y - h, right: x + w, bottom: y + h });
      expect(extentOf(box([x, y], 2 * w, 2 * h))).toEqual({ left: x - w, top: y - h, right: x + w, bottom: y + h });
    }),
  );
  expect(extentOf(circle([0.5, -3], 2.5))).toEqual({ left: -2, top: -5.5, right: 3, bottom: -0.5 });
});

test('an arc of a circle never leaves its extent', () => {
  const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  const turn = fc.double({ min: 0.01, max: Math.PI, noNaN: true });
  const fine = (value: number) => value.toFixed(7);
  fc.assert(
    fc.property(angle, turn, size, fc.double({ min: 0, max: 1, noNaN: true }), (from, by, radius, part) => {
      const on = (at: number) => [Math.cos(at) * radius, Math.sin(at) * radius] as const;
      const [[x, y], [endX, endY]] = [on(from), on(from + by)];
      const { left, top, right, bottom } = extentOf(
        `M${fine(x)} ${fine(y)}A${radius} ${radius} 0 0 1 ${fine(endX)} ${fine(endY)}`,
      )!;
      const [px, py] = on(from + by * part);
      expect(px).toBeGreaterThanOrEqual(left - 1e-5);
      expect(px).toBeLessThanOrEqual(right + 1e-5);
      expect(py).toBeGreaterThanOrEqual(top - 1e-5);
      expect(py).toBeLessThanOrEqual(bottom + 1e-5);
    }),
  );
});

test('numbers run together, are repeated without their letter, and are measured from where the pen is', () => {
  expect(extentOf('M-4-7V7H-1C8 7 8-7-1-7z')).toEqual({ left: -4, top: -7, right: 8, bottom: 7 });
  expect(extentOf('M1 1 5 9-3 2')).toEqual({ left: -3, top: 1, right: 5, bottom: 9 });
  expect(extentOf('M10 10h5v-.5q2 0 2 2z')).toEqual({ left: 10, top: 9.5, right: 17, bottom: 11.5 });
  expect(extentOf('M10 10 30 30zl-2 3')).toEqual({ left: 8, top: 10, right: 30, bottom: 30 });
  expect(extentOf('M10 10h5zl-2 3')).toEqual({ left: 8, top: 10, right: 15, bottom: 13 });
});

test('nothing has no extent, and an unknown command is refused', () => {
  expect(extentOf('')).toBeNull();
  expect(() => extentOf('M0 0T5 5')).toThrow('Unknown command «T»');
});

test('everything that lives on a board can be measured', () => {
  for (const scene of [gridScene, tableScene, galleryScene]) {
    const parts = livePictures(scene, frameOf(scene)).flatMap(({ picture }) => picture.parts);
    const shapes = parts.flatMap((part) =>
      'use' in part ? liveStamp(part.use) : 'text' in part ? [part.shape] : [part],
    );
    for (const { d } of shapes) {
      const extent = extentOf(d);
      expect(Object.values(extent ?? { none: Number.NaN }).every(Number.isFinite), d).toBe(true);
    }
  }
});
