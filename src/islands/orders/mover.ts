import type { ChosenBeside } from '../../games/contract/beside.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import type { March } from '../../games/table/moving/marching.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { MoverInput } from '../../scene/mover.ts';
import type { PlayableGame } from '../../scene/module.ts';
import type { BareScene } from '../../scene/scene.ts';
import type { MovingUnit } from './move-draft.ts';
import type { Input, Ordering, Reply } from './ordering.ts';
import type * as tools from './tools.ts';

/** The map on which the moving unit is drawn, and its board. */
export interface MoverBoard {
  readonly game: PlayableGame;
  readonly tools: typeof tools;
  readonly board: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly scene: BareScene;
  /** Reports what the reader did with the buttons and the field of the mover's panel. */
  readonly tell: (input: Input) => void;
}

/** What shows the draft of a move: on the map, over it, and in the panel. */
export interface DraftView {
  /** Shows what has changed since the ordering that was shown last. */
  readonly show: (before: Ordering | null, now: Ordering) => void;
  readonly end: () => void;
}

/** The mover, which lets readers pull units on a free table. It is loaded only for such boards. */
export interface Mover {
  /**
   * The reply to an input: of the moving unit if the input is meant for it, otherwise that of
   * pointing.
   */
  readonly replyTo: (on: Ordering, input: Input) => Reply | null;
  readonly draftView: (place: MoverBoard) => DraftView;
  /**
   * Takes up a unit; null if it is not on the table or cannot be moved. `beside` is what may go
   * with its order.
   */
  readonly takeUp: (
    mover: MoverInput,
    state: Awaiting,
    id: string | null,
    beside?: ChosenBeside | null,
  ) => MovingUnit | null;
  /** How far these legs lead the unit, and the verdict of the engine. */
  readonly marchOf: (moving: MovingUnit, legs: readonly Leg[]) => March;
  /** The order as a sentence that, read again, gives the same legs with the same items. */
  readonly orderSaid: (moving: MovingUnit, march: Pick<March, 'steps' | 'with'>) => string;
}
