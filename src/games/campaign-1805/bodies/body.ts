import type { Direction } from '../../../geometry/facings.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Ranks } from '../../table/boards/ranks.ts';
import type { Addend } from '../reasons.ts';
import type { Arm, Commander, Troops } from '../tables.ts';

/** Where a body stands, and which way it faces. */
export interface Pose {
  /** The centre of its block. */
  readonly at: Point;
  readonly facing: Direction;
}

/** The quarters round a body. @ruling cf-070 */
export type Quarter = 'front' | 'left' | 'right' | 'rear';

/** Where a body ends a move, in which ranks. */
export interface MoveEnd extends Pose {
  readonly ranks: Ranks;
}

/**
 * A gun and the weight of its ball or shell. @clause cf.gun.cannon-groups cf.gun.howitzer-groups
 */
export interface Gun {
  readonly kind: 'cannon' | 'howitzer';
  readonly pounds: number;
}

/**
 * A body of models: orders, ranges and tests are those of the whole body, dice and losses those of
 * its models. @ruling cf-001
 */
export interface Body extends Pose {
  readonly id: string;
  /** `the musketeers`. */
  readonly name: string;
  readonly side: string;
  readonly arm: Arm;
  /** @ruling cf-064 */
  readonly troops: Troops;
  /**
   * Its models, the front rank first, each rank from its left to its right: `ooCsoo`. C is the
   * commander, s carries the colours, and a dot is a gap.
   */
  readonly ranks: Ranks;
  /** The officers in its ranks, in the order in which they stand there. @ruling cf-055 */
  readonly commanders: readonly Commander[];
  /** How many models it was deployed with. @ruling cf-097 */
  readonly strength: number;
  readonly condition: 'steady' | 'routing';
  /** The gun that it serves: then it is a battery, and its models are the crew. @ruling cf-122 */
  readonly gun?: Gun;
  /** By one reading, what counted in the test by which it broke. @ruling cf-102 */
  readonly remembers?: readonly Addend[];
}
