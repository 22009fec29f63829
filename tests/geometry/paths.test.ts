import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { core, corners } from '../../src/geometry/bases.ts';
import { edgeOf, EDGES, beyond, isOn, tableOutline } from '../../src/geometry/edges.ts';
import { NORTH, square } from '../../src/geometry/facings.ts';
import { gapToLine } from '../../src/geometry/gaps.ts';
import { costOf, farthest, partsOfMove, partsOfPath, spansOver } from '../../src/geometry/ground.ts';
import { um } from '../../src/geometry/lengths.ts';
import { shift } from '../../src/geometry/moves.ts';
import { overlapping, type Stretch } from '../../src/geometry/outlines.ts';
import {
  crossings,
  keepsNear,
  lengthInside,
  lengthNear,
  lengthOfPath,
  piecesOf,
  placeAfter,
} from '../../src/geometry/paths.ts';
import { distance, plus, way, whole } from '../../src/geometry/vectors.ts';
import {
  baseMm,
  bases,
  facings,
  layouts,
  length,
  outlines,
  pieces,
  pointMm,
  points,
  stars,
  TEN_THOUSAND,
  shares,
} from './tables.ts';

const town = [pointMm(50, 100), pointMm(150, 100), pointMm(150, 50), pointMm(50, 50)];
const paths = fc.array(points, { minLength: 2, maxLength: 5 });
const rates = fc.constantFrom(1, 1.5, 2, 3);

describe('a path', () => {
  const path = [pointMm(0, 75), pointMm(100, 75), pointMm(100, 175)];

  test('has a length, and places on it', () => {
    expect(lengthOfPath(path)).toBe(200_000);
    expect([50, 100, 150, 500].map((mm) => placeAfter(path, um(mm, 'mm')))).toEqual([
      pointMm(50, 75),
      pointMm(100, 75),
      pointMm(100, 125),
      pointMm(100, 175),
    ]);
    expect(piecesOf([path[0]!, path[0]!])).toEqual([]);
  });

  test('lies in a town for a part (tt-016)', () => {
    expect(lengthInside(path, town)).toBe(75_000);
    expect(lengthInside([pointMm(0, 100), pointMm(200, 100)], town)).toBe(0);
  });

  test('keeps to a road, or leaves it (tt-019)', () => {
    const road: readonly Stretch[] = [[pointMm(0, 70), pointMm(100, 70)], [pointMm(100, 70), pointMm(100, 300)]]; // prettier-ignore
    expect(keepsNear(path, road, um(8, 'mm'))).toBe(true);
    expect(keepsNear(path, road, um(4, 'mm'))).toBe(false);
    expect(lengthNear(path, road, um(4, 'mm'))).toBe(104_000);
    expect(lengthNear([pointMm(-50, 70), pointMm(50, 70)], road, um(4, 'mm'))).toBe(54_000);
    expect(lengthNear([pointMm(50, 20), pointMm(50, 120)], [[pointMm(50, 70), pointMm(50, 70)]], um(4, 'mm'))).toBe(
      8_000,
    );
  });

  test('crosses a stream, or only touches it (tt-017)', () => {
    const stream: readonly Stretch[] = [[pointMm(50, 0), pointMm(50, 100)], [pointMm(50, 100), pointMm(70, 200)]]; // prettier-ignore
    expect(crossings(path, stream)).toBe(1);
    expect(crossings([pointMm(0, 75), pointMm(100, 75), pointMm(0, 50)], stream)).toBe(2);
    expect(crossings([pointMm(100, 50), pointMm(50, 50), pointMm(100, 40)], stream)).toBe(0);
    expect(crossings([pointMm(0, 100), pointMm(100, 100)], stream)).toBe(1);
  });

  test('has the same shares to the last bit however the table lies', () => {
    fc.assert(
      fc.property(paths, fc.oneof(outlines, stars), paths, layouts, (drawn, ground, road, laid) => {
        const there = drawn.map(laid.point);
        const inside = lengthInside(drawn, ground);
        expect(lengthInside(there, laid.outline(ground))).toBe(inside);
        expect(inside).toBeLessThanOrEqual(lengthOfPath(drawn) + drawn.length);
        const near = lengthNear(drawn, piecesOf(road), length(20_000));
        expect(lengthNear(there, piecesOf(road.map(laid.point)), length(20_000))).toBe(near);
        expect(lengthOfPath(there)).toBe(lengthOfPath(drawn));
        const by = length(Math.floor(lengthOfPath(drawn) / 3));
        expect(placeAfter(there, by)).toEqual(laid.point(placeAfter(drawn, by)));
      }),
      TEN_THOUSAND,
    );
  });

  test('is near a road where its points are', () => {
    fc.assert(
      fc.property(points, points, paths, shares, (from, to, road, share) => {
        const line = piecesOf(road);
        fc.pre(line.length > 0 && distance(from, to) > 0);
        const [x, y] = way(from, to);
        const at = plus(from, whole([x * share, y * share]));
        const half = [from, at] as const;
        const off = gapToLine(at, line).length - 20_000;
        if (Math.abs(off) < 50 || distance(from, at) < 100 || distance(at, to) < 100) return;
        // Just before and after the point, the path is as near as at the point.
        const [dx, dy] = [(20 * x) / distance(from, to), (20 * y) / distance(from, to)];
        const about = [plus(at, whole([-dx, -dy])), plus(at, whole([dx, dy]))];
        const share40 = lengthNear(about, line, length(20_000));
        expect(off < 0 ? share40 : lengthOfPath(about) - share40).toBe(lengthOfPath(about));
        expect(lengthNear(half, line, length(20_000))).toBeLessThanOrEqual(distance(...half) + 1);
      }),
      TEN_THOUSAND,
    );
  });

  test('crosses a line as often both ways, and however the table lies', () => {
    fc.assert(
      fc.property(paths, paths, layouts, (drawn, stream, laid) => {
        const found = crossings(drawn, piecesOf(stream));
        expect(crossings(drawn.map(laid.point), piecesOf(stream.map(laid.point)))).toBe(found);
        expect(crossings(drawn.toReversed(), piecesOf(stream))).toBe(found);
      }),
      TEN_THOUSAND,
    );
  });
});

describe('a leg over ground', () => {
  const hussars = baseMm([100, 20], NORTH, [25, 12]);

  test('costs double in a town, for the centre or for any part of the base', () => {
    const grounds = [{ outlines: [town], rate: 2 }];
    const centre = partsOfPath([hussars.at, pointMm(100, 220)], grounds);
    expect([50, 80, 200].map((mm) => costOf(um(mm, 'mm'), centre))).toEqual([70_000, 130_000, 250_000]);
    expect([50, 70, 250].map((mm) => farthest(um(mm, 'mm'), centre))).toEqual([40_000, 50_000, 200_000]);
    const any = partsOfMove(corners(hussars), NORTH, grounds);
    expect(any).toEqual([{ span: [24_000, 86_000], rate: 2 }]);
    expect(costOf(um(50, 'mm'), any)).toBe(76_000);
  });

  test('touches a stream first with its front (tt-020)', () => {
    const stream = [pointMm(0, 60), pointMm(200, 60), pointMm(200, 57), pointMm(0, 57)];
    expect(spansOver(corners(hussars), NORTH, [stream])).toEqual([[31_000, 46_000]]);
    expect(spansOver(corners(hussars), square(NORTH, 'left'), [stream])).toEqual([]);
  });

  test('an allowance carries as far as it pays for, and not a micrometre farther', () => {
    fc.assert(
      fc.property(fc.tuple(points, points, stars, stars, rates, fc.integer({ min: 0, max: 500_000 })), ([from, to, one, other, rate, n]) => {
        fc.pre(distance(from, to) > 0);
        const parts = partsOfPath([from, to], [{ outlines: [one], rate }, { outlines: [other], rate: 2 }]);
        const allowance = length(n);
        const far = farthest(allowance, parts);
        expect(costOf(far, parts)).toBeLessThanOrEqual(allowance);
        expect(far === allowance || costOf(length(far + 2), parts) > allowance).toBe(true);
      }),
      TEN_THOUSAND,
    );
  }); // prettier-ignore

  test('is over ground where it overlaps it, and alike to the last bit however the table lies', () => {
    fc.assert(
      fc.property(fc.tuple(bases, facings, outlines, layouts, fc.integer({ min: 0, max: 400_000 })), ([base, to, ground, laid, by]) => {
        const spans = spansOver(core(base), to, [ground]);
        const there = spansOver(core(laid.base(base)), laid.facing(to), [laid.outline(ground)]);
        const isClear = spans.flat().every((end) => Math.abs(end - by) > 5000);
        const isOver = pieces([ground]).some((piece) => overlapping(core(shift(base, to, length(by))), piece));
        if (isClear) expect(spans.some(([start, end]) => start < by && by < end)).toBe(isOver);
        // Another outline may be cut into other pieces in a mirror. Their ends then agree except
        // for the last bits.
        expect(there.map(([start, end]) => [Math.round(start), Math.round(end)])).toEqual(
          spans.map(([start, end]) => [Math.round(start), Math.round(end)]),
        );
      }),
      TEN_THOUSAND,
    );
  }); // prettier-ignore
});

describe('a table', () => {
  const size = [um(32, '[1]'), um(24, '[1]')] as const;

  test('has four edges, and strips beyond them that nobody may enter', () => {
    expect(EDGES.map((edge) => edgeOf(size, edge)[0])).toEqual(tableOutline(size));
    expect(isOn(corners(baseMm([12.5, 6], NORTH, [25, 12])), size)).toBe(true);
    expect(isOn(corners(baseMm([12.5, 5.9], NORTH, [25, 12])), size)).toBe(false);
    const off = [pointMm(300, 460), pointMm(620, 200), pointMm(300, -5), pointMm(-5, 200)];
    const there = off.map((at) => corners({ ...baseMm([0, 0], NORTH, [25, 12]), at }));
    expect(there.map((outline) => beyond(size).findIndex((strip) => overlapping(outline, strip)))).toEqual([
      0, 1, 2, 3,
    ]);
  });

  test('holds a base where it does not enter a strip', () => {
    fc.assert(
      fc.property(bases, (drawn) => {
        const base = { ...drawn, at: plus(drawn.at, [-20_000, -20_000]) };
        const isBeyond = beyond(size).some((strip) => overlapping(core(base), strip));
        if (isOn(corners(base, 10), size)) expect(isBeyond).toBe(false);
        if (!isBeyond) expect(isOn(corners(base), size)).toBe(true);
      }),
      TEN_THOUSAND,
    );
  });
});
