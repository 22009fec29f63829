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
  /** How many orders the reader may use. */
  readonly orders: number;
  /** A right answer. */
  readonly right: readonly OrderLike[];
  /** The units that the first hint highlights. */
  readonly units: readonly string[];
  /** The annotations that the second hint shows on the board. */
  readonly shows: readonly Annotation[];
}

/** What a player needs of one frame beyond what the page already contains. */
export interface FrameData {
  readonly id: string;
  /** What is painted. Its description is empty, because the page already contains it. */
  readonly scene: Scene;
  /** The state that the scene shows. */
  readonly state: Awaiting;
  /** The state before the order of this frame's step. */
  readonly before: Awaiting;
  /** The order that was carried out or tried; null if there was none. */
  readonly order: OrderLike | null;
  /** Whether the order rolls dice, so that the reader may roll them too. */
  readonly rolls: boolean;
  readonly task: TaskData | null;
}

/** A board as its player uses it. */
export interface BoardData {
  readonly id: string;
  readonly title: string;
  readonly game: GameId;
  readonly frames: readonly FrameData[];
}

/** A board as its player fetches it: each frame as the difference from the one before. Static JSON, the same for every reader. */
export interface BoardFile extends Omit<BoardData, 'frames'> {
  readonly changes: readonly unknown[];
}

/** A frame as it is sent: its state as the difference from the state before its order, for most of a state stays as it is. */
type SentFrame = Omit<FrameData, 'state'> & { readonly state: unknown };

/** Encodes a board for transfer. */
export function encodeBoard({ frames, ...board }: BoardData): BoardFile {
  const plain = JSON.parse(JSON.stringify(frames)) as readonly FrameData[];
  const sent = plain.map((frame): SentFrame => ({ ...frame, state: difference(frame.before, frame.state) ?? null }));
  return { ...board, changes: sent.map((frame, i) => difference(sent[i - 1], frame) ?? {}) };
}

/** Decodes a fetched board. Values that do not change from frame to frame are shared between the frames. */
export function decodeBoard({ changes, ...board }: BoardFile): BoardData {
  let sent: unknown;
  const frames = changes.map((change) => {
    const frame = (sent = patched(sent, change)) as SentFrame;
    const { before, state } = frame;
    return { ...frame, state: state === null ? before : (patched(before, state) as Awaiting) };
  });
  return { ...board, frames };
}
