import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aheadOf, corners, screen, sideOf, type Base } from '../../src/geometry/bases.ts';
import { NORTH, opposite } from '../../src/geometry/facings.ts';
import type { Outline } from '../../src/geometry/outlines.ts';
import { inTheWay, sees } from '../../src/geometry/sight.ts';
import { lineFromFront } from '../../src/geometry/views.ts';
import { distance, plus, pointAt, way, whole, type Point } from '../../src/geometry/vectors.ts';
import { baseMm, crowds, layouts, outlines, pointMm, points, TEN_THOUSAND } from './tables.ts';

const battalion = (x: number, y: number) => baseMm([x, y], NORTH, [25, 12]);

describe('a line of sight (tt-013)', () => {
  const gun = pointMm(100, 0);
  const target = pointMm(100, 100);

  test('is stopped by a unit, and passes its corner only at a distance', () => {
    const stops = (x: number) => !sees(gun, target, [screen(battalion(x, 50))]);
    expect([100, 112.5, 112.509, 112.51, 113].map(stops)).toEqual([true, true, true, false, false]);
    expect(inTheWay(gun, target, [battalion(150, 50), battalion(105, 50), battalion(95, 80)].map(screen))).toEqual([
      1, 2,
    ]);
  });

  test('does not pass between two battalions that touch', () => {
    const wall = [battalion(87.5, 50), battalion(112.5, 50)];
    expect(sees(gun, target, wall.map(screen))).toBe(false);
    expect(
      sees(
        gun,
        target,
        wall.map((base) => corners(base)),
      ),
    ).toBe(true);
  });

  test('runs along the edge of a wood, and not through its arms', () => {
    const wood = [[90, 60], [120, 60], [120, 40], [110, 40], [110, 50], [100, 50], [100, 40], [90, 40]].map(([x, y]) => pointMm(x!, y!)); // prettier-ignore
    expect(sees(pointMm(0, 60), pointMm(200, 60), [wood])).toBe(true);
    expect(sees(pointMm(105, 45), pointMm(105, 0), [wood])).toBe(true);
    expect(sees(pointMm(105, 45), pointMm(0, 45), [wood])).toBe(false);
  });

  test('is the same both ways, and however the table lies', () => {
    fc.assert(
      fc.property(fc.tuple(points, points, crowds, fc.array(outlines, { maxLength: 2 }), layouts), ([from, to, [base, others], grounds, laid]) => {
        const blockers: readonly Outline[] = [...[base, ...others].map(screen), ...grounds];
        const found = inTheWay(from, to, blockers);
        expect(inTheWay(to, from, blockers)).toEqual(found);
        expect(inTheWay(laid.point(from), laid.point(to), blockers.map(laid.outline))).toEqual(found);
        expect(sees(from, to, blockers)).toBe(found.length === 0);
      }),
      TEN_THOUSAND,
    );
  }); // prettier-ignore
});

describe('from any point of a front to any point of a base', () => {
  const firer = battalion(100, 0);
  const enemy = baseMm([100, 100], opposite(NORTH), [25, 12]);

  test('a gap between two units is enough, though neither corner nor middle sees through it', () => {
    const wall = (gap: number) => [battalion(76, 50), battalion(101 + gap, 50), battalion(126 + gap, 50)].map(screen);
    expect(lineFromFront(firer, corners(enemy), wall(0))).toBeNull();
    expect(lineFromFront(firer, corners(enemy), wall(0.03))).not.toBeNull();
  });

  test('nothing behind the front is seen, and an enemy in contact hides what is behind it', () => {
    expect(lineFromFront(battalion(100, 200), corners(enemy), [])).toBeNull();
    const foe = (x: number) => screen(baseMm([x, 12], opposite(NORTH), [25, 12]));
    expect(lineFromFront(firer, corners(enemy), [foe(100)])).toBeNull();
    expect(lineFromFront(firer, corners(enemy), [foe(110)])).not.toBeNull();
  });

  test('a line is found that only begins and ends where what covers front and target leaves them free', () => {
    const shape = (...at: readonly (readonly [number, number])[]) => at.map(([x, y]) => pointMm(x, y));
    const onFront = shape([-40, 50], [-10, 50], [30, -50], [-40, -50]);
    const onTarget = shape([-40, 150], [60, 150], [20, 50], [-40, 50]);
    const between = (x: number) => shape([x, 50], [80, 60], [80, 40]);
    const target = shape([20, 140], [60, 140], [60, 100], [20, 100]);
    const found = (x: number) => lineFromFront(battalion(12.5, -6), target, [onFront, onTarget, between(x)]);
    expect(found(25.02)).not.toBeNull();
    expect(found(24.98)).toBeNull();
  });

  /** Whole points along a stretch, from end to end. */
  const along = ([a, b]: readonly [Point, Point], count: number): readonly Point[] =>
    Array.from({ length: count + 1 }, (_, n) => {
      const [x, y] = way(a, b);
      return plus(a, whole([(x * n) / count, (y * n) / count]));
    });

  test('a line is found where there is one, and however the table lies; and what is found is free', () => {
    let [open, closed] = [0, 0];
    fc.assert(
      fc.property(crowds, layouts, ([base, others], laid) => {
        const target = corners(others[0]!);
        const near: readonly Base[] = others.slice(1);
        const blockers = near.map(screen);
        const found = lineFromFront(base, target, blockers);
        if (found === null) closed += 1;
        else open += 1;
        const there = lineFromFront(laid.base(base), laid.outline(target), blockers.map(laid.outline));
        expect(there !== null).toBe(found !== null);
        if (found !== null && distance(...found) > 0) {
          // Its ends are rounded, so it may reach into a blocker by that much.
          expect(sees(found[0], found[1], near.map((each) => corners(each, -8)))).toBe(true);
          return;
        }
        if (found !== null) return;
        const tries = along(sideOf(base, 'front'), 4).flatMap((from) => along([target[0]!, target[2]!], 4).map((to) => [from, to] as const));
        // The corners of a front are rounded, which tilts its line. The farther away from a short
        // front, the more a few micrometres change.
        const tilt = (to: Point) => 4 + (1.5 * distance(base.at, to)) / base.width;
        // A point beside the front because of rounding may see past a blocker that stops a point on
        // it.
        for (const [from, to] of tries)
          if (aheadOf(base, to) > tilt(to)) expect(sees(from, to, near.map((each) => corners(each, 14)))).toBe(false);
      }),
      TEN_THOUSAND,
    );
    expect(Math.min(open, closed)).toBeGreaterThan(1000);
  }); // prettier-ignore
});

test('a point sees itself', () => {
  expect(sees(pointAt(5, 5), pointAt(5, 5), [corners(battalion(0, 0))])).toBe(true);
});
