import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { corners } from '../../../src/geometry/bases.ts';
import { NORTH, turned, type Hand } from '../../../src/geometry/facings.ts';
import { um, wholeUm } from '../../../src/geometry/lengths.ts';
import { plus, type Point } from '../../../src/geometry/vectors.ts';
import { aim, legsKept, ledTo } from '../../../src/islands/mover/aiming.ts';
import { endOf } from '../../../src/islands/mover/leg-list.ts';
import type { Handle } from '../../../src/scene/mover.ts';
import type { MovingUnit } from '../../../src/islands/mover/moving-unit.ts';
import { base, FIELD, hussars } from './parade.ts';

const turn = (hand: Hand, degrees: number): Leg => ({ go: 'turn', to: turned(NORTH, hand, degrees) });
const wheel = (hand: Hand, degrees: number): Leg => ({ go: 'wheel', hand, to: turned(NORTH, hand, degrees) });
/** The hussars, far from all other units. */
const alone = (handles: readonly Handle[]) =>
  hussars(handles, {
    ...FIELD,
    battery: { side: 'red', base: base(28, 18) },
    guard: { side: 'blue', base: base(2, 18, 90) },
  });

/** The point at this angle and distance from another, in degrees to the left of north. */
function round(centre: Point, degrees: number, far: number): Point {
  const [x, y] = turned(NORTH, 'left', degrees);
  const part = um(far, '[1]') / 1e6;
  return plus(centre, [wholeUm(x * part), wholeUm(y * part)]);
}

/** The legs after a pad is pulled round from one point to another. */
function pulled(moving: MovingUnit, grip: 'left' | 'right', way: readonly [Point, Point], legs: readonly Leg[] = []) {
  const to = ledTo(moving, endOf(moving, legs), grip, way);
  return aim(moving, { grip, before: legsKept(moving, legs, grip), to, magnet: 0 }).legs;
}

describe('a pad that is pulled round', () => {
  test('turns the unit about its centre by as much, however far off the pad lies', () => {
    const moving = alone(['march', 'pivot']);
    const { at: centre } = moving.unit.base;
    for (const [grip, start] of [
      ['left', 90],
      ['right', -90],
    ] as const)
      // prettier-ignore
      for (const degrees of [5, -5, 20, -40, 100])
        expect(pulled(moving, grip, [round(centre, start, 3), round(centre, start + degrees, 2.5)])).toEqual([
          turn(degrees > 0 ? 'left' : 'right', Math.abs(degrees)),
        ]);
  });

  test('goes on from the turn at which it was grabbed', () => {
    const moving = alone(['march', 'pivot']);
    const { at: centre } = moving.unit.base;
    const way = [round(centre, -60, 3), round(centre, -50, 3)] as const;
    expect(pulled(moving, 'right', way, [turn('left', 30)])).toEqual([turn('left', 40)]);
  });

  test('wheels the unit about the other corner by as much', () => {
    const moving = alone(['march', 'wheel']);
    const [left] = corners(moving.unit.base);
    expect(pulled(moving, 'right', [round(left!, -90, 4), round(left!, -78, 4)])).toEqual([wheel('left', 12)]);
  });

  test('keeps a wheel about the other corner', () => {
    const moving = alone(['march', 'wheel']);
    expect(legsKept(moving, [wheel('left', 12)], 'left')).toEqual([wheel('left', 12)]);
    expect(legsKept(moving, [wheel('left', 12)], 'right')).toEqual([]);
  });
});
