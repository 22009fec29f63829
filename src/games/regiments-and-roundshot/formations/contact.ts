import { corners, type Base } from '../../../geometry/bases.ts';
import { gap } from '../../../geometry/gaps.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { distance, type Point } from '../../../geometry/vectors.ts';
import { areInContact, contact } from '../../../geometry/contact.ts';
import { read } from '../rulings.ts';
import type { Figures, Unit } from '../state.ts';
import { inches } from '../tables.ts';

type Reading = Pick<Figures, 'readings'>;

/** The ground that a figure takes up: a square of half an inch. @ruling rr-002 */
export function baseOf(state: Reading, { at, facing, arm }: Unit): Base {
  const isLong = arm !== 'infantry' && read(state, 'rr-002') === 'by-type';
  return { at, facing, width: inches(1 / 2), depth: inches(isLong ? 1 : 1 / 2) };
}

/**
 * The distance between two figures: from edge to edge, or by one reading from centre to centre.
 * @clause rr.rulers.inches @ruling rr-003
 */
export const distanceOf = (state: Reading, one: Unit, other: Unit): Um =>
  read(state, 'rr-003') === 'edge-to-edge' ? gap(baseOf(state, one), baseOf(state, other)) : distance(one.at, other.at);

/** The points that tell in which part of the board a figure stands. @ruling rr-096 */
export const pointsOf = (state: Reading, unit: Unit): readonly Point[] =>
  read(state, 'rr-096') === 'centre' ? [unit.at] : corners(baseOf(state, unit));

/**
 * Farther apart than this, along any line, no two figures touch: each reaches at most half its
 * width and half its depth from its centre.
 */
export const APART = inches(3 / 2);

/**
 * Whether two figures may touch: all that are farther apart than `APART` do not. `more`: how far
 * one of them may come nearer.
 */
export const areNear = (one: Unit, other: Unit, more = 0): boolean =>
  Math.abs(one.at[0] - other.at[0]) <= APART + more && Math.abs(one.at[1] - other.at[1]) <= APART + more;

/**
 * Whether two figures touch: a corner is enough.
 * @clause rr.contact.needed-to-fight @ruling rr-004
 */
export function touch(state: Reading, one: Unit, other: Unit): boolean {
  if (!areNear(one, other)) return false;
  const [a, b] = [baseOf(state, one), baseOf(state, other)];
  if (read(state, 'rr-004') === 'corners-count') return areInContact(a, b);
  const shared = contact(a, b);
  return shared !== null && shared.length > 0;
}

/**
 * Whether a figure counts for its own side and for the other: one that routs belongs to no
 * formation, pins nobody and counts nowhere.
 * @ruling rr-057
 */
export const counts = (state: Reading, { condition }: Unit): boolean =>
  condition !== 'routing' || read(state, 'rr-057') === 'still-a-unit';

/** The figures that touch an enemy. @ruling rr-071 */
export const poisedIn = ({ units, readings }: Figures): readonly string[] =>
  Object.values(units)
    .filter((unit) =>
      Object.values(units).some((other) => other.side !== unit.side && touch({ readings }, unit, other)),
    )
    .map(({ id }) => id);

/**
 * The enemies that touch a figure and count. Of several contacts, two or more are meant.
 * @clause rr.volley.mod-multiple-contact rr.charge.mod-multiple-contact @ruling rr-065
 */
export const enemiesTouching = (state: Figures, unit: Unit): readonly Unit[] =>
  Object.values(state.units).filter(
    (other) => other.side !== unit.side && counts(state, other) && touch(state, unit, other),
  );
