import type { Problem, Result } from '../core/result.ts';
import type { Awaiting } from '../games/contract/engine.ts';
import type { Road } from '../games/table/orders/following.ts';
import type { Leg } from '../games/table/orders/legs.ts';
import type { FormedSize } from '../games/table/orders/forming.ts';
import type { March } from '../games/table/moving/marching.ts';
import type { Base } from '../geometry/bases.ts';
import type { TableSize } from '../geometry/edges.ts';
import type { Measure } from '../geometry/lengths.ts';
import type { Point } from '../geometry/vectors.ts';

/**
 * How the mover can move a unit: push it straight on or back, wheel it about a front corner, pivot
 * it about its centre, slide it square to its facing, or in any direction, without a change of
 * facing, or send it at an enemy that is pointed at.
 */
export type Handle = 'march' | 'back' | 'wheel' | 'pivot' | 'shift' | 'oblique' | 'charge';

/** A unit on a table: the facts that the mover and the sentences about places need. */
export interface MoverUnit {
  readonly id: string;
  /** The name as a sentence uses it: `the hussars`. */
  readonly name: string;
  readonly side: string;
  readonly base: Base;
  /** The id of its group, if it belongs to one. */
  readonly group?: string;
}

/** A game's rules of movement for the mover on a free table. Its engine judges the legs. */
export interface MoverRules<State extends Awaiting = Awaiting> {
  /** Whether lengths are shown before an order is given. */
  readonly measures: boolean;
  /** The ways in which the unit can be moved now; empty if it cannot be moved. */
  handles(state: State, unit: string): readonly Handle[];
  /**
   * How far these legs lead a unit, how much of its move they take, and the verdict on them.
   * `chosen` is what the reader has chosen beside the board to go with the order. A game that takes
   * nothing with legs leaves it out.
   */
  march(state: State, unit: string, legs: readonly Leg[], chosen?: readonly string[]): March;
  /** The middle of each named place and piece of terrain that a unit may turn to. */
  places?(state: State): Readonly<Record<string, Point>>;
  /** The roads that a unit may follow. */
  roads?(state: State): readonly Road[];
  /** The formations that units may take. */
  readonly formations?: readonly string[];
  /** The size of a unit in a formation; null if it keeps its size. */
  reshaped?(state: State, unit: string, formation: string): FormedSize | null;
  /**
   * The units that move as one with this one, itself among them. Legs are then measured on the
   * frame around them, which faces as the first of them does. Missing if every unit moves alone.
   */
  held?(state: State, unit: string): readonly string[];
}

/** What a reader moves: a unit alone, or the units that move as one with it. */
export interface HeldUnits {
  readonly ids: readonly string[];
  /** The base that legs are measured on: the unit's own, or the frame around all of them. */
  readonly base: Base;
  /** The bases of all of them. */
  readonly company: readonly Base[];
}

/** The mover of a free table: how a reader moves units leg by leg. A game on a grid has none. */
export interface MoverInput<State extends Awaiting = Awaiting> extends MoverRules<State> {
  /** The width and the height of the table. */
  size(state: State): TableSize;
  readonly measure: Measure;
  /** Every unit on the table. Units of a group have the name of the group. */
  units(state: State): readonly MoverUnit[];
  /** The units that move together with this one, which stands on the table. */
  holds(state: State, unit: string): HeldUnits;
  /** Reads an order that a reader types: `wheel left 30, forward 4, charge the battery`. */
  read(text: string, state: State, unit: string): Result<readonly Leg[], Problem>;
}
