import type { Point } from '../../../geometry/vectors.ts';

/**
 * Ground of a free table on which a unit may be put that waits beside it (`reach`), or may not be
 * put (`zone`).
 */
export interface LitGround {
  readonly points: readonly Point[];
  readonly sense: 'reach' | 'zone';
}
