import type { Leg } from '../../games/table/orders/legs.ts';
import type { Base } from '../../geometry/bases.ts';
import { um } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Grip } from './aiming.ts';
import type { Held } from './held.ts';

/** How near, in pixels, a pull is drawn to something: with a mouse, and with a finger. */
const MAGNET = { mouse: 8, touch: 12 } as const;
/** No farther, however small a table is drawn: a unit must be able to stop in musket range. */
const FARTHEST = um(9, 'mm');

/** How near, in micrometres, a pull is drawn to something on a map with so many micrometres in a pixel. */
export const magnetOf = (isTouch: boolean, umInPixel: number): number =>
  Math.min(MAGNET[isTouch ? 'touch' : 'mouse'] * umInPixel, FARTHEST);

/** A pull that goes on. */
export interface Pull {
  readonly grip: Grip;
  /** The legs that stay as they are. */
  readonly before: readonly Leg[];
  /** Where the pointer took hold, and where the base stood then. */
  readonly from: Point;
  readonly end: Base;
  readonly isTouch: boolean;
  /** The order as it stood when the pull began. */
  readonly held: Held;
}
