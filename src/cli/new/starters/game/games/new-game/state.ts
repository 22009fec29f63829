import type { Awaiting, Awaits, Moment } from '../../../../../../games/contract/engine.ts';
import type { Edge } from '../../../../../../geometry/edges.ts';
import type { Direction } from '../../../../../../geometry/facings.ts';
import type { Point } from '../../../../../../geometry/vectors.ts';
import type { Clause, Phase } from './tables.ts';

/** Where a unit stands. */
export interface Pose {
  readonly at: Point;
  readonly facing: Direction;
}

export interface Unit extends Pose {
  readonly name: string;
  readonly side: string;
}

/** A board in play. It is plain data: nothing in it is ever changed, and it survives JSON. */
export interface State extends Awaiting, Moment {
  readonly awaits: Awaits<Clause> | null;
  readonly phase: Phase;
  readonly turn: number;
  readonly sides: Readonly<Record<string, { readonly edge: Edge; readonly name: string }>>;
  readonly units: Readonly<Record<string, Unit>>;
  /** The units that have moved or shot in this phase. */
  readonly done: readonly string[];
}
