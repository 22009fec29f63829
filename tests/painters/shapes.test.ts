import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectionOf, toDrawing, toScene } from '../../src/painters/projection.ts';
import { armOf, ARMS } from '../../src/painters/shapes/arms.ts';
import { arm } from '../../src/painters/shapes/counter.ts';
import { textLabel } from '../../src/painters/shapes/live/text-label.ts';
import { laid, LAID_SIGNS } from '../../src/painters/shapes/live/laid.ts';
import { closed, dashes, row, scaled, short, together } from '../../src/painters/shapes/path.ts';
import { SIGNS, signOf } from '../../src/painters/shapes/signs.ts';
import { pointerAt } from '../../src/painters/shapes/unit.ts';
import { subpathsOf } from './path-points.ts';
import { FACINGS } from './scenes/squares.ts';

const size = fc.integer({ min: 2, max: 4000 });
const part = fc.double({ min: 0, max: 1, noNaN: true });

test('a point on the drawing maps back to its point in the scene', () => {
  fc.assert(
    fc.property(fc.record({ width: size, height: size, grid: fc.boolean() }), part, part, (scene, x, y) => {
      const { width, height } = scene;
      const projection = projectionOf(scene);
      const [bx, by] = toScene(projection, toDrawing(projection, [x * width, y * height]));
      expect(bx).toBeCloseTo(x * width, 6);
      expect(by).toBeCloseTo(y * height, 6);
    }),
  );
});

test('a point of a part of a table maps back to it, and its corners are those of the drawing', () => {
  fc.assert(
    fc.property(size, size, part, part, (width, height, x, y) => {
      const view = { from: [width * 0.2, height * 0.1], to: [width * 0.7, height * 0.9] } as const;
      const projection = projectionOf({ width, height, grid: false, view });
      const [left, bottom] = toDrawing(projection, view.from);
      expect(left).toBeCloseTo(0);
      expect(bottom).toBeCloseTo(projection.height);
      const [bx, by] = toScene(projection, toDrawing(projection, [x * width, y * height]));
      expect(bx).toBeCloseTo(x * width, 6);
      expect(by).toBeCloseTo(y * height, 6);
    }),
  );
});

test('path data enlarged is as large as asked, and keeps the flags of its arcs', () => {
  expect(scaled('M-10 4h5v.5A8 8 0 0 1 2-4z', 2)).toBe('M-20 8h10v1A16 16 0 0 1 4-8z');
});

test('no two arms of blocks are drawn alike, and no two signs beside them', () => {
  const look = { role: 'first', isHollow: false, width: 75, height: 36 } as const;
  const arms = Object.keys(SIGNS).map((symbol) => JSON.stringify(signOf(symbol as keyof typeof SIGNS, look)));
  expect(new Set(arms).size).toBe(Object.keys(SIGNS).length);
  const signs = LAID_SIGNS.map((sign) =>
    // Whatever their colours.
    laid(sign, 'first', 75, 36)
      .map(({ d }) => d)
      .join(),
  );
  expect(new Set(signs).size).toBe(LAID_SIGNS.length);
});

test('a table of any size is drawn about as wide as a board of eleven squares', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 5000 }), (width) => {
      const drawn = projectionOf({ width, height: width / 2, grid: false }).width;
      expect(drawn).toBeGreaterThan(850);
      expect(drawn).toBeLessThan(1420);
    }),
  );
});

test('numbers are short and separated', () => {
  expect([0.04, -0.04, 0.5, -0.5, 10, 1.25].map(short)).toEqual(['0', '0', '.5', '-.5', '10', '1.3']);
  expect(row(1, -2, 3)).toBe('1-2 3');
});

const spot = fc.tuple(fc.double({ min: -900, max: 900, noNaN: true }), fc.double({ min: -900, max: 900, noNaN: true }));
const polygon = fc.array(spot, { minLength: 1, maxLength: 12 });

test('outlines as one path are where each alone is, to a tenth', () => {
  fc.assert(
    fc.property(fc.array(polygon, { minLength: 1, maxLength: 6 }), (outlines) => {
      const drawn = subpathsOf(together(outlines.map(closed)));
      expect(drawn).toHaveLength(outlines.length);
      outlines.forEach((points, n) => {
        expect(drawn[n]).toHaveLength(points.length);
        for (const [m, [x, y]] of points.entries()) {
          expect(Math.abs(drawn[n]![m]![0] - x)).toBeLessThan(0.11);
          expect(Math.abs(drawn[n]![m]![1] - y)).toBeLessThan(0.11);
        }
      });
    }),
  );
});

test('outlines that stand alike are written alike, wherever they stand', () => {
  const figure = (x: number, y: number) => closed([[x - 4.4, y], [x, y - 6.66], [x + 4.4, y]]); // prettier-ignore
  const [first, second, third] = together([figure(10, 20), figure(32, 20), figure(54, 20)]).split(/(?=m)/i);
  expect(second).toBe(third);
  expect(first!.replace(/^M[^l]*/, '')).toBe(second!.replace(/^m[^l]*/, ''));
});

test('a dashed line begins and ends with a whole dash', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 30 }), (length, dash) => {
      const strokes = subpathsOf(dashes([0, 0], [length, 0], dash, 10));
      expect(strokes[0]![0]).toEqual([0, 0]);
      expect(strokes.at(-1)![1]![0]).toBeCloseTo(length, 6);
    }),
  );
});

test('the front of a counter is in the middle of an edge, or at a corner for a diagonal', () => {
  const fronts = FACINGS.map((facing) => pointerAt(facing).map((part) => Math.round(part) + 0));
  expect(fronts).toEqual([
    [0, -21],
    [30, -21],
    [30, 0],
    [30, 21],
    [0, 21],
    [-30, 21],
    [-30, 0],
    [-30, -21],
  ]);
});

test('every line of an arm is a single subpath: a few longer ones make browsers sample each pixel eight times', () => {
  const lines = Object.keys(ARMS).flatMap((symbol) =>
    arm({ role: 'first', symbol, formation: 'line', style: 'solid', width: 60, height: 42 }).filter(
      (shape) => 'stroke' in shape,
    ),
  );
  expect(lines.length).toBeGreaterThan(Object.keys(ARMS).length);
  for (const { d } of lines) expect(d.match(/M/g)).toHaveLength(1);
});

test('no two arms are drawn alike', () => {
  const drawn = Object.keys(ARMS).map((symbol) => JSON.stringify(armOf(symbol, 52, 34)));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('a label is wider for a longer text', () => {
  const width = (text: string) => Number(/h([\d.]+)q/.exec(textLabel(text, [0, 0]).shape.d)?.[1]);
  expect(width('5 squares')).toBeGreaterThan(width('5'));
});
