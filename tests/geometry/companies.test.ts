import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corners, core, middleOf, overlaps, type Base } from '../../src/geometry/bases.ts';
import { carried, frameOf, sweepAll } from '../../src/geometry/companies.ts';
import { turned } from '../../src/geometry/facings.ts';
import { gap } from '../../src/geometry/gaps.ts';
import { isOn } from '../../src/geometry/edges.ts';
import { shareOf, um } from '../../src/geometry/lengths.ts';
import { advance, halfWheel, reshaped, shift, wheel, wheelBy } from '../../src/geometry/moves.ts';
import { inRow } from '../../src/geometry/placing.ts';
import { sweep } from '../../src/geometry/sweeps.ts';
import { distance } from '../../src/geometry/vectors.ts';
import { sweepWheel, sweepWheelAll } from '../../src/geometry/wheels.ts';
import { baseMm, bases, besideOf, facings, hands, layouts, length, shares } from './tables.ts';

/** Bases that move as one, near each other and facing anywhere. */
const companies = bases.chain((base) =>
  fc.array(besideOf(base), { minLength: 1, maxLength: 3 }).map((others) => [base, ...others]),
);
const obstacles = fc.array(bases, { minLength: 1, maxLength: 4 });
const lengths = fc.integer({ min: 0, max: 200_000 }).map(length);

describe('bases that move as one', () => {
  test('keep the distances between them, however their frame turns', () => {
    fc.assert(
      fc.property(companies, facings, lengths, hands, (company, to, by, hand) => {
        const frame = frameOf(company);
        for (const end of [shift(frame, to, by), wheel(frame, hand, to)]) {
          const there = company.map((base) => carried(base, frame, end));
          company.forEach((one, n) =>
            company.forEach((other, m) => {
              const far = distance(one.at, other.at) - distance(there[n]!.at, there[m]!.at);
              expect(Math.abs(far)).toBeLessThanOrEqual(3);
            }),
          );
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('keep them exactly where they do not turn', () => {
    fc.assert(
      fc.property(companies, facings, lengths, (company, to, by) => {
        const frame = frameOf(company);
        const there = company.map((base) => carried(base, frame, shift(frame, to, by)));
        company.forEach((one, n) => expect(gap(there[0]!, there[n]!)).toBe(gap(company[0]!, one)));
      }),
      { numRuns: 1000 },
    );
  });

  test('lie in their frame, which is no larger than needed', () => {
    fc.assert(
      fc.property(companies, (company) => {
        const frame = frameOf(company);
        const reach = (by: number) => company.flatMap((base) => corners(base)).every((corner) => {
          const grown = { ...frame, width: length(frame.width + by), depth: length(frame.depth + by) };
          return gap(grown, { ...frame, at: corner, width: length(0), depth: length(0) }) === 0;
        }); // prettier-ignore
        expect(reach(8)).toBe(true);
        expect(company.length === 1 || !reach(-8)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('stop where the first of them stops, straight on', () => {
    fc.assert(
      fc.property(companies, facings, lengths, obstacles, (company, to, by, others) => {
        const all = others.map(core);
        const stops = company.map((base) => sweep(base, to, by, all));
        const { by: far, stopped } = sweepAll(company, to, by, all);
        expect(far).toBe(Math.min(...stops.map((stop) => stop.by)));
        expect(stopped !== null).toBe(stops.some((stop) => stop.stopped !== null));
      }),
      { numRuns: 1000 },
    );
  });

  /** Every place is rounded to whole micrometres, so bases that touch may overlap by a few. */
  const NEAR = 10;
  const inner = (base: Base): Base => ({ ...base, width: length(base.width - NEAR), depth: length(base.depth - NEAR) });

  test('stop where the first of them stops in a wheel, and none overlaps there', () => {
    fc.assert(
      fc.property(companies, hands, shares, obstacles, (company, hand, share, others) => {
        const frame = frameOf(company);
        const limit = length(Math.floor(halfWheel(frame) * share));
        const free = others.filter((other) => company.every((base) => !overlaps(base, other)));
        const all = free.map(core);
        const { by, stopped } = sweepWheelAll({ base: frame, hand, riders: company }, limit, all);
        const alone = company.map((base) => sweepWheelAll({ base: frame, hand, riders: [base] }, limit, all).by);
        expect(Math.abs(by - Math.min(limit, ...alone))).toBeLessThanOrEqual(NEAR);
        const there = company.map((base) => carried(base, frame, wheelBy(frame, hand, by)));
        expect(there.some((base) => free.some((other) => overlaps(inner(base), other)))).toBe(false);
        expect(stopped === null).toBe(by === Math.min(limit, halfWheel(frame)));
      }),
      { numRuns: 500 },
    );
  });

  test('are carried alike however the table lies', () => {
    fc.assert(
      fc.property(companies, facings, hands, layouts, (company, to, hand, laid) => {
        const frame = frameOf(company);
        const end = wheel(frame, hand, to);
        for (const base of company)
          expect(carried(laid.base(base), laid.base(frame), laid.base(end))).toEqual(laid.base(carried(base, frame, end)));
      }),
      { numRuns: 1000 },
    ); // prettier-ignore
  });

  test('a base alone is its own frame, and wheels as ever', () => {
    const [a, b] = [baseMm([100, 100], [0, 1_000_000], [60, 30]), baseMm([150, 160], [0, 1_000_000], [60, 30])];
    expect(frameOf([a])).toBe(a);
    expect(() => frameOf([])).toThrow('No bases, no frame');
    expect(sweepWheelAll({ base: a, hand: 'left', riders: [a] }, halfWheel(a), [core(b)])).toEqual(
      sweepWheel(a, 'left', halfWheel(a), [core(b)]),
    );
  });

  test('three figures in a row have a frame as wide as the row', () => {
    const first = baseMm([100, 100], turned([0, 1_000_000], 'right', 90), [25, 25]);
    const frame = frameOf(inRow(first, 3, um(5, 'mm')));
    expect(frame).toEqual(baseMm([100, 70], first.facing, [85, 25]));
  });
});

test('a base that takes another shape keeps the middle of its front', () => {
  fc.assert(
    fc.property(bases, bases, (base: Base, { width, depth }) => {
      const [before, after] = [middleOf(base, 'front'), middleOf(reshaped(base, { width, depth }), 'front')];
      expect(after).toEqual(before);
      expect(reshaped(base, { width, depth }, 'centre').at).toEqual(base.at);
    }),
    { numRuns: 1000 },
  );
});

test('a part of a length is exact: a gap of half a move is half of it', () => {
  expect(shareOf(length(140_002), um(280, 'mm'), 'mm')).toEqual({ ways: 1n, of: 2n });
  expect(shareOf(um(2, '[1]'), um(8, '[1]'), '[1]')).toEqual({ ways: 1n, of: 4n });
  const from = baseMm([100, 100], [0, 1_000_000], [60, 30]);
  const foe = baseMm([100, 270], [0, 1_000_000], [60, 30]);
  const { by } = sweep(from, from.facing, um(1000, 'mm'), [core(foe)]);
  expect(by).toBeGreaterThan(140_000);
  expect(shareOf(by, um(280, 'mm'), 'mm')).toEqual({ ways: 1n, of: 2n });
  expect(isOn(corners(advance(from, by)), [um(500, 'mm'), um(500, 'mm')])).toBe(true);
});
