import { whyNotDue } from '../../contract/due.ts';
import { BATTLE_ORDERS } from '../battle/orders.ts';
import { type FormThenMove, drilledFirst, form, judgeForm } from '../moving/formations.ts';
import type { Order } from '../orders.ts';
import { shown } from '../pointing/attempt.ts';
import { refused, type Refused, type Verdict } from '../reasons.ts';
import { FORMATIONS, type State, waitingUnit } from '../state.ts';
import { apply } from './apply.ts';
import { ruleFor } from './dispatch.ts';

/**
 * Whether this order is allowed on this board now. Rolls no dice. A refusal shows its cause on the
 * board.
 */
export const judge = (state: State, order: Order): Verdict => shown(state, order, judged(state, order));

function judged(state: State, order: Order): Verdict {
  const early = notDue(state, order) ?? unmeant(order);
  if (early !== null) return early;
  const drilled = drilledFirst(order);
  return drilled === null ? ruleFor(order).judge(state, order) : judgeDrilled(state, drilled);
}

/**
 * Judges a change of formation and then the legs that follow it; both must be allowed.
 * @clause tt.sequence.move-phase
 */
function judgeDrilled(state: State, { form: first, then }: FormThenMove): Verdict {
  const formed = judgeForm(state, first);
  if (!formed.ok || then === null) return formed;
  const moved = judged(form(state, first).reduce(apply, state), then);
  return moved.ok ? { ...moved, clauses: [...new Set([...formed.clauses, ...moved.clauses])] } : moved;
}

/** The units that an order is given to. */
const givenTo = (order: Order): readonly string[] => {
  if (order.type === 'declare') return order.shots.map(({ unit }) => unit);
  return 'unit' in order ? [order.unit] : [];
};

/**
 * Refuses an order after the end of the battle, an order of another phase, and one for a unit of
 * the side that is not awaited. Refuses also an order that names a unit off the table, unless it is
 * an order only of whole battles.
 * @clause tt.victory.destroyed-count
 */
function notDue(state: State, order: Order): Refused | null {
  const sides = givenTo(order).map((id) => (state.units[id] ?? waitingUnit(state, id))?.side);
  const why = whyNotDue(state, order, sides, ['concede']);
  if (why === 'over') return refused('tt.victory.destroyed-count', 'over', {});
  if (why !== null) return refused(state.awaits!.by, 'not-now', { order: order.type });
  const beside = isOfBattle(order) ? undefined : named(order).find((id) => waitingUnit(state, id) !== undefined);
  return beside === undefined ? null : refused('tt.reinforce.two-rolls', 'not-called', { unit: beside });
}

/**
 * Refuses an order that no file and no hand can give, but that may come from elsewhere: a way
 * without legs, or a formation that does not exist.
 */
function unmeant(order: Order): Refused | null {
  if ('legs' in order && order.type !== 'enter' && order.legs.length === 0)
    return refused('tt.units.move-column', 'no-legs', { unit: order.unit });
  return order.type === 'form' && !FORMATIONS.includes(order.into)
    ? refused('tt.sequence.move-phase', 'no-formation', { unit: order.unit })
    : null;
}

const isOfBattle = ({ type }: Order): boolean => Object.hasOwn(BATTLE_ORDERS, type);

/** The units that an order is given to, or that it is aimed at. */
const named = (order: Order): readonly string[] => [
  ...givenTo(order),
  ...('at' in order && typeof order.at === 'string' ? [order.at] : []),
];
