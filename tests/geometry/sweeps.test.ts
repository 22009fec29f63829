import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { core, corners, overlaps, type Base } from '../../src/geometry/bases.ts';
import { areInContact } from '../../src/geometry/contact.ts';
import { beyond } from '../../src/geometry/edges.ts';
import { facingTo, NORTH, opposite, square, turned, type Direction } from '../../src/geometry/facings.ts';
import { um } from '../../src/geometry/lengths.ts';
import { advance, halfWheel, moved, shift, wheelBy } from '../../src/geometry/moves.ts';
import { overlapping, type Outline } from '../../src/geometry/outlines.ts';
import { span, sweep } from '../../src/geometry/sweeps.ts';
import { sweepWheel } from '../../src/geometry/wheels.ts';
import { whole } from '../../src/geometry/vectors.ts';
import {
  baseMm,
  besideOf,
  bases,
  crowds,
  degrees,
  facings,
  hands,
  layouts,
  length,
  outlines,
  pieces,
  TEN_THOUSAND,
  shares,
} from './tables.ts';

const isFree = (base: Base, obstacles: readonly Outline[]): boolean =>
  !obstacles.some((obstacle) => overlapping(core(base), obstacle));

/** A base and others that it does not overlap; most are near it. */
const clear = crowds
  .map(([base, others]) => [base, others.filter((other) => !overlaps(base, other))] as const)
  .filter(([, others]) => others.length > 0);

/** A direction, most often straight at an obstacle or along its side. */
const ways = (base: Base, others: readonly Base[]): fc.Arbitrary<Direction> =>
  fc.oneof(
    fc.constantFrom(...others.map(({ at }) => facingTo(base.at, at, NORTH))),
    fc.constantFrom(base.facing, opposite(base.facing), square(base.facing, 'left'), others[0]!.facing),
    fc.constantFrom(square(others[0]!.facing, 'left'), square(others[0]!.facing, 'right')),
    facings,
  );
const limits = fc.oneof(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 0, max: 40 })).map(length);

describe('a straight sweep', () => {
  const cuirassiers = baseMm([100, 100], NORTH, [25, 12]);
  const hussars = baseMm([100, 188.2], opposite(NORTH), [25, 12]);

  test('ends in contact with what is ahead, and says with what', () => {
    const aside = baseMm([200, 120], NORTH, [25, 12]);
    const { by, stopped } = sweep(cuirassiers, NORTH, um(6, '[1]'), [core(aside), core(hussars)]);
    expect([by, stopped]).toEqual([um(4, '[1]') + 4, 1]);
    expect(areInContact(advance(cuirassiers, by), hussars)).toBe(true);
    expect(sweep(cuirassiers, NORTH, um(3, '[1]'), [core(hussars)])).toEqual({ by: um(3, '[1]'), stopped: null });
  });

  test('stops at the table’s edge, and goes nowhere from within an obstacle', () => {
    const table = [um(32, '[1]'), um(32, '[1]')] as const;
    expect(sweep(cuirassiers, square(NORTH, 'left'), um(10, '[1]'), beyond(table))).toEqual({ by: 87_502, stopped: 3 });
    expect(sweep(cuirassiers, NORTH, um(1, 'in'), [core(cuirassiers)])).toEqual({ by: 0, stopped: 0 });
  });

  test('never ends in an overlap, nor passes one, and a micrometre more would', () => {
    let stops = 0;
    fc.assert(
      fc.property(
        clear.chain(([base, others]) => fc.tuple(fc.constant(base), fc.constant(others), ways(base, others))),
        fc.array(outlines, { maxLength: 1 }),
        limits,
        fc.array(shares, { minLength: 3, maxLength: 3 }),
        ([base, others, direction], grounds, limit, shares) => {
          const obstacles = [...others.map(core), ...pieces(grounds)];
          fc.pre(isFree(base, obstacles));
          const { by, stopped } = sweep(base, direction, limit, obstacles);
          expect(isFree(shift(base, direction, by), obstacles)).toBe(true);
          if (stopped === null) expect(by).toBe(limit);
          else {
            stops += 1;
            expect(isFree(shift(base, direction, length(by + 1)), [obstacles[stopped]!])).toBe(false);
          }
          for (const share of shares)
            expect(isFree(shift(base, direction, length(Math.floor(by * share))), obstacles)).toBe(true);
        },
      ),
      TEN_THOUSAND,
    );
    expect(stops).toBeGreaterThan(2000);
  });

  test('ends alike to the last bit however the table lies', () => {
    fc.assert(
      fc.property(
        clear.chain(([base, others]) => fc.tuple(fc.constant(base), fc.constant(others), ways(base, others))),
        limits,
        layouts,
        ([base, others, direction], limit, laid) => {
          const found = sweep(base, direction, limit, others.map(core));
          const there = others.map(laid.base).map(core);
          expect(sweep(laid.base(base), laid.facing(direction), limit, there)).toEqual(found);
          const still = core(others[0]!);
          const line = span(core(base), direction, still);
          expect(span(core(laid.base(base)), laid.facing(direction), laid.outline(still))).toEqual(line);
        },
      ),
      TEN_THOUSAND,
    );
  });

  test('slides along a neighbour at any angle', () => {
    fc.assert(
      fc.property(bases, degrees, hands, fc.integer({ min: 0, max: 10 }), (shape, angle, hand, gap) => {
        const base = { ...shape, facing: turned(NORTH, 'right', angle) };
        const neighbour = shift(base, square(base.facing, hand), length(base.width + gap));
        expect(sweep(base, base.facing, length(300_000), [core(neighbour)]).stopped).toBeNull();
      }),
      TEN_THOUSAND,
    );
  });
});

describe('the sweep of a wheel', () => {
  const line = baseMm([100, 100], NORTH, [60, 20]);

  test('ends at an enemy before the outer half of the front, and passes one that is out of reach', () => {
    const enemy = baseMm([100, 150], opposite(NORTH), [60, 20]);
    const { by, stopped } = sweepWheel(line, 'left', halfWheel(line), [core(enemy)]);
    expect(stopped).toBe(0);
    expect(areInContact(wheelBy(line, 'left', by), enemy)).toBe(true);
    expect(sweepWheel(line, 'left', length(94_248), [core(baseMm([100, 200], NORTH, [60, 20]))])).toEqual({
      by: 94_248,
      stopped: null,
    });
  });

  test('goes no farther than half a turn', () => {
    expect(sweepWheel(line, 'right', length(1_000_000), []).by).toBe(halfWheel(line));
  });

  test('is free of a neighbour on the hinge’s side, and not of one on the other: its rear corner swings into him', () => {
    fc.assert(
      fc.property(bases, degrees, (shape, angle) => {
        const base = { ...shape, facing: turned(NORTH, 'right', angle) };
        const neighbour = shift(base, square(base.facing, 'right'), base.width);
        expect(sweepWheel(base, 'right', length(base.width * 1.5), [core(neighbour)]).stopped).toBeNull();
        // The neighbour is in the way: the rear corner swings into it.
        expect(sweepWheel(base, 'left', length(base.width * 1.5), [core(neighbour)]).by).toBeLessThan(
          0.02 * base.width,
        );
      }),
      TEN_THOUSAND,
    );
  });

  test('never ends in an overlap, and a micrometre more would; on the way it overlaps by no more than rounding', () => {
    let stops = 0;
    fc.assert(
      fc.property(
        clear,
        hands,
        shares,
        fc.array(shares, { minLength: 5, maxLength: 5 }),
        ([base, others], hand, share, shares) => {
          const obstacles = others.map(core);
          const limit = length(Math.floor(halfWheel(base) * Math.min(1, 2 * share)));
          const { by, stopped } = sweepWheel(base, hand, limit, obstacles);
          expect(isFree(wheelBy(base, hand, by), obstacles)).toBe(true);
          if (stopped === null) expect(by).toBe(limit);
          else {
            stops += 1;
            expect(isFree(wheelBy(base, hand, length(by + 1)), [obstacles[stopped]!])).toBe(false);
          }
          const deeper = others.map((other) => corners(other, -6));
          for (const part of shares)
            expect(isFree(wheelBy(base, hand, length(Math.floor(by * part))), deeper)).toBe(true);
        },
      ),
      TEN_THOUSAND,
    );
    expect(stops).toBeGreaterThan(2000);
  });

  test('ends alike to the last bit however the table lies', () => {
    fc.assert(
      fc.property(clear, hands, layouts, ([base, others], hand, laid) => {
        const limit = halfWheel(base);
        const found = sweepWheel(base, hand, limit, others.map(core));
        const there = others.map(laid.base).map(core);
        expect(sweepWheel(laid.base(base), laid.hand(hand), limit, there)).toEqual(found);
      }),
      TEN_THOUSAND,
    );
  });
});

test('a sweep and an overlap know the same of two bases', () => {
  fc.assert(
    fc.property(
      bases.chain((base) => fc.tuple(fc.constant(base), besideOf(base))),
      ([a, b]) => {
        expect(sweep(a, a.facing, length(0), [core(b)]).stopped !== null).toBe(overlaps(a, b));
        expect(moved(a, whole([0.4, -0.4]))).toEqual(a);
      },
    ),
    TEN_THOUSAND,
  );
});
