import type { Readings } from '../../../core/ids.ts';
import type { Pose, Unit } from '../formations/unit.ts';
import { read } from '../rulings.ts';

/** A figure that is not on the board yet. */
export type WaitingUnit = Omit<Unit, keyof Pose>;

/** A strategic column: a part of an army that comes on the board as a whole. */
export interface StrategicColumn {
  readonly name: string;
  readonly units: readonly WaitingUnit[];
}

/** The sides that set up first and take the first turn. */
interface Named {
  readonly deploys: string;
  readonly first: string;
}

/** What a whole battle has besides its board. */
export interface Battle {
  /** The step before the first turn; null once play has begun. */
  readonly step: 'roll-off' | 'deployment' | null;
  /**
   * For each side, the columns that are not on the board; while one is placed, what is left of it.
   */
  readonly columns: Readonly<Record<string, readonly StrategicColumn[]>>;
  /** The HQ of each side, until it is set up with the first column. */
  readonly generals: Readonly<Record<string, WaitingUnit>>;
  /** The place of the column that is being placed among those of its side; null if none is. */
  readonly placing: number | null;
  /** The sides that have set up their first column. */
  readonly deployed: readonly string[];
  /** The sides that are to set up first and take the first turn; null if none are named. */
  readonly named: Named | null;
  /** The side that takes the first turn; null before the roll. */
  readonly first: string | null;
  /** Whether the reinforcement roll of this turn has been made. */
  readonly rolled: boolean;
  /** The sides whose column has arrived, and waits for a free place. @ruling rr-020 */
  readonly owed: readonly string[];
}

/** What of a board tells who begins. */
interface Beginning {
  readonly battle: Battle | null;
  readonly sides: Readonly<Record<string, unknown>>;
  readonly readings: Readings;
}

/**
 * The sides that set up first and take the first turn; null if they roll for it. Where none are
 * named, one reading has the first side do both.
 * @ruling rr-006
 */
export function namedIn({ battle, sides, readings }: Beginning): Named | null {
  const [blue] = Object.keys(sides);
  const isFixed = read({ readings }, 'rr-006') === 'scenario';
  return battle?.named ?? (isFixed ? { deploys: blue!, first: blue! } : null);
}
