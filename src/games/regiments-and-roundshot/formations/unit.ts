import type { Direction } from '../../../geometry/facings.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Row } from '../../table/boards/board.ts';
import type { Arm } from '../tables.ts';

/** Where a figure stands, and which way it faces. */
export interface Pose {
  /** The centre of its square. @ruling rr-002 */
  readonly at: Point;
  readonly facing: Direction;
}

/**
 * One figure. Every condition, attack, test and loss is its own. @clause rr.scale.unit-is-a-figure
 */
export interface Unit extends Pose {
  readonly id: string;
  /** `the Grenzers`. */
  readonly name: string;
  readonly side: string;
  readonly arm: Arm;
  /** Set for the figure of the general, which is cavalry in all else. */
  readonly isHq?: boolean;
  /** The row that the board has placed it in. */
  readonly row?: Row;
  /** A figure is steady, disrupted or routing, and never two of them. @ruling rr-055 */
  readonly condition: 'steady' | 'disrupted' | 'routing';
}
