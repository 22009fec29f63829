import { areInContact } from '../../../src/geometry/contact.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { corners, middleOf, seenFrom } from '../../../src/geometry/bases.ts';
import { contact } from '../../../src/geometry/contact.ts';
import { NORTH, turned, type Hand } from '../../../src/geometry/facings.ts';
import { um, type Um } from '../../../src/geometry/lengths.ts';
import { distance, plus, type Point } from '../../../src/geometry/vectors.ts';
import { aim, charging, pulledPoint, legsKept } from '../../../src/islands/mover/aiming.ts';
import { endOf } from '../../../src/islands/mover/leg-list.ts';
import { legsOf, marchOf, type MovingUnit } from '../../../src/islands/mover/moving-unit.ts';
import { at, base, FIELD, hussars } from './parade.ts';
import type { Grip } from '../../../src/islands/orders/move-draft.ts';

const forward = (n: number): Leg => ({ go: 'forward', by: um(n, '[1]') });
const turn = (hand: Hand, degrees: number): Leg => ({ go: 'turn', to: turned(NORTH, hand, degrees) });
const wheel = (hand: Hand, degrees: number): Leg => ({ go: 'wheel', hand, to: turned(NORTH, hand, degrees) });
/** The hussars, far from all other units. */
const alone = (handles: Parameters<typeof hussars>[0]) =>
  hussars(handles, {
    ...FIELD,
    battery: { side: 'red', base: base(28, 18) },
    guard: { side: 'blue', base: base(2, 18, 90) },
  });
const FINE = um(0.05, '[1]');

/** The order that a pull of a grip by this much means. */
function pull(
  moving: MovingUnit,
  grip: Grip,
  [x, y]: readonly [number, number],
  { before = [], magnet = FINE }: { readonly before?: readonly Leg[]; readonly magnet?: Um } = {},
) {
  const to = plus(pulledPoint(moving, endOf(moving, before), grip), [um(x, '[1]'), um(y, '[1]')]);
  return aim(moving, { grip, before, to, magnet });
}

describe('a pull', () => {
  test('from behind pushes straight on, to the tenth of the measure', () => {
    expect(pull(alone(['march', 'pivot']), 'push', [0.7, 2.53])).toEqual({ legs: [forward(2.5)], says: '' });
  });

  test('from behind goes a whole measure if that is less than a pixel away', () => {
    const magnet = um(0.64, '[1]');
    const far = (ahead: number) => pull(alone(['march', 'pivot']), 'push', [0, ahead], { magnet }).legs;
    expect([2.93, 3.07, 3.1].map(far)).toEqual([[forward(3)], [forward(3)], [forward(3.1)]]);
  });

  test('from behind goes back only where the game has it', () => {
    expect(pull(alone(['march']), 'push', [0, -1]).legs).toEqual([]);
    expect(pull(alone(['march', 'back']), 'push', [0, -1]).legs).toEqual([{ go: 'back', by: um(1, '[1]') }]);
  });

  test('at a flank pivots about the centre', () => {
    const moving = alone(['march', 'pivot']);
    // The middle of the left flank goes ahead by its distance from the centre: 45° to the right.
    expect(pull(moving, 'left', [0, 1]).legs).toEqual([turn('right', 45)]);
    expect(pull(moving, 'right', [0, 1]).legs).toEqual([turn('left', 45)]);
    expect(pull(moving, 'right', [0, 0.37]).legs).toEqual([turn('left', 20)]);
  });

  test('at a corner wheels about the other, and forward alone', () => {
    const moving = alone(['march', 'wheel']);
    expect(pull(moving, 'right', [0, 0.73]).legs).toEqual([wheel('left', 20)]);
    expect(pull(moving, 'left', [0, 0.73]).legs).toEqual([wheel('right', 20)]);
    expect(pull(moving, 'left', [0, -1])).toMatchObject({
      legs: [],
      says: 'a corner goes forward, not back: pull the other one',
    });
  });

  test('of the base turns and marches to the place', () => {
    const moving = alone(['march', 'pivot']);
    const { legs } = pull(moving, 'base', [3, 3]);
    expect(legs).toEqual([turn('right', 45), forward(4.2)]);
    expect(pull(moving, 'base', [0.1, 3]).legs).toEqual([forward(3)]);
    expect(pull(moving, 'base', [0, -3]).legs).toEqual([turn('right', 180), forward(3)]);
  });

  test('of the base slides where the game has it', () => {
    expect(pull(alone(['march', 'pivot', 'shift']), 'base', [-2, 0.2]).legs).toMatchObject([
      { go: 'shift', by: um(2, '[1]') },
    ]);
  });

  test('of the base wheels and marches where the game wheels, and the front comes to the place', () => {
    const moving = alone(['march', 'wheel']);
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 25, max: 50 }), (x, y) => {
        const { legs } = pull(moving, 'base', [x / 10, y / 10]);
        const wanted = plus(middleOf(moving.unit.base, 'front'), [um(x / 10, '[1]'), um(y / 10, '[1]')]);
        // The error of a whole degree of a wheel over a distance of [6], or of 4° that are too
        // small to be meant.
        expect(distance(middleOf(endOf(moving, legs), 'front'), wanted)).toBeLessThan(um(0.45, '[1]'));
        expect(legs.every(({ go }) => go === 'wheel' || go === 'forward')).toBe(true);
      }),
    );
  });

  test('draws on at a last leg of its kind, and begins another after any other', () => {
    const moving = alone(['march', 'pivot']);
    const legs = [turn('left', 30), forward(2)];
    expect(legsKept(moving, legs, 'push')).toEqual([turn('left', 30)]);
    expect(legsKept(moving, legs, 'left')).toEqual(legs);
    expect(legsKept(moving, legs, 'base')).toEqual([]);
    expect(legsKept(moving, [turn('left', 30)], 'right')).toEqual([]);
  });

  test('never leads where the engine would not let the unit go', () => {
    const grip = fc.constantFrom<Grip>('push', 'left', 'right', 'base');
    const handles = fc.constantFrom(
      ['march', 'pivot'] as const,
      ['march', 'wheel', 'back'] as const,
      ['march', 'pivot', 'charge'] as const,
      ['march', 'pivot', 'shift'] as const,
    );
    const part = fc.integer({ min: -90, max: 90 }).map((n) => n / 10);
    fc.assert(
      fc.property(
        grip,
        handles,
        fc.array(fc.tuple(part, part), { minLength: 1, maxLength: 3 }),
        (draft, kinds, pulls) => {
          const moving = hussars(kinds);
          let legs: readonly Leg[] = [];
          for (const by of pulls)
            legs = legsOf(
              marchOf(
                moving,
                pull(moving, draft, by, { before: legsKept(moving, legs, draft), magnet: um(0.4, '[1]') }).legs,
              ),
            );
          expect(marchOf(moving, legs).verdict.ok).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('what a pull is drawn to', () => {
  const magnet = um(0.4, '[1]');
  test('contact, in games that charge', () => {
    const moving = hussars(['march', 'pivot', 'charge']);
    const { legs, says } = pull(moving, 'push', [0, 3.8], { magnet });
    expect(says).toBe('in contact with the battery');
    expect(contact(endOf(moving, legs), moving.foes[0]!.base)).toMatchObject({ mine: 'front', theirs: 'front' });
    expect(marchOf(moving, legs).verdict.ok).toBe(true);
  });

  test('as far as it may, where nobody charges', () => {
    expect(pull(hussars(), 'push', [0, 3.8], { magnet })).toEqual({
      legs: [forward(3.99)],
      says: 'just short of the battery',
    });
  });

  test('the whole move', () => {
    expect(pull(alone(['march', 'pivot']), 'push', [0, 8.3], { magnet })).toEqual({
      legs: [forward(8)],
      says: 'the whole move',
    });
  });

  test('but what is pulled well beyond it is refused there', () => {
    const moving = alone(['march', 'pivot']);
    const { legs } = pull(moving, 'push', [0, 9], { magnet });
    expect(marchOf(moving, legs).verdict).toMatchObject({ ok: false, reason: 'too-far' });
  });

  test('a neighbour’s front', () => {
    const { legs, says } = pull(hussars(), 'push', [0, 1.8], { magnet });
    expect({ legs, says }).toEqual({ legs: [forward(2)], says: 'level with the guard' });
  });

  test('the touch of a friend straight ahead', () => {
    const units = {
      ...FIELD,
      guard: { side: 'blue', base: base(10.4, 8.013) },
      battery: { side: 'red', base: base(3, 8, 100) },
    };
    const moving = hussars(undefined, units);
    const { legs, says } = pull(moving, 'push', [0, 1.9], { magnet });
    expect(says).toBe('touching the guard');
    expect(areInContact(marchOf(moving, legs).end, units.guard.base)).toBe(true);
  });

  test('a neighbour’s facing, an enemy’s front, an enemy, and every 15°', () => {
    const units = {
      ...FIELD,
      guard: { side: 'blue', base: base(14, 7, 40) },
      battery: { side: 'red', base: base(3, 8, 100) },
    };
    const moving = hussars(['march', 'pivot'], units);
    const turns = (x: number, y: number) => pull(moving, 'right', [x, y], { magnet: um(0.2, '[1]') });
    const about = (degrees: number) => {
      const { facing } = turned_(degrees);
      return turns(facing[1] / 1e6 - 1, (0 - facing[0]) / 1e6);
    };
    expect(about(41.5)).toEqual({ legs: [turn('right', 40)], says: 'parallel to the guard' });
    expect(about(-78)).toEqual({ legs: [turn('left', 80)], says: 'square to the front of the battery' });
    expect(about(-65)).toMatchObject({ says: 'facing the battery' });
    expect(about(61.5)).toEqual({ legs: [turn('right', 60)], says: '' });
    expect(about(52.4)).toEqual({ legs: [turn('right', 52)], says: '' });
  });
  const turned_ = (right: number) => ({ facing: turned(NORTH, right < 0 ? 'left' : 'right', Math.abs(right)) });
});

describe('an enemy that is tapped', () => {
  test('is charged by one turn and a straight march', () => {
    const moving = hussars(['march', 'pivot', 'charge'], {
      ...FIELD,
      battery: { side: 'red', base: base(14, 10, 200) },
    });
    const legs = charging(moving, [forward(1)], 'battery')!;
    expect(legs.map(({ go }) => go)).toEqual(['forward', 'turn', 'forward']);
    expect(contact(endOf(moving, legs), moving.foes[0]!.base)).not.toBeNull();
  });

  test('is wheeled to by the shortest way where the game wheels', () => {
    const moving = hussars(['march', 'wheel', 'charge'], {
      ...FIELD,
      battery: { side: 'red', base: base(15, 10, 200) },
    });
    const legs = charging(moving, [], 'battery')!;
    const met = contact(endOf(moving, legs), moving.foes[0]!.base);
    expect(legs.map(({ go }) => go)).toEqual(['wheel', 'forward']);
    expect(met).not.toBeNull();
  });

  test('is out of the question behind a unit that wheels', () => {
    const moving = hussars(['march', 'wheel', 'charge'], { ...FIELD, battery: { side: 'red', base: base(10, 1) } });
    expect(charging(moving, [], 'battery')).toBeNull();
  });
});

test('what is held of a unit is where the pointer has it', () => {
  const [left, right] = corners(hussars().unit.base);
  expect(pulledPoint(hussars(['march', 'wheel']), hussars().unit.base, 'left')).toEqual(left);
  expect(pulledPoint(hussars(['march', 'wheel']), hussars().unit.base, 'right')).toEqual(right);
  expect(seenFrom(hussars().unit.base, pulledPoint(hussars(), hussars().unit.base, 'push')).ahead).toBe(um(0.5, '[1]'));
  const centre: Point = [at(10, 5)[0], at(10, 5)[1]] satisfies readonly [Um, Um];
  expect(pulledPoint(hussars(), hussars().unit.base, 'base')).toEqual(centre);
});
