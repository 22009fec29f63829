import { corners, core, overlaps } from '../../../src/geometry/bases.ts';
import { isOn } from '../../../src/geometry/edges.ts';
import { convexPieces, overlapping } from '../../../src/geometry/outlines.ts';
import { isFacing } from '../../../src/geometry/placing.ts';
import { distance } from '../../../src/geometry/vectors.ts';
import { cost } from '../../../src/games/two-by-two/battle/army.ts';
import type { Event, State } from '../../../src/games/two-by-two/index.ts';
import { baseOf, moveOf, phasing } from '../../../src/games/two-by-two/state.ts';
import { standsOnRoad } from '../../../src/games/two-by-two/moving/roads.ts';
import { brackets, CLEAR, ENTRY, TABLE } from '../../../src/games/two-by-two/tables.ts';

/** What is wrong with the bases on a board, in sentences; empty if nothing is. */
export function brokenBases({ units }: State): readonly string[] {
  const all = Object.values(units);
  return all.flatMap((unit, n) => [
    ...(isOn(corners(baseOf(unit)), TABLE) ? [] : [`${unit.id} is off the table`]),
    ...(isFacing(unit.facing) ? [] : [`${unit.id} faces nowhere`]),
    ...all
      .slice(0, n)
      .filter((other) => overlaps(baseOf(unit), baseOf(other)))
      .map((other) => `${unit.id} stands on ${other.id}`),
  ]);
}

/** What is wrong with a battle, worked out without the rules; empty if nothing is. */
export const brokenBattle = (state: State, before: State, events: readonly Event[]): readonly string[] => [
  ...books(state),
  ...queues(state),
  ...ground(state),
  ...events.flatMap((event) => unlawful(before, event, events)),
];

/** AP are neither made nor lost: each unit of an army is on the table, waits, or is destroyed. */
function books(state: State): readonly string[] {
  const { battle, units, sides } = state;
  const all = [...Object.values(units), ...Object.values(battle!.waiting)];
  const ids = all.map(({ id }) => id);
  return [
    ...Object.keys(sides)
      .filter((side) => cost(all.filter((unit) => unit.side === side)) + battle!.lost[side]! !== battle!.worth[side])
      .map((side) => `the AP of ${side} do not add up`),
    ...(new Set(ids).size === ids.length ? [] : ['a unit is there twice']),
    ...((state.awaits === null) === (battle!.over !== null) ? [] : ['awaited after the end, or nobody before it']),
  ];
}

function queues({ battle }: State): readonly string[] {
  const queued = battle!.points.flatMap(({ queue }) => queue);
  return [
    ...(new Set(queued).size === queued.length ? [] : ['somebody waits in two queues']),
    ...queued.filter((id) => battle!.waiting[id] === undefined).map((id) => `${id} waits and is gone`),
    ...battle!.points
      .filter(({ called, queue }) => called < 0 || called > queue.length)
      .map(() => 'more are called than wait'),
    ...(battle!.points.length > 4 ? ['too many points'] : []),
  ];
}

/**
 * Only light infantry and Cossacks stand in woods or rough ground, except on a road, or under a
 * reading that lets a winner or a routing unit go there.
 */
function ground(state: State): readonly string[] {
  if (state.readings['tt-085'] === 'ground-is-taken' || state.readings['tt-058'] === 'flat') return [];
  const woods = Object.values(state.terrain).filter(({ kind }) => kind === 'woods' || kind === 'rough');
  return Object.values(state.units)
    .filter(({ type, at }) => type !== 'light' && type !== 'cossacks' && !standsOnRoad(state, at))
    .filter((unit) =>
      woods.some(({ outline }) => convexPieces(outline!).some((piece) => overlapping(core(baseOf(unit)), piece))),
    )
    .map(({ id }) => `${id} stands in woods`);
}

/** What an event did that no rule allows. */
function unlawful(before: State, event: Event, events: readonly Event[]): readonly string[] {
  if (event.type === 'unit-moved') {
    const entered = events.find((each) => each.type === 'unit-entered');
    const from = entered?.type === 'unit-entered' ? entered.from : before.units[event.unit]!;
    const unit = before.units[event.unit] ?? before.battle!.waiting[event.unit]!;
    const far = distance(from.at, event.through.at(-1)!.at);
    // A road adds up to [1]. A wheel moves the centre by less than the outer corner.
    const most = moveOf({ ...unit, ...from }) + brackets(1.01);
    const isPinned =
      unit.pinned && !(event.charge?.by === 'counter-charge' && before.readings['tt-037'] === 'only-disrupted-barred');
    return [
      ...(far > most ? [`${event.unit} went too far`] : []),
      ...(unit.disrupted ? [`${event.unit} moved while disrupted`] : []),
      ...(isPinned && far > 10 ? [`${event.unit} went away while pinned`] : []),
    ];
  }
  if (event.type === 'unit-entered') {
    const point = before.battle!.points[event.point]!;
    return distance(event.from.at, point.at) > ENTRY ? [`${event.unit} comes on too far away`] : [];
  }
  if (event.type === 'point-chosen') return chosen(before, event);
  if (event.type === 'shot-fired')
    return [
      ...(before.shot.includes(event.unit) ? [`${event.unit} shoots twice`] : []),
      // Under some readings a charged unit shoots at once.
      ...(before.units[event.unit]!.side === phasing(before) && before.pending === null
        ? [`${event.unit} shoots in its own half`]
        : []),
    ];
  if (event.type !== 'battle-ended') return [];
  return event.because === 'half-lost' && event.winner !== null && lostShare(before, event.winner) > 0.999
    ? ['the side won that was destroyed']
    : [];
}

const lostShare = ({ battle }: State, side: string): number => battle!.lost[side]! / battle!.worth[side]!;

/**
 * The points of the Defender are on their own edge. The Attacker’s points on a flank are not near
 * the Defender.
 */
function chosen({ battle, sides, units }: State, event: Event & { readonly type: 'point-chosen' }): readonly string[] {
  const isOwn = sides[event.side]!.edge === event.edge;
  if (isOwn) return [];
  if (event.side !== battle!.attacker) return [`${event.side} choose a flank, and defend`];
  const near = Object.values(units).filter((unit) => unit.side !== event.side && distance(unit.at, event.at) < CLEAR);
  return near.map(({ id }) => `the point is near ${id}`);
}
