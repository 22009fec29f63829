import type { Awaiting } from '../contract/engine.ts';
import type { Cards } from '../contract/hands.ts';
import type { Direction } from '../../geometry/facings.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Arm } from './tables.ts';

/**
 * One figure. Every condition, attack, test and loss is its own. @clause rr.scale.unit-is-a-figure
 */
export interface Unit {
  readonly id: string;
  readonly side: string;
  readonly arm: Arm;
  /** Set for the figure of the general, which is cavalry in all else. */
  readonly isHq?: boolean;
  /** The centre of its square. @ruling rr-002 */
  readonly at: Point;
  readonly facing: Direction;
  /** A figure is steady, disrupted or routing, and never two of them. @ruling rr-055 */
  readonly condition: 'steady' | 'disrupted' | 'routing';
}

/** The figures of a board, with the readings in force. */
export interface Figures extends Pick<Awaiting, 'readings'> {
  readonly units: Readonly<Record<string, Unit>>;
}

/** How good a general is: how many cards his side draws. @ruling rr-021 */
export type Grade = 'ordinary' | 'good' | 'famous';

/** The shared deck with its hands, and the heap of discards, which lies open. @ruling rr-090 */
export interface Deck extends Cards, Pick<Awaiting, 'readings'> {
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly deck: readonly string[];
  readonly heap: readonly string[];
  /** The grades that the board names; others follow from a ruling. */
  readonly generals: Readonly<Record<string, Grade>>;
}
