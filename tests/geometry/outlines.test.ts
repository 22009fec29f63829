import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockwise,
  convexPieces,
  crossesItself,
  holds,
  isConvex,
  merged,
  overlapping,
  shifted,
  spansInside,
} from '../../src/geometry/outlines.ts';
import { distance, orient, plus, pointAt, size, way, wayToStretch, whole } from '../../src/geometry/vectors.ts';
import { layouts, outlines, pieces, pointMm, points, stars, TEN_THOUSAND, shares } from './tables.ts';

/** A wood with a clearing that opens to the south. */
const wood = [[0, 60], [100, 60], [100, 0], [70, 0], [70, 30], [30, 30], [30, 0], [0, 0]].map(([x, y]) => pointMm(x!, y!)); // prettier-ignore
const mm = ([from, to]: readonly [number, number]) => [from / 1000, to / 1000];

describe('an outline', () => {
  test('is brought into clockwise order, and must enclose something', () => {
    expect(clockwise(wood.toReversed())).toEqual(wood);
    expect(clockwise(wood)).toBe(wood);
    expect(() => clockwise([pointMm(0, 0), pointMm(1, 1), pointMm(2, 2)])).toThrow('enclose nothing');
  });

  test('crosses itself if two of its corners change places, and a star does not', () => {
    expect([wood, wood.toReversed()].map(crossesItself)).toEqual([false, false]);
    expect(crossesItself([wood[1]!, wood[0]!, ...wood.slice(2)])).toBe(true);
    fc.assert(
      fc.property(stars, (star) => !crossesItself(star)),
      TEN_THOUSAND,
    );
  });

  test('is cut into convex pieces that cover it', () => {
    expect([isConvex(wood), convexPieces(wood).length > 1, convexPieces(wood).every(isConvex)]).toEqual([false, true, true]);
    const area = (outline: typeof wood) => outline.reduce((sum, at, n) => sum - orient(outline[0]!, at, outline[(n + 1) % outline.length]!), 0);
    fc.assert(
      fc.property(stars, points, (star, point) => {
        const all = convexPieces(star);
        expect(all.reduce((sum, piece) => sum + area([...piece]), 0)).toBe(area([...star]));
        expect(all.some((piece) => holds(piece, point))).toBe(holds(star, point));
      }),
      TEN_THOUSAND,
    );
  }); // prettier-ignore

  test('holds what lies inside it and at its edge (tt-083)', () => {
    const found = [
      pointMm(50, 45),
      pointMm(50, 20),
      pointMm(30, 10),
      pointMm(20, 10),
      pointMm(-0.01, 10),
      pointMm(-1, 10),
    ];
    expect(found.map((point) => holds(wood, point))).toEqual([true, false, true, true, true, false]);
  });

  test('overlaps another alike, however the table lies', () => {
    fc.assert(
      fc.property(outlines, outlines, layouts, points, (one, other, laid, at) => {
        const by = way(one[0]!, plus(other[0]!, [at[0] % 7, at[1] % 7]));
        const near = [one, shifted(one, by)];
        for (const moving of near) {
          const anyOverlap = (a: typeof one, b: typeof one) => pieces([a]).some((x) => pieces([b]).some((y) => overlapping(x, y)));
          const found = anyOverlap(moving, other);
          expect(anyOverlap(other, moving)).toBe(found);
          expect(anyOverlap(laid.outline(moving), laid.outline(other))).toBe(found);
        }
      }),
      TEN_THOUSAND,
    );
  }); // prettier-ignore
});

describe('a line', () => {
  const inside = (from: readonly [number, number], to: readonly [number, number]) =>
    spansInside([pointMm(...from), pointMm(...to)], wood).map(mm);

  test('runs inside an outline in parts', () => {
    expect(inside([-50, 10], [150, 10])).toEqual([[50, 80], [120, 150]]);
    expect(inside([-50, 45], [150, 45])).toEqual([[50, 150]]);
  }); // prettier-ignore

  test('that runs along an edge is not inside, and one past an inner corner is', () => {
    expect(inside([-50, 60], [150, 60])).toEqual([]);
    expect(inside([-50, 30], [150, 30])).toEqual([[50, 80], [120, 150]]);
    expect(inside([30, -10], [30, 90])).toEqual([[40, 70]]);
    expect(inside([20, 20], [40, 40])).toHaveLength(1);
    expect(inside([20, 20], [20, 20])).toEqual([]);
  }); // prettier-ignore

  test('is inside where its points are, and is so to the last bit however the table lies', () => {
    fc.assert(
      fc.property(fc.tuple(outlines, points, points, layouts, shares), ([outline, from, to, laid, share]) => {
        fc.pre(distance(from, to) > 0);
        const spans = spansInside([from, to], outline);
        expect(spansInside([laid.point(from), laid.point(to)], laid.outline(outline))).toEqual(spans);
        const line = way(from, to);
        const point = plus(from, whole([line[0] * share, line[1] * share]));
        const place = share * size(line);
        const isClear = outline.every(
          (a, n) => size(wayToStretch(point, [a, outline[(n + 1) % outline.length]!])) > 20,
        );
        if (isClear) expect(spans.some(([start, end]) => start < place && place < end)).toBe(holds(outline, point));
      }),
      TEN_THOUSAND,
    );
  });

  test('through a corner sees it from both ends alike', () => {
    fc.assert(
      fc.property(stars, fc.nat(), fc.nat(), points, (star, n, m, point) => {
        const [u, v] = [star[n % star.length]!, m % 2 === 0 ? point : star[m % star.length]!];
        fc.pre(distance(u, v) > 0);
        const total = (a: typeof u, b: typeof u) => spansInside([a, b], star).reduce((sum, [from, to]) => sum + (to - from), 0);
        expect(Math.abs(total(u, v) - total(v, u))).toBeLessThan(1e-6);
      }),
      TEN_THOUSAND,
    );
  }); // prettier-ignore
});

test('spans that overlap or touch are made one', () => {
  expect(merged([[5, 6], [0, 2], [2, 3], [1, 2.5]])).toEqual([[0, 3], [5, 6]]);
  expect(pointAt(0, 0)).toEqual([0, 0]);
}); // prettier-ignore
