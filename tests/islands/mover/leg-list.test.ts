import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { NORTH, turned, type Hand } from '../../../src/geometry/facings.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { intoContact, pressed, undone } from '../../../src/islands/mover/leg-list.ts';
import { farthest, reachOutline, turnsOf } from '../../../src/islands/mover/reach.ts';
import { legsOf, marchOf, takeUp, type MovingUnit } from '../../../src/islands/mover/moving-unit.ts';
import { orderSaid, rulerSaid, stepSaid, usedSaid } from '../../../src/islands/mover/wording.ts';
import { seenFrom } from '../../../src/geometry/bases.ts';
import { FIELD, base, hussars, parade, stateOf } from './parade.ts';

const forward = (n: number): Leg => ({ go: 'forward', by: um(n, '[1]') });
const turn = (hand: Hand, degrees: number): Leg => ({ go: 'turn', to: turned(NORTH, hand, degrees) });
const moving = hussars();
const press = (keys: string, by: MovingUnit = moving): readonly Leg[] =>
  keys.split(' ').reduce<readonly Leg[]>((legs, key) => {
    const fine = key.startsWith('+');
    return pressed(
      by,
      legs,
      { u: 'ArrowUp', d: 'ArrowDown', l: 'ArrowLeft', r: 'ArrowRight' }[fine ? key[1]! : key]!,
      fine,
    )!;
  }, []);

describe('keys', () => {
  test('push half a measure and turn 5°, or a tenth and 1° with Shift, and add to the last leg', () => {
    expect(press('u')).toEqual([forward(0.5)]);
    expect(press('u u +u')).toEqual([forward(1.1)]);
    expect(press('l l +r')).toEqual([turn('left', 9)]);
    expect(press('u l u')).toEqual([forward(0.5), turn('left', 5), { go: 'forward', by: um(0.5, '[1]') }]);
  });

  test('take back what they have added, and then the leg', () => {
    expect(press('u u d')).toEqual([forward(0.5)]);
    expect(press('u d')).toEqual([]);
    expect(press('l r')).toEqual([]);
    expect(press('d')).toEqual([]);
    expect(press('d', hussars(['march', 'back']))).toEqual([{ go: 'back', by: um(0.5, '[1]') }]);
  });

  test('wheel where the game wheels, and turn nothing where it does not turn', () => {
    expect(press('l l', hussars(['march', 'wheel']))).toEqual([
      { go: 'wheel', hand: 'left', to: turned(NORTH, 'left', 10) },
    ]);
    expect(press('l', hussars(['march']))).toEqual([]);
  });

  test('stop at contact with an enemy ahead in games that charge, and lead back from there to a whole push', () => {
    const charger = hussars(['march', 'pivot', 'charge'], {
      ...FIELD,
      battery: { side: 'red', base: base(10, 8.83, 180) },
    });
    const said = (keys: string) => orderSaid(charger, marchOf(charger, press(keys, charger)));
    expect(said('u u u u u')).toBe('forward 2.5');
    for (const more of ['u', 'u u', 'u +u', '+u +u +u +u'])
      expect(said(`u u u u u ${more}`)).toBe('forward to contact');
    expect(marchOf(charger, press('u u u u u u', charger)).verdict.ok).toBe(true);
    expect(said('u u u u u u d')).toBe('forward 2.5');
    expect(said('u u u u u u +d')).toBe('forward 2.8');
    expect(said('u u u u u u d d u')).toBe('forward 2.5');
  });

  test('are the same order as the sentence that says it, however often they are pressed', () => {
    const key = fc.constantFrom('u', 'd', 'l', 'r', '+u', '+d', '+l', '+r');
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 25 }), (keys) => {
        const march = marchOf(moving, press(keys.join(' ')));
        fc.pre(march.steps.length > 0);
        expect(moving.mover.read(orderSaid(moving, march), moving.state, 'hussars')).toEqual({
          ok: true,
          value: legsOf(march),
        });
      }),
    );
  });

  test('other keys move no unit', () => expect(pressed(moving, [], 'a', false)).toBeNull());
});

test('legs are taken back one by one', () => {
  expect(undone([turn('left', 5), forward(1)])).toEqual([turn('left', 5)]);
  expect(undone([])).toEqual([]);
});

describe('the ruler', () => {
  const march = marchOf(moving, [turn('left', 30), forward(3.5)]);
  test('says the leg that is drawn, and what is used of the move', () => {
    expect(usedSaid(moving, march)).toBe('[3.5] of [8] used');
    expect(rulerSaid(moving, march, 'level with the guard')).toBe(
      'Forward 3.5 · [3.5] of [8] used · level with the guard',
    );
    expect(orderSaid(moving, march)).toBe('turn left 30, forward 3.5');
  });

  test('the list says of each leg what it takes of the move, in a word', () => {
    expect(march.steps.map((step) => stepSaid(moving, step, march))).toEqual([
      'turn left 30',
      'forward 3.5 · takes [3.5]',
    ]);
  });

  test('says no length where nobody measures beforehand', () => {
    const blind = hussars(['march', 'pivot'], FIELD, false);
    expect(usedSaid(blind, march)).toBe('');
    expect(rulerSaid(blind, march, '')).toBe('');
    expect(rulerSaid(blind, marchOf(blind, [turn('left', 30)]), '')).toBe('Turn left 30');
  });
});

test('only a unit that can be moved is taken up', () => {
  expect(takeUp(parade(['march']), stateOf(), null)).toBeNull();
  expect(takeUp(parade(['march']), stateOf(), 'nobody')).toBeNull();
  expect(takeUp(parade([]), stateOf(), 'hussars')).toBeNull();
  expect(takeUp(parade(['march']), stateOf(), 'hussars')).toMatchObject({
    friends: [{ id: 'guard' }],
    foes: [{ id: 'battery' }],
  });
});

describe('the reach', () => {
  const now = marchOf(moving, []);
  test('is the whole move where nothing is in the way, and ends before an enemy', () => {
    const ahead = (degrees: number) =>
      seenFrom({ ...base(10, 5), facing: turned(NORTH, 'left', degrees) }, farthest(moving, now, degrees));
    expect(ahead(90).ahead).toBeCloseTo(um(8.5, '[1]'), -1);
    expect(ahead(0).ahead).toBeCloseTo(um(4.49, '[1]'), -1);
  });

  test('of a unit that goes in any direction without a turn is as far as its foremost corner comes', () => {
    const free = hussars(['march', 'oblique']);
    const [x, y] = farthest(free, marchOf(free, []), 90);
    expect([x, y]).toEqual([expect.closeTo(um(10 - 8 - 1, '[1]'), -1), expect.anything()]);
    const [, back] = farthest(free, marchOf(free, []), 180);
    expect(back).toBeCloseTo(um(0, '[1]'), -1);
  });

  test('is less after a leg has been drawn, and nothing is left of a spent move', () => {
    const then = marchOf(moving, [turn('left', 90), forward(8)]);
    expect(farthest(moving, then, 0)[0]).toBeCloseTo(um(10 - 8.5, '[1]'), -1);
  });

  test('goes all round a unit that pivots, and ahead of one that wheels', () => {
    expect(turnsOf(moving, 30)).toHaveLength(12);
    expect(turnsOf(hussars(['march', 'wheel']), 30)).toEqual([90, 60, 30, 0, -30, -60, -90]);
    expect(turnsOf(hussars(['march']), 30)).toEqual([0]);
    expect(turnsOf(hussars(['march', 'oblique']), 30)).toHaveLength(12);
    expect(reachOutline(hussars(['march', 'oblique']), now, [[0, 0]] as never)).toHaveLength(1);
    expect(reachOutline(moving, now, [[0, 0]] as never)).toHaveLength(1);
    expect(reachOutline(hussars(['march']), now, [[0, 0]] as never)).toHaveLength(3);
  });
});

describe('a written order that leads straight on into an enemy', () => {
  const charging = hussars(['march', 'pivot', 'charge']);

  test('ends in contact with him where one may charge', () => {
    for (const by of [30, 4.5, 4, 3.99, 3.96]) {
      const [leg, ...more] = intoContact(charging, [forward(by)]);
      expect([leg?.go === 'forward' && Math.round(leg.by / 100) * 100, more]).toEqual([um(4, '[1]'), []]);
    }
    expect(intoContact(hussars(), [forward(30)])).toEqual([forward(30)]);
  });

  test('is any other order as it was written', () => {
    for (const legs of [[forward(3.9)], [turn('right', 90), forward(3)], [forward(4), turn('left', 10)], []])
      expect(intoContact(charging, legs)).toEqual(legs);
  });
});
