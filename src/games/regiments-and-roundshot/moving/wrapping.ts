import { overlaps, seenAlong } from '../../../geometry/bases.ts';
import type { Straight } from '../../../geometry/moves.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { baseOf } from '../formations/contact.ts';
import type { Meeting, State, Unit } from '../state.ts';
import { lastFree } from './first-touch.ts';
import type { Way } from './march.ts';
import { friendsOfAll, goneStraight, shiftedBy, touching } from './straight.ts';

/** How far a figure has come, and whether contact or somebody in its way has ended its move. */
interface Gone {
  readonly unit: Unit;
  readonly path: readonly Point[];
  readonly met: readonly Meeting[];
  readonly isStopped: boolean;
}

/**
 * The way of figures of which only those stop that come to touch an enemy; the others use up their
 * move. The foremost goes first, and nobody ends on another. Null if two would end on one place.
 * @clause rr.maneuver.move-order rr.contact.needed-to-fight @ruling rr-043
 */
export function wrappedWay(state: State, going: readonly Unit[], legs: readonly Straight[]): Way | null {
  const before = touching(state, going);
  const others = friendsOfAll(state, going);
  let all: readonly Gone[] = going.map((unit) => ({ unit, path: [unit.at], met: [], isStopped: false }));
  legs.forEach((leg, n) => {
    const isLast = n === legs.length - 1;
    const after: Gone[] = all.filter(({ isStopped }) => isStopped);
    const ahead = ({ unit }: Gone): number => seenAlong(leg.direction, unit.at).ahead;
    const left = all.filter(({ isStopped }) => !isStopped).toSorted((a, b) => ahead(b) - ahead(a));
    for (const one of left) {
      const gone = goneStraight(state, [one.unit], { ...leg, company: going }, before);
      const isStopped = gone.met.length > 0 || gone.by < leg.by;
      const taken = [...others, ...after.map(({ unit }) => unit)].map((unit) => baseOf(state, unit));
      const by = isLast || isStopped ? lastFree([baseOf(state, one.unit)], leg.direction, gone.by, taken) : gone.by;
      const [unit] = shiftedBy(state, [one.unit], { direction: leg.direction, by }) as [Unit];
      after.push({ unit, path: [...one.path, unit.at], met: by === gone.by ? gone.met : [], isStopped });
    }
    all = after;
  });
  const ends = going.map(({ id }) => all.find(({ unit }) => unit.id === id)!);
  const bases = [...ends.map(({ unit }) => unit), ...others].map((unit) => baseOf(state, unit));
  const isOn = ends.some((_, n) => bases.some((base, m) => m > n && overlaps(bases[n]!, base)));
  if (isOn) return null;
  return {
    legs,
    paths: Object.fromEntries(ends.map(({ unit, path }) => [unit.id, path])),
    ends: ends.map(({ unit }) => unit),
    met: ends.flatMap(({ met }) => met),
    blockedBy: null,
    isWrapped: true,
  };
}
