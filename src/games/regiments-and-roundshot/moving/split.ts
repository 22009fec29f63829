import type { Straight } from '../../../geometry/moves.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { facingAlong } from '../../../geometry/facings.ts';
import { mean, size, way } from '../../../geometry/vectors.ts';
import { overlaps } from '../../../geometry/bases.ts';
import { gap } from '../../../geometry/gaps.ts';
import { unpaid } from '../cards/paying.ts';
import { playCards } from '../cards/playing.ts';
import { baseOf, touch } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Refused, type Verdict } from '../reasons.ts';
import { LEAST } from '../battle/rows.ts';
import { read } from '../rulings.ts';
import { unitsIn, type State, type Unit } from '../state.ts';
import { GAP } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { isPinned } from './pinned.ts';
import { areOn, shiftedBy, touching } from './straight.ts';

/** Whether figures are one formation by themselves. */
const isConnected = (state: State, units: readonly Unit[]): boolean => {
  const [first] = units;
  const alone = { ...state, units: Object.fromEntries(units.map((unit) => [unit.id, unit])) };
  return first !== undefined && formationOf(alone, first).length === units.length;
};

const middle = (units: readonly Unit[]) => mean(units.map(({ at }) => at));

/**
 * How one part of a formation is shifted from the other: straight away along the middles of the
 * figures that touch, or by one reading of all, until the two are a tenth of an inch apart; null if
 * there is no such way, or if it is longer than an inch.
 * @ruling rr-012 rr-092
 */
function partingOf(state: State, off: readonly Unit[], rest: readonly Unit[]): Straight | null {
  const isOfAll = read(state, 'rr-092') === 'middles';
  const mine = off.filter((unit) => isOfAll || rest.some((other) => touch(state, unit, other)));
  const theirs = rest.filter((unit) => isOfAll || off.some((other) => touch(state, unit, other)));
  const by = way(middle(theirs), middle(mine));
  if (size(by) === 0) return null;
  const direction = facingAlong(by);
  const apart = (length: number): number => {
    const there = shiftedBy(state, off, { direction, by: length as Um });
    return Math.min(...there.flatMap((unit) => rest.map((other) => gap(baseOf(state, unit), baseOf(state, other)))));
  };
  // Along the way the gap only grows: the shortest shift is found by halving.
  let [short, far] = [0, 10 * GAP];
  if (apart(far) < GAP) return null;
  while (far - short > 1) {
    const half = Math.floor((short + far) / 2);
    if (apart(half) < GAP) short = half;
    else far = half;
  }
  return { direction, by: far as Um };
}

/** The two parts of a formation: those that are shifted, and those that stay. */
function partsOf(state: State, { unit, off }: Pick<OrderOf<'split'>, 'unit' | 'off'>) {
  const formation = formationOf(state, state.units[unit]!);
  return {
    off: formation.filter(({ id }) => off.includes(id)),
    rest: formation.filter(({ id }) => !off.includes(id)),
    isWithin: off.every((id) => formation.some((each) => each.id === id)),
  };
}

/**
 * Whether a formation may be parted so.
 * @clause rr.maneuver.split-order @ruling rr-012 rr-014 rr-092
 */
export function judgeSplit(state: State, order: OrderOf<'split'>): Verdict {
  const unit = state.units[order.unit]!;
  if (unit.condition === 'routing') return refused('rr.rout.continues', 'routing', { unit: unit.id });
  const { off, rest, isWithin } = partsOf(state, order);
  if (!isWithin || off.length === 0 || rest.length === 0)
    return refused('rr.maneuver.split-order', 'two-parts', { unit: unit.id });
  if (!isConnected(state, off) || !isConnected(state, rest))
    return refused('rr.maneuver.split-order', 'not-connected', { unit: unit.id });
  const small = [off, rest].map((part) => part[0]!).find(({ arm }, n) => [off, rest][n]!.length < LEAST[arm]);
  if (small !== undefined && read(state, 'rr-014') === 'always-for-splits')
    return refused('rr.maneuver.split-order', 'part-too-small', { unit: small.id, count: LEAST[small.arm] });
  return (
    (isBooked(state) ? null : noGap(state, unit, off, rest)) ??
    unpaid(state, unit.side, order.with, 'rr.maneuver.split-order') ??
    allowedShowing(
      isBooked(state)
        ? [{ kind: 'light', units: off.map(({ id }) => id) }]
        : shiftedBy(state, off, partingOf(state, off, rest)!).map(({ id, at, facing }) => ({
            kind: 'ghost',
            unit: id,
            pose: { at, facing },
          })),
      'rr.maneuver.split-order',
    )
  );
}

/** Whether the parts stay where they are, and are only booked. @ruling rr-012 */
const isBooked = (state: State): boolean => read(state, 'rr-012') === 'label';

/** Why one part cannot be shifted from the other; null if it can. @ruling rr-012 rr-092 */
function noGap(state: State, unit: Unit, off: readonly Unit[], rest: readonly Unit[]): Refused | null {
  const pinned = off.find((each) => isPinned(state, each));
  if (pinned !== undefined) return refused('rr.pinned.infantry', 'pinned-part', { unit: pinned.id });
  const parting = partingOf(state, off, rest);
  if (parting === null) return refused('rr.maneuver.split-order', 'no-gap', { unit: unit.id });
  const ends = shiftedBy(state, off, parting);
  const others = unitsIn(state).filter(({ id }) => !off.some((each) => each.id === id));
  const isOn = others.some((other) => ends.some((end) => overlaps(baseOf(state, end), baseOf(state, other))));
  const before = touching(state, off);
  return isOn || !areOn(state, ends) || touching(state, ends).some((pair) => !before.includes(pair))
    ? refused('rr.maneuver.split-order', 'no-gap', { unit: unit.id })
    : null;
}

/**
 * One part of a formation opens a gap to the other, or by one reading is booked as another.
 * @clause rr.maneuver.split-order @ruling rr-012
 */
export function split(course: Course, order: OrderOf<'split'>): void {
  const { off, rest } = partsOf(course.state, order);
  const { side } = course.state.units[order.unit]!;
  const clauses = ['rr.maneuver.split-order'] as const;
  if (isBooked(course.state)) {
    playCards(course, { side, cards: order.with, clauses });
    const apart = [off.map(({ id }) => id), rest.map(({ id }) => id)] as const;
    course.record({ type: 'formation-split', unit: order.unit, units: {}, apart, clauses });
    return;
  }
  const ends = shiftedBy(course.state, off, partingOf(course.state, off, rest)!);
  playCards(course, { side, cards: order.with, clauses });
  const units = Object.fromEntries(ends.map(({ id, at }) => [id, at]));
  course.record({ type: 'formation-split', unit: order.unit, units, clauses });
}
