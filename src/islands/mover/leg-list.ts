import { endOf as endOfLegs, type Leg } from '../../games/table/orders/legs.ts';
import type { Base } from '../../geometry/bases.ts';
import { MEASURES, partOf, type Um } from '../../geometry/lengths.ts';
import { turningOf } from '../../scene/table/mover.ts';
import { metFrom, sizeIn, type MovingUnit } from './moving-unit.ts';
import { degreesOf, turnLeg } from './turning.ts';

/** Where a unit stands after some legs; obstacles are ignored. */
export const endOf = (moving: MovingUnit, legs: readonly Leg[]): Base =>
  endOfLegs(moving.unit.base, legs, sizeIn(moving));

/** The legs without the last one. */
export const undone = (legs: readonly Leg[]): readonly Leg[] => legs.slice(0, -1);

/** Bases closer than this many micrometres count as touching. */
const TOUCHING = 300;

/**
 * The distance straight ahead to contact with an enemy after some legs; null if the unit meets none
 * or may not charge.
 */
function metAfter(moving: MovingUnit, legs: readonly Leg[]): Um | null {
  const { handles, foes } = moving;
  const met =
    handles.includes('march') && handles.includes('charge') ? metFrom(moving, endOf(moving, legs), foes) : null;
  return met === null || met.by <= 0 ? null : met.by;
}

/**
 * The legs after one more push straight ahead, or back if `by` is negative. The push is added to a
 * last straight leg; a leg of length 0 is removed. If the unit may charge, a push ends in contact
 * with an enemy straight ahead, and a push back from there leads to a whole number of pushes.
 */
function pushed(moving: MovingUnit, legs: readonly Leg[], by: number): readonly Leg[] {
  const {
    handles,
    mover: { measure },
  } = moving;
  const last = legs.at(-1);
  const ahead = last?.go === 'forward' ? last.by : last?.go === 'back' ? 0 - last.by : null;
  const before = ahead === null ? legs : undone(legs);
  const met = metAfter(moving, before);
  const isInContact = met !== null && ahead === met;
  const sum = isInContact && by < 0 ? (Math.ceil(met / -by) - 1) * -by : (ahead ?? 0) + by;
  if (met !== null && by > 0 && sum > met - TOUCHING) return [...before, { go: 'forward', by: met }];
  if (sum > 0 && handles.includes('march')) return [...before, { go: 'forward', by: partOf(sum, measure, 100) }];
  if (sum < 0 && handles.includes('back')) return [...before, { go: 'back', by: partOf(0 - sum, measure, 100) }];
  return before;
}

/**
 * The written legs as the reader means them: if the unit may charge, a last straight leg into an
 * enemy ends in contact with him. So does a leg that is short of him by no more than the rounding
 * of lengths in sentences. A leg that ends as near to a friend touches him.
 */
export function intoContact(moving: MovingUnit, legs: readonly Leg[]): readonly Leg[] {
  const last = legs.at(-1);
  if (last?.go !== 'forward') return legs;
  const rounding = MEASURES[moving.mover.measure] / 20;
  const before = undone(legs);
  const to = (by: Um): readonly Leg[] => [...before, { go: 'forward', by }];
  const met = metAfter(moving, before);
  if (met !== null && last.by >= met - rounding) return to(met);
  const friend = metFrom(moving, endOf(moving, before), moving.friends);
  return friend !== null && Math.abs(last.by - friend.by) <= rounding ? to(friend.by) : legs;
}

/**
 * The legs after one more turn by `left` degrees, added to a last leg that turns in the same way.
 */
export function turnedBy(moving: MovingUnit, legs: readonly Leg[], left: number): readonly Leg[] {
  const turning = turningOf(moving.handles);
  const last = legs.at(-1);
  if (turning === 'none') return legs;
  const isMore = last?.go === (turning === 'pivot' ? 'turn' : 'wheel');
  const before = isMore ? undone(legs) : legs;
  const from = endOf(moving, before);
  const leg = turnLeg(moving, from, (isMore ? degreesOf(last, from) : 0) + left);
  return leg === null ? before : [...before, leg];
}

/** What a key does: a push in measures, or a turn in degrees to the left. */
interface Press {
  readonly push?: number;
  readonly turn?: number;
}

const PRESSES: Readonly<Record<string, readonly [plain: Press, fine: Press]>> = {
  ArrowUp: [{ push: 0.5 }, { push: 0.1 }],
  ArrowDown: [{ push: -0.5 }, { push: -0.1 }],
  ArrowLeft: [{ turn: 5 }, { turn: 1 }],
  ArrowRight: [{ turn: -5 }, { turn: -1 }],
  q: [{ turn: 90 }, { turn: 45 }],
  e: [{ turn: -90 }, { turn: -45 }],
};

/** In games with a small measure a push is this many measures. */
const LEAST: Readonly<Partial<Record<MovingUnit['mover']['measure'], number>>> = { mm: 20, m: 20 };

/**
 * The legs after a key is pressed. The arrows push half a measure ahead or back and turn by 5°,
 * with Shift a tenth and 1°. Q and E turn by 90°, with Shift by 45°. Null for any other key.
 */
export function pressed(moving: MovingUnit, legs: readonly Leg[], key: string, isFine: boolean): readonly Leg[] | null {
  const press = PRESSES[key.length === 1 ? key.toLowerCase() : key]?.[isFine ? 1 : 0];
  if (press === undefined) return null;
  if (press.turn !== undefined) return turnedBy(moving, legs, press.turn);
  const { measure } = moving.mover;
  const unit = (LEAST[measure] ?? 1) * MEASURES[measure];
  return pushed(moving, legs, (press.push ?? 0) * unit);
}
