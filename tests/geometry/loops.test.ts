import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corners, outwards, overlaps, SIDES, type Base } from '../../src/geometry/bases.ts';
import { NORTH, square } from '../../src/geometry/facings.ts';
import { gapTo } from '../../src/geometry/gaps.ts';
import { um } from '../../src/geometry/lengths.ts';
import { loopAround } from '../../src/geometry/loops.ts';
import { edgesOf, holds, type Outline } from '../../src/geometry/outlines.ts';
import { inRow } from '../../src/geometry/placing.ts';
import { plus, size, wayToStretch, whole, type Point } from '../../src/geometry/vectors.ts';
import { baseMm, facings, length } from './tables.ts';

const BORDER = 1600;
const SIDE = 12_700;
/** A rounded corner of three points comes this near to the base. */
const CHORD = BORDER * Math.cos(Math.PI / 8) - 5;

const nearness = (loop: Outline, point: Point): number =>
  Math.min(...edgesOf(loop).map((edge) => size(wayToStretch(point, edge))));

/** The figure beside another, at one of its sides and moved along it. */
function beside(base: Base, side: (typeof SIDES)[number], aside: number): Base {
  const out = outwards(base, side);
  const along = square(out, 'right');
  const by = [0, 1].map((n) => (out[n]! * SIDE) / size(out) + (along[n]! * SIDE * aside) / size(along));
  return { ...base, at: plus(base.at, whole([by[0]!, by[1]!])) };
}

/**
 * Figures of which each touches one before it: side by side, by a part of a side or by a corner.
 */
const chains = fc
  .tuple(
    facings,
    fc.array(
      fc.record({
        to: fc.nat(),
        side: fc.constantFrom(...SIDES),
        aside: fc.oneof(fc.constantFrom(-1, -0.5, 0, 0, 0, 0.5, 1), fc.double({ min: -1, max: 1, noNaN: true })),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  )
  .map(([facing, links]) =>
    links.reduce<readonly Base[]>(
      (chain, { to, side, aside }) => {
        const next = beside(chain[to % chain.length]!, side, aside);
        return chain.some((base) => overlaps(base, next)) ? chain : [...chain, next];
      },
      [baseMm([300, 300], facing, [12.7, 12.7])],
    ),
  );

describe('the loop around a chain of figures', () => {
  test('encloses all of them with the border, and comes no farther from them', () => {
    fc.assert(
      fc.property(chains, (chain) => {
        const loop = loopAround(chain, BORDER)!;
        expect(loop).not.toBeNull();
        for (const base of chain)
          for (const corner of [base.at, ...corners(base)]) {
            expect(holds(loop, corner)).toBe(true);
            expect(nearness(loop, corner)).toBeGreaterThan(CHORD);
          }
        for (const point of loop) {
          const near = Math.min(...chain.map((base) => gapTo(point, base).length));
          expect(near).toBeLessThan(BORDER + 60);
          expect(near).toBeGreaterThan(CHORD - 60);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('leaves a figure out that stands clear of it, though it stands in the bend of the chain', () => {
    const [first, second] = inRow(baseMm([100, 100], NORTH, [12.7, 12.7]), 2, length(0));
    const bent = [first!, second!, beside(second!, 'front', 0)];
    const other = beside(first!, 'front', -0.4);
    const apart = { ...other, at: plus(other.at, [0, 3000]) };
    const loop = loopAround(bent, BORDER)!;
    for (const corner of [apart.at, ...corners(apart)]) expect(holds(loop, corner)).toBe(false);
  });

  test('is a single line around figures that enclose a gap', () => {
    const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
      baseMm(
        [100 + 12.7 * [0, 1, 2, 2, 2, 1, 0, 0][n]!, 100 + 12.7 * [0, 0, 0, 1, 2, 2, 2, 1][n]!],
        NORTH,
        [12.7, 12.7],
      ),
    );
    const loop = loopAround(ring, BORDER)!;
    expect(holds(loop, baseMm([112.7, 112.7], NORTH, [1, 1]).at)).toBe(true);
  });

  test('is none if they stand apart', () => {
    const pair = inRow(baseMm([100, 100], NORTH, [12.7, 12.7]), 2, um(5, 'mm'));
    expect(loopAround(pair, BORDER)).toBeNull();
  });
});
