import { apply } from './apply.ts';
import { shown } from '../pointing/attempt.ts';
import { waitingUnit } from '../battle/state.ts';
import { judgeOfBattle } from '../battle/dispatch.ts';
import { judgeCharge } from '../charging/charge.ts';
import { judgeCounterCharge } from '../charging/counter-charge.ts';
import { judgeDeclare, judgeShoot } from '../shooting/fire.ts';
import { CAN_SCREEN } from '../shooting/screens.ts';
import { judgeFollow } from '../melee/follow-up.ts';
import { type Drilled, drilledFirst, form, judgeForm } from '../moving/formations.ts';
import { judgeFight, judgeName, meleeDue } from '../melee/opponents.ts';
import { judgeMove } from '../moving/move.ts';
import type { Order, OrderOf } from '../orders.ts';
import { isOfBattle } from '../battle/orders.ts';
import { judgeRally } from '../morale/rally.ts';
import { judgeFace, judgeRout, judgeStand } from '../charging/reactions.ts';
import { entryDue } from '../battle/reinforce.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';

/** Is this order allowed on this board now? Rolls nothing. A refusal shows where it bites. */
export const judge = (state: State, order: Order): Verdict => shown(state, order, judged(state, order));

function judged(state: State, order: Order): Verdict {
  const early = notDue(state, order);
  if (early !== null) return early;
  if (isOfBattle(order)) return judgeOfBattle(state, order);
  const drilled = drilledFirst(order);
  if (drilled !== null) return judgeDrilled(state, drilled);
  switch (order.type) {
    case 'move':
      return judgeMove(state, order);
    case 'charge':
      return judgeCharge(state, order);
    case 'counter-charge':
      return judgeCounterCharge(state, order);
    case 'stand':
      return judgeStand(state, order);
    case 'rout':
      return judgeRout(state, order);
    case 'face':
      return judgeFace(state, order);
    case 'shoot':
      return judgeShoot(state, order);
    case 'declare':
      return judgeDeclare(state, order);
    case 'screen':
      return judgeScreen(state, order);
    case 'form':
      return judgeForm(state, order);
    case 'rally':
      return judgeRally(state, order);
    case 'fight':
      return judgeFight(state, order);
    case 'name':
      return judgeName(state, order);
    case 'follow':
    case 'hold':
      return judgeFollow(state, order);
    case 'end-phase':
      return meleeDue(state) ?? entryDue(state) ?? allowed(state.awaits!.by);
  }
}

/** A change of formation, and the legs after it: both must be allowed, the one after the other. @clause tt.sequence.move-phase */
function judgeDrilled(state: State, { form: first, then }: Drilled): Verdict {
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

/** An order after the end, of another phase, or for a unit of the side that is not awaited. @clause tt.victory.destroyed-count */
function notDue(state: State, order: Order): Refused | null {
  const { awaits, units } = state;
  if (awaits === null) return refused('tt.victory.destroyed-count', 'over', {});
  const sideOf = (id: string): string | undefined => (units[id] ?? waitingUnit(state, id))?.side;
  const isOthers = givenTo(order).some((id) => !awaits.sides.includes(sideOf(id) ?? ''));
  const isDue = (order.type === 'concede' || awaits.orders.includes(order.type)) && !isOthers;
  if (!isDue) return refused(awaits.by, 'not-now', { order: order.type });
  const beside = isOfBattle(order) ? undefined : named(order).find((id) => waitingUnit(state, id) !== undefined);
  return beside === undefined ? null : refused('tt.reinforce.two-rolls', 'not-called', { unit: beside });
}

/** The units that an order is given to, or that it is aimed at. */
const named = (order: Order): readonly string[] => [
  ...givenTo(order),
  ...('at' in order && typeof order.at === 'string' ? [order.at] : []),
];

/** A screen is put out or called in during the Move phase, under one reading. @clause tt.units.screened-range @ruling tt-009 */
function judgeScreen(state: State, { unit: id }: OrderOf<'screen'>): Verdict {
  const unit = state.units[id]!;
  if (read(state, 'tt-009') !== 'deployed-in-move')
    return refused('tt.units.screened-range', 'no-screens-here', { unit: id });
  if (!CAN_SCREEN.includes(unit.type)) return refused('tt.units.screened-range', 'no-screen', { unit: id });
  if (unit.disrupted) return refused('tt.state.disrupted', 'disrupted', { unit: id });
  if (unit.pinned) return refused('tt.state.pinned', 'pinned', { unit: id });
  return allowed('tt.units.screened-range');
}
