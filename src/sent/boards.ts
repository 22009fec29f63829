import type { Annotation } from '../core/annotations.ts';
import type { Rolled } from '../core/dice.ts';
import type { Awaiting, OrderLike } from '../games/contract/engine.ts';
import type { GameId } from '../core/ids.ts';
import type { BareScene } from '../scene/scene.ts';
import type { Decision } from '../scenario/ask/decide.ts';
import type { TypedGoal } from '../scenario/ask/goal.ts';
import { difference, patched } from './patches.ts';

/** The data of a task that a player needs. */
export interface TaskData {
  /** What it asks for, in the author's words. */
  readonly says: string;
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

/** What makes the result of a step again, on a page whose reader has charts of their own. */
export interface PlayedBefore {
  /** The orders that follow the one of the frame in the same step. */
  readonly then: readonly OrderLike[];
  /** Whether the order was only judged. */
  readonly tried: boolean;
  /** The dice that fell. */
  readonly rolls: readonly Rolled[];
  /** What the author has drawn on the board. */
  readonly drawn: readonly Annotation[];
}

/** The data of a frame that a player needs and the page does not contain. */
export interface FrameData {
  readonly id: string;
  /**
   * The scene without its marks: the page has them as SVG, and the game makes them from a state.
   */
  readonly scene: BareScene;
  /** The state that the scene shows. */
  readonly state: Awaiting;
  /** The state before the order of this frame's step. */
  readonly before: Awaiting;
  /** The order that was carried out or tried; null if there was none. */
  readonly order: OrderLike | null;
  /** Whether the order rolls dice, so that the reader may roll them too. */
  readonly rolls: boolean;
  readonly task: TaskData | null;
  /**
   * What each answer to its question draws on the map, as markup of marks; empty if there is no
   * question.
   */
  readonly choices: readonly string[];
  /** The decision of the reader; only in frames at which the reader decides. */
  readonly decision?: Decision;
  /** What makes its result again; only in games with charts that a reader may replace. */
  readonly played?: PlayedBefore;
  /** Whether its step stays on our charts; only in those games. */
  readonly staysOurs?: true;
  /** The board of its battle from which this frame can be played on. */
  readonly start?: string;
}

/** A game that is shown frame by frame. */
export interface Series<Frame> {
  readonly id: string;
  readonly title: string;
  readonly game: GameId;
  readonly frames: readonly Frame[];
}

/** A board as its player uses it. */
export interface BoardData extends Series<FrameData> {
  /** The address of the page on which its battle can be played on, if it has one. */
  readonly play?: string;
}

/**
 * A series as it is fetched: each frame as the difference from the one before. Static JSON, the
 * same for every reader.
 */
export type Encoded<Whole extends Series<unknown>> = Omit<Whole, 'frames'> & { readonly changes: readonly unknown[] };

/** A board as its player fetches it. */
export type BoardFile = Encoded<BoardData>;

/** Encodes a series for transfer. */
export function encode<Whole extends Series<unknown>>({ frames, ...whole }: Whole): Encoded<Whole> {
  const plain = JSON.parse(JSON.stringify(frames)) as readonly unknown[];
  return { ...whole, changes: plain.map((frame, i) => difference(plain[i - 1], frame) ?? {}) };
}

/**
 * Decodes a fetched series. Values that do not change from frame to frame are shared between the
 * frames.
 */
export function decode<Whole extends Series<unknown>>({ changes, ...whole }: Encoded<Whole>): Whole {
  let frame: unknown;
  // An encoded series lacks only `frames`.
  return { ...whole, frames: changes.map((change) => (frame = patched(frame, change))) } as unknown as Whole;
}

/**
 * A frame as it is sent. Its state is the difference from the state before its order, because most
 * of a state stays the same.
 */
type SentFrame = Omit<FrameData, 'state'> & { readonly state: unknown };

/** Encodes a board for transfer. */
export const encodeBoard = ({ frames, ...board }: BoardData): BoardFile =>
  encode<Series<SentFrame>>({
    ...board,
    frames: frames.map((frame) => ({ ...frame, state: difference(frame.before, frame.state) ?? null })),
  });

/** Decodes a fetched board. */
export function decodeBoard(file: BoardFile): BoardData {
  const { frames, ...board } = decode<Series<SentFrame>>(file);
  const whole = ({ before, state, ...frame }: SentFrame): FrameData => ({
    ...frame,
    before,
    state: state === null ? before : (patched(before, state) as Awaiting),
  });
  return { ...board, frames: frames.map(whole) };
}
