import { ofTargets } from '../../../../../../core/outcomes.ts';
import { completeRules } from '../../../../../../games/contract/complete.ts';
import { whyNotDue } from '../../../../../../games/contract/due.ts';
import type { Rules } from '../../../../../../games/contract/engine.ts';
import type { Event } from './events.ts';
import { judgeMove, move } from './moving/moving.ts';
import type { Order } from './orders.ts';
import { pointing } from './pointing/pointing.ts';
import { allowed, refused, type Dice, type Verdict } from './reasons.ts';
import { judgeShot, shoot } from './shooting/shooting.ts';
import type { State } from './state.ts';
import { PHASES, type Phase } from './tables.ts';
import { apply } from './turn/applied.ts';
import { begun, endPhase } from './turn/sequence.ts';
import { words } from './words.ts';

/** Whether an order is allowed now, and by which clauses. @clause ng.move.once ng.shoot.once */
function judge(state: State, order: Order): Verdict {
  const side = order.type === 'end-phase' ? state.side : state.units[order.unit]?.side;
  const why = whyNotDue(state, order, [side]);
  if (why === 'over') return refused('ng.turn.length', why, {});
  if (why !== null) return refused('ng.turn.sequence', why, {});
  if (order.type === 'end-phase') return allowed('ng.turn.sequence');
  const { type, unit } = order;
  if (state.done.includes(unit)) return refused(`ng.${type}.once`, 'done', { unit });
  return type === 'move' ? judgeMove(state, order) : judgeShot(state, order);
}

/** Plays an order that is allowed. */
function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  if (order.type === 'end-phase') return endPhase(state);
  return order.type === 'move' ? move(state, order) : shoot(state, order, dice);
}

/** The rules of this game. */
export const rules: Rules<State, Order, Event, Verdict> = completeRules({
  ...pointing(judge),
  carryOut,
  apply,
  words,
  phases: PHASES,
  outcomes: ofTargets({ safe: 'unharmed', hit: 'destroyed' }),
  // `completeRules` has refused any other phase.
  at: (state: State, { side, phase }) => begun(state, { side, phase: phase as Phase, turn: state.turn }),
  tally(events) {
    const lost = events.find(({ type }) => type === 'unit-destroyed');
    if (lost?.type !== 'unit-destroyed') return { word: 'safe', lost: {} };
    return { word: 'hit', lost: { [lost.side]: 1 } };
  },
});
