import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { NORTH, turned, type Hand } from '../../../src/geometry/facings.ts';
import { contact } from '../../../src/geometry/contact.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { isOnGhost, sentAt, sentTo } from '../../../src/islands/mover/clicking.ts';
import { asPrinted, settled, wanting } from '../../../src/islands/mover/drafting.ts';
import { orderSaid } from '../../../src/islands/mover/wording.ts';
import { at, base, FIELD, hussars } from './parade.ts';

const forward = (n: number): Leg => ({ go: 'forward', by: um(n, '[1]') });
const turn = (hand: Hand, degrees: number): Leg => ({ go: 'turn', to: turned(NORTH, hand, degrees) });
const MAGNET = um(0.05, '[1]');
const moving = hussars(['march', 'pivot', 'charge'], {
  ...FIELD,
  battery: { side: 'red', base: base(14, 9, 180) },
  guard: { side: 'blue', base: base(2, 18, 90) },
});
/** The draft after a click, from a draft with these legs, cut down to what can be carried out. */
const clicked = (legs: readonly Leg[], x: number, y: number) =>
  settled(sentTo(wanting(moving, legs), at(x, y), MAGNET));

describe('a click at a place', () => {
  test('goes on from where the unit would stand', () =>
    expect(clicked([forward(2)], 7, 7).legs).toEqual([forward(2), turn('left', 90), forward(3)]));

  test('straight ahead makes the last march longer, and keeps no turn in place', () => {
    expect(clicked([forward(2)], 10, 9).legs).toEqual([forward(4)]);
    expect(clicked([turn('left', 90), forward(2)], 5, 5).legs).toEqual([turn('left', 90), forward(5)]);
    expect(clicked([forward(2), turn('right', 30)], 7, 7).legs).toEqual([forward(2), turn('left', 90), forward(3)]);
    expect(clicked([forward(2), turn('right', 30)], 10, 9).legs).toEqual([forward(4)]);
  });

  test('beyond what is left of the move leads as far as that, and is refused', () => {
    const { legs, refused } = clicked([forward(6)], 5, 11);
    expect(legs).toEqual([forward(6), turn('left', 90), forward(2)]);
    expect(refused).toMatchObject({ reason: 'too-far' });
  });

  test('leaves the order as it is where nothing is left of the move', () => {
    const { legs, refused } = clicked([forward(8)], 7, 13);
    expect(legs).toEqual([forward(8)]);
    expect(refused).toMatchObject({ reason: 'too-far' });
  });

  test('that is allowed takes an earlier refusal back', () => {
    const before = clicked([forward(6)], 10, 16);
    expect(before.refused).not.toBeNull();
    expect(sentTo({ ...before, ...wanting(moving, [forward(2)]) }, at(7, 7), MAGNET).refused).toBeNull();
  });
});

describe('a click at an enemy', () => {
  test('goes on from where the unit would stand', () => {
    const { march } = sentAt(wanting(moving, [forward(4)]), 'battery')!;
    expect(orderSaid(moving, march)).toBe('forward 4, turn right 90, forward to contact');
    expect(contact(march.end, moving.foes[0]!.base)).not.toBeNull();
  });

  test('again makes the same charge, after the legs before it', () => {
    const once = sentAt(wanting(moving, [forward(3.2)]), 'battery')!;
    expect(sentAt(once, 'battery')!.legs).toEqual(once.legs);
    expect(once.legs[0]).toEqual(forward(3.2));
  });

  test('who cannot be charged leaves the order as it was, with the refusal', () => {
    const beyond = hussars(['march', 'pivot', 'charge'], {
      ...FIELD,
      battery: { side: 'red', base: base(10, 18, 180) },
    });
    for (const legs of [[], [forward(2)]]) {
      const after = sentAt(wanting(beyond, legs), 'battery')!;
      expect([after.legs, after.refused?.reason]).toEqual([legs, 'too-far']);
    }
  });

  test('straight ahead is one march', () => {
    const ahead = hussars(['march', 'pivot', 'charge']);
    const charge = sentAt(wanting(ahead, [forward(2)]), 'battery')!;
    expect(orderSaid(ahead, charge.march)).toBe('forward to contact');
  });
});

test('the ghost is the unit where its order leads', () => {
  const draft = wanting(moving, [forward(2)]);
  expect(isOnGhost(draft, at(10.4, 7.2))).toBe(true);
  expect(isOnGhost(draft, at(10, 5))).toBe(false);
});

test('a charge that is refused is no march that stops short of the enemy', () => {
  const held = hussars(['march', 'pivot']);
  const charge = sentAt(wanting(held, []), 'battery')!;
  expect(charge.refused).toMatchObject({ reason: 'would-touch' });
  const wanted = wanting(held, [{ go: 'forward', by: um(4.02, '[1]') }]);
  expect([asPrinted(wanted).refused, wanted.march.steps.length]).toMatchObject([{ reason: 'enemy-between' }, 1]);
});
