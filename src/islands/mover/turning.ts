import { tenthOf } from '../../games/table/moving/approach.ts';
import { handTo, type Leg } from '../../games/table/orders/legs.ts';
import { DEGREE } from '../../geometry/angles.ts';
import type { Base } from '../../geometry/bases.ts';
import { radiansTo, turned, type Direction } from '../../geometry/facings.ts';
import { turningOf } from '../../scene/table/mover.ts';
import type { MovingUnit } from './moving-unit.ts';

/*
 * The mover measures turns in tenths of a degree: positive to the left, negative to the right. A
 * leg is always made from the facing where it begins. So the same turn gives the same leg, whether
 * it is pulled, typed or written.
 */

/** The degrees from one facing to another by the shorter way. */
export function degreesTo(from: Direction, to: Direction): number {
  const hand = handTo(from, to);
  const degrees = radiansTo(from, hand, to) / DEGREE;
  return hand === 'left' ? degrees : 0 - degrees;
}

/** The direction so many degrees to the left of where a base faces, in tenths of a degree. */
export const directionAt = ({ facing }: Pick<Base, 'facing'>, left: number): Direction =>
  turned(facing, left > 0 ? 'left' : 'right', tenthOf(Math.abs(left)));

/** The degrees of a turn or a wheel; 0 for any other leg. */
export function degreesOf(leg: Leg, { facing }: Pick<Base, 'facing'>): number {
  if (leg.go === 'turn') return tenthOf(degreesTo(facing, leg.to));
  if (leg.go !== 'wheel') return 0;
  const degrees = tenthOf(radiansTo(facing, leg.hand, leg.to) / DEGREE);
  return leg.hand === 'left' ? degrees : 0 - degrees;
}

/** The leg that turns a unit by `left` degrees, as a pivot or a wheel; null for no turn at all. */
export function turnLeg(
  { handles }: Pick<MovingUnit, 'handles'>,
  { facing }: Pick<Base, 'facing'>,
  left: number,
): Leg | null {
  const degrees = tenthOf(Math.abs(left) > 180 ? left - Math.sign(left) * 360 : left);
  const hand = degrees > 0 ? 'left' : 'right';
  const to = turned(facing, hand, Math.abs(degrees));
  if (degrees === 0) return null;
  return turningOf(handles) === 'wheel' ? { go: 'wheel', hand, to } : { go: 'turn', to };
}
