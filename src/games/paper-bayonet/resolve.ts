import type { Dice } from '../../core/dice.ts';
import { apply } from './apply.ts';
import { shoot } from './effect.ts';
import type { Event } from './events.ts';
import { judgeFire } from './artillery.ts';
import { judge } from './judge.ts';
import { howFar } from './movement.ts';
import type { Order, Shot } from './orders.ts';
import { settle } from './rout.ts';
import type { State } from './state.ts';
import { endPhase } from './turn.ts';

const RULES: {
  readonly [T in Order['type']]: (state: State, order: Extract<Order, { type: T }>, dice: Dice) => readonly Event[];
} = {
  fire: shoot,
  declare: (state, { shots }, dice) => shootAll(state, shots, dice),
  move: (state, { unit, path }) => [{ type: 'unit-moved', unit, path, clauses: howFar(state.units[unit]!) }],
  place(state, order, dice) {
    const settled = settle(state, order);
    const now = settled.reduce(apply, state);
    return [...settled, ...shootAll(now, now.held, dice)];
  },
  'end-phase': (state, _order, dice) => endPhase(state, dice),
};

/** Carries out an order that `judge` allows; throws where it is refused. */
export function resolve(state: State, order: Order, dice: Dice): readonly Event[] {
  const verdict = judge(state, order);
  if (!verdict.ok) throw new Error(`Refused by ${verdict.clause} (${verdict.reason}): ${JSON.stringify(order)}`);
  const rules = RULES[order.type] as (state: State, order: Order, dice: Dice) => readonly Event[];
  return rules(state, order, dice);
}

/**
 * Shots named beforehand, one after the other; one whose target is gone or no longer to be hit is lost. They stop where the owner of a
 * routed unit must choose its square. @ruling pb-056
 */
function shootAll(state: State, shots: readonly Shot[], dice: Dice): readonly Event[] {
  const events: Event[] = [];
  let now = state;
  for (const [i, shot] of shots.entries()) {
    if (now.placing.length > 0)
      return [...events, { type: 'shots-held', shots: shots.slice(i), clauses: ['pb.artillery.optional'] }];
    // Named before anything was fired: only what has happened to its target since can spoil it.
    const still = now.units[shot.at] !== undefined && judgeFire({ ...now, deeds: {} }, { type: 'fire', ...shot }).ok;
    const played: readonly Event[] = still
      ? shoot(now, shot, dice)
      : [{ type: 'shot-lost', unit: shot.unit, target: shot.at, clauses: ['pb.artillery.optional'] }];
    events.push(...played);
    now = played.reduce(apply, now);
  }
  return events;
}
