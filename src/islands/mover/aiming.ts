import { DEGREE } from '../../geometry/angles.ts';
import { approach } from '../../games/table/moving/approach.ts';
import { after, type Leg } from '../../games/table/orders/legs.ts';
import { corners, middleOf, seenFrom, type Base } from '../../geometry/bases.ts';
import { facingAlong, facingTo, square, turned, type Hand } from '../../geometry/facings.ts';
import { MEASURES, partOf, type Um } from '../../geometry/lengths.ts';
import { wheel } from '../../geometry/moves.ts';
import { distance, plus, size, way, whole, type Point } from '../../geometry/vectors.ts';
import type { MoverUnit } from '../../scene/mover.ts';
import { companyAt, turningOf } from '../../scene/table/mover.ts';
import type { Grip } from '../orders/move-draft.ts';
import { endOf, undone } from './leg-list.ts';
import { snapLength, snapTurn, type Wanted } from './snapping.ts';
import { metFrom, sizeIn, type MovingUnit } from './moving-unit.ts';
import { degreesTo, directionAt, turnLeg } from './turning.ts';

/**
 * The order that a pull means: all legs, those that the pull draws included, and what the pull has
 * snapped to.
 */
export interface Aim {
  readonly legs: readonly Leg[];
  readonly says: string;
}

/**
 * A grip that is pulled to a point, after the legs that stay as they are. `magnet` is the distance
 * in micrometres within which a pull snaps to something.
 */
export interface Pulled {
  readonly grip: Grip;
  readonly before: readonly Leg[];
  readonly to: Point;
  readonly magnet: number;
}

/**
 * The legs that stay when a grip is grabbed. If the last leg is of the kind that this grip draws,
 * the pull redraws it.
 */
export function legsKept({ handles }: MovingUnit, legs: readonly Leg[], grip: Grip): readonly Leg[] {
  const kind = legs.at(-1)?.go;
  const turn = turningOf(handles) === 'wheel' ? 'wheel' : 'turn';
  if (grip === 'push') return kind === 'forward' || kind === 'back' ? undone(legs) : legs;
  if (grip !== 'base') return kind === turn && isOfPad(legs.at(-1)!, grip) ? undone(legs) : legs;
  const straight = kind === 'forward' || kind === 'back' || kind === 'shift' ? undone(legs) : legs;
  return straight.at(-1)?.go === turn ? undone(straight) : straight;
}

/**
 * Whether this pad draws such a turn. The left corner wheels to the right, and the right one to the
 * left; a pivot is drawn by both pads.
 */
const isOfPad = (leg: Leg, grip: 'left' | 'right'): boolean => leg.go !== 'wheel' || leg.hand !== grip;

/** The point that a pad turns a base about: its centre, or in a wheel the other front corner. */
const hingeOf = (isWheel: boolean, base: Base, grip: 'left' | 'right'): Point =>
  isWheel ? corners(base)[grip === 'left' ? 1 : 0]! : base.at;

/**
 * Where a pull moves the grabbed point of a base. A pad at a flank turns the point by the angle
 * that the pointer has turned about the hinge, so the distance between pad and flank does not
 * matter. Any other grip moves by as much as the pointer.
 */
export function ledTo(moving: MovingUnit, base: Base, grip: Grip, [from, to]: readonly [Point, Point]): Point {
  const start = pulledPoint(moving, base, grip);
  if (grip === 'push' || grip === 'base') return plus(start, way(from, to));
  const hinge = hingeOf(turningOf(moving.handles) === 'wheel', base, grip);
  const [[ax, ay], [bx, by]] = [way(hinge, from), way(hinge, to)];
  const angle = Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  const [x, y] = way(hinge, start);
  // The point keeps the pointer's distance from the hinge, so that snapping is as fine as the
  // movement of the pointer.
  const far = Math.hypot(bx, by) / Math.hypot(x, y);
  const [c, s] = [Math.cos(angle) * far, Math.sin(angle) * far];
  return plus(hinge, whole([x * c - y * s, x * s + y * c]));
}

/** The point of a base that follows the pointer when this grip is pulled. */
export function pulledPoint(moving: MovingUnit, base: Base, grip: Grip): Point {
  if (grip === 'push') return middleOf(base, 'front');
  const isWheel = turningOf(moving.handles) === 'wheel';
  if (grip === 'base') return isWheel ? middleOf(base, 'front') : base.at;
  return isWheel ? corners(base)[grip === 'left' ? 0 : 1]! : middleOf(base, grip);
}

/** The order that a pull means. */
export function aim(moving: MovingUnit, pulled: Pulled): Aim {
  const base = endOf(moving, pulled.before);
  if (pulled.grip === 'push') return pushing(moving, pulled, base);
  return pulled.grip === 'base' ? toPlace(moving, pulled, base) : turning(moving, pulled, base);
}

/**
 * A push: straight on, or back if the game allows it. The front goes as far as the pointer has gone
 * ahead.
 */
function pushing(moving: MovingUnit, { before, to, magnet }: Pulled, base: Base): Aim {
  const wanted = seenFrom(base, to).ahead - base.depth / 2;
  if (wanted < 0 && moving.handles.includes('back')) return { legs: [...before, back(moving, 0 - wanted)], says: '' };
  return straight(moving, before, base, { wanted, magnet });
}

function back({ mover }: MovingUnit, wanted: number): Leg {
  return { go: 'back', by: partOf(Math.max(wanted, MEASURES[mover.measure] / 10), mover.measure, 10) };
}

function straight(moving: MovingUnit, before: readonly Leg[], base: Base, pull: Wanted): Aim {
  const { at, says } = snapLength(moving, before, base, pull);
  return at <= 0 ? { legs: before, says: '' } : { legs: [...before, { go: 'forward', by: at as Um }], says };
}

/**
 * A turn about the centre, or a wheel about the other front corner: the middle of the flank, or the
 * corner, goes to where the pointer is.
 */
function turning(moving: MovingUnit, { grip, before, to, magnet }: Pulled, base: Base): Aim {
  const isWheel = turningOf(moving.handles) === 'wheel';
  const hinge = hingeOf(isWheel, base, grip === 'left' ? 'left' : 'right');
  const arm = way(hinge, to);
  if (size(arm) === 0) return { legs: before, says: '' };
  const wanted = degreesTo(square(base.facing, grip === 'left' ? 'left' : 'right'), facingAlong(arm));
  // A left corner that is pulled forward wheels to the right, so a turn to the left is a pull back.
  if (isWheel && (grip === 'left' ? wanted > 0 : wanted < 0))
    return { legs: before, says: Math.abs(wanted) > 5 ? 'a corner goes forward, not back: pull the other one' : '' };
  const { at, says } = snapTurn(moving, before, base, {
    wanted,
    magnet: degreesFor(magnet, Math.max(base.width, size(arm))),
  });
  const leg = turnLeg(moving, base, at);
  return { legs: leg === null ? before : [...before, leg], says };
}

/** The angle in degrees that a length subtends at the distance `width`; 8 at most. */
const degreesFor = (magnet: number, width: number): number => Math.min(8, (magnet / width) * 57.3);

/** If the reader pulls the base itself, nobody means so few degrees: not as a turn, nor aslant. */
const STRAIGHT = 4;

/**
 * A pull of the base to a place: one turn, and then straight on until the unit stands there;
 * sideways with the same facing if the game allows it. Within half the depth of the base a pivoting
 * unit does not turn.
 */
function toPlace(moving: MovingUnit, pulled: Pulled, base: Base): Aim {
  const { before, to, magnet } = pulled;
  const { ahead, right } = seenFrom(base, to);
  const kind = turningOf(moving.handles);
  if (moving.handles.includes('oblique') && !isStraight(ahead, right))
    return isStraight(right, ahead) ? sliding(moving, pulled, base, right) : obliquely(moving, pulled, base);
  if (moving.handles.includes('shift') && Math.abs(right) > Math.abs(ahead))
    return sliding(moving, pulled, base, right);
  const isNear = Math.abs(ahead) < base.depth / 2 && Math.abs(right) < base.depth / 2;
  if (kind === 'none' || (isNear && kind === 'pivot')) return pushing(moving, fromCentre(pulled, base, kind), base);
  const wanted = kind === 'pivot' ? degreesTo(base.facing, facingTo(base.at, to, base.facing)) : wheelTo(base, to);
  const turn = Math.abs(wanted) < STRAIGHT ? 0 : snapTurn(moving, before, base, { wanted, magnet: 1.5 }).at;
  const leg = turnLeg(moving, base, turn);
  if (leg === null) return pushing(moving, fromCentre(pulled, base, kind), base);
  const start = after(base, leg, sizeIn(moving));
  const far = seenFrom(start, to).ahead - (kind === 'wheel' ? base.depth / 2 : 0);
  return straight(moving, [...before, leg], start, { wanted: far, magnet });
}

/** Whether a pull that goes so far along a line, and so far off it, means straight along it. */
const isStraight = (along: number, off: number): boolean =>
  Math.abs(off) <= Math.abs(along) * Math.tan(STRAIGHT * DEGREE);

/** A pull of the base to a place, in any direction and without a turn. */
function obliquely({ mover }: MovingUnit, { before, to }: Pulled, base: Base): Aim {
  const by = partOf(distance(base.at, to), mover.measure, 10);
  const along = directionAt(base, degreesTo(base.facing, facingTo(base.at, to, base.facing)));
  return { legs: by === 0 ? before : [...before, { go: 'shift', along, by }], says: '' };
}

/** The pull of the push pad that moves the unit as much as this pull of its centre. */
function fromCentre(pulled: Pulled, base: Base, kind: 'pivot' | 'wheel' | 'none'): Pulled {
  if (kind === 'wheel') return pulled;
  const [x, y] = way(base.at, middleOf(base, 'front'));
  return { ...pulled, to: [(pulled.to[0] + x) as Um, (pulled.to[1] + y) as Um] };
}

function sliding({ mover }: MovingUnit, { before }: Pulled, base: Base, right: number): Aim {
  const by = partOf(Math.abs(right), mover.measure, 10);
  const along = square(base.facing, right < 0 ? 'left' : 'right');
  return { legs: by === 0 ? before : [...before, { go: 'shift', along, by }], says: '' };
}

/**
 * The degrees to the left that a unit must wheel until a point lies straight ahead of the middle of
 * its front; 90 at most.
 */
function wheelTo(base: Base, to: Point): number {
  const { right } = seenFrom(base, to);
  const hand: Hand = right < 0 ? 'left' : 'right';
  const isShort = (degrees: number): boolean => {
    const seen = seenFrom(wheel(base, hand, turned(base.facing, hand, degrees)), to).right;
    return hand === 'left' ? seen < 0 : seen > 0;
  };
  let [low, high] = [0, 90];
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (isShort(middle)) low = middle;
    else high = middle;
  }
  return hand === 'left' ? low : 0 - low;
}

/** The unit that is pointed at, or of its group the one that stands nearest. */
function nearestOf(units: readonly MoverUnit[], pointed: string, { at }: Base): MoverUnit {
  const own = units.find(({ id }) => id === pointed)!;
  if (own.group === undefined) return own;
  const [nearest] = units
    .filter(({ group }) => group === own.group)
    .toSorted((a, b) => distance(a.base.at, at) - distance(b.base.at, at));
  return nearest!;
}

/**
 * The legs that lead into contact with an enemy that the reader taps. They follow the legs so far
 * and replace a charge already drawn. Null if no turn leads straight to him.
 */
export function charging(moving: MovingUnit, legs: readonly Leg[], foe: string): readonly Leg[] | null {
  const from = endOf(moving, legs);
  const other = nearestOf(moving.foes, foe, from);
  const more = approach(from, other.base, turningOf(moving.handles), companyAt(moving.held, from));
  if (more === null) return moving.handles.includes('oblique') ? obliquelyAt(moving, legs, from, other) : null;
  const isOn = legs.at(-1)?.go === 'forward' && more.length === 1 && more[0]!.go === 'forward';
  const straightOn = isOn ? (metFrom(moving, endOf(moving, undone(legs)), [other])?.by ?? null) : null;
  return straightOn === null ? [...legs, ...more] : [...undone(legs), { go: 'forward', by: straightOn }];
}

/**
 * The legs so far, and one straight at a unit, without a turn; the game stops it at the contact.
 */
function obliquelyAt({ mover }: MovingUnit, legs: readonly Leg[], from: Base, { base }: MoverUnit): readonly Leg[] {
  const along = directionAt(from, degreesTo(from.facing, facingTo(from.at, base.at, from.facing)));
  return [...legs, { go: 'shift', along, by: partOf(distance(from.at, base.at), mover.measure, 100) }];
}

/**
 * The legs so far, and those after which the unit touches a friend that the reader points at. Null
 * if no turn leads straight to him.
 */
export function touching(moving: MovingUnit, legs: readonly Leg[], friend: string): readonly Leg[] | null {
  const from = endOf(moving, legs);
  const { base } = nearestOf(moving.friends, friend, from);
  const more = approach(from, base, turningOf(moving.handles), companyAt(moving.held, from));
  return more === null ? null : [...legs, ...more];
}
