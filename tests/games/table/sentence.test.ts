import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { SLIP } from '../../../src/geometry/bases.ts';
import { NORTH, opposite, square, turned } from '../../../src/geometry/facings.ts';
import { um, wholeUm } from '../../../src/geometry/lengths.ts';
import { contact } from '../../../src/geometry/contact.ts';
import { endOf } from '../../../src/islands/mover/leg-list.ts';
import { legsOf, marchOf } from '../../../src/islands/mover/moving-unit.ts';
import { orderSaid } from '../../../src/islands/mover/wording.ts';
import { meant, partsOf } from '../../../src/games/table/orders/sentence.ts';
import { hussars } from '../../islands/mover/parade.ts';

const taken = hussars(['march', 'back', 'pivot', 'charge']);
const read = (text: string, by = taken) => by.mover.read(text, by.state, 'hussars');
const forward = (n: number): Leg => ({ go: 'forward', by: um(n, '[1]') });
/** A base that is pushed into contact may dip in by this much without overlapping. */
const contactAt = (n: number): Leg => ({ go: 'forward', by: wholeUm(um(n, '[1]') + 2 * SLIP) });

describe('a sentence', () => {
  test.each<readonly [string, readonly Leg[]]>([
    ['forward 4', [forward(4)]],
    ['Advance 4.', [forward(4)]],
    ['march 1,5 then about turn', [forward(1.5), { go: 'turn', to: opposite(NORTH) }]],
    ['pivot left 30° and forward [2]', [{ go: 'turn', to: turned(NORTH, 'left', 30) }, forward(2)]],
    [
      'turn left 30 degrees, forward 25 mm',
      [
        { go: 'turn', to: turned(NORTH, 'left', 30) },
        { go: 'forward', by: um(25, 'mm') },
      ],
    ],
    ['wheel left 30, forward 4', [{ go: 'wheel', hand: 'left', to: turned(NORTH, 'left', 30) }, forward(4)]],
    ['forward to contact', [contactAt(4)]],
    [
      'slide right 2; back 1',
      [
        { go: 'shift', along: square(NORTH, 'right'), by: um(2, '[1]') },
        { go: 'back', by: um(1, '[1]') },
      ],
    ],
    ['charge the battery', [contactAt(4)]],
  ])('“%s” is read leg by leg', (text, legs) => {
    expect(read(text)).toEqual({ ok: true, value: legs });
  });

  test('a charge turns to the enemy first, from where the legs before it lead', () => {
    const order = read('turn right 90, forward 2, charge the battery');
    const legs = order.ok ? order.value : [];
    expect(legs.map(({ go }) => go)).toEqual(['turn', 'forward', 'turn', 'forward']);
    expect(contact(endOf(taken, legs), taken.foes[0]!.base)).not.toBeNull();
  });

  test('a unit that wheels wheels to its charge, and none that cannot turn goes aside', () => {
    const wheels = hussars(['march', 'wheel', 'charge']);
    const order = read('forward 1, charge the battery', wheels);
    expect(order).toEqual({ ok: true, value: [forward(1), contactAt(3)] });
    const aside = read('wheel right 30, charge the battery', wheels);
    const legs = aside.ok ? aside.value : [];
    expect(legs.map(({ go }) => go)).toEqual(['wheel', 'wheel', 'forward']);
    expect(contact(endOf(wheels, legs), wheels.foes[0]!.base)).not.toBeNull();
    expect(read('turn right 90, charge the battery', hussars(['march', 'charge']))).toMatchObject({ ok: false });
  });

  test.each([
    ['forward 4, dance', { path: '2', found: '“dance”' }],
    ['', { found: 'nothing' }],
    ['charge the guard', { wanted: 'an enemy: the battery' }],
    ['turn to nowhere', { path: '1' }],
  ])('“%s” is answered with what was not understood', (text, problem) => {
    expect(read(text)).toMatchObject({ ok: false, error: problem });
  });

  test('the decimal comma parts no legs', () => {
    expect(partsOf('forward 1,5, back 2, and then forward 3')).toEqual(['forward 1.5', 'back 2', 'forward 3']);
  });

  test('units are named by id, by name, or by words of it', () => {
    const units = [
      { id: 'a', name: 'the 1st Hussars' },
      { id: 'b', name: 'the 2nd Hussars' },
      { id: 'c', name: 'the Guard' },
    ];
    const ids = (words: string) => meant(words, units).map(({ id }) => id);
    expect([ids('a'), ids('the guard'), ids('hussars'), ids('2nd'), ids('lancers')]).toEqual([
      ['a'],
      ['c'],
      ['a', 'b'],
      ['b'],
      [],
    ]);
  });

  const hand = fc.constantFrom('left', 'right');
  const part = fc.oneof(
    fc.integer({ min: 1, max: 400 }).map((n) => `forward ${n / 100}`),
    fc.integer({ min: 1, max: 100 }).map((n) => `back ${n / 100}`),
    fc.tuple(hand, fc.integer({ min: 1, max: 1799 })).map(([to, n]) => `turn ${to} ${n / 10}`),
    fc.tuple(hand, fc.integer({ min: 1, max: 1799 })).map(([to, n]) => `wheel ${to} ${n / 10}`),
    fc.tuple(hand, fc.integer({ min: 1, max: 200 })).map(([to, n]) => `slide ${to} ${n / 100}`),
    fc
      .tuple(hand, fc.integer({ min: 1, max: 890 }), fc.integer({ min: 1, max: 200 }))
      .map(([to, a, n]) => `oblique ${to} ${a / 10} ${n / 100}`),
    fc.constant('about-face'),
  );
  test('what the hand says of its legs is read as the same legs', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const first = read(parts.join(', '));
        const march = marchOf(taken, first.ok ? first.value : []);
        fc.pre(march.steps.length > 0);
        expect(read(orderSaid(taken, march))).toEqual({ ok: true, value: legsOf(march) });
      }),
      { numRuns: 200 },
    );
  });
});
