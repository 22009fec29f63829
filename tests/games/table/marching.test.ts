import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walked, type Leg } from '../../../src/games/table/orders/legs.ts';
import { overlaps } from '../../../src/geometry/bases.ts';
import { contact } from '../../../src/geometry/contact.ts';
import { NORTH, turned, type Hand } from '../../../src/geometry/facings.ts';
import { atMost, um, type Um } from '../../../src/geometry/lengths.ts';
import { legsOf, marchOf } from '../../../src/islands/mover/moving-unit.ts';
import { base, FIELD, hussars } from '../../islands/mover/parade.ts';
import { allowed, refused } from '../../../src/core/verdicts.ts';
import { marched, type Marching } from '../../../src/games/table/moving/marching.ts';

const forward = (n: number): Leg => ({ go: 'forward', by: um(n, '[1]') });
const turn = (hand: Hand, degrees: number, from = NORTH): Leg => ({ go: 'turn', to: turned(from, hand, degrees) });

/** A unit that may march as it likes. */
const FREE: Marching = {
  base: base(10, 5),
  allowed: um(8, '[1]'),
  measure: '[1]',
  spent: () => um(0, '[1]'),
  order: () => null,
  judge: () => allowed('xx.move.allowance'),
};

describe('legs are carried out as far as they are allowed', () => {
  test('all of them, if the engine allows all', () => {
    const march = marchOf(hussars(), [turn('left', 90), forward(3)]);
    expect(march).toMatchObject({ verdict: { ok: true }, wanted: null, used: um(3, '[1]'), allowed: um(8, '[1]') });
    expect(march.steps.map(({ takes }) => takes)).toEqual([0, um(3, '[1]')]);
    expect(march.end.at).toEqual(base(7, 5).at);
  });

  test('the last is cut to a hundredth of the measure before an enemy, and the refusal is the engine’s', () => {
    const march = marchOf(hussars(), [forward(6)]);
    expect(march.verdict).toMatchObject({ ok: false, reason: 'enemy-between', params: { foe: 'battery' } });
    expect(legsOf(march)).toEqual([forward(3.99)]);
    expect(march.wanted?.at).toEqual(base(10, 11).at);
  });

  test('legs after the one that is cut are left out, and a leg of which nothing is allowed too', () => {
    const far = marchOf(hussars(), [turn('left', 90), forward(9), turn('right', 90)]);
    expect(legsOf(far)).toEqual([turn('left', 90), forward(8)]);
    const spent = marchOf(hussars(), [turn('left', 90), forward(8), forward(1)]);
    expect(legsOf(spent)).toEqual([turn('left', 90), forward(8)]);
  });

  test('a beginning that alone is refused does not matter if more legs make it good', () => {
    const units = {
      ...FIELD,
      battery: { side: 'red', base: base(20, 15) },
      guard: { side: 'blue', base: base(10, 7) },
    };
    const past = marchOf(hussars(['march', 'pivot'], units), [forward(2), forward(3), forward(9)]);
    expect(legsOf(past)).toEqual([forward(2), forward(3), forward(3)]);
  });

  test('a wheel is cut to the tenth of a degree', () => {
    const units = { ...FIELD, battery: { side: 'red', base: base(20, 15) } };
    const wheel: Leg = { go: 'wheel', hand: 'left', to: turned(NORTH, 'left', 170) };
    const march = marchOf(hussars(['march', 'wheel'], units), [forward(3.5), wheel]);
    // [4.5] is left, and with a front of [2] that is 2.25 radians.
    expect(legsOf(march)[1]).toEqual({ ...wheel, to: turned(NORTH, 'left', 128.9) });
  });

  test.each([1e13, 2 ** 53, 1e17, 1e300])('a leg of %d parts is cut as any other, and ends at once', (parts) => {
    let asked = 0;
    const march = marched(
      {
        ...FREE,
        judge(legs) {
          asked += 1;
          const isShort = legs.every((each) => 'by' in each && each.by <= um(3, '[1]'));
          return isShort ? allowed('xx.move.allowance') : refused('xx.move.allowance', 'too-far', {});
        },
      },
      [{ go: 'forward', by: (parts * 190.5) as Um }],
    );
    expect(legsOf(march)).toEqual([forward(3)]);
    expect(asked).toBeLessThan(3000);
  });

  test('so is one of so many parts that there is no number between two of them', () => {
    // From 2 ** 53 on only every second number is exact, and the middle of two is one of them.
    const most = um((2 ** 53 + 2) / 10, 'mm');
    let asked = 0;
    const march = marched(
      {
        ...FREE,
        measure: 'mm',
        judge(legs) {
          asked += 1;
          if (asked > 3000) throw new Error('It is asked without end');
          const isShort = legs.every((each) => 'by' in each && each.by <= most);
          return isShort ? allowed('xx.move.allowance') : refused('xx.move.allowance', 'too-far', {});
        },
      },
      [{ go: 'forward', by: um(2 ** 54 / 10, 'mm') }],
    );
    expect(legsOf(march)).toEqual([{ go: 'forward', by: most }]);
  });

  const leg = fc.oneof(
    fc.integer({ min: 1, max: 1200 }).map((hundredths) => forward(hundredths / 100)),
    fc.tuple(fc.constantFrom<Hand>('left', 'right'), fc.integer({ min: 1, max: 1800 })).map(([hand, tenths]) => turn(hand, tenths / 10)), // prettier-ignore
  );
  test('whatever is wanted, what is carried out is allowed', () => {
    fc.assert(
      fc.property(fc.array(leg, { maxLength: 5 }), (legs) => {
        const taken = hussars();
        const march = marchOf(taken, legs);
        expect(marchOf(taken, legsOf(march)).verdict.ok).toBe(true);
        expect(march.end).toEqual(walked(taken.unit.base, legsOf(march)).at(-1) ?? taken.unit.base);
        expect(atMost(march.used, march.allowed)).toBe(true);
        for (const foe of taken.foes) expect(overlaps(march.end, foe.base) || contact(march.end, foe.base) !== null).toBe(false); // prettier-ignore
      }),
      { numRuns: 150 },
    );
  });
});

describe('what goes with an order from beside the board', () => {
  test('is part of the march', () => {
    expect(marched({ ...FREE, with: ['five'] }, [forward(1)])).toMatchObject({ with: ['five'] });
  });

  test('is missing if nothing does', () => {
    expect(marched(FREE, [forward(1)])).not.toHaveProperty('with');
    expect(marched({ ...FREE, with: [] }, [forward(1)])).not.toHaveProperty('with');
  });
});
