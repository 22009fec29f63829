import { gapTo } from '../../geometry/gaps.ts';
import { round, um } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Spot } from '../../scene/scene.ts';
import { pointAt } from '../../scene/table/board.ts';
import { turningOf } from '../../scene/table/mover.ts';
import type { Grip, MoveDraft, MovingUnit, Pull } from '../orders/move-draft.ts';
import { aim, legsKept, ledTo, type Aim, type Pulled } from './aiming.ts';
import { wanting } from './drafting.ts';
import { endOf, undone } from './leg-list.ts';

/**
 * The distance in pixels within which a pull snaps to something: with a mouse, and with a finger.
 */
const MAGNET = { mouse: 8, touch: 12 } as const;
/**
 * At most this far, however small the table is drawn: a unit must be able to stop in musket range.
 */
const FARTHEST = um(9, 'mm');

/**
 * The distance in micrometres within which a pull snaps to something. `pixel` is how many
 * millimetres of the table one pixel shows.
 */
export const magnetOf = (isTouch: boolean, pixel: number): number =>
  Math.min(MAGNET[isTouch ? 'touch' : 'mouse'] * pixel * 1000, FARTHEST);

/** The point of a spot, rounded to a tenth of a millimetre: no pull is finer. */
const pointOf = ([x, y]: Spot): Point => pointAt([round(x * 10) / 10, round(y * 10) / 10]);

/** The pull that begins when a grip of the moving unit is grabbed. */
export function pullAt(draft: MoveDraft, at: Grip, spot: Spot, isTouch: boolean): Pull {
  const { moving, legs } = draft;
  const [from, end] = [pointOf(spot), endOf(moving, legs)];
  // The edge of the table may push a pad over the base: then the base is what is pulled.
  const grip = gapTo(from, end).length === 0 ? 'base' : at;
  return { grip, before: grip === 'base' ? legs : legsKept(moving, legs, grip), from, end, isTouch, draft };
}

/**
 * The order that a pull of the unit itself means: it goes on from where the unit would stand. A
 * last turn in place is redrawn, and so is a last straight leg while the pull keeps to its line.
 */
function goingOn(moving: MovingUnit, pulled: Pulled): Aim {
  const { before } = pulled;
  const last = before.at(-1)?.go;
  if (last === 'turn' && turningOf(moving.handles) === 'pivot')
    return aim(moving, { ...pulled, before: undone(before) });
  if (last !== 'forward') return aim(moving, pulled);
  const redrawn = aim(moving, { ...pulled, before: undone(before) });
  const isOnLine = redrawn.legs.slice(before.length - 1).every(({ go }) => go === 'forward');
  return isOnLine ? redrawn : aim(moving, pulled);
}

/** The draft while a grip is pulled to a spot, allowed or not. */
export function pulledTo(
  { grip, before, from, end, isTouch }: Pull,
  { moving }: MoveDraft,
  spot: Spot,
  pixel: number,
): MoveDraft {
  const to = ledTo(moving, end, grip, [from, pointOf(spot)]);
  const pulled: Pulled = { grip, before, to, magnet: magnetOf(isTouch, pixel) };
  const { legs, says } = grip === 'base' ? goingOn(moving, pulled) : aim(moving, pulled);
  return wanting(moving, legs, says);
}
