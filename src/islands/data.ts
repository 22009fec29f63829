import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { GameId } from '../games/index.ts';
import type { Scene } from '../scene/scene.ts';
import type { Goal } from '../scenario/schema.ts';

/** What a player needs of one frame beside what the page already holds. */
export interface FrameData {
  readonly id: string;
  readonly scene: Scene;
  /** The board before the order of this frame's step. */
  readonly before: Awaiting;
  /** The order that was carried out or tried, where there was one. */
  readonly order: OrderLike | null;
  /** Does the order roll dice, so that the reader may roll them too? */
  readonly rolls: boolean;
  /** On a frame that sets a task: what must hold after the reader's order. */
  readonly goal: Goal | null;
}

/** A board as its player fetches it, on the reader's first intent; static JSON, the same for anybody. */
export interface BoardData {
  readonly id: string;
  readonly title: string;
  readonly game: GameId;
  readonly frames: readonly FrameData[];
}
