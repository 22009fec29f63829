import type { Base } from '../../../geometry/bases.ts';
import type { Direction } from '../../../geometry/facings.ts';
import type { Um } from '../../../geometry/lengths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { BASE, brackets, PROFILES, type UnitType } from '../tables.ts';

/** Where a unit stands, and which way it faces. */
export interface Pose {
  readonly at: Point;
  readonly facing: Direction;
}

/** How a unit is drawn up. @ruling tt-021 tt-022 */
export const FORMATIONS = ['line', 'attack-column', 'road-column'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** A unit: one base. It may be pinned and disrupted at once. @ruling tt-050 */
export interface Unit extends Pose {
  readonly id: string;
  /** As a sentence uses it: `the hussars`. */
  readonly name: string;
  readonly side: string;
  readonly type: UnitType;
  /** Has it skirmishers out? What that is, tt-009 says. */
  readonly screen: boolean;
  /** Are these Grenadiers, on boards that say so? @ruling tt-007 */
  readonly grenadiers?: boolean;
  /** The division it belongs to, on boards that have some. @ruling tt-046 */
  readonly division?: string;
  /** Missing for a unit in line. @ruling tt-021 tt-022 */
  readonly formation?: Exclude<Formation, 'line'>;
  readonly pinned: boolean;
  readonly disrupted: boolean;
}

/** The footprint of a unit. */
export const baseOf = ({ at, facing }: Pose): Base => ({ at, facing, ...BASE });

/** The most a unit may move, before ground changes it. @clause tt.units.move-column */
export const moveOf = ({ type }: Unit): Um => brackets(PROFILES[type].move);
