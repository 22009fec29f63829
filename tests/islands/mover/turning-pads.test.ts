import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { corners } from '../../../src/geometry/bases.ts';
import { NORTH, turned, type Hand } from '../../../src/geometry/facings.ts';
import { um, wholeUm } from '../../../src/geometry/lengths.ts';
import { plus, type Point } from '../../../src/geometry/vectors.ts';
import { aim, kept, ledTo } from '../../../src/islands/mover/aiming.ts';
import { endOf } from '../../../src/islands/mover/leg-list.ts';
import type { Handle } from '../../../src/scene/mover.ts';
import type { Taken } from '../../../src/islands/mover/taken.ts';
import { base, FIELD, hussars } from './parade.ts';

const turn = (hand: Hand, degrees: number): Leg => ({ go: 'turn', to: turned(NORTH, hand, degrees) });
const wheel = (hand: Hand, degrees: number): Leg => ({ go: 'wheel', hand, to: turned(NORTH, hand, degrees) });
/** The hussars far from everybody. */
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
function pulled(taken: Taken, grip: 'left' | 'right', way: readonly [Point, Point], legs: readonly Leg[] = []) {
  const to = ledTo(taken, endOf(taken, legs), grip, way);
  return aim(taken, { grip, before: kept(taken, legs, grip), to, magnet: 0 }).legs;
}

describe('a pad that is pulled round', () => {
  test('turns the unit about its centre by as much, however far off the pad lies', () => {
    const taken = alone(['march', 'pivot']);
    const { at: centre } = taken.unit.base;
    for (const [grip, start] of [
      ['left', 90],
      ['right', -90],
    ] as const)
      // prettier-ignore
      for (const degrees of [5, -5, 20, -40, 100])
        expect(pulled(taken, grip, [round(centre, start, 3), round(centre, start + degrees, 2.5)])).toEqual([
          turn(degrees > 0 ? 'left' : 'right', Math.abs(degrees)),
        ]);
  });

  test('goes on from the turn at which it was grabbed', () => {
    const taken = alone(['march', 'pivot']);
    const { at: centre } = taken.unit.base;
    const way = [round(centre, -60, 3), round(centre, -50, 3)] as const;
    expect(pulled(taken, 'right', way, [turn('left', 30)])).toEqual([turn('left', 40)]);
  });

  test('wheels the unit about the other corner by as much', () => {
    const taken = alone(['march', 'wheel']);
    const [left] = corners(taken.unit.base);
    expect(pulled(taken, 'right', [round(left!, -90, 4), round(left!, -78, 4)])).toEqual([wheel('left', 12)]);
  });

  test('keeps a wheel about the other corner', () => {
    const taken = alone(['march', 'wheel']);
    expect(kept(taken, [wheel('left', 12)], 'left')).toEqual([wheel('left', 12)]);
    expect(kept(taken, [wheel('left', 12)], 'right')).toEqual([]);
  });
});
