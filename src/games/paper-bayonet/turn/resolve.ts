import type { Dice } from '../reasons.ts';
import { agree } from '../before/agree.ts';
import { apply } from './apply.ts';
import { foesTouching, judgeFire } from '../artillery/fire.ts';
import { charge } from '../formations/charge.ts';
import { formColumn, formSquare, leaveColumn, leaveSquare } from '../formations/column-and-square.ts';
import { shoot } from '../artillery/effect.ts';
import { armyGone, conceded } from './ending.ts';
import type { Event } from '../events.ts';
import { fight, keep, reroll } from '../fighting/fight.ts';
import { clausesOfWay } from '../moving/move.ts';
import { muster, mustered } from '../before/muster.ts';
import type { Order, OrderOf, Shot } from '../orders.ts';
import { begin, chooseEdges, deploy, placeObjective, rollOff } from '../before/deployment.ts';
import { removals } from '../fighting/retreat.ts';
import { settle } from '../fighting/rout.ts';
import { read } from '../rulings.ts';
import { body, findUnit, type State, unitsIn } from '../state.ts';
import { endPhase } from './phases.ts';
import { walk } from '../moving/walk.ts';

const RULES: {
  readonly [T in Order['type']]: (state: State, order: OrderOf<T>, dice: Dice) => readonly Event[];
} = {
  fire: shoot,
  declare: (state, { shots }, dice) => shootAll(state, shots, dice),
  move: (state, order, dice) => walk(state, { ...order, clauses: clausesOfWay(state, order) }, dice),
  charge,
  'form-column': formColumn,
  'leave-column': leaveColumn,
  'form-square': formSquare,
  'leave-square': leaveSquare,
  attack: fight,
  reroll,
  keep: (state, _order, dice) => keep(state, dice),
  advance: (state) =>
    body(state, state.units[state.advance!.unit]!).map(({ id }) => ({
      type: 'unit-advanced',
      unit: id,
      to: state.advance!.path[0]!,
      clauses: ['pb.fighting.result-table'],
    })),
  stay: ({ advance }) => [{ type: 'advance-declined', unit: advance!.unit, clauses: ['pb.fighting.result-table'] }],
  place(state, order, dice) {
    const settled = settle(state, order);
    return [...settled, ...goOn(state, settled.reduce(apply, state), dice)];
  },
  'end-phase': (state, _order, dice) => endPhase(state, dice),
  concede: (state, { side }) => [conceded(state, side)],
  agree,
  muster,
  mustered,
  'roll-off': (state, _order, dice) => rollOff(state, dice),
  'choose-edges': chooseEdges,
  objective: (state, order, dice) => begin(state, placeObjective(state, order), dice),
  deploy: (state, order, dice) => begin(state, deploy(state, order), dice),
};

/** Carries out an order that was judged on this state and allowed; returns what happened. */
export function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  const rules = RULES[order.type] as (state: State, order: Order, dice: Dice) => readonly Event[];
  const events = rules(state, order, dice);
  const lost = caught(state, events);
  const all = lost.length === 0 ? events : [...events, ...lost];
  const removed = all.some((event) => event.type === 'unit-removed');
  return removed ? [...all, ...armyGone(all.reduce(apply, state))] : all;
}

/** Goes on with what waited for a unit to be placed: the rest of a move, or of the declared shots. */
function goOn({ underway }: State, now: State, dice: Dice): readonly Event[] {
  if (now.placing.length > 0) return [];
  if (underway === null) return shootAll(now, now.held, dice);
  return walk(now, { ...underway, clauses: ['pb.movement.directions'], resumed: true }, dice);
}

/**
 * Under one reading a routed unit that an enemy touches is removed. This is asked whenever an order has brought a unit to another square, of
 * either side and in whatever way.
 * @clause pb.rally.who @ruling pb-068
 */
function caught(state: State, events: readonly Event[]): readonly Event[] {
  const isAnyRouted = findUnit(state, (unit) => unit.condition === 'routed') !== undefined;
  if (!isAnyRouted && !events.some((event) => event.type === 'unit-routed')) return [];
  const now = events.reduce(apply, state);
  if (now.placing.length > 0 || unitsIn(now).every(({ id, at }) => state.units[id]!.at === at)) return [];
  const touched = unitsIn(now).filter((unit) => unit.condition === 'routed' && foesTouching(now, unit).length > 0);
  if (touched.length === 0 || read(state, 'pb-068') !== 'helpless') return [];
  const armed = touched.filter((unit) => unit.type !== 'brigadier');
  return removals(now, armed, { reasons: [], clauses: ['pb.rally.who'] });
}

/**
 * Fires declared shots one after the other. A shot is lost if its target is gone or may no longer be fired at. The rest waits while the
 * owner of a routed unit must choose its square.
 * @ruling pb-056
 */
function shootAll(state: State, shots: readonly Shot[], dice: Dice): readonly Event[] {
  const events: Event[] = [];
  let now = state;
  for (const [i, shot] of shots.entries()) {
    if (now.placing.length > 0)
      return [...events, { type: 'shots-held', shots: shots.slice(i), clauses: ['pb.artillery.optional'] }];
    // The shots were declared before any was fired, so what the guns have done this turn must not count against them.
    const still = now.units[shot.at] !== undefined && judgeFire({ ...now, deeds: {} }, { type: 'fire', ...shot }).ok;
    const played: readonly Event[] = still
      ? shoot(now, shot, dice)
      : [{ type: 'shot-lost', unit: shot.unit, target: shot.at, clauses: ['pb.artillery.optional'] }];
    events.push(...played);
    now = played.reduce(apply, now);
  }
  return events;
}
