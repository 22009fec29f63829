import type { Refused } from '../../core/verdicts.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import type { March } from '../../games/table/moving/marching.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { Base } from '../../geometry/bases.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Handle, MoverInput, Placed } from '../../scene/mover.ts';

/*
 * The unit in a reader's hand on a free table. The mover, which is loaded only there, makes these.
 */

/**
 * What is held of a unit: the pad behind it that pushes it, the pads at its flanks that turn it,
 * or the base itself.
 */
export type Grip = 'push' | 'left' | 'right' | 'base';

/** A unit that the reader has taken up, and the table it stands on. */
export interface MovingUnit {
  readonly mover: MoverInput;
  readonly state: Awaiting;
  readonly unit: Placed;
  readonly friends: readonly Placed[];
  readonly foes: readonly Placed[];
  /** What can be done with it; never nothing. */
  readonly handles: readonly Handle[];
}

/**
 * What was written last and is no order: it stays in its field, and there is nothing to confirm.
 */
interface Unfit {
  readonly text: string;
  /** What was not understood of it; null where the rules forbid it. */
  readonly fault: string | null;
}

/** The order that a reader is making for a unit. */
export interface MoveDraft {
  readonly moving: MovingUnit;
  /** The legs as the reader wants them; once nothing is pulled, those that can be carried out. */
  readonly legs: readonly Leg[];
  readonly march: March;
  /** What the last leg has snapped to. */
  readonly snapped: string;
  /** Why the last thing that was wanted is not allowed, or not all of it. */
  readonly refused: Refused | null;
  readonly unfit: Unfit | null;
}

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
  readonly draft: MoveDraft;
}
