import { gapTo } from '../../geometry/gaps.ts';
import type { Um } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import { turningOf } from '../../scene/table/mover.ts';
import { aim, charging, legsKept, touching, type Aim } from './aiming.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { Grip, MoveDraft } from '../orders/move-draft.ts';
import { isCharging, settled, wanting } from './drafting.ts';
import { endOf, turnedBy, undone } from './leg-list.ts';
import { legsOf, marchOf } from './moving-unit.ts';
import { contactOf, shortOf } from './snapping.ts';
import { isSpent } from './wording.ts';

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

/**
 * The draft after a click at a friend: the legs so far, and those that lead up to him. Null if they
 * are not allowed, or if no turn leads straight to him.
 */
export function sentToTouch({ moving, legs }: MoveDraft, friend: string): MoveDraft | null {
  const more = touching(moving, legs, friend);
  const tried = more === null ? null : wanting(moving, more);
  return tried?.refused === null ? tried : null;
}

/** A pad at a flank that is tapped turns the unit by so many degrees. */
const EIGHTH = 45;

/**
 * The draft after a tap on a pad. The pad behind the unit sends it straight on as far as it may go,
 * and a pad at a flank turns it by 45°, or as far as it may turn. If that changes nothing, the
 * order stays, with the reason.
 */
export function tapped(draft: MoveDraft, grip: Exclude<Grip, 'base'>): MoveDraft {
  const { moving, legs } = draft;
  if (grip === 'push') return pushedFar(draft);
  const isWheel = turningOf(moving.handles) === 'wheel';
  // The left corner of a wheeling unit goes forward, so the unit wheels to the right.
  const isLeft = (grip === 'left') !== isWheel;
  return asFarAsAllowed(draft, turnedBy(moving, legs, isLeft ? EIGHTH : 0 - EIGHTH));
}

function pushedFar(draft: MoveDraft): MoveDraft {
  const { moving, legs } = draft;
  const before = legsKept(moving, legs, 'push');
  const [width, height] = moving.mover.size(moving.state);
  const go = moving.handles.includes('march') ? 'forward' : 'back';
  const met = go === 'forward' ? contactOf(moving, endOf(moving, before)) : null;
  const charge: readonly Leg[] = met === null ? [] : [...before, { go, by: met.at as Um }];
  if (met !== null && marchOf(moving, charge).verdict.ok) return wanting(moving, charge, met.says);
  // No move is longer than this.
  return asFarAsAllowed(draft, [...before, { go, by: (width + height) as Um }]);
}

function asFarAsAllowed(draft: MoveDraft, wanted: readonly Leg[]): MoveDraft {
  const { moving, legs } = draft;
  const march = marchOf(moving, wanted);
  if (march.verdict.ok) return wanting(moving, wanted);
  const most = legsOf(march);
  if (JSON.stringify(most) === JSON.stringify(legs)) return { ...draft, snapped: '', refused: march.verdict };
  return wanting(moving, most, isSpent(march) ? 'the whole move' : shortOf(moving, march));
}
