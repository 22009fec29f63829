import type { Refused } from '../../core/verdicts.ts';
import type { ChosenBeside } from '../../games/contract/beside.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import type { March } from '../../games/table/moving/marching.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { Base } from '../../geometry/bases.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Handle, HeldUnits, MoverInput, MoverUnit } from '../../scene/mover.ts';

/*
 * The types of the mover, which lets a reader move units on a free table. The mover itself is
 * loaded only there.
 */

/**
 * The part of a unit that the reader pulls: the pad behind it that pushes it, the pads at its
 * flanks that turn it, or the base itself.
 */
export type Grip = 'push' | 'left' | 'right' | 'base';

/** A unit that the reader has taken up, and the table that it stands on. */
export interface MovingUnit {
  readonly mover: MoverInput;
  readonly state: Awaiting;
  /** The unit; if it moves as one with others, its base is the frame around them. */
  readonly unit: MoverUnit;
  /** The units that move as one, and their bases before the move; often one alone. */
  readonly held: HeldUnits;
  /** All other units of its side. */
  readonly friends: readonly MoverUnit[];
  readonly foes: readonly MoverUnit[];
  /** What the reader can do with it; never empty. */
  readonly handles: readonly Handle[];
  /** What may go with its order; null if nothing may. */
  readonly beside: ChosenBeside | null;
}

/**
 * The text that was written last and is not an order. It stays in the field, and there is nothing
 * to confirm.
 */
interface Unfit {
  readonly text: string;
  /** What was not understood in it; null if it was understood but the rules forbid it. */
  readonly fault: string | null;
  /** The sentence that was probably meant; null if none is near. */
  readonly meant: string | null;
}

/** An order for a unit that a reader has begun and not confirmed. */
export interface MoveDraft {
  readonly moving: MovingUnit;
  /**
   * The legs. During a pull they are as the reader wants them; otherwise only those that can be
   * carried out.
   */
  readonly legs: readonly Leg[];
  readonly march: March;
  /** Words for what the last leg has snapped to. */
  readonly snapped: string;
  /** Why the last wanted thing is not allowed, or not all of it. */
  readonly refused: Refused | null;
  /** Why the order leads less far than the reader wanted. As it stands, it is allowed. */
  readonly cut: Refused | null;
  readonly unfit: Unfit | null;
  /**
   * The legs that are judged again if the reader chooses something else to go with the order. They
   * may be more than could be carried out. If they are missing, these are `legs`.
   */
  readonly asked?: readonly Leg[];
}

/** A pull that has not ended. */
export interface Pull {
  readonly grip: Grip;
  /** The legs that the pull does not change. */
  readonly before: readonly Leg[];
  /** Where the pointer grabbed, and where the base stood then. */
  readonly from: Point;
  readonly end: Base;
  readonly isTouch: boolean;
  /** The draft when the pull began. */
  readonly draft: MoveDraft;
}
