import { describe, expect, test } from 'vitest';
import { without } from '../../src/geometry/cutting.ts';
import { holds, type Outline } from '../../src/geometry/outlines.ts';
import { pointAt, type Point } from '../../src/geometry/vectors.ts';

const box = (x: number, y: number, width: number, height: number): Outline => [
  pointAt(x, y),
  pointAt(x, y + height),
  pointAt(x + width, y + height),
  pointAt(x + width, y),
];
const isIn = (pieces: readonly Outline[], point: Point): boolean => pieces.some((piece) => holds(piece, point));

describe('an outline without another', () => {
  const river = box(0, 0, 10_000, 1000);

  test('is left on both sides of what crosses it', () => {
    const pieces = without(river, box(4000, -500, 1000, 2000));
    expect(pieces).toHaveLength(2);
    expect([
      isIn(pieces, pointAt(2000, 500)),
      isIn(pieces, pointAt(4500, 500)),
      isIn(pieces, pointAt(7000, 500)),
    ]).toEqual([true, false, true]);
  });

  test('is left all round what lies in it', () => {
    const pieces = without(river, box(4000, 400, 1000, 200));
    expect(pieces).toHaveLength(4);
    expect([
      isIn(pieces, pointAt(4500, 500)),
      isIn(pieces, pointAt(4500, 800)),
      isIn(pieces, pointAt(4500, 200)),
    ]).toEqual([false, true, true]);
  });

  test('is whole where they do not overlap, and gone where it is covered', () => {
    expect(without(river, box(0, 1000, 10_000, 500))).toEqual([river]);
    expect(without(river, box(-100, -100, 20_000, 5000))).toEqual([]);
  });
});
