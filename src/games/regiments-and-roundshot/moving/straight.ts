import { corners, seenAlong, type Base } from '../../../geometry/bases.ts';
import { beyond, isOn } from '../../../geometry/edges.ts';
import { opposite, type Direction } from '../../../geometry/facings.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift, type Straight } from '../../../geometry/moves.ts';
import { span } from '../../../geometry/sweeps.ts';
import { way } from '../../../geometry/vectors.ts';
import type { Leg } from '../../table/orders/legs.ts';
import { APART, baseOf, touch } from '../formations/contact.ts';
import { refused, type Annotation, type Refused, type RrClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import { enemiesOf, friendsOf, type Meeting, type State, type Unit } from '../state.ts';
import { BOARD } from '../tables.ts';
import { firstTouch, overlapOn } from './first-touch.ts';

/** A leg as a straight one, for a figure with this facing; null for a turn, which no march has. */
export function straightOf(facing: Direction, leg: Leg): Straight | null {
  if (leg.go === 'forward') return { direction: facing, by: leg.by };
  if (leg.go === 'back') return { direction: opposite(facing), by: leg.by };
  return leg.go === 'shift' ? { direction: leg.along, by: leg.by } : null;
}

/** Two figures of opposing sides that touch, as one word. */
const pair = (unit: Unit, other: Unit): string => `${unit.id} ${other.id}`;

/** The pairs of figures that touch as they stand. */
export const touching = (state: State, units: readonly Unit[]): readonly string[] =>
  units.flatMap((unit) =>
    enemiesOf(state, unit)
      .filter((other) => touch(state, unit, other))
      .map((other) => pair(unit, other)),
  );

/** The friends of some figures that are none of them; of no figures, nobody. */
export function friendsOfAll(state: State, units: readonly Unit[]): readonly Unit[] {
  const [first] = units;
  return first === undefined ? [] : friendsOf(state, first).filter(({ id }) => !units.some((unit) => unit.id === id));
}

/**
 * The friends of some figures that stand in their way like enemies: none but by one reading.
 * @ruling rr-042
 */
export const solidTo = (state: State, units: readonly Unit[]): readonly Unit[] =>
  read(state, 'rr-042') === 'through-friends-only' ? [] : friendsOfAll(state, units);

/** How far figures go straight on together, and why no farther. */
export interface Gone {
  readonly by: Um;
  /** The enemies that they have come to touch: a move ends there. */
  readonly met: readonly Meeting[];
  /**
   * An enemy that they touched from the start, or a friend whom they may not pass, that stands in
   * their way; else null.
   */
  readonly blockedBy: string | null;
}

/**
 * Whether a figure that goes straight on may come to touch another, or may be on it: all that are
 * far aside, behind or beyond the end of the way are left out, which is measured soon.
 */
function isOnTheWay({ at }: Unit, direction: Direction, by: Um, other: Unit): boolean {
  const { ahead, right } = seenAlong(direction, way(at, other.at));
  return Math.abs(right) <= APART && ahead >= 0 - APART && ahead <= by + APART;
}

/**
 * How far figures go straight on together. All stop as soon as one of them touches an enemy that it
 * did not touch when the move began; nobody goes through an enemy, nor by one reading through a
 * friend who is not of the company that marches. The edge of the board is not looked at.
 * @clause rr.maneuver.move-order rr.contact.needed-to-fight @ruling rr-042 rr-043
 */
export function goneStraight(
  state: State,
  units: readonly Unit[],
  { direction, by, company = units }: Straight & { readonly company?: readonly Unit[] },
  touchedBefore: readonly string[],
): Gone {
  let end: number = by;
  let blockedBy: string | null = null;
  const fresh: { readonly meeting: Meeting; readonly at: Um }[] = [];
  const solid = solidTo(state, company);
  for (const unit of units)
    for (const other of [...enemiesOf(state, unit), ...solid].filter((each) => isOnTheWay(unit, direction, by, each))) {
      const wasTouched = other.side === unit.side || touchedBefore.includes(pair(unit, other));
      const at = wasTouched ? null : firstTouch(state, unit, direction, other);
      if (at !== null && at <= by) fresh.push({ meeting: { unit: unit.id, at: other.id }, at });
      const into = overlapOn(baseOf(state, unit), direction, baseOf(state, other));
      if (into === null || into[1] <= 0 || into[0] >= end) continue;
      end = Math.max(0, Math.floor(into[0]) - 2);
      if (wasTouched) blockedBy = other.id;
    }
  const first = Math.min(end, ...fresh.map(({ at }) => at));
  return {
    by: wholeUm(first),
    met: fresh.filter(({ at }) => at - first <= TOGETHER).map(({ meeting }) => meeting),
    blockedBy: first < end ? null : blockedBy,
  };
}

/** Touches at lengths that differ by no more than this happen at the same time: rounding. */
const TOGETHER = 12;

/** The figures at other places, each shifted by the same way. */
export const shiftedBy = (state: State, units: readonly Unit[], { direction, by }: Straight): readonly Unit[] =>
  units.map((unit) => ({ ...unit, at: shift(baseOf(state, unit), direction, by).at }));

/** Whether all these figures stand wholly on the board. @ruling rr-089 rr-096 */
export const areOn = (state: State, units: readonly Unit[]): boolean =>
  units.every((unit) => isOn(corners(baseOf(state, unit)), BOARD));

/** How far a figure goes straight on until its square sticks out over an edge of the board. */
export function toEdge(base: Base, direction: Direction, limit: Um): Um {
  const ends = beyond(BOARD).flatMap((outside) => {
    const over = span(corners(base), direction, outside);
    return over === null || over[1] <= 0 ? [] : [Math.max(0, over[0])];
  });
  return wholeUm(Math.min(limit, ...ends));
}

/** Refuses a way that leads through somebody. @ruling rr-042 */
export const between = (clause: RrClauseId, unit: Unit, other: Unit, shows: readonly Annotation[] = []): Refused =>
  other.side === unit.side
    ? refused(clause, 'friend-in-way', { unit: unit.id, other: other.id }, shows)
    : refused(clause, 'enemy-between', { unit: unit.id, foe: other.id }, shows);
