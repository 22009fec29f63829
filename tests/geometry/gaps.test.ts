import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corners, covers, middleOf, overlaps, type Base } from '../../src/geometry/bases.ts';
import { NORTH, turned } from '../../src/geometry/facings.ts';
import {
  gap,
  gapOfStretches,
  gapTo,
  gapToLine,
  gapToOutline,
  gapToStretches,
  nearestGap,
  waysBetween,
} from '../../src/geometry/gaps.ts';
import { holds, edgesOf } from '../../src/geometry/outlines.ts';
import { distance, pointAt, size, wayToStretch, type Point } from '../../src/geometry/vectors.ts';
import { baseMm, layouts, length, outlines, pairs, pointMm, points, spins, stars, TEN_THOUSAND } from './tables.ts';

/** From corner to edge of the rounded corners, which is wrong by a micrometre or two. */
const roughly = (a: Base, b: Base): number => {
  const from = (one: Base, other: Base) =>
    corners(one).flatMap((corner) => edgesOf(corners(other)).map((edge) => size(wayToStretch(corner, edge))));
  return Math.min(...from(a, b), ...from(b, a));
};

describe('the nearest gap', () => {
  test('between some bases and others is the shortest of all, and infinite if there are none', () => {
    const some = fc.array(pairs, { maxLength: 6 });
    fc.assert(
      fc.property(some, some, (these, those) => {
        const [ones, others] = [these.map(([a]) => a), those.map(([, b]) => b)];
        const all = ones.flatMap((a) => others.map((b) => gap(a, b)));
        expect(nearestGap(ones, others)).toBe(Math.min(Infinity, ...all));
      }),
    );
  });
});

describe('a gap', () => {
  const base = baseMm([100, 50], NORTH, [60, 20]);

  test('goes from edge to edge by the shortest way', () => {
    expect(gap(base, baseMm([200, 50], NORTH, [60, 20]))).toBe(40_000);
    expect(gap(base, baseMm([163, 74], NORTH, [60, 20]))).toBe(5_000);
    expect(gap(base, baseMm([100, 90], turned(NORTH, 'right', 45), [20, 20]))).toBe(30_000 - 14_142);
    expect(gap(base, baseMm([100, 50], NORTH, [10, 100]))).toBe(0);
  });

  test('is as long as the shortest of the ways between corners and bases, and lies along it', () => {
    const ways = waysBetween(base, baseMm([200, 50], NORTH, [60, 20]));
    expect(ways).toHaveLength(8);
    expect(ways.toSorted((a, b) => size(a) - size(b))[0]).toEqual([40_000, 0]);
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        fc.pre(gap(a, b) > 0);
        expect(Math.abs(Math.min(...waysBetween(a, b).map(size)) - gap(a, b))).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('from the middle of a front to the closest point of another base (tt-004)', () => {
    const target = baseMm([133, 104], NORTH, [60, 20]);
    const shot = {
      from: middleOf(base, 'front'),
      to: pointMm(103, 94),
      length: distance(pointMm(100, 60), pointMm(103, 94)),
    };
    expect(gapTo(shot.from, target)).toEqual(shot);
    expect(gapTo(pointMm(120, 100), target)).toEqual({ length: 0, from: pointMm(120, 100), to: pointMm(120, 100) });
  });

  test('to a wood and to a wall', () => {
    const wood = [pointMm(0, 50), pointMm(40, 50), pointMm(40, 10), pointMm(20, 40), pointMm(0, 10)];
    expect(gapToOutline(pointMm(20, 45), wood).length).toBe(0);
    expect(gapToOutline(pointMm(20, 20), wood)).toMatchObject({ length: length(11_094) });
    expect(gapToLine(pointMm(5, 5), [[pointMm(0, 0), pointMm(10, 0)]])).toMatchObject({
      length: 5000,
      to: pointMm(5, 0),
    });
    expect(() => gapToLine(pointMm(0, 0), [])).toThrow('No stretches');
  });

  test('is the same from both sides, and to the last bit however the table lies', () => {
    fc.assert(
      fc.property(pairs, layouts, ([a, b], laid) => {
        const found = gap(a, b);
        expect(Number.isInteger(found)).toBe(true);
        expect(gap(b, a)).toBe(found);
        expect(gap(laid.base(a), laid.base(b))).toBe(found);
      }),
      TEN_THOUSAND,
    );
  });

  test('is the same within 2 µm after any turn', () => {
    fc.assert(
      fc.property(pairs, spins, ([a, b], spun) => {
        expect(Math.abs(gap(spun.base(a), spun.base(b)) - gap(a, b))).toBeLessThanOrEqual(2);
      }),
      TEN_THOUSAND,
    );
  });

  test('is nothing where bases overlap, and otherwise the way between corners and edges', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        if (overlaps(a, b)) expect(gap(a, b)).toBe(0);
        // If bases reach into each other by as much as is not yet an overlap, the gap is 0 and this
        // distance is 4 µm, plus rounding.
        else expect(Math.abs(gap(a, b) - roughly(a, b))).toBeLessThan(6);
      }),
      TEN_THOUSAND,
    );
  });

  test('of a point leads to the nearest point of a base, and is nothing on it', () => {
    fc.assert(
      fc.property(pairs, points, layouts, ([a], point, laid) => {
        const { length: far, to } = gapTo(point, a);
        const there = gapTo(laid.point(point), laid.base(a));
        expect(there).toEqual({ length: far, from: laid.point(point), to: laid.point(to) });
        expect(Math.abs(far - distance(point, to))).toBeLessThanOrEqual(1);
        expect(covers(a, to)).toBe(true);
        const [left, right] = corners(a);
        expect(far).toBeLessThanOrEqual(size(wayToStretch(point, [left!, right!])) + 2);
      }),
      TEN_THOUSAND,
    );
  });

  test('of a point to an outline is the same however the table lies', () => {
    fc.assert(
      fc.property(fc.oneof(outlines, stars), points, layouts, (outline, point, laid) => {
        const found = gapToOutline(point, outline).length;
        expect(gapToOutline(laid.point(point), laid.outline(outline)).length).toBe(found);
        expect(holds(laid.outline(outline), laid.point(point))).toBe(holds(outline, point));
        expect(holds(outline, point)).toBe(found === 0);
      }),
      TEN_THOUSAND,
    );
  });

  test('to a wall is nothing where it touches it, and a shot crosses it there (tt-075)', () => {
    const wall = [[pointMm(80, 60), pointMm(140, 60)]] as const;
    const [shot, past] = [
      [pointMm(100, 200), pointMm(100, 60)] as const,
      [pointMm(150, 200), pointMm(141, 60)] as const,
    ];
    expect([gapToStretches(base, wall), gapOfStretches(shot, wall[0]), gapOfStretches(past, wall[0])]).toEqual([
      0, 0, 1000,
    ]);
    expect(gapToStretches(base, [[pointMm(0, 70), pointMm(300, 70)]])).toBe(10_000);
    expect(gapToStretches(base, [[pointMm(100, 0), pointMm(100, 200)]])).toBe(0);
    expect(gapToStretches(base, [[pointMm(100, 50), pointMm(101, 50)]])).toBe(0);
  });

  test('to a wall that ends at a base is nothing whichever end is named first', () => {
    const own = {
      at: pointAt(10_716, 10),
      facing: [990_268, 139_173],
      width: length(102_000),
      depth: length(60_000),
    } as const;
    const [from, to] = [pointAt(34_060, 49_471), pointAt(15_986, 178_048)];
    const ends = [from, to, pointAt(0, 50_006)].map((end) => gapTo(end, own).length);
    expect(gapToStretches(own, [[from, to]])).toBe(gapToStretches(own, [[to, from]]));
    expect(Math.min(...ends)).toBe(gapToStretches(own, [[from, to], [pointAt(0, 50_006), pointAt(0, 50_006)]])); // prettier-ignore
  });

  test('to a wall is the same both ways, and to the last bit however the table lies', () => {
    const stretch = fc.tuple(points, points);
    fc.assert(
      fc.property(pairs, stretch, stretch, layouts, ([base], one, other, laid) => {
        const there = (line: readonly [Point, Point]) => [laid.point(line[1]), laid.point(line[0])] as const;
        const found = gapOfStretches(one, other);
        expect([gapOfStretches(other, one), gapOfStretches(there(one), there(other))]).toEqual([found, found]);
        const toBase = gapToStretches(base, [one, other]);
        expect(gapToStretches(laid.base(base), [there(one), there(other)])).toBe(toBase);
        const nearest = Math.min(...[...one, ...other].map((point) => gapTo(point, base).length));
        expect(toBase).toBeLessThanOrEqual(nearest + 2);
      }),
      TEN_THOUSAND,
    );
  });

  test('does not overflow at the ends of the table', () => {
    const far = { ...base, at: pointAt(7_900_000, 7_900_000) };
    const near = { ...base, at: pointAt(-7_900_000, -7_900_000) };
    expect(gap(far, near)).toBe(gap(near, far));
  });
});
