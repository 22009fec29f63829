import { gapTo } from '../../geometry/gaps.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import type { MoverInput } from '../../scene/mover.ts';
import { umPerPixel, type Paper } from './paper.ts';

/** How near, in pixels, one points to a unit that one means to take up: bases are small, and fingers are not. */
const NEAR = { mouse: 10, touch: 22 } as const;

/** Was this click the tap of a finger? */
export const isTap = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/** The unit that can be moved which is nearest to a point, if it is about as near as one points; null if there is none. */
export function movableNear(
  mover: MoverInput,
  state: Awaiting,
  paper: Paper,
  [point, isTouch]: readonly [Point, boolean],
): string | null {
  const near = mover
    .units(state)
    .map(({ id, base }) => ({ id, far: gapTo(point, base).length / umPerPixel(paper) }))
    .filter(({ id, far }) => far <= NEAR[isTouch ? 'touch' : 'mouse'] && mover.handles(state, id).length > 0)
    .sort((a, b) => a.far - b.far);
  return near[0]?.id ?? null;
}
