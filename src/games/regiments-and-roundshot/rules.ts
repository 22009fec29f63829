import { completeRules } from '../contract/complete.ts';
import type { Rules } from '../contract/engine.ts';
import { secretDraw, seenCards, shownCards } from '../contract/hands.ts';
import { speak } from '../contract/words.ts';
import { standing } from './boards/standing.ts';
import { beside } from './cards/strip.ts';
import { policy, suppose } from './cards/suppose.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import { candidates } from './pointing/options.ts';
import { intent, probe } from './pointing/probe.ts';
import type { Dice, Verdict } from './reasons.ts';
import type { State } from './state.ts';
import { outcomes, PHASES } from './tables.ts';
import { apply } from './turn/apply.ts';
import { Course } from './turn/course.ts';
import { ruleFor } from './turn/dispatch.ts';
import { judge } from './turn/judge.ts';
import { at } from './turn/phases.ts';
import { tally } from './turn/tally.ts';
import { words } from './words.ts';

/** What stands for a card that a side does not see. */
const BACK = 'back';

/** The side whose order has stopped for an answer; undefined if no order has. */
function actor({ pending, units, owner }: State): string | undefined {
  if (pending === null) return undefined;
  if (pending.kind === 'cards') return units[pending.what.unit]!.side;
  return owner;
}

/** The events of an order that `judge` has allowed on this board. */
function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  const course = new Course(state);
  ruleFor(order).carryOut(course, order, dice);
  return course.events;
}

/**
 * An event as a side may know it: a card that the other side draws lies face down.
 * @ruling rr-098
 */
const seenEvent = (event: Event, side: string): Event =>
  event.type === 'card-drawn' && event.side !== side ? { ...event, card: BACK } : event;

/** The rules of Regiments & Roundshot. */
export const rules: Rules<State, Order, Event, Verdict> = completeRules<State, Order, Event, Verdict>({
  judge,
  candidates,
  probe,
  beside,
  intent,
  carryOut,
  apply,
  at,
  tally,
  outcomes,
  policy,
  suppose,
  actor,
  standing,
  seenBy: seenCards,
  seenEvent,
  secretTo: secretDraw,
  shownBy: (state, order, side) => shownCards(seenCards(state, side), state, 'with' in order ? order.with : []),
  anywhere: ['evade', 'arrive'],
  phases: PHASES,
  words: speak(words),
});
