import { gapTo } from '../../geometry/gaps.ts';
import type { Um } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import { turningOf } from '../../scene/table/mover.ts';
import { aim, charging, legsKept, type Aim } from './aiming.ts';
import type { MoveDraft } from '../orders/move-draft.ts';
import { isCharging, settled, wanting } from './drafting.ts';
import { undone } from './leg-list.ts';

/** Whether a point lies on the unit at the end of its order. A click there means nothing. */
export const isOnGhost = ({ march }: MoveDraft, point: Point): boolean => gapTo(point, march.end).length === 0;

/**
 * The legs so far, and those that lead on to a place. A last turn in place is redrawn, and a
 * straight march continues a last straight leg.
 */
function onwards({ moving, legs }: MoveDraft, to: Point, magnet: number): Aim {
  const isTurned = legs.at(-1)?.go === 'turn' && turningOf(moving.handles) === 'pivot';
  const before = isTurned ? undone(legs) : legs;
  const more = aim(moving, { grip: 'base', before, to, magnet });
  const added = more.legs.slice(before.length);
  const isSame = added.length === 1 && added[0]!.go === 'forward' && before.at(-1)?.go === 'forward';
  return isSame ? aim(moving, { grip: 'base', before: undone(before), to, magnet }) : more;
}

/**
 * The draft after a click at a place: the unit goes on from where it would stand. If the click
 * gains no ground, the order stays, with the refusal.
 */
export function sentTo(draft: MoveDraft, to: Point, magnet: number): MoveDraft {
  const { legs, says } = onwards(draft, to, magnet);
  const tried = wanting(draft.moving, legs, says);
  const gained: Um = settled(tried).march.used;
  const isVain = draft.legs.length > 0 && tried.refused !== null && gained <= draft.march.used;
  return isVain ? { ...draft, snapped: '', refused: tried.refused } : tried;
}

/**
 * The draft after a click at an enemy: a charge after the legs so far, which replaces a charge
 * already drawn. Null if no turn leads straight to him. If the charge is refused, the order stays
 * with the refusal: a march towards him was not meant.
 */
export function sentAt(draft: MoveDraft, foe: string): MoveDraft | null {
  const { moving, legs } = draft;
  const more = charging(moving, isCharging(draft) ? legsKept(moving, legs, 'base') : legs, foe);
  if (more === null) return null;
  const tried = wanting(moving, more);
  return tried.refused === null ? tried : { ...draft, snapped: '', refused: tried.refused };
}
