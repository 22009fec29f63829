import { completeRules } from '../contract/complete.ts';
import type { Policy, Rules } from '../contract/engine.ts';
import { firstOption } from '../contract/odds.ts';
import { speak } from '../contract/words.ts';
import { apply } from './turn/apply.ts';
import type { Event } from './events.ts';
import { ruleFor } from './turn/dispatch.ts';
import { judge } from './turn/judge.ts';
import { candidates } from './pointing/options.ts';
import type { Order } from './orders.ts';
import { beside } from './battle/points.ts';
import { intent, probe } from './pointing/probe.ts';
import { drilledFirst, form } from './moving/formations.ts';
import type { Dice, Verdict } from './reasons.ts';
import { standing } from './boards/standing.ts';
import type { State } from './state.ts';
import { outcomes, PHASES } from './tables.ts';
import { tally } from './turn/tally.ts';
import { at } from './turn/phases.ts';
import { words } from './words.ts';

/**
 * How players choose while odds are counted: the first of the candidates, which is the likeliest
 * answer.
 */
const policy: Policy<State, Order> = {
  name: 'stand-and-hold',
  choose: (state, options) => firstOption.choose(state, options) as Order,
  says: 'These odds assume that a charged unit stands, that a side names whoever fights best, and that a winner stays where it is if it may.',
};

/** The side whose order has stopped for an answer; undefined if no order has. */
const actor = ({ pending, side }: State): string | undefined => (pending === null ? undefined : side);

/** The events of an order that `judge` has allowed on this board. */
function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  const drilled = drilledFirst(order);
  if (drilled === null) return ruleFor(order).carryOut(state, order, dice);
  const formed = form(state, drilled.form);
  return [...formed, ...(drilled.then === null ? [] : carryOut(formed.reduce(apply, state), drilled.then, dice))];
}

/** The rules of 2 by 2: moves, charges, rallies, shooting, melees and whole battles. */
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
  actor,
  standing,
  concession: (side) => ({ type: 'concede', side }),
  phases: PHASES,
  words: speak(words),
});
