import { overlaps, type Base } from '../../../geometry/bases.ts';
import { areInContact } from '../../../geometry/contact.ts';
import { along, opposite, square } from '../../../geometry/facings.ts';
import { waysBetween } from '../../../geometry/gaps.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { moved, reshaped, shift } from '../../../geometry/moves.ts';
import { plus, size, whole } from '../../../geometry/vectors.ts';
import { read, type Reading } from '../rulings.ts';
import { bodiesIn, type Field } from '../state.ts';
import { MEN } from '../tables.ts';
import { baseOf } from './base.ts';
import { foesTouching } from './formed.ts';
import { sizeOf } from './formation.ts';
import type { Body, Pose } from './unit.ts';

/**
 * The men that a loss takes of a body: never more than it has; by one reading they are rounded to
 * whole figures at once. @clause dg.scale.men-per-figure @ruling dg-006
 */
export function lossOf(state: Reading, { men }: Pick<Body, 'men'>, hit: number): number {
  const lost = read(state, 'dg-006') === 'men-carried' ? hit : MEN * Math.floor(hit / MEN + 1 / 2);
  return Math.min(men, lost);
}

/**
 * Where a body stands as another number of men: it closes up about the same middle, and its front
 * edge stays where it is; a square closes about its centre. By one reading its other wing stays
 * where it is. @ruling dg-123
 */
export function closedAs(state: Reading, body: Body, men: Pick<Body, 'men' | 'start'>): Pose {
  const before = baseOf(state, body);
  const after = sizeOf(state, { ...body, ...men });
  const { at, facing } = reshaped(before, after, body.formation === 'square' ? 'centre' : 'front');
  const isFromWing = body.formation !== 'square' && read(state, 'dg-123') === 'from-a-wing';
  if (!isFromWing || before.width === after.width) return { at, facing };
  const kept = body.drawn?.drops === 'left' ? 'right' : 'left';
  const by = wholeUm((before.width - after.width) / 2);
  return { at: plus(at, along(square(facing, kept), by)), facing };
}

/**
 * A base that closes up does so towards the enemies whom it fights: a flank or a side that they
 * touch stays where it is, if nobody else is in the way.
 */
function towardsFoes(state: Field, body: Body, after: Base): Base {
  const others = bodiesIn(state).filter(({ id }) => id !== body.id);
  return foesTouching(state, body).reduce((base, foe) => {
    const other = baseOf(state, foe);
    if (areInContact(base, other)) return base;
    const [least] = waysBetween(base, other).toSorted((a, b) => size(a) - size(b));
    const nearer = moved(base, whole(least!));
    return others.some((each) => overlaps(nearer, baseOf(state, each))) ? base : nearer;
  }, after);
}

/** What the rounding of places may make two bases overlap that touch: less than parts them. */
const HAIR = 4 as Um;

/**
 * Where a body stands after a loss. Where rounding would make it reach into somebody whom it
 * touches, it stands a hair farther back. @ruling dg-123
 */
export function closedUp(state: Field, body: Body, lost: number): Pose {
  const less = { men: body.men - lost, start: body.start };
  const pose = closedAs(state, body, less);
  const base = towardsFoes(state, body, { ...sizeOf(state, { ...body, ...less }), ...pose });
  const isOnSomebody = bodiesIn(state).some((other) => other.id !== body.id && overlaps(base, baseOf(state, other)));
  const { at } = isOnSomebody ? shift(base, opposite(base.facing), HAIR) : base;
  return { at, facing: base.facing };
}

/**
 * How many equal parts of its strength at the start a body has lost: whole ones, or by one reading
 * any that has begun, or by another its share, to a tenth of a part. @ruling dg-004
 */
function partsLost(state: Reading, parts: number): number {
  const reading = read(state, 'dg-004');
  if (reading === 'pro-rata') return Math.round(10 * parts) / 10;
  return reading === 'full-steps' ? Math.floor(parts) : Math.ceil(parts);
}

/** How many tenths of its strength at the start a body has lost. @ruling dg-004 */
export const tenthsLost = (state: Reading, start: number, lost: number): number =>
  partsLost(state, (10 * lost) / start);

/** How many fifths of it. @clause dg.rally.mod.casualties @ruling dg-004 */
export const fifthsLost = (state: Reading, { men, start }: Pick<Body, 'men' | 'start'>): number =>
  partsLost(state, (5 * (start - men)) / start);
