import { corners, seenFrom, type Base } from '../../../geometry/bases.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { read } from '../rulings.ts';
import type { Reading } from '../state.ts';
import type { Quarter } from './body.ts';
import type { Model } from './models.ts';

/**
 * The quarters round a block, in the order in which ties between them are broken. @ruling cf-121
 */
const QUARTERS: readonly Quarter[] = ['front', 'left', 'right', 'rear'];

/**
 * The quarter of a block in which a point lies: lines at 45 degrees from its corners divide them;
 * by one reading everything before the line of the front rank is in front. @ruling cf-070
 */
export function quarterOf(state: Reading, block: Base, point: Point): Quarter {
  const { ahead, right } = seenFrom(block, point);
  const out: Readonly<Record<Quarter, number>> = {
    front: ahead - block.depth / 2,
    left: 0 - right - block.width / 2,
    right: right - block.width / 2,
    rear: 0 - ahead - block.depth / 2,
  };
  const quarter = QUARTERS.reduce((best, each) => (out[each] > out[best] ? each : best));
  const isAside = quarter !== 'front' && out.front >= 0;
  return isAside && read(state, 'cf-070') === 'front-half' ? 'front' : quarter;
}

/** The quarter that holds most of some models. @ruling cf-070 */
export function quarterOfMost(state: Reading, block: Base, models: readonly Model[]): Quarter {
  const found = models.map(({ base }) => quarterOf(state, block, base.at));
  const count = (quarter: Quarter): number => found.filter((each) => each === quarter).length;
  return QUARTERS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Whether any part of some models lies in the front quarter of a block. @ruling cf-070 */
export const isAnyInFront = (state: Reading, block: Base, models: readonly Model[]): boolean =>
  models.some(({ base }) => [base.at, ...corners(base)].some((point) => quarterOf(state, block, point) === 'front'));
