import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { NORTH, turned, type Hand } from '../../../src/geometry/facings.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { plus } from '../../../src/geometry/vectors.ts';
import { aim, charging, pulledPoint } from '../../../src/islands/mover/aiming.ts';
import { endOf } from '../../../src/islands/mover/leg-list.ts';
import { base, FIELD, hussars } from './parade.ts';

const forward = (n: number): Leg => ({ go: 'forward', by: um(n, '[1]') });
/** The hussars, far from all other units. */
const moving = hussars(['march', 'back', 'oblique'], {
  ...FIELD,
  battery: { side: 'red', base: base(28, 18) },
  guard: { side: 'blue', base: base(2, 18, 90) },
});

/** The legs that a pull of the unit by this much means. */
function pull(x: number, y: number) {
  const to = plus(pulledPoint(moving, endOf(moving, []), 'base'), [um(x, '[1]'), um(y, '[1]')]);
  return aim(moving, { grip: 'base', before: [], to, magnet: um(0.05, '[1]') }).legs;
}

describe('a pull', () => {
  test('at the unit goes in any direction without a turn where the game has it, and straight on or aside near that line', () => {
    const shift = (hand: Hand, degrees: number, by: number): Leg => ({
      go: 'shift',
      along: turned(NORTH, hand, degrees),
      by: um(by, '[1]'),
    });
    expect(pull(3, 3)).toEqual([shift('right', 45, 4.2)]);
    expect(pull(-2, 0)).toEqual([shift('left', 90, 2)]);
    expect(pull(0.1, 3)).toEqual([forward(3)]);
    expect(pull(2, -0.1), 'as near to straight aside').toEqual([shift('right', 90, 2)]);
    expect(pull(-2, 0.1)).toEqual([shift('left', 90, 2)]);
    expect(pull(0.05, -2)).toEqual([{ go: 'back', by: um(2, '[1]') }]);
  });

  test('at an enemy who is not straight ahead leads obliquely at him', () => {
    const moving = hussars(['march', 'oblique', 'charge'], { ...FIELD, battery: { side: 'red', base: base(14, 9) } });
    const [leg] = charging(moving, [], 'battery')!;
    expect(leg).toMatchObject({ go: 'shift', along: turned(NORTH, 'right', 45) });
    expect(
      charging(hussars(['march', 'charge'], { ...FIELD, battery: { side: 'red', base: base(14, 9) } }), [], 'battery'),
    ).toBeNull();
  });
});
