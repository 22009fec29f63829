import { refused, allowed, allowedShowing, type Verdict } from '../reasons.ts';
import type { General } from '../figures/unit.ts';
import type { OrderOf } from '../orders.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { brigadesIn, brigadierOf, commands, isWithBrigade, ridersIn } from './brigades.ts';
import { orderOf } from './names.ts';
import { rideTo } from './riders.ts';

/**
 * Whether an officer may give a brigade a new order: he commands it, and the order is another one,
 * for smaller changes need none.
 * @clause dg.orders.drastic-change dg.orders.discretion @ruling dg-114
 */
function changeBarred(state: State, { unit, brigade: to, order }: OrderOf<'send' | 'call-out'>): Verdict | null {
  const officer = state.units[unit];
  const given = { unit, to };
  if (brigadesIn(state)[to] === undefined) return refused('dg.orders.drastic-change', 'no-such-brigade', given);
  if (brigadierOf(state, to)?.id === unit) return refused('dg.orders.drastic-change', 'own-brigadier', given);
  if (!commands(state, officer, to)) return refused('dg.orders.drastic-change', 'does-not-command', given);
  const brigade = brigadesIn(state)[to]!;
  return brigade.order?.label === order && brigade.read === undefined
    ? refused('dg.orders.discretion', 'not-drastic', { ...given, label: order })
    : null;
}

/**
 * A messenger is sent in the command phase. @clause dg.orders.drastic-change dg.orders.when-sent
 * @ruling dg-114
 */
export const judgeSend = (state: State, order: OrderOf<'send'>): Verdict =>
  changeBarred(state, order) ?? allowed('dg.orders.drastic-change', 'dg.orders.when-sent');

/**
 * An officer who is with a brigade calls the new order out. @clause dg.orders.shouted
 * @ruling dg-014 dg-114
 */
export function judgeCallOut(state: State, order: OrderOf<'call-out'>): Verdict {
  const no = changeBarred(state, order);
  if (no !== null) return no;
  const lit = [{ kind: 'light', units: [order.unit] }] as const;
  return isWithBrigade(state, state.units[order.unit] as General, order.brigade)
    ? allowedShowing(lit, 'dg.orders.shouted')
    : refused('dg.orders.shouted', 'too-far-to-shout', { unit: order.unit, to: order.brigade }, lit);
}

/** Every brigade has one order at the start. @clause dg.orders.general-order */
export function judgeWrite(state: State, { brigade: to, by }: OrderOf<'write'>): Verdict {
  const brigade = brigadesIn(state)[to];
  if (brigade?.side !== by) return refused('dg.orders.general-order', 'not-your-brigade', { to });
  return brigade.order === null
    ? allowed('dg.orders.general-order')
    : refused('dg.orders.general-order', 'written-already', { to });
}

/** A name that no messenger on his way has. */
function nameFor(state: State, brigade: string): string {
  const riders = ridersIn(state);
  let nth = 1;
  while (Object.hasOwn(riders, `${brigade}-${nth}`)) nth += 1;
  return `${brigade}-${nth}`;
}

/**
 * A messenger sets out from the marker of the officer; by one reading he rides at once.
 * @clause dg.orders.when-sent @ruling dg-013 dg-129
 */
export function send(course: Course, order: OrderOf<'send'>): void {
  const officer = course.state.units[order.unit]!;
  const rider = nameFor(course.state, order.brigade);
  course.record({
    type: 'order-sent',
    unit: order.unit,
    brigade: order.brigade,
    rider,
    order: orderOf(order),
    from: officer.at,
    side: order.by,
    clauses: ['dg.sequence.command-rally-actions', 'dg.orders.drastic-change', 'dg.orders.when-sent'],
  });
  if (read(course.state, 'dg-013') === 'at-once-in-command') rideTo(course, rider);
}

/** The order is changed at once. @clause dg.orders.shouted */
export function callOut(course: Course, order: OrderOf<'call-out'>): void {
  course.record({
    type: 'order-called-out',
    unit: order.unit,
    brigade: order.brigade,
    order: orderOf(order),
    side: order.by,
    clauses: ['dg.orders.shouted'],
  });
}

/** The first order of a brigade is written on its sheet. @clause dg.orders.general-order */
export const write = (course: Course, order: OrderOf<'write'>): void =>
  course.record({
    type: 'order-written',
    brigade: order.brigade,
    side: order.by,
    order: orderOf(order),
    clauses: ['dg.orders.general-order'],
  });
