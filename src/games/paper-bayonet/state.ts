import type { Readings } from '../../core/ids.ts';
import { place, type Facing, type Size, type Square } from '../../geometry/grid.ts';
import type { Shot } from './orders.ts';
import type { Ground, Phase, UnitType } from './tables.ts';
import { ARTILLERY } from './tables.ts';

/** An edge of the board. */
export type Edge = 'north' | 'east' | 'south' | 'west';

/** One player's side: the edge it came from, and the way its units face. */
export interface Side {
  readonly edge: Edge;
  readonly facing: Facing;
}

/**
 * What state a unit is in. `routed` waits for its Rally roll; `rallied` has passed it and waits to be turned (pb-096). All but `steady`
 * show their back.
 */
export type Condition = 'steady' | 'disrupted' | 'routed' | 'rallied';

/** How a unit stands in its square; a column is two units in one square. */
export type Formation = 'line' | 'column' | 'square';

export interface Unit {
  readonly id: string;
  /** With its article, as a sentence uses it: `the gun`. */
  readonly name: string;
  readonly type: UnitType;
  readonly brigade: string;
  readonly side: string;
  readonly at: Square;
  readonly condition: Condition;
  readonly formation: Formation;
  /** The turn in which it came to its condition: a mark is taken off in its owner's next turn after that one (pb-059). */
  readonly since: number;
}

/** What a unit has already done this turn. */
export type Deed = 'fired' | 'moved' | 'turned';

/** A routed unit whose owner may choose between edge squares that are equally near. */
export interface Placing {
  readonly unit: string;
  readonly squares: readonly Square[];
}

/** All of a game; plain data, never changed. */
export interface State {
  readonly readings: Readings;
  readonly size: Size;
  /** Squares that are not open ground. */
  readonly ground: Readonly<Partial<Record<Square, Ground>>>;
  /** In the order in which they take their turns. */
  readonly sides: Readonly<Record<string, Side>>;
  readonly brigades: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly round: number;
  /** Turns since the beginning, counted from 1: two a round. */
  readonly turn: number;
  readonly side: string;
  readonly phase: Phase;
  readonly activated: readonly string[];
  readonly deeds: Readonly<Record<string, Deed>>;
  /** Pairs of units that are still in touch after a tied fight. */
  readonly tied: readonly (readonly [string, string])[];
  /** Units that were in touch with their Brigadier when the Movement Phase began. */
  readonly inTouch: readonly string[];
  readonly placing: readonly Placing[];
  /** Shots that were named together and are not fired yet, since a routed unit still waits for its square. */
  readonly held: readonly Shot[];
  readonly awaits: { readonly side: string; readonly orders: readonly string[] } | null;
}

/** What a square is made of. */
export const groundAt = (state: State, at: Square): Ground => state.ground[at] ?? 'open';

/** The units on a square: none, one, or the two of a column. */
export const unitsOn = (state: State, at: Square): readonly Unit[] => {
  const found: Unit[] = [];
  for (const id in state.units) {
    const unit = state.units[id]!;
    if (unit.at === at) found.push(unit);
  }
  return found;
};

/** Is it a Cannon or a Howitzer? @clause pb.artillery.types */
export const isArtillery = (unit: Unit): boolean => ARTILLERY.includes(unit.type);

/** Disrupted, routed, or rallied and not yet turned. */
export const isShaken = (unit: Unit): boolean => unit.condition !== 'steady';

/** Do two units stand on squares that touch? */
export const touching = (a: Unit, b: Unit): boolean => {
  const files = a.at.charCodeAt(0) - b.at.charCodeAt(0);
  if (files > 1 || files < -1) return false;
  const ranks = place(a.at).rank - place(b.at).rank;
  return ranks <= 1 && ranks >= -1 && a.at !== b.at;
};

/** The side that is not this one. */
export const enemyOf = (state: State, side: string): string => Object.keys(state.sides).find((each) => each !== side)!;
