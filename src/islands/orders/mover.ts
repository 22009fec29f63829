import type { Awaiting } from '../../games/contract/engine.ts';
import type { March } from '../../games/table/moving/marching.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { MoverInput } from '../../scene/mover.ts';
import type { PlayableGame } from '../../scene/module.ts';
import type { BareScene } from '../../scene/scene.ts';
import type { MovingUnit } from './move-draft.ts';
import type { Input, Ordering, Reply } from './ordering.ts';
import type * as tools from './tools.ts';

/** The map on which the unit in hand is drawn, and its board. */
export interface MoverBoard {
  readonly game: PlayableGame;
  readonly tools: typeof tools;
  readonly board: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly scene: BareScene;
  /** Tells what was done with the buttons and the field of the unit in hand. */
  readonly tell: (input: Input) => void;
}

/** What is seen of the unit in hand: on the map, over it, and in the panel. */
export interface DraftView {
  /** Shows what is new since what was shown last. */
  readonly show: (before: Ordering | null, now: Ordering) => void;
  readonly end: () => void;
}

/** The moving of units by hand, as boards on free tables need it. It is loaded only for them. */
export interface Mover {
  /** The reply to an input: what is meant for the unit in hand, or else what pointing does. */
  readonly replyTo: (on: Ordering, input: Input) => Reply | null;
  readonly draftView: (place: MoverBoard) => DraftView;
  /** Takes up a unit; null if it is not on the table, or nothing can be done with it. */
  readonly takeUp: (mover: MoverInput, state: Awaiting, id: string | null) => MovingUnit | null;
  /** How far some legs lead the unit, and what the engine says of them. */
  readonly marchOf: (moving: MovingUnit, legs: readonly Leg[]) => March;
  /** The order as a sentence that reads as the same legs. */
  readonly orderSaid: (moving: MovingUnit, march: Pick<March, 'steps'>) => string;
}
