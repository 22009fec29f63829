import { completeRules } from '../contract/complete.ts';
import type { Option, Policy, Rules } from '../contract/engine.ts';
import { typedOf } from '../contract/typed.ts';
import { standing } from './boards/standing.ts';
import type { Event } from './events.ts';
import { ORDERS, type Order } from './orders.ts';
import { candidates, intent, probe } from './pointing/options.ts';
import type { Verdict } from './reasons.ts';
import type { State } from './state.ts';
import { PHASES, type Phase } from './tables.ts';
import { apply } from './turn/apply.ts';
import { settled } from './turn/awaiting.ts';
import { carryOut, prepared } from './turn/carry-out.ts';
import { judge } from './turn/judge.ts';
import { mayMeasure } from './turn/measuring.ts';
import { OUTCOMES, tally } from './turn/tally.ts';
import { words } from './words.ts';
import { seenBy, seenEvent, seenOrder, shownBy } from './writing/sealed.ts';

/** Whoever is charged stands and shoots if he can, and retreats last. */
const policy: Policy<State, Order> = {
  name: 'stands',
  says: 'These odds assume that those who are charged stand and shoot if they can; if not, they counter charge, and they retreat last.',
  choose: (_state, options) => (options.find(({ order }) => order.type === 'stand') ?? options[0]!).order,
};

/**
 * All orders that are allowed, where the list is finite: an order to move may name any place, and a
 * guess may be any number.
 */
function optionsOf(state: State): readonly Option<Order>[] | null {
  if (state.awaits?.kind === 'phase' || state.awaits?.kind === 'set-up') return null;
  const all = candidates(state);
  const isOpen = all.some(
    ({ order }) => ('to' in order ? order.to : 'guess' in order ? order.guess : undefined) !== undefined,
  );
  return isOpen ? null : all;
}

/** The rules of Campaign 1805. */
export const rules: Rules<State, Order, Event, Verdict> = completeRules<State, Order, Event, Verdict>({
  judge,
  candidates,
  probe,
  intent,
  typed: (state, order) => typedOf(ORDERS, order, state),
  carryOut,
  prepared,
  apply,
  // `completeRules` has refused any other phase.
  at: (state, { side, phase }) =>
    settled({
      ...state,
      side,
      phase: phase as Phase,
      ahead: null,
      issued: null,
      forced: null,
      reordered: null,
      reforming: [],
      since: null,
      fought: [],
    }),
  actor: ({ issued, units }) => (issued === null ? undefined : units[issued.unit]?.side),
  tally,
  standing,
  outcomes: OUTCOMES,
  policy,
  mayMeasure,
  options: optionsOf,
  seenBy,
  seenEvent,
  seenOrder,
  shownBy,
  phases: PHASES,
  words,
});
