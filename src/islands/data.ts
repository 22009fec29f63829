import type { Annotation } from '../core/annotations.ts';
import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { GameId } from '../core/ids.ts';
import type { Scene } from '../scene/scene.ts';
import type { TypedGoal } from '../scenario/goal.ts';
import { difference, patched } from './patches.ts';

/** What a player needs of a task. */
export interface TaskData {
  /** What must hold after the reader's orders. */
  readonly goal: TypedGoal;
  /** How many orders he has for it. */
  readonly orders: number;
  /** A right answer. */
  readonly right: readonly OrderLike[];
  /** The units that the first hint points at. */
  readonly units: readonly string[];
  /** What the board shows of the second. */
  readonly shows: readonly Annotation[];
}

/** What a player needs of one frame beside what the page already holds. */
export interface FrameData {
  readonly id: string;
  /** What is painted. The text description is left out, because the page has it. */
  readonly scene: Scene;
  /** The board before the order of this frame's step. */
  readonly before: Awaiting;
  /** The order that was carried out or tried, where there was one. */
  readonly order: OrderLike | null;
  /** Does the order roll dice, so that the reader may roll them too? */
  readonly rolls: boolean;
  readonly task: TaskData | null;
}

/** A board as its player has it. */
export interface BoardData {
  readonly id: string;
  readonly title: string;
  readonly game: GameId;
  readonly frames: readonly FrameData[];
}

/** A board as its player fetches it, on the reader's first intent: each frame as what it changes of the one before. Static JSON, the same for every reader. */
export interface BoardFile extends Omit<BoardData, 'frames'> {
  readonly changes: readonly unknown[];
}

/** A board ready to be sent. */
export function folded({ frames, ...board }: BoardData): BoardFile {
  const plain = JSON.parse(JSON.stringify(frames)) as readonly unknown[];
  return { ...board, changes: plain.map((frame, i) => difference(plain[i - 1], frame) ?? {}) };
}

/** A board as it was before it was sent; what does not change from frame to frame is one value in all of them. */
export function unfolded({ changes, ...board }: BoardFile): BoardData {
  let frame: unknown;
  return { ...board, frames: changes.map((change) => (frame = patched(frame, change)) as FrameData) };
}
