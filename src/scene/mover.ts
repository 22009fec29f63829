import type { Problem, Result } from '../core/result.ts';
import type { Awaiting } from '../games/contract/engine.ts';
import type { Road } from '../games/table/orders/following.ts';
import type { Leg } from '../games/table/orders/legs.ts';
import type { March } from '../games/table/moving/marching.ts';
import type { Base } from '../geometry/bases.ts';
import type { TableSize } from '../geometry/edges.ts';
import type { Measure } from '../geometry/lengths.ts';
import type { Point } from '../geometry/vectors.ts';

/**
 * What the mover can do with a unit: push it straight on or back, wheel it about a front corner,
 * pivot it about its centre, slide it with its facing kept, or send it at an enemy by pointing at
 * him.
 */
export type Handle = 'march' | 'back' | 'wheel' | 'pivot' | 'shift' | 'charge';

/** A unit on a table as the mover and the sentences about places need it. */
export interface Placed {
  readonly id: string;
  /** As a sentence uses it: `the hussars`. */
  readonly name: string;
  readonly side: string;
  readonly base: Base;
}

/** What a game on a free table tells the mover of a unit's move. The game's engine judges it. */
export interface MoverRules<State extends Awaiting = Awaiting> {
  /** Whether lengths are shown before an order is given. */
  readonly measures: boolean;
  /** What can be done with a unit now; empty if it cannot be moved. */
  handles(state: State, unit: string): readonly Handle[];
  /**
   * How far some legs lead a unit, what they take of its move, and the engine's verdict on them.
   */
  march(state: State, unit: string, legs: readonly Leg[]): March;
  /** Named places and pieces of terrain that one may turn to. */
  places?(state: State): Readonly<Record<string, Point>>;
  /** The roads that a unit may follow. */
  roads?(state: State): readonly Road[];
  /** The formations that units may take. */
  readonly formations?: readonly string[];
}

/** The mover on a free table: how units are moved leg by leg. A game on a grid has none. */
export interface MoverInput<State extends Awaiting = Awaiting> extends MoverRules<State> {
  readonly size: TableSize;
  readonly measure: Measure;
  /** Every unit on the table. */
  units(state: State): readonly Placed[];
  /** Reads what a reader types: `wheel left 30, forward 4, charge the battery`. */
  read(text: string, state: State, unit: string): Result<readonly Leg[], Problem>;
}
