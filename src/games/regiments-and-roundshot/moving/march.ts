import type { Straight } from '../../../geometry/moves.ts';
import type { Annotation } from '../../../core/annotations.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { atMost, same, wholeUm } from '../../../geometry/lengths.ts';
import { distance, type Point } from '../../../geometry/vectors.ts';
import type { Leg } from '../../table/orders/legs.ts';
import { areNear, baseOf } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { allowedShowing, refused, type Refused, type Verdict } from '../reasons.ts';
import type { Meeting, State, Unit } from '../state.ts';
import { read } from '../rulings.ts';
import type { RrClauseId } from '../tables.ts';
import { lastFree } from './first-touch.ts';
import { isSlow, type Walk } from './ground.ts';
import { holding, isPinned, pinOf, pins } from './pinned.ts';
import { greatest, hasMoved, measured, type Movers } from './reach.ts';
import { wrappedWay } from './wrapping.ts';
import { areOn, between, friendsOfAll, goneStraight, shiftedBy, straightOf, touching } from './straight.ts';

/**
 * Who of the formation of a figure may move: all that are not pinned, and have moved or not as
 * wanted; none has moved twice. Those that rout are moved by nobody. Under one reading a Jack moves
 * one figure, which leaves its formation, and by one a pinned one holds them all.
 * @clause rr.pinned.infantry rr.scale.unit-is-a-figure @ruling rr-030 rr-040 rr-044 rr-057
 */
export function moversOf(state: State, unit: Unit, haveMoved = false): Movers {
  const isAlone = haveMoved && read(state, 'rr-030') === 'single-figure';
  const formation = isAlone ? ([unit] as const) : (formationOf(state, unit) as Movers['formation']);
  if (holding(state, formation).length > 0) return { formation, going: [] };
  const going = formation.filter(
    (each) =>
      each.condition !== 'routing' &&
      !isPinned(state, each) &&
      hasMoved(state, each.id) === haveMoved &&
      !state.again.includes(each.id),
  );
  return { formation, going };
}

/** Where the legs of a march lead, as far as it goes. */
export interface Way {
  /** The straight legs as they are gone; the last one may be cut short by a contact. */
  readonly legs: readonly Straight[];
  /** The way of each figure that goes, from where it stands. */
  readonly paths: Readonly<Record<string, readonly Point[]>>;
  readonly ends: readonly Unit[];
  readonly met: readonly Meeting[];
  readonly blockedBy: string | null;
  /** Set where each figure has stopped for itself, in a free place. @ruling rr-043 */
  readonly isWrapped?: boolean;
}

/** The straight legs of a march; null if one of them is none. @ruling rr-039 */
export function straights(unit: Unit, legs: readonly Leg[]): readonly Straight[] | null {
  const all = legs.flatMap((leg) => straightOf(unit.facing, leg) ?? []);
  return all.length === legs.length ? all : null;
}

/**
 * The way of figures along straight legs: they keep their places to each other, and stop together
 * at the first contact; by one reading the others go on.
 * @clause rr.maneuver.move-order @ruling rr-039 rr-043
 */
function wayOf(state: State, going: readonly Unit[], legs: readonly Straight[]): Way {
  const wrapped = read(state, 'rr-043') === 'others-wrap' ? wrappedWay(state, going, legs) : null;
  if (wrapped !== null && hasGone(wrapped)) return wrapped;
  const before = touching(state, going);
  let ends = going;
  let met: readonly Meeting[] = [];
  let blockedBy: string | null = null;
  const gone: Straight[] = [];
  const paths = new Map<string, Point[]>(going.map(({ id, at }) => [id, [at]]));
  for (const leg of legs) {
    const stop = goneStraight(state, ends, leg, before);
    const straight = { direction: leg.direction, by: stop.by };
    ends = shiftedBy(state, ends, straight);
    gone.push(straight);
    for (const { id, at } of ends) paths.get(id)!.push(at);
    ({ met, blockedBy } = stop);
    if (stop.by < leg.by) break;
  }
  return { legs: gone, paths: Object.fromEntries(paths), ends, met, blockedBy };
}

/**
 * The same way, ended in the last place where nobody stands on a friend. @ruling rr-042
 */
function endedFree(state: State, going: readonly Unit[], way: Way): Way {
  if (way.isWrapped === true) return way;
  const friends = friendsOfAll(state, going);
  for (let n = way.legs.length; n > 0; n -= 1) {
    const before = way.legs.slice(0, n - 1).reduce((units, leg) => shiftedBy(state, units, leg), going);
    const { direction, by } = way.legs[n - 1]!;
    const others = friends.filter((friend) => before.some((unit) => areNear(unit, friend, by)));
    const free = lastFree(
      before.map((unit) => baseOf(state, unit)),
      direction,
      by,
      others.map((friend) => baseOf(state, friend)),
    );
    if (free === 0) continue;
    if (free === by && n === way.legs.length) return way;
    return wayOf(state, going, [...way.legs.slice(0, n - 1), { direction, by: free }]);
  }
  return wayOf(state, going, []);
}

/** Legs that end after this length of them all. */
const cut = (legs: readonly Straight[], length: Um): readonly Straight[] =>
  legs.reduce<{ readonly cut: readonly Straight[]; readonly left: number }>(
    ({ cut: all, left }, { direction, by }) =>
      left <= 0 ? { cut: all, left } : { cut: [...all, { direction, by: Math.min(by, left) as Um }], left: left - by },
    { cut: [], left: length },
  ).cut;

/** Whether a march may end there: by one reading also beyond the edge. @ruling rr-089 */
const mayEnd = (state: State, { ends }: Way): boolean =>
  read(state, 'rr-089') === 'exit-counts-as-lost' || areOn(state, ends);

/**
 * The way of figures along legs, as far as their move, the ground, the edge, the first contact and
 * friends at its end let them. `isOrdered`: by one reading an ordered march may leave the board.
 * `gone`: the way of each before, in the same move.
 * @ruling rr-035 rr-042 rr-043 rr-046 rr-089 rr-105
 */
export function farthestWay(
  state: State,
  movers: Movers,
  legs: readonly Straight[],
  { isOrdered = false, gone = {} }: { readonly isOrdered?: boolean; readonly gone?: Way['paths'] } = {},
): Way {
  const { going } = movers;
  const wayAt = (length: Um): Way => wayOf(state, going, cut(legs, length));
  const whole = wholeUm(legs.reduce((sum, { by }) => sum + by, 0));
  const fits = (length: Um): boolean => {
    const way = wayAt(length);
    const walks = walksOf(going, way).map(({ unit, path }) => ({ unit, path: [...(gone[unit.id] ?? []), ...path] }));
    const { used, length: most } = measured(state, movers, walks);
    return (isOrdered ? mayEnd(state, way) : areOn(state, way.ends)) && atMost(used, most);
  };
  return endedFree(state, going, wayAt(greatest(whole, fits)));
}

/**
 * The way as it is gone by those who march. If those are missing who would have met an enemy first,
 * the others go no farther than their move.
 * @ruling rr-045
 */
export const wayFor = (state: State, movers: Movers, unit: Unit, legs: readonly Leg[]): Way =>
  farthestWay(state, movers, straights(unit, legs)!, { isOrdered: true });

/**
 * Legs that end where the formation of a figure comes to touch an enemy; the same legs if it
 * touches none. @ruling rr-043
 */
export function untilContact(state: State, unit: Unit, legs: readonly Leg[]): readonly Leg[] {
  const { going } = moversOf(state, unit, hasMoved(state, unit.id));
  const straight = straights(unit, legs);
  if (straight === null) return legs;
  const { met, legs: gone } = wayOf(state, going, straight);
  if (met.length === 0) return legs;
  return gone.flatMap(({ by }, n) => {
    const leg = legs[n]!;
    return by === 0 || !('by' in leg) ? [] : [{ ...leg, by }];
  });
}

/** The ways of figures with those who go them. */
export const walksOf = (going: readonly Unit[], { paths }: Pick<Way, 'paths'>): readonly Walk[] =>
  going.map((unit) => ({ unit, path: paths[unit.id]! }));

/**
 * One of those who march that would not go the way it faces; undefined if all do. @ruling rr-039
 */
const notForward = (unit: Unit, going: readonly Unit[], legs: readonly Leg[]): Unit | undefined =>
  legs.every(({ go }) => go === 'forward')
    ? going.find(({ facing }) => facing[0] !== unit.facing[0] || facing[1] !== unit.facing[1])
    : unit;

/** What is drawn of a march: the way of the figure that leads it. */
const drawn = (unit: Unit, { paths }: Way): readonly Annotation[] => {
  const through = (paths[unit.id] ?? []).slice(1).map((at) => ({ at, facing: unit.facing }));
  if (through.length === 0) return [{ kind: 'light', units: [unit.id] }];
  return [{ kind: 'path', unit: unit.id, through: [unit.id, ...through], sense: 'move' }];
};

/**
 * Why none of a formation can go, told of one of its figures: if nothing holds it, it has moved for
 * a Jack too.
 */
function unmoved(state: State, unit: Unit): Refused {
  if (unit.condition === 'routing') return refused('rr.rout.continues', 'routing', { unit: unit.id });
  const [held = unit] = holding(state, formationOf(state, unit));
  const pin = pinOf(state, unit) ?? pinOf(state, held);
  return pin ?? refused('rr.cards.jack-second-move', 'moved-twice', { unit: unit.id });
}

/**
 * Whether the formation of a figure may go along these legs; who pays for it is judged elsewhere.
 * @clause rr.maneuver.move-order rr.formation.column-speed rr.maneuver.road-bonus
 * rr.maneuver.difficult-terrain rr.map.terrain-key rr.pinned.infantry
 * @ruling rr-035 rr-039 rr-042 rr-043 rr-044 rr-089
 */
export function judgeWay(state: State, unit: Unit, legs: readonly Leg[], isSecond = false): Verdict {
  const movers = moversOf(state, unit, isSecond);
  if (movers.going.length === 0) return unmoved(state, unit);
  const straight = straights(unit, legs);
  if (straight === null) return refused('rr.maneuver.reshape-order', 'no-turning', { unit: unit.id });
  const astray = read(state, 'rr-039') === 'forward-only' ? notForward(unit, movers.going, legs) : undefined;
  if (astray !== undefined) return refused('rr.maneuver.move-order', 'forward-only', { unit: astray.id });
  const way = wayOf(state, movers.going, straight);
  const walks = walksOf(movers.going, way);
  const { used, length, clauses } = measured(state, movers, walks);
  const slow: readonly RrClauseId[] = walks.some((walk) => isSlow(state, walk))
    ? ['rr.maneuver.difficult-terrain', 'rr.map.terrain-key']
    : [];
  if (way.blockedBy !== null)
    return between('rr.maneuver.move-order', unit, state.units[way.blockedBy]!, drawn(unit, way));
  if (!atMost(used, length))
    return refused(slow[0] ?? clauses[0]!, 'too-far', { unit: unit.id, length: used, move: length }, drawn(unit, way));
  if (!mayEnd(state, way)) return refused('rr.maneuver.move-order', 'off-board', { unit: unit.id }, drawn(unit, way));
  const ended = endedFree(state, movers.going, way);
  if (ended === way || hasGone(ended))
    return allowedShowing(drawn(unit, ended), 'rr.maneuver.move-order', ...clauses, ...slow, ...pins(state, movers));
  const other = friendAt(state, movers.going, way).id;
  return refused('rr.maneuver.move-order', 'ends-on', { unit: unit.id, other }, drawn(unit, way));
}

/**
 * The friend on whom one of these figures would stand at the end of its way: the one whose centre
 * is nearest to the end of one of them.
 */
function friendAt(state: State, going: readonly Unit[], { ends }: Way): Unit {
  const far = (friend: Unit): number => Math.min(...ends.map((end) => distance(end.at, friend.at)));
  return friendsOfAll(state, going).toSorted((a, b) => far(a) - far(b))[0]!;
}

/**
 * Whether a way has any length that can be seen: squares may slip a few micrometres into each
 * other.
 */
export const hasGone = ({ paths }: Pick<Way, 'paths'>): boolean =>
  Object.values(paths).some(([from, ...path]) => path.some((at) => !same(distance(from!, at), wholeUm(0))));
