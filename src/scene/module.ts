import type { Annotation } from '../core/annotations.ts';
import type { ClauseId, GameId } from '../core/ids.ts';
import type { Awaiting, EventLike, OrderLike, Rules, Target } from '../games/contract/engine.ts';
import type { About } from './about.ts';
import type { InputAdapter } from './input.ts';
import type { Mark, Scene } from './scene.ts';

/** What a page needs to play a game on a board: everything except parsing content files. */
export interface PlayModule<
  State extends Awaiting = Awaiting,
  Order extends OrderLike = OrderLike,
  Event extends EventLike = EventLike,
> {
  readonly id: GameId;
  readonly rules: Rules<State, Order, Event>;
  readonly input: InputAdapter<State>;
  /**
   * The board as plain data, with the annotations of a step. `aimed` is the board that the
   * annotations refer to, if it is not `state`.
   */
  scene(state: State, shows: readonly Annotation[], aimed?: State): Scene;
  /** The marks that annotations alone add to a board. */
  shown(state: State, shows: readonly Annotation[]): readonly Mark[];
  /** The content of the pop-up for a place; null if the sentence of screen readers says it all. */
  about?(state: State, target: Target): About | null;
}

/** A game as pages play it: with the titles of its clauses, which panels show. */
export interface PlayableGame extends PlayModule {
  /** The title of a clause: `Charge: not uphill`. */
  readonly clauseTitle: (id: ClauseId) => string;
}
