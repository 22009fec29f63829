import type { Readings } from '../../../core/ids.ts';
import type { Base } from '../../../geometry/bases.ts';
import type { Direction } from '../../../geometry/facings.ts';
import type { Um } from '../../../geometry/lengths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { read } from '../rulings.ts';
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
  /** Has it skirmishers out? tt-009 says what that means. */
  readonly screen: boolean;
  /** Are these Grenadiers? Only on boards that say so. @ruling tt-007 */
  readonly grenadiers?: boolean;
  /** The division it belongs to, on boards that have divisions. @ruling tt-046 */
  readonly division?: string;
  /** Missing for a unit in line. @ruling tt-021 tt-022 */
  readonly formation?: Exclude<Formation, 'line'>;
  readonly pinned: boolean;
  readonly disrupted: boolean;
}

/** The footprint of a unit. */
export const baseOf = ({ at, facing }: Pose): Base => ({ at, facing, ...BASE });

/** How far a unit may move, before ground changes it. @clause tt.units.move-column */
export const moveOf = ({ type }: Unit): Um => brackets(PROFILES[type].move);

/** A state, reduced to what decides which units are infantry and cavalry. */
interface WithReadings {
  readonly readings: Readings;
}

/**
 * Has this unit muskets? All four foot types in the unit table have them.
 * @clause tt.units.profile-table
 */
export const hasMuskets = ({ type }: Unit): boolean => PROFILES[type].arm === 'foot';

/**
 * Is this infantry, in the sense of a rule that says so? All four foot types are; under another
 * reading only the row of that name is.
 * @ruling tt-006
 */
export const isFoot = (state: WithReadings, unit: Unit): boolean =>
  hasMuskets(unit) && (unit.type === 'infantry' || read(state, 'tt-006') === 'all-foot');

/**
 * Is this cavalry? Cossacks are; under another reading they are a class of their own.
 * @ruling tt-064
 */
export const isCavalry = (state: WithReadings, { type }: Unit): boolean =>
  PROFILES[type].arm === 'horse' && (type !== 'cossacks' || read(state, 'tt-064') !== 'own-class');

export const isArtillery = ({ type }: Unit): boolean => PROFILES[type].arm === 'guns';
export const isHq = ({ type }: Pick<Unit, 'type'>): boolean => PROFILES[type].arm === 'hq';
