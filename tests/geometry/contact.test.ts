import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corners, overlaps, SIDES, type Base } from '../../src/geometry/bases.ts';
import { areInContact, chains, contact } from '../../src/geometry/contact.ts';
import { NORTH, opposite, square, turned } from '../../src/geometry/facings.ts';
import { gap } from '../../src/geometry/gaps.ts';
import { touching, um } from '../../src/geometry/lengths.ts';
import { edgesOf } from '../../src/geometry/outlines.ts';
import { pointAt, size, wayToStretch } from '../../src/geometry/vectors.ts';
import { baseMm, crowds, layouts, length, pairs, pointMm, TEN_THOUSAND } from './tables.ts';

const EAST = square(NORTH, 'right');

describe('contact', () => {
  const hussars = baseMm([100, 100], NORTH, [25, 12]);

  test.each([
    ['front to front, half of it', [112.5, 112], opposite(NORTH), { mine: 'front', theirs: 'front', length: 12.5, at: [106.25, 106] }],
    ['front to flank', [100, 118.5], EAST, { mine: 'front', theirs: 'right', length: 12, at: [100, 106] }],
    ['flank to flank in a line', [125, 100], NORTH, { mine: 'right', theirs: 'left', length: 12, at: [112.5, 100] }],
    ['front to rear', [100, 112], NORTH, { mine: 'front', theirs: 'rear', length: 25, at: [100, 106] }],
    ['corner to corner', [125, 112], NORTH, { mine: 'front right', theirs: 'rear left', length: 0, at: [112.5, 106] }],
  ] as const)('%s', (_how, there, facing, { mine, theirs, length, at }) => {
    const other = baseMm(there, facing, [25, 12]);
    expect(contact(hussars, other)).toEqual({ length: um(length, 'mm'), mine, theirs, at: pointMm(at[0], at[1]) });
    expect(contact(other, hussars)).toMatchObject({ length: um(length, 'mm'), mine: theirs, theirs: mine });
  }); // prettier-ignore

  test('by a corner, at an angle', () => {
    const charger = baseMm([100, 106 + 13.081], turned(NORTH, 'right', 45), [25, 12]);
    expect(contact(hussars, charger)).toMatchObject({ length: 0, mine: 'front', theirs: 'rear right' });
  });

  test('by a corner beside a corner, is at the front or the rear of the other base, in a mirror too', () => {
    const mirrored = (base: Base): Base => ({
      ...base,
      at: pointAt(0 - base.at[0], base.at[1]),
      facing: [0 - base.facing[0], base.facing[1]],
    });
    const one: Base = {
      at: pointAt(108_177, 385_940),
      facing: [756_250, -654_283],
      width: length(118_950),
      depth: length(56_000),
    };
    const other: Base = {
      at: pointAt(54_914, 324_351),
      facing: [-654_143, -756_371],
      width: length(56_000),
      depth: length(43_883),
    };
    expect(contact(one, other)).toMatchObject({ length: 0, mine: 'front right', theirs: 'rear' });
    expect(contact(mirrored(one), mirrored(other))).toMatchObject({ length: 0, mine: 'front left', theirs: 'rear' });
  });

  test('is none at a gap of more than a hundredth of a millimetre', () => {
    expect(contact(hussars, baseMm([100, 112.011], NORTH, [25, 12]))).toBeNull();
    expect(contact(hussars, baseMm([100, 112.01], NORTH, [25, 12]))).not.toBeNull();
  });

  test('is there where the gap is none, and nowhere else', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        expect(areInContact(a, b)).toBe(touching(gap(a, b)));
        if (!overlaps(a, b)) expect(contact(a, b) !== null).toBe(touching(gap(a, b)));
        else if (contact(a, b) !== null) expect(gap(a, b)).toBe(0);
      }),
      TEN_THOUSAND,
    );
  });

  test('is the same from both sides, and to the last bit however the table lies', () => {
    fc.assert(
      fc.property(pairs, layouts, ([a, b], laid) => {
        fc.pre(!overlaps(a, b));
        const found = contact(a, b);
        const [back, there] = [contact(b, a), contact(laid.base(a), laid.base(b))];
        const plain = found && { length: found.length, mine: found.mine, theirs: found.theirs };
        expect(back && { length: back.length, mine: back.theirs, theirs: back.mine }).toEqual(plain);
        expect(there).toEqual(
          found && {
            length: found.length,
            mine: laid.side(found.mine),
            theirs: laid.side(found.theirs),
            at: laid.point(found.at),
          },
        );
      }),
      TEN_THOUSAND,
    );
  });

  test('is at the sides that it names', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const found = overlaps(a, b) ? null : contact(a, b);
        if (found === null) return;
        for (const [base, name] of [[a, found.mine], [b, found.theirs]] as const) {
          const [n, sides] = [SIDES.findIndex((side) => side === name), edgesOf(corners(base))];
          // Two touching corners may be 20 µm apart, and the middle of the contact is between them.
          const near = n >= 0 ? sides[n]! : sides.find(([from]) => size(wayToStretch(found.at, [from, from])) < 30)!;
          expect(size(wayToStretch(found.at, near))).toBeLessThan(30);
        }
      }),
      TEN_THOUSAND,
    ); // prettier-ignore
  });
});

describe('a chain', () => {
  test('is every base that one comes to from touch to touch', () => {
    const at = (x: number, y = 100) => baseMm([x, y], NORTH, [25, 12]);
    expect(chains([at(100), at(150), at(125), at(300), at(312.5, 112), at(400)])).toEqual([[0, 1, 2], [3, 4], [5]]);
    expect(chains([])).toEqual([]);
  });

  test('holds each base once, and is the same in any order and however the table lies', () => {
    fc.assert(
      fc.property(crowds, layouts, ([base, others], laid) => {
        const all = [base, ...others];
        const found = chains(all);
        expect(found.flat().sort()).toEqual(all.map((_, n) => n));
        expect(chains(all.map(laid.base))).toEqual(found);
        const last = all.length - 1;
        const back = chains(all.toReversed()).map((chain) => chain.map((n) => last - n).sort());
        expect(back.sort((a, b) => a[0]! - b[0]!)).toEqual(found);
      }),
      TEN_THOUSAND,
    );
  });
});
