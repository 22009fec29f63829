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
import { tapped } from '../../../src/islands/mover/clicking.ts';
import { wanting } from '../../../src/islands/mover/drafting.ts';
import type { MapView } from '../../../src/islands/mover/map-view.ts';
import { padsMarkup, wayOf } from '../../../src/islands/mover/pads.ts';
import { projectionOf } from '../../../src/painters/projection.ts';
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

/** The hand to which the last leg of a draft turns the unit. */
function handOf(legs: readonly Leg[], from: number): Hand | null {
  const leg = legs.at(-1);
  if (leg?.go === 'wheel') return leg.hand;
  if (leg?.go !== 'turn') return null;
  const [x, y] = turned(NORTH, 'right', from);
  return x * leg.to[1] - y * leg.to[0] > 0 ? 'left' : 'right';
}

/** How far to the right the head of an arrow lies on its knob, before the knob is turned. */
function headOf(markup: string, way: string): number {
  const curve = new RegExp(`data-way="${way}".*?Q([^M]*)M`).exec(markup)![1]!;
  return Number(curve.match(/-?\d+/g)![2]);
}

const projection = projectionOf({
  width: 762,
  height: 508,
  grid: false,
  measure: { length: 25.4, sign: '[1]' },
});
const view: MapView = { projection, px: projection.view[2] / 370 };

describe('the arrow of a pad points to the side to which a tap turns the unit', () => {
  for (const turning of ['pivot', 'wheel'] as const)
    test.each([0, 37, 90, 135, 180, 225, 270, 320])(`${turning}, facing %i°`, (degrees) => {
      const handles = ['march', turning] as const;
      const moving = hussars(handles, {
        hussars: { side: 'blue', base: base(15, 10, degrees) },
        battery: { side: 'red', base: base(28, 18) },
        guard: { side: 'blue', base: base(2, 18, 90) },
      });
      for (const grip of ['left', 'right'] as const) {
        const way = wayOf(handles, grip);
        expect(handOf(tapped(wanting(moving, []), grip).legs, degrees), grip).toBe(way);
        expect(headOf(padsMarkup(view, handles, moving.unit.base, []), way) < 0 ? 'left' : 'right').toBe(way);
      }
    });
});

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
