import { neighbours, onBoard, place, type FileAndRank, square, type Square, touch } from '../../../geometry/grid.ts';
import { apply } from '../turn/apply.ts';
import { type Because, removals } from './removal.ts';
import type { Event } from '../events.ts';
import { groundBars, isFree, needsRoll } from '../moving/ground.ts';
import type { Dice, PbClauseId } from '../reasons.ts';
import { before, routed } from './rout.ts';
import { read } from '../rulings.ts';
import { body, type Edge, type Formation, type State, type Unit, unitsOn } from '../state.ts';
import { RESULT_FROM } from '../tables.ts';
import { atRiver } from '../moving/walk.ts';

/** The loser of a fight, the winner, the difference of the scores, and the reasons. */
export interface Beaten {
  readonly winner: Unit;
  readonly loser: Unit;
  readonly difference: number;
  readonly because: Because;
}

/** The direction of a push, the number of pushes before it, and the dice for rivers. */
interface Push {
  readonly direction: FileAndRank;
  readonly pushed: number;
  readonly dice: Dice;
}

/** The result of an attempt to move back: whether it worked, and its events. */
interface MoveBack {
  readonly done: boolean;
  readonly events: readonly Event[];
}

const TOWARDS: Readonly<Record<Edge, FileAndRank>> = {
  north: { file: 0, rank: 1 },
  east: { file: 1, rank: 0 },
  south: { file: 0, rank: -1 },
  west: { file: -1, rank: 0 },
};

const step = (at: Square, { file, rank }: FileAndRank): FileAndRank => ({
  file: place(at).file + file,
  rank: place(at).rank + rank,
});

/**
 * A unit or column beaten by 1 moves back one square and is turned around. It pushes friends that
 * stand behind it. If it cannot move back, it is removed.
 * @clause pb.fighting.result.disrupted pb.fighting.disrupted.push pb.fighting.disrupted.cannot-move
 * @ruling pb-062 pb-063 pb-064 pb-065 pb-077
 */
function driveBack(state: State, { loser, winner, because }: Beaten, dice: Dice): readonly Event[] {
  const reading = read(state, 'pb-062');
  if (reading === 'owner-chooses') return chooseBack(state, loser, winner, because);
  const direction =
    reading === 'toward-own-edge'
      ? TOWARDS[state.sides[loser.side]!.edge]
      : {
          file: Math.sign(place(loser.at).file - place(winner.at).file),
          rank: Math.sign(place(loser.at).rank - place(winner.at).rank),
        };
  const units = body(state, loser);
  const to = step(loser.at, direction);
  if (!onBoard(state.size, to) && read(state, 'pb-065') === 'edge-disrupt-stays')
    return disrupted(state, units, loser.at, because);
  const room = makeRoom(state, units, { direction, dice, pushed: 0 });
  const now = room.events.reduce(apply, state);
  if (!room.done) return [...room.events, ...gone(now, units, because)];
  return [...room.events, ...disrupted(now, units, square(to), because)];
}

/** Moves units back and turns them around; a routed or rallied unit only moves. */
function disrupted(
  state: State,
  units: readonly Unit[],
  to: Square | readonly Square[],
  { reasons, clauses }: Because,
): readonly Event[] {
  const all: readonly PbClauseId[] = ['pb.fighting.result.disrupted', ...clauses];
  return units.map((unit, i): Event => {
    const moved = {
      unit: unit.id,
      // If the owner must choose, only the first half of a column waits for a square. The other
      // half moves with it.
      to: typeof to === 'string' || i === 0 ? to : unit.at,
      formation: formationAfter(state, unit, to !== unit.at),
      reasons,
      clauses: all,
    };
    const worse = unit.condition === 'routed' || unit.condition === 'rallied';
    return { type: worse ? 'unit-driven-back' : 'unit-disrupted', ...moved };
  });
}

/**
 * The formation after being driven back. By the default reading a Square that moves becomes a line.
 * @clause pb.square.stationary @ruling pb-077
 */
function formationAfter(state: State, { formation }: Unit, moved: boolean): Formation {
  if (formation !== 'square') return formation;
  const reading = read(state, 'pb-077');
  return reading === 'always-kept' || (reading === 'moved-loses-fire-keeps' && !moved) ? 'square' : 'line';
}

const gone = (state: State, units: readonly Unit[], { reasons, clauses }: Because): readonly Event[] =>
  removals(state, units, { reasons, clauses: ['pb.fighting.disrupted.cannot-move', ...clauses] });

/**
 * Makes room behind these units: pushes friends there one square back in the same direction, and so
 * on behind them. `done` tells whether the units can then enter the square.
 * @clause pb.fighting.disrupted.push @ruling pb-063 pb-064
 */
function makeRoom(state: State, units: readonly Unit[], { direction, dice, pushed }: Push): MoveBack {
  const cannot: MoveBack = { done: false, events: [] };
  const [first] = units;
  const target = step(first!.at, direction);
  if (!onBoard(state.size, target)) return cannot;
  const to = square(target);
  if (units.some((unit) => groundBars(state, unit, to) !== null)) return cannot;
  const there = unitsOn(state, to);
  if (there.some((each) => each.side !== first!.side)) return cannot;
  const rolled = rollsAtRiver(state, units, to, dice);
  if (!rolled.done || there.length === 0) return rolled;
  if (pushed > 0 && read(state, 'pb-063') === 'single-push') return { ...rolled, done: false };
  const behind = makeRoom(state, there, { direction, dice, pushed: pushed + 1 });
  const now = behind.events.reduce(apply, state);
  const events = [...rolled.events, ...behind.events];
  if (behind.done) return { done: true, events: [...events, ...push(now, there, direction)] };
  const doomed = there.every(({ type }) => type !== 'brigadier') && read(state, 'pb-063') === 'pushed-removed';
  if (!doomed) return { done: false, events };
  return {
    done: true,
    events: [...events, ...removals(now, there, { reasons: [], clauses: ['pb.fighting.disrupted.push'] })],
  };
}

const push = (state: State, units: readonly Unit[], direction: FileAndRank): readonly Event[] =>
  units.map((unit) => ({
    type: 'unit-pushed',
    unit: unit.id,
    to: square(step(unit.at, direction)),
    formation: formationAfter(state, unit, true),
    clauses: ['pb.fighting.disrupted.push'],
  }));

/**
 * A river bars the way back. Only under `river-roll` may a roll open it.
 * @clause pb.terrain.river.roll @ruling pb-064
 */
function rollsAtRiver(state: State, units: readonly Unit[], to: Square, dice: Dice): MoveBack {
  if (!needsRoll(state, units[0]!.at, to)) return { done: true, events: [] };
  if (read(state, 'pb-064') === 'no-legal-entry') return { done: false, events: [] };
  const roll = atRiver(units[0]!, dice);
  return { done: roll.type === 'river-entered', events: [roll] };
}

/** @ruling pb-062 */
function chooseBack(state: State, loser: Unit, winner: Unit, because: Because): readonly Event[] {
  const units = body(state, loser);
  const free = neighbours(state.size, loser.at).filter(
    (at) => !touch(at, winner.at) && !needsRoll(state, loser.at, at) && units.every((unit) => isFree(state, unit, at)),
  );
  const [only, other] = free;
  if (only === undefined) return gone(state, units, because);
  return disrupted(state, units, other === undefined ? only : free, because);
}

/**
 * The fate of the loser of a fight and, in a column, of its other half.
 * @clause pb.fighting.result-table pb.fighting.result.disrupted pb.fighting.result.routed
 * pb.fighting.result.destroyed pb.column.shares-fight-result
 */
export function defeat(state: State, beaten: Beaten, dice: Dice): readonly Event[] {
  const { loser, difference, because: why } = beaten;
  const { reasons, clauses } = why;
  const units = body(state, loser);
  const shared: readonly PbClauseId[] = units.length > 1 ? ['pb.column.shares-fight-result'] : [];
  const because = { reasons, clauses: [...clauses, ...shared] };
  if (difference >= RESULT_FROM.destroyed)
    return removals(state, units, { reasons, clauses: ['pb.fighting.result.destroyed', ...because.clauses] });
  if (difference >= RESULT_FROM.routed) return routs(state, units, because);
  return driveBack(state, { ...beaten, because }, dice);
}

/** @clause pb.fighting.result.routed @ruling pb-065 pb-069 */
function routs(state: State, units: readonly Unit[], because: Because): readonly Event[] {
  const sum = { ...because, clauses: ['pb.fighting.result.routed', ...because.clauses] } as const;
  const [first] = units;
  const onEdge = before(state, state.sides[first!.side]!.edge, first!.at) === 0;
  if (onEdge && read(state, 'pb-065') === 'edge-rout-removes') return removals(state, units, sum);
  const events: Event[] = [];
  let now = state;
  for (const { id } of units) {
    const going = routed(now, now.units[id]!);
    const happened: readonly Event[] =
      going === null ? removals(now, [now.units[id]!], sum) : [{ type: 'unit-routed', unit: id, ...going, ...sum }];
    events.push(...happened);
    now = happened.reduce(apply, now);
  }
  return events;
}
