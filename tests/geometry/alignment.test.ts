import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aligned } from '../../src/geometry/alignment.ts';
import { core, lengthOf, outwards, overlaps, SIDES, type Base, type Side } from '../../src/geometry/bases.ts';
import { contact, type Contact } from '../../src/geometry/contact.ts';
import { SAME } from '../../src/geometry/lengths.ts';
import { facingTo, NORTH, opposite, turned } from '../../src/geometry/facings.ts';
import { advance } from '../../src/geometry/moves.ts';
import { sweep } from '../../src/geometry/sweeps.ts';
import { pointAt } from '../../src/geometry/vectors.ts';
import { baseMm, bases, layouts, length, pointMm, TEN_THOUSAND } from './tables.ts';

const isSide = (name: string): name is Side => SIDES.some((side) => side === name);

/** A base that has charged another, from anywhere and at any angle, until they touch. */
const charges: fc.Arbitrary<readonly [Base, Base, Contact]> = fc
  .tuple(
    bases,
    bases,
    fc.integer({ min: -25_000_000, max: 25_000_000 }).map((n) => n / 1e6),
  )
  .map(([a, b, aside]) => {
    const facing = turned(facingTo(a.at, b.at, NORTH), 'left', aside);
    const from = { ...a, facing };
    const { by } = sweep(from, facing, length(1_000_000), [core(b)]);
    const end = advance(from, by);
    return [end, b, overlaps(end, b) ? null : contact(end, b)] as const;
  })
  .filter((charge): charge is [Base, Base, Contact] => charge[2] !== null && isSide(charge[2].theirs));

/** A base that is 15 micrometres longer than the one it has charged. */
const HARDLY_LONGER: readonly [Base, Base, Contact] = [
  { at: pointAt(0, 0), facing: NORTH, width: length(12_015), depth: length(10_000) },
  { at: pointAt(0, 9_996), facing: NORTH, width: length(12_000), depth: length(10_000) },
  { length: length(12_016), mine: 'front', theirs: 'rear', at: pointAt(0, 4_998) },
];

describe('the last shuffle on contact', () => {
  const enemy = baseMm([100, 100], NORTH, [60, 20]);

  test('turns a base square to the side that it touches, where it touches it', () => {
    const charger = baseMm([110, 110 + 25], turned(opposite(NORTH), 'left', 30), [60, 20]);
    const flush = aligned(charger, enemy, 'front', { at: pointMm(100, 110), slide: 'none' });
    expect(flush).toMatchObject({ facing: opposite(NORTH), width: charger.width });
    expect(flush.at[1]).toBe(120_000);
    expect(contact(flush, enemy)).toMatchObject({ mine: 'front', theirs: 'front' });
  });

  test('slides until the whole front touches, and no farther (tt-030)', () => {
    const charger = baseMm([145, 120], opposite(NORTH), [60, 20]);
    const at = pointMm(120, 110);
    expect(aligned(charger, enemy, 'front', { at, slide: 'none' }).at).toEqual(pointMm(145, 120));
    expect(aligned(charger, enemy, 'front', { at, slide: 'full' }).at).toEqual(pointMm(100, 120));
    const narrow = { ...charger, width: length(20_000) };
    expect(aligned(narrow, enemy, 'front', { at, slide: 'full' }).at).toEqual(pointMm(120, 120));
    expect(aligned(charger, enemy, 'left', { at: pointMm(70, 100), slide: 'full' }).facing).toEqual([1_000_000, 0]);
  });

  test('ends flush with the side, in contact and without an overlap, and slid in full with the whole of the shorter', () => {
    fc.assert(
      fc.property(
        charges,
        fc.constantFrom('none' as const, 'full' as const),
        ([base, other, { theirs, at }], slide) => {
          const side = isSide(theirs) ? theirs : 'front';
          const flush = aligned(base, other, side, { at, slide });
          expect(flush.facing).toEqual(opposite(outwards(other, side)));
          expect(overlaps(flush, other)).toBe(false);
          const found = contact(flush, other);
          expect(found).not.toBeNull();
          if (slide === 'none') return;
          expect(found).toMatchObject({ mine: 'front', theirs: side });
          // If one is only slightly longer than the other, its corners are also at the ends, and
          // the stretch runs from one to the other.
          expect(Math.abs(found!.length - Math.min(base.width, lengthOf(other, side)))).toBeLessThanOrEqual(
            2 * (SAME + 2),
          );
        },
      ),
      { ...TEN_THOUSAND, examples: [[HARDLY_LONGER, 'full']] },
    );
  });

  test('ends alike to the last bit however the table lies', () => {
    fc.assert(
      fc.property(charges, layouts, ([base, other, { theirs, at }], laid) => {
        const side = isSide(theirs) ? theirs : 'front';
        for (const slide of ['none', 'full'] as const) {
          const there = aligned(laid.base(base), laid.base(other), laid.side(side), { at: laid.point(at), slide });
          expect(there).toEqual(laid.base(aligned(base, other, side, { at, slide })));
        }
      }),
      TEN_THOUSAND,
    );
  });
});
