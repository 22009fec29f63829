import { paymentOf } from '../cards/paying.ts';
import { playCards } from '../cards/playing.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Dice, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';
import { announce } from '../turn/announced.ts';
import type { Course } from '../turn/course.ts';
import { goOn } from '../turn/going-on.ts';
import { evasionOf } from './evade.ts';
import { judgeWay } from './march.ts';
import { hasMoved } from './reach.ts';

/** Whether a march is one of figures that have moved already in this turn. @ruling rr-030 */
const isSecond = (state: State, { unit }: { readonly unit: string }): boolean => hasMoved(state, unit);

/**
 * Whether the formation of a figure may march so: it has a way, and a card that pays for it.
 * @clause rr.maneuver.move-order rr.cards.ace-move rr.cards.jack-second-move
 * rr.cards.jack-two-formations
 */
export function judgeMarch(state: State, order: OrderOf<'march'>): Verdict {
  const unit = state.units[order.unit]!;
  if (order.legs.length === 0) return refused('rr.maneuver.move-order', 'no-legs', { unit: unit.id });
  const payment = paymentOf(state, unit, order.with, isSecond(state, order));
  if ('ok' in payment) return payment;
  const way = judgeWay(state, unit, order.legs, isSecond(state, order));
  return way.ok ? { ...way, clauses: [...new Set([...way.clauses, ...payment.clauses])] } : way;
}

/**
 * A card is laid down for a march, and the march is announced.
 * @clause rr.maneuver.move-order @ruling rr-027
 */
export function orderMarch(course: Course, order: OrderOf<'march'>, dice: Dice): void {
  const { state } = course;
  const unit = state.units[order.unit]!;
  const payment = paymentOf(state, unit, order.with, isSecond(state, order));
  if ('ok' in payment) return;
  const { card, isDouble, clauses } = payment;
  playCards(course, {
    side: unit.side,
    cards: card === null ? [] : [card],
    clauses: clauses.length > 0 ? clauses : ['rr.maneuver.move-order'],
  });
  announce(course, { kind: 'march', unit: unit.id, legs: order.legs, paid: isDouble ? card : null });
  goOn(course, dice);
}

/**
 * Whether the owner of a march may go on with it, or call it off: some of the formation have just
 * failed to march.
 * @clause rr.maneuver.fail-to-march @ruling rr-045
 */
export const judgeGoOn = ({ pending }: State, { unit }: OrderOf<'go-on' | 'call-off'>): Verdict =>
  pending?.kind === 'march' && pending.what.unit === unit
    ? allowedShowing([{ kind: 'light', units: pending.going }], 'rr.maneuver.fail-to-march')
    : refused('rr.maneuver.fail-to-march', 'not-asked', { unit });

/** Cavalry announces how far it withdraws, and the other side may stop it. @ruling rr-027 rr-046 */
export function orderEvasion(course: Course, { unit, far }: OrderOf<'evade'>, dice: Dice): void {
  const { state } = course;
  const { pending } = state;
  if (pending?.kind !== 'evade') return;
  const most = evasionOf(state, state.units[unit]!, state.units[pending.from]!)!;
  const { from, units, onward } = pending;
  announce(course, {
    kind: 'evasion',
    unit,
    way: { direction: most.direction, by: far },
    from,
    others: units.filter((id) => id !== unit),
    ...(onward !== undefined && { onward }),
  });
  goOn(course, dice);
}
