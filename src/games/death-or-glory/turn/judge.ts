import { whyNotDue } from '../../contract/due.ts';
import { judgeCharge } from '../charging/judge.ts';
import { judgeReaction } from '../charging/answers.ts';
import { judgeRate, judgeRecover } from '../command/generals.ts';
import { judgeRally } from '../command/rally.ts';
import { judgeCallOut, judgeSend, judgeWrite } from '../command/sending.ts';
import { judgeFire } from '../firing/judge.ts';
import { judgeFight } from '../melee/judge.ts';
import { judgeMove } from '../moving/move.ts';
import type { Order } from '../orders.ts';
import { allowed, refused, type Verdict } from '../reasons.ts';
import { judgeCallIn, judgeSendOut } from '../skirmish/companies.ts';
import type { State } from '../state.ts';
import type { DgClauseId } from '../tables.ts';
import { judgeEnd } from './phases.ts';

/**
 * Whether this order is allowed on this board now. Rolls no dice. A refusal that draws nothing
 * lights the units of its order.
 */
export function judge(state: State, order: Order): Verdict {
  const verdict = judged(state, order);
  if (verdict.ok || verdict.shows.length > 0) return verdict;
  const named = [
    ...('unit' in order ? [order.unit] : []),
    ...('at' in order && order.at !== undefined ? [order.at].flat() : []),
  ];
  const units = named.filter((id) => Object.hasOwn(state.units, id));
  return units.length === 0 ? verdict : { ...verdict, shows: [{ kind: 'light', units }] };
}

/** The clauses by which some orders have a time of their own. */
const TIMES: Partial<Readonly<Record<Order['type'], DgClauseId>>> = {
  send: 'dg.orders.when-sent',
  'call-out': 'dg.orders.when-sent',
  rally: 'dg.sequence.command-rally-actions',
};

function judged(state: State, order: Order): Verdict {
  const side = 'by' in order ? order.by : 'unit' in order ? state.units[order.unit]?.side : state.awaits?.sides[0];
  const why = whyNotDue(state, order, [side]);
  if (why === 'over') return refused('dg.sequence.order', why, {});
  if (why === 'not-yours' && 'unit' in order && state.units[order.unit] === undefined)
    return refused(state.awaits!.by, 'gone', { unit: order.unit });
  if (why === 'not-now') return refused(TIMES[order.type] ?? state.awaits!.by, why, {});
  if (why !== null) return refused(state.awaits!.by, why, {});
  switch (order.type) {
    case 'roll':
      return allowed('dg.sequence.initiative');
    case 'fire':
      return judgeFire(state, order);
    case 'move':
      return judgeMove(state, order);
    case 'charge':
    case 'assault':
      return judgeCharge(state, order);
    case 'stand':
    case 'form-square':
    case 'turn-to-meet':
    case 'counter-charge':
    case 'evade':
      return judgeReaction(state, order);
    case 'fight':
      return judgeFight(state, order);
    case 'send-out':
      return judgeSendOut(state, order);
    case 'call-in':
      return judgeCallIn(state, order);
    case 'rally':
      return judgeRally(state, order);
    case 'write':
      return judgeWrite(state, order);
    case 'send':
      return judgeSend(state, order);
    case 'call-out':
      return judgeCallOut(state, order);
    case 'rate':
      return judgeRate(state, order);
    case 'recover':
      return judgeRecover(state, order);
    case 'end-phase':
      return judgeEnd(state);
  }
}
