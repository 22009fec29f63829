import { whyNotDue } from '../../contract/due.ts';
import { wrongAim } from '../artillery/judge.ts';
import { judgeCallOff } from '../charging/call-off.ts';
import { judgeAnswer, judgeReceive } from '../charging/answers.ts';
import { judgeCharge } from '../charging/judge.ts';
import { isBattleOrder, judgeBattle } from '../deploying/judge.ts';
import { judgeFire } from '../firing/judge.ts';
import { targetOfShot } from '../firing/shooting.ts';
import { judgeFight } from '../melee/judge.ts';
import { judgeReform } from '../morale/reform.ts';
import type { Order } from '../orders.ts';
import { allowed, refused, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import { judgePassing } from '../moving/passing.ts';
import { judgeWriting } from '../writing/write.ts';
import { judgeEnd } from './phases.ts';

/** The side that gives an order, as far as the order tells. */
function giverOf(state: State, order: Order): readonly (string | undefined)[] {
  if (order.type === 'hand-in' || order.type === 'draw') return [order.by];
  if (isBattleOrder(order)) return [];
  if ((order.type === 'write' || order.type === 'pass-over') && state.units[order.unit]?.side !== order.by)
    return [undefined];
  return 'unit' in order ? [state.units[order.unit]?.side] : [];
}

/**
 * Whether this order is allowed on this board now. Rolls no dice. A refusal lights the bodies of
 * its order.
 */
export function judge(state: State, order: Order): Verdict {
  const verdict = judged(state, order);
  if (verdict.ok) return verdict;
  const named = [...('unit' in order ? [order.unit] : []), ...('at' in order ? [order.at] : [])];
  const units = named.flatMap((id) => (id === undefined || state.units[id] === undefined ? [] : [id]));
  return units.length === 0 ? verdict : { ...verdict, shows: [{ kind: 'light', units }, ...verdict.shows] };
}

/**
 * Whether a shot that is allowed is also aimed as it must be. @clause cf.gun.guess
 * @ruling cf-075 cf-112
 */
function aimed(state: State, order: Order, verdict: Verdict): Verdict {
  if (!verdict.ok || (order.type !== 'fire' && order.type !== 'stand')) return verdict;
  const target = targetOfShot(state, order);
  if (target === null) return verdict;
  return wrongAim(state, state.units[order.unit]!, state.units[target]!, order) ?? verdict;
}

function judged(state: State, order: Order): Verdict {
  const why = whyNotDue(state, order, giverOf(state, order), ['draw']);
  if (why === 'over') return refused('cf.turn.sequence', 'over', {});
  if (why === 'not-yours' && 'unit' in order && state.units[order.unit] === undefined)
    return refused(state.awaits!.by, 'gone', { unit: order.unit });
  if (why !== null) return refused(state.awaits!.by, why, { order: order.type });
  if (isBattleOrder(order)) return judgeBattle(state, order);
  switch (order.type) {
    case 'roll':
      return allowed('cf.initiative.roll');
    case 'keep':
    case 'give':
      return allowed('cf.initiative.pass');
    case 'write':
      return judgeWriting(state, order);
    case 'pass-over':
      return judgePassing(state, order);
    case 'hand-in':
      return allowed('cf.orders.phase-end');
    case 'charge':
      return judgeCharge(state, order);
    case 'call-off':
      return judgeCallOff(state, order);
    case 'stand':
    case 'counter':
    case 'retreat':
      return aimed(state, order, judgeAnswer(state, order.unit, order.type));
    case 'receive':
      return judgeReceive(state, order.unit);
    case 'reform':
      return judgeReform(state, order);
    case 'fire':
      return aimed(state, order, judgeFire(state, order));
    case 'fight':
      return judgeFight(state, order);
    case 'end-phase':
      return judgeEnd(state);
  }
}
