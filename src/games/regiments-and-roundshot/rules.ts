import { completeRules } from '../contract/complete.ts';
import type { Rules } from '../contract/engine.ts';
import { BACK, secretDraw, seenCards, shownCards } from '../contract/hands.ts';
import { speak } from '../contract/words.ts';
import { standing } from './boards/standing.ts';
import { secretLoss } from './cards/deck.ts';
import { askBetween } from './cards/own-turn.ts';
import { beside } from './cards/strip.ts';
import { policy, suppose } from './cards/suppose.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import { candidates } from './pointing/options.ts';
import { intent, probe } from './pointing/probe.ts';
import type { Dice, Verdict } from './reasons.ts';
import { read } from './rulings.ts';
import { foeOf, type State } from './state.ts';
import { outcomes, PHASES } from './tables.ts';
import { apply } from './turn/apply.ts';
import { Course } from './turn/course.ts';
import { ruleFor } from './turn/dispatch.ts';
import { judge } from './turn/judge.ts';
import { at } from './turn/phases.ts';
import { tally } from './turn/tally.ts';
import { words } from './words.ts';

/**
 * The cards as a side may know them: its own hand, and an open heap or under one reading only how
 * many lie there. What it does not see may be in the deck.
 * @ruling rr-090 rr-098
 */
function seenBy(state: State, side: string): State {
  const seen = seenCards(state, side);
  if (read(state, 'rr-090') === 'open') return seen;
  const hidden = seen.heap.filter((card) => card !== BACK);
  return { ...seen, heap: seen.heap.map(() => BACK), deck: [...seen.deck, ...hidden].toSorted() };
}

/** The side whose order has stopped for an answer; undefined if no order has. */
function actor(state: State): string | undefined {
  const { pending, units, owner } = state;
  if (pending === null) return undefined;
  if (pending.kind === 'between') return foeOf(state, pending.side);
  if (pending.kind === 'cards') return units[pending.what.unit]!.side;
  return owner;
}

/** The events of an order that `judge` has allowed on this board. */
function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  const course = new Course(state);
  ruleFor(order).carryOut(course, order, dice);
  if (!['pass', 'ask-always', 'ask-holders'].includes(order.type)) askBetween(course);
  return course.events;
}

/**
 * An event as a side may know it: a card that the other side draws lies face down, and under one
 * reading those that it discards unplayed.
 * @ruling rr-090 rr-098
 */
function seenEvent(event: Event, side: string): Event {
  if (!('side' in event) || event.side === side) return event;
  if (event.type === 'card-drawn') return event.isOpen === true ? event : { ...event, card: BACK };
  const isHidden = event.type === 'cards-discarded' && event.isClosed === true;
  return isHidden ? { ...event, cards: event.cards.map(() => BACK) } : event;
}

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
  seenBy,
  seenEvent,
  secretTo: (purpose) => secretDraw(purpose) ?? secretLoss(purpose),
  shownBy: (state, order, side) => shownCards(seenBy(state, side), state, 'with' in order ? order.with : []),
  asking: ({ isAlwaysAsked: isAlways = false }) => ({
    isAlways,
    change: { type: isAlways ? 'ask-holders' : 'ask-always' },
  }),
  anywhere: ['evade', 'arrive'],
  phases: PHASES,
  words: speak(words),
});
