import { judgeFire } from '../artillery/fire.ts';
import { judgeDeclare } from '../artillery/volley.ts';
import { judgeAgree } from '../before/agree.ts';
import { judgeDeploy, judgeEdges } from '../before/deployment.ts';
import { judgeObjective } from '../before/markers.ts';
import { judgeMuster, judgeMustered } from '../before/muster.ts';
import { whyNotDue } from '../../contract/due.ts';
import { judgeConcede } from './ending.ts';
import { judgeAttack } from '../fighting/attack.ts';
import { judgeFollow } from '../fighting/follow.ts';
import { judgePlace } from '../fighting/placing.ts';
import { judgeKeep, judgeReroll } from '../fighting/reroll.ts';
import { judgeCharge } from '../formations/charge.ts';
import {
  judgeFormColumn,
  judgeFormSquare,
  judgeLeaveColumn,
  judgeLeaveSquare,
} from '../formations/column-and-square.ts';
import { judgeMove } from '../moving/move.ts';
import { shown } from '../pointing/attempt.ts';
import type { Order, OrderOf } from '../orders.ts';
import { judgeEnd } from './phases.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import { type State, WAITS_BY } from '../state.ts';

/**
 * Judges an order: first whether the game waits for this type of order from this side, then by the
 * rules of the type.
 */
export const judge = (state: State, order: Order): Verdict => shown(state, order, judged(state, order));

function judged(state: State, order: Order): Verdict {
  const barred = notDue(state, order);
  if (barred !== null) return barred;
  const rules = RULES[order.type] as (state: State, order: Order) => Verdict;
  return rules(state, order);
}

const RULES: { readonly [T in Order['type']]: (state: State, order: OrderOf<T>) => Verdict } = {
  fire: judgeFire,
  declare: judgeDeclare,
  move: judgeMove,
  charge: judgeCharge,
  'form-column': judgeFormColumn,
  'leave-column': judgeLeaveColumn,
  'form-square': judgeFormSquare,
  'leave-square': judgeLeaveSquare,
  attack: judgeAttack,
  reroll: judgeReroll,
  keep: judgeKeep,
  advance: judgeFollow,
  stay: judgeFollow,
  place: judgePlace,
  'end-phase': judgeEnd,
  concede: judgeConcede,
  agree: judgeAgree,
  muster: judgeMuster,
  mustered: judgeMustered,
  'roll-off': () => allowed('pb.deploy.roll-off'),
  'choose-edges': judgeEdges,
  objective: judgeObjective,
  deploy: judgeDeploy,
};

/** Orders that may be given at any time. */
const ALWAYS: readonly Order['type'][] = ['concede'];

/**
 * Why this order is not due: the game is over, this is not the time for it, or its units are not of
 * the active side.
 * @clause pb.victory.game-end pb.turn.active-side
 */
function notDue(state: State, order: Order): Refused | null {
  const { mine, others } = named(order);
  const sides = mine.map((id) => state.units[id]?.side);
  const why = whyNotDue(state, order, sides, ALWAYS);
  if (why === 'over') return refused('pb.victory.game-end', 'game-over', {});
  if (why === 'not-now') return wrongMoment(state, order);
  const gone = [...mine, ...others].find((id) => state.units[id] === undefined);
  if (gone !== undefined) return refused('pb.turn.active-side', 'not-on-board', { unit: gone });
  if (why === null) return null;
  const foreign = mine.find((id) => state.units[id]!.side !== state.side)!;
  return refused('pb.turn.active-side', 'not-your-turn', { unit: foreign, side: state.side });
}

/**
 * A refusal that says what the game waits for instead of this order.
 * @clause pb.turn.phase-order pb.fighting.result.routed pb.fighting.result.disrupted
 * pb.brigadier.displaced
 * @ruling pb-066 pb-062 pb-038
 */
function wrongMoment(state: State, order: Order): Refused {
  const [waits] = state.placing;
  if (waits !== undefined) return refused(WAITS_BY[waits.why], 'place-first', { unit: waits.unit });
  const decides = state.fight?.due[0];
  if (decides !== undefined) return refused('pb.fighting.heavy-reroll-order', 'reroll-first', { unit: decides });
  if (state.advance !== null) return refused('pb.fighting.result-table', 'advance-first', { unit: state.advance.unit });
  if (order.type === 'place') return refused('pb.fighting.result.routed', 'nothing-to-place', { unit: order.unit });
  if (order.type === 'reroll' || order.type === 'keep')
    return refused('pb.fighting.heavy-reroll', 'nothing-to-reroll', { unit: order.unit });
  return refused('pb.turn.phase-order', 'wrong-phase', { order: order.type, phase: state.phase });
}

/** The types of order that a player gives to units of the active side. */
const GIVEN: readonly Order['type'][] = [
  'fire',
  'charge',
  'attack',
  'form-column',
  'move',
  'leave-column',
  'form-square',
  'leave-square',
];

/** The ids of the units to which an order is given, and of the other units that it names. */
interface OrderUnits {
  readonly mine: readonly string[];
  readonly others: readonly string[];
}

function named(order: Order): OrderUnits {
  if (order.type === 'declare')
    return { mine: order.shots.map(({ unit }) => unit), others: order.shots.map(({ at }) => at) };
  if (!GIVEN.includes(order.type) || !('unit' in order)) return NOBODY;
  const mine = [order.unit];
  if (order.type === 'fire' || order.type === 'charge') return { mine, others: [order.at] };
  if (order.type === 'attack') return { mine, others: [order.enemy] };
  return { mine, others: order.type === 'form-column' ? [order.other] : [] };
}

const NOBODY: OrderUnits = { mine: [], others: [] };
