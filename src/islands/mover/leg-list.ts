import { walked, type Leg } from '../../games/table/orders/legs.ts';
import type { Base } from '../../geometry/bases.ts';
import { MEASURES, partOf, type Um } from '../../geometry/lengths.ts';
import { enemyAhead, turningOf } from '../../scene/table/mover.ts';
import type { MovingUnit } from './moving-unit.ts';
import { degreesOf, turnLeg } from './turning.ts';

/** Where a unit stands after some legs, whatever is in its way. */
export const endOf = ({ unit }: MovingUnit, legs: readonly Leg[]): Base => walked(unit.base, legs).at(-1) ?? unit.base;

/** The legs without the last one. */
export const undone = (legs: readonly Leg[]): readonly Leg[] => legs.slice(0, -1);

/** Closer than this, in micrometres, is all but in contact. */
const TOUCHING = 300;

/**
 * How far straight ahead a unit that may charge comes into contact after some legs; null if it
 * meets nobody.
 */
function metAfter(moving: MovingUnit, legs: readonly Leg[]): Um | null {
  const { handles, foes } = moving;
  const met = handles.includes('march') && handles.includes('charge') ? enemyAhead(endOf(moving, legs), foes) : null;
  return met === null || met.by <= 0 ? null : met.by;
}

/**
 * The legs after one more push straight ahead; back where it is below zero. It adds to a last leg
 * that leads straight on, and where that comes to nothing the leg goes away. Where one may charge,
 * a push ends in contact with an enemy straight ahead, and the push back leads from there to a
 * whole number of pushes.
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
 * The legs as they are meant that were written: where one may charge, a last one that leads
 * straight on into an enemy ends in contact with him. So does one that falls short of him by no
 * more than lengths are rounded by where they are told.
 */
export function intoContact(moving: MovingUnit, legs: readonly Leg[]): readonly Leg[] {
  const last = legs.at(-1);
  if (last?.go !== 'forward') return legs;
  const met = metAfter(moving, undone(legs));
  return met === null || last.by < met - MEASURES[moving.mover.measure] / 20
    ? legs
    : [...undone(legs), { go: 'forward', by: met }];
}

/**
 * The legs after one more turn by so many degrees to the left, added to a last leg that turns in
 * the same way.
 */
function turnedBy(moving: MovingUnit, legs: readonly Leg[], left: number): readonly Leg[] {
  const turning = turningOf(moving.handles);
  const last = legs.at(-1);
  if (turning === 'none') return legs;
  const isMore = last?.go === (turning === 'pivot' ? 'turn' : 'wheel');
  const before = isMore ? undone(legs) : legs;
  const from = endOf(moving, before);
  const leg = turnLeg(moving, from, (isMore ? degreesOf(last, from) : 0) + left);
  return leg === null ? before : [...before, leg];
}

/** What a key does: how far it pushes, in measures, and how many degrees it turns to the left. */
interface Press {
  readonly push?: number;
  readonly turn?: number;
}

const PRESSES: Readonly<Record<string, readonly [plain: Press, fine: Press]>> = {
  ArrowUp: [{ push: 0.5 }, { push: 0.1 }],
  ArrowDown: [{ push: -0.5 }, { push: -0.1 }],
  ArrowLeft: [{ turn: 5 }, { turn: 1 }],
  ArrowRight: [{ turn: -5 }, { turn: -1 }],
};

/** A push with a key in games whose measure is small. */
const LEAST: Readonly<Partial<Record<MovingUnit['mover']['measure'], number>>> = { mm: 20, m: 20 };

/**
 * The legs after a key: half a measure ahead or back, 5° to a side; with Shift a tenth and 1°. Null
 * if the key is no such one.
 */
export function pressed(moving: MovingUnit, legs: readonly Leg[], key: string, isFine: boolean): readonly Leg[] | null {
  const press = PRESSES[key]?.[isFine ? 1 : 0];
  if (press === undefined) return null;
  if (press.turn !== undefined) return turnedBy(moving, legs, press.turn);
  const { measure } = moving.mover;
  const unit = (LEAST[measure] ?? 1) * MEASURES[measure];
  return pushed(moving, legs, (press.push ?? 0) * unit);
}
