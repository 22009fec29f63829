import { corners, overlaps } from '../../../src/geometry/bases.ts';
import { isOn } from '../../../src/geometry/edges.ts';
import { baseOf } from '../../../src/games/death-or-glory/figures/base.ts';
import { isBody, isGeneral } from '../../../src/games/death-or-glory/figures/unit.ts';
import type { Event, State } from '../../../src/games/death-or-glory/index.ts';
import { mayShare } from '../../../src/games/death-or-glory/moving/way.ts';
import { unitsIn } from '../../../src/games/death-or-glory/state.ts';
import { QUARTERS } from '../../../src/games/death-or-glory/tables.ts';

/** The men of a side, and those that it began with. */
const menOf = (state: State, side: string): readonly [now: number, start: number] =>
  unitsIn(state)
    .filter(isBody)
    .filter((body) => body.side === side)
    .reduce(([now, start], body) => [now + body.men, start + body.start], [0, 0]);

/** Men come back to no side, though companies go out and return; nor do riders become more. */
const risen = (state: State, before: State): readonly string[] =>
  Object.keys(state.sides).flatMap((side) => {
    const [is, was] = [menOf(state, side), menOf(before, side)];
    const isMore = is[0] > was[0] || is[1] > was[1];
    const generals = (of: State): number => unitsIn(of).filter((unit) => isGeneral(unit) && unit.side === side).length;
    return [
      ...(isMore ? [`the men of ${side} rise from ${was.join(' of ')} to ${is.join(' of ')}`] : []),
      ...(generals(state) > generals(before) ? [`a general of ${side} out of nowhere`] : []),
    ];
  });

/** Nobody changes who is named in no event. */
function changedUnnamed(state: State, before: State, events: readonly Event[]): readonly string[] {
  const named = JSON.stringify(events);
  return unitsIn(before).flatMap((unit) => {
    const isSame = JSON.stringify(state.units[unit.id]) === JSON.stringify(unit);
    return isSame || named.includes(`"${unit.id}"`) ? [] : [`${unit.id} has changed without an event`];
  });
}

/**
 * Nobody spends more than a turn on what was begun before, nor moves or fires after the other, but
 * who was in skirmish order by then, or answers a charge.
 */
function overspent({ done }: State, before: State): readonly string[] {
  const spent = Object.entries(done.busy).filter(([, quarters]) => quarters > QUARTERS + 0.001);
  const both = (before.phase === 'charges-declared' ? [] : done.fired).filter((id) => {
    const [unit, was] = [before.units[id], before.done];
    const isNew = !was.fired.includes(id) || !was.moved.includes(id);
    return (
      isNew && done.moved.includes(id) && unit !== undefined && isBody(unit) && unit.formation !== 'skirmish-order'
    );
  });
  return [
    ...spent.map(([id, quarters]) => `${id} has spent ${quarters} quarters`),
    ...both.map((id) => `${id} has fired and moved`),
  ];
}

/** What is wrong with a state that these events led to from `before`. */
export function broken(state: State, before: State, events: readonly Event[]): readonly string[] {
  const all = unitsIn(state);
  return [
    ...all.flatMap((unit) => (isBody(unit) && unit.men <= 0 ? [`${unit.id} has no men`] : [])),
    ...all.flatMap((unit) =>
      isBody(unit) && !isOn(corners(baseOf(state, unit)), state.size) ? [`${unit.id} is off the table`] : [],
    ),
    ...all.flatMap((unit, n) =>
      all
        .slice(0, n)
        .filter((other) => !mayShare(state, unit, other) && !isGeneral(unit) && !isGeneral(other))
        .filter((other) => overlaps(baseOf(state, unit), baseOf(state, other)))
        .map((other) => `${unit.id} on ${other.id}`),
    ),
    ...risen(state, before),
    ...changedUnnamed(state, before, events),
    ...overspent(state, before),
  ];
}
