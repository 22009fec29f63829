import { add, atLeast, D6, type Dice, die, type PbClauseId, sum } from '../reasons.ts';
import type { Square } from '../../../geometry/grid.ts';
import { apply } from '../turn/apply.ts';
import { displacements, needsRoll } from './ground.ts';
import { orphaned } from '../fighting/removal.ts';
import type { Event } from '../events.ts';
import { read } from '../rulings.ts';
import { body, isCavalry, type State, type Unit, unitAt, unitsOn } from '../state.ts';
import { ALLOWANCE, CROSSED_ON } from '../tables.ts';

/** A path that was judged and allowed, with what the move along it needs. */
export interface PathToWalk {
  readonly unit: string;
  readonly path: readonly Square[];
  readonly clauses: readonly PbClauseId[];
  /** True if the first step has been rolled for already, before a Brigadier had to make room. */
  readonly resumed?: boolean;
}

/**
 * Moves a unit along its path, square by square: rolls at rivers, rides down skirmishers, displaces
 * Brigadiers. Stops at a roll that fails. Waits if the owner of a Brigadier must choose a square.
 * @clause pb.terrain.river.roll pb.terrain.river.once pb.skirmishers.ridden-down
 * pb.brigadier.displaced @ruling pb-035 pb-037 pb-038 pb-079
 */
export function walk(state: State, way: PathToWalk, dice: Dice): readonly Event[] {
  const events: Event[] = way.resumed === true ? [] : [...byRoad(state, way, dice)];
  let now = state;
  let played = 0;
  /**
   * The state after all events so far. Events are applied only when this is called, because most
   * moves never need it.
   */
  const board = (): State => {
    while (played < events.length) now = apply(now, events[played++]!);
    return now;
  };
  if (events.some((event) => event.type === 'road-lost')) return events;
  if (isClear(state, way)) return [...events, ...moved(state, way, way.path)];
  let done: Square[] = [];
  const go = (): void => {
    if (done.length > 0) events.push(...moved(board(), way, done));
    done = [];
  };
  for (const [i, to] of way.path.entries()) {
    const unit = board().units[way.unit]!;
    const from = way.path[i - 1] ?? unit.at;
    if (needsRoll(now, from, to) && !(way.resumed === true && i === 0)) {
      const roll = atRiver(unit, dice);
      if (roll.type === 'river-barred') go();
      events.push(roll);
      if (roll.type === 'river-barred') return events;
    }
    const foe = unitsOn(board(), to).find((each) => each.side !== unit.side);
    if (foe?.type === 'brigadier') {
      go();
      const squares = displacements(board(), foe);
      if (squares.length === 0) return events;
      const [only, other] = squares;
      const clauses = ['pb.brigadier.displaced'] as const;
      events.push({ type: 'brigadier-displaced', unit: foe.id, to: other === undefined ? only! : squares, clauses });
      if (other !== undefined) {
        events.push({ type: 'move-held', unit: way.unit, path: way.path.slice(i), clauses });
        return events;
      }
    } else if (foe !== undefined && isCavalry(unit)) {
      events.push(...unitsOn(now, to).flatMap((each) => (each.side === unit.side ? [] : riddenDown(now, each))));
    }
    done.push(to);
    if (foe?.type === 'skirmishers' && isCavalry(unit) && stops(board(), way, i)) break;
  }
  go();
  return events;
}

/** Whether the path has no units on it and no river to enter. This is true of most paths. */
const isClear = (state: State, { unit, path }: PathToWalk): boolean =>
  path.every((to, i) => unitAt(state, to) === undefined && !needsRoll(state, path[i - 1] ?? state.units[unit]!.at, to));

/**
 * Whether riding down skirmishers ends the move. The ruling is read only if the path goes on.
 * @ruling pb-037
 */
const stops = (state: State, { path }: PathToWalk, i: number): boolean =>
  i < path.length - 1 && read(state, 'pb-037') === 'removed-and-stop';

/** The move of a unit, or of both units of a column. */
const moved = (state: State, { unit, clauses }: PathToWalk, path: readonly Square[]): readonly Event[] =>
  body(state, state.units[unit]!).map(({ id }) => ({ type: 'unit-moved', unit: id, path, clauses }));

/** The roll on entering a river. @clause pb.terrain.river.roll */
export function atRiver(unit: Unit, dice: Dice): Event {
  const face = dice.roll(`river.${unit.id}`, D6);
  const isEntered = face >= CROSSED_ON;
  const needed = add('pb.terrain.river.roll', 'Needed to enter the river', CROSSED_ON);
  const test = atLeast(needed, isEntered ? 'river-entered' : 'river-not-entered');
  return {
    type: isEntered ? 'river-entered' : 'river-barred',
    unit: unit.id,
    reasons: [sum(unit.id, [die('pb.terrain.river.roll', 'River die', face)], test)],
    clauses: ['pb.terrain.river.roll', 'pb.terrain.river.once'],
  };
}

/**
 * The roll that a unit needs for the road bonus; only under `roads-too`.
 * @clause pb.terrain.river.once @ruling pb-080
 */
function byRoad(state: State, { unit: id, path }: PathToWalk, dice: Dice): readonly Event[] {
  const unit = state.units[id]!;
  if (path.length <= ALLOWANCE[unit.type] || read(state, 'pb-080') === 'rivers') return [];
  const face = dice.roll(`road.${id}`, D6);
  const isTaken = face >= CROSSED_ON;
  const needed = add('pb.terrain.river.once', 'Needed to use the road', CROSSED_ON);
  const test = atLeast(needed, isTaken ? 'taken' : 'lost');
  return [
    {
      type: isTaken ? 'road-taken' : 'road-lost',
      unit: id,
      reasons: [sum(id, [die('pb.terrain.river.once', 'Road die', face)], test)],
      clauses: ['pb.terrain.river.once', 'pb.terrain.road.bonus'],
    },
  ];
}

/** @clause pb.skirmishers.ridden-down */
function riddenDown(state: State, skirmishers: Unit): readonly Event[] {
  const removed: Event = {
    type: 'unit-removed',
    unit: skirmishers.id,
    reasons: [],
    clauses: ['pb.skirmishers.ridden-down'],
  };
  return [removed, ...orphaned(apply(state, removed), state, removed)];
}
