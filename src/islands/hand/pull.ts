import type { Leg } from '../../games/table/legs.ts';
import type { Base } from '../../geometry/bases.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Grip } from './aiming.ts';
import type { Held } from './held.ts';

/** How near, in pixels, a pull is drawn to something: with a mouse, and with a finger. */
export const MAGNET = { mouse: 8, touch: 12 } as const;

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
