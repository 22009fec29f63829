import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corners, type Base } from '../../src/geometry/bases.ts';
import { coveredBy, discOutline, twiceSharedArea } from '../../src/geometry/discs.ts';
import { NORTH, turned } from '../../src/geometry/facings.ts';
import { gapTo } from '../../src/geometry/gaps.ts';
import { um, type Um } from '../../src/geometry/lengths.ts';
import { isConvex, twiceArea } from '../../src/geometry/outlines.ts';
import { plus, pointAt, size, way, type Point, type Vector } from '../../src/geometry/vectors.ts';
import { facings, length } from './tables.ts';

const RADII = [um(3.75, 'cm'), um(6.25, 'cm')];

/** A square of 1 or 2 cm anywhere near a disc about the origin. */
const places = fc.tuple(fc.integer({ min: -80_000, max: 80_000 }), fc.integer({ min: -80_000, max: 80_000 }));
const squares = fc
  .record({ at: places, facing: facings, side: fc.constantFrom(10_000, 20_000) })
  .map(({ at: [x, y], facing, side }): Base => ({
    at: pointAt(x, y),
    facing,
    width: length(side),
    depth: length(side),
  }));
const radii = fc.constantFrom(...RADII);
const CENTRE = pointAt(0, 0);

/** Twice the area of a square under a disc. */
const under = (base: Base, at: Point, radius: Um): number => twiceSharedArea(discOutline(at, radius), corners(base));

/** The same by counting the places of a fine grid: an independent way that is not exact. */
function counted({ at, facing, width }: Base, radius: number): number {
  const parts = 60;
  const unit = size(facing);
  let inside = 0;
  for (let a = 0; a < parts; a += 1)
    for (let b = 0; b < parts; b += 1) {
      const [u, v] = [((a + 0.5) / parts - 0.5) * width, ((b + 0.5) / parts - 0.5) * width];
      const by: Vector = [(facing[0] * u + facing[1] * v) / unit, (facing[1] * u - facing[0] * v) / unit];
      if (size([at[0] + by[0], at[1] + by[1]]) <= radius) inside += 1;
    }
  return (2 * inside * width * width) / (parts * parts);
}

describe('a disc as a polygon', () => {
  test.each(RADII)(
    'of radius %i is convex, has 360 corners, and the area of the circle to 1 part in 10,000',
    (radius) => {
      const outline = discOutline(CENTRE, radius);
      expect(outline.length).toBe(360);
      expect(isConvex(outline)).toBe(true);
      const share = Math.abs(twiceArea(outline)) / 2 / (Math.PI * radius * radius);
      expect(share).toBeGreaterThan(0.9999);
      expect(share).toBeLessThan(1);
    },
  );

  test('looks the same after a quarter turn', () => {
    const outline = discOutline(CENTRE, RADII[0]!);
    const turnedRound = outline.map(([x, y]) => `${0 - y} ${x}`);
    expect(new Set(turnedRound)).toEqual(new Set(outline.map(([x, y]) => `${x} ${y}`)));
  });
});

describe('the area of a square under a disc', () => {
  test('is what a fine grid counts', () => {
    fc.assert(
      fc.property(squares, radii, (base, radius) => {
        const full = 2 * base.width * base.width;
        expect(Math.abs(under(base, CENTRE, radius) - counted(base, radius)) / full).toBeLessThan(0.02);
      }),
      { numRuns: 500 },
    );
  });

  test('is never more than the square, nothing where they are apart, and all of it deep inside', () => {
    fc.assert(
      fc.property(squares, radii, (base, radius) => {
        const full = Math.abs(twiceArea(corners(base)));
        const found = under(base, CENTRE, radius);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(full + 100_000);
        if (gapTo(CENTRE, base).length > radius) expect(found).toBe(0);
        if (corners(base).every((corner) => size(way(CENTRE, corner)) < radius - 10)) expect(found).toBe(full);
      }),
      { numRuns: 2000 },
    );
  });

  test('does not change when the table is shifted or turned by half', () => {
    fc.assert(
      fc.property(squares, radii, places, (base, radius, by) => {
        const found = under(base, CENTRE, radius);
        expect(under({ ...base, at: plus(base.at, by) }, plus(CENTRE, by), radius)).toBe(found);
        const [x, y] = base.at;
        const round: Base = { ...base, at: pointAt(0 - x, 0 - y), facing: [0 - base.facing[0], 0 - base.facing[1]] };
        expect(under(round, CENTRE, radius)).toBe(found);
      }),
      { numRuns: 1000 },
    );
  });

  test('is the same whichever of the two is cut, but for rounding', () => {
    fc.assert(
      fc.property(squares, radii, (base, radius) => {
        const [disc, square] = [discOutline(CENTRE, radius), corners(base)];
        expect(Math.abs(twiceSharedArea(disc, square) - twiceSharedArea(square, disc))).toBeLessThan(1_000_000);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what lies under a disc', () => {
  const radius = um(3.75, 'cm');
  const square = (x: number): Base => ({
    at: [um(x, 'cm'), um(0, 'cm')],
    facing: NORTH,
    width: um(1, 'cm'),
    depth: um(1, 'cm'),
  });

  test.each([
    [0, 'mostly'],
    [3.2, 'mostly'],
    [3.7, 'mostly'],
    // Half a centimetre ahead of its centre the edge of the disc has bent back by 0.03 cm.
    [3.75, 'partly'],
    [4.2, 'partly'],
    [4.25, 'partly'],
    [4.26, 'not'],
  ])('a square at %f cm: %s', (x, wanted) => {
    expect(coveredBy(CENTRE, radius)(square(x))).toBe(wanted);
  });

  test('is never less under a larger disc', () => {
    const rank = { not: 0, partly: 1, mostly: 2 };
    fc.assert(
      fc.property(squares, (base) => {
        expect(rank[coveredBy(CENTRE, RADII[1]!)(base)]).toBeGreaterThanOrEqual(
          rank[coveredBy(CENTRE, RADII[0]!)(base)],
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('a square turned on its corner is measured too', () => {
    const turnedSquare: Base = { ...square(3.7), facing: turned(NORTH, 'left', 45) };
    expect(coveredBy(CENTRE, radius)(turnedSquare)).toBe('mostly');
  });
});
