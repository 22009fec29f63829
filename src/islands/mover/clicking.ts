import { gapTo } from '../../geometry/gaps.ts';
import type { Um } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import { turningOf } from '../../scene/table/mover.ts';
import { aim, charging, kept, type Aim } from './aiming.ts';
import type { Held } from '../orders/in-hand.ts';
import { isCharging, settled, wanting } from './held.ts';
import { undone } from './leg-list.ts';

/** Does a point lie on the unit where its order leads? Whoever clicks there means nothing by it. */
export const isOnGhost = ({ march }: Held, point: Point): boolean => gapTo(point, march.end).length === 0;

/**
 * The legs so far and those that lead on to a place. A turn in place is drawn anew, and a straight
 * march goes on as the same leg.
 */
function onwards({ taken, legs }: Held, to: Point, magnet: number): Aim {
  const isTurned = legs.at(-1)?.go === 'turn' && turningOf(taken.handles) === 'pivot';
  const before = isTurned ? undone(legs) : legs;
  const more = aim(taken, { grip: 'base', before, to, magnet });
  const added = more.legs.slice(before.length);
  const isSame = added.length === 1 && added[0]!.go === 'forward' && before.at(-1)?.go === 'forward';
  return isSame ? aim(taken, { grip: 'base', before: undone(before), to, magnet }) : more;
}

/**
 * The order that a click at a place makes: it goes on from where the unit would stand. If that
 * gains nothing, the order stays, with the refusal.
 */
export function sentTo(held: Held, to: Point, magnet: number): Held {
  const { legs, says } = onwards(held, to, magnet);
  const tried = wanting(held.taken, legs, says);
  const gained: Um = settled(tried).march.used;
  const isVain = held.legs.length > 0 && tried.refused !== null && gained <= held.march.used;
  return isVain ? { ...held, snapped: '', refused: tried.refused } : tried;
}

/**
 * The order that a click at an enemy makes: a charge after the legs so far, in place of a charge
 * already drawn. Null if no turn leads straight to him. Where the charge is refused the order stays
 * as it was, with the refusal: a march towards him was not meant.
 */
export function sentAt(held: Held, foe: string): Held | null {
  const { taken, legs } = held;
  const more = charging(taken, isCharging(held) ? kept(taken, legs, 'base') : legs, foe);
  if (more === null) return null;
  const tried = wanting(taken, more);
  return tried.refused === null ? tried : { ...held, snapped: '', refused: tried.refused };
}
