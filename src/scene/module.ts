import type { Annotation } from '../core/annotations.ts';
import type { ClauseId, GameId } from '../core/ids.ts';
import type { Awaiting, EventLike, OrderLike, Rules } from '../games/engine.ts';
import type { InputAdapter } from './input.ts';
import type { Mark, Scene } from './scene.ts';

/** What a board in a page is played with: all of one game but the reading of what its authors write. */
export interface PlayModule<
  State extends Awaiting = Awaiting,
  Order extends OrderLike = OrderLike,
  Event extends EventLike = EventLike,
> {
  readonly id: GameId;
  readonly rules: Rules<State, Order, Event>;
  readonly input: InputAdapter<State>;
  /** A board as plain data, with what a step shows on it; `aimed` is the board for which that was said, where it is another. */
  scene(state: State, shows: readonly Annotation[], aimed?: State): Scene;
}

/** A game as pages play it: with the titles of its clauses, by which panels name them. */
export interface PlayableGame extends PlayModule {
  /** `Charge: not uphill`. */
  readonly clauseTitle: (id: ClauseId) => string;
}

/** The marks that annotations put on a board, without those of the board itself. */
export function annotationMarks(game: PlayModule, state: Awaiting, shows: readonly Annotation[]): readonly Mark[] {
  if (shows.length === 0) return [];
  const bare = new Set(game.scene(state, []).marks.map(({ id }) => id));
  return game.scene(state, shows).marks.filter(({ id }) => !bare.has(id));
}
