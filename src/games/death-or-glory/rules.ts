import { completeRules } from '../contract/complete.ts';
import type { Rules } from '../contract/engine.ts';
import { standing } from './boards/standing.ts';
import { OURS } from './charts/ours.ts';
import { seenBy, seenEvent, seenOrder } from './command/hidden.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import { candidates, intent, probe } from './pointing/options.ts';
import type { Verdict } from './reasons.ts';
import type { State } from './state.ts';
import { PHASES } from './tables.ts';
import { apply } from './turn/apply.ts';
import { carryOut, prepared } from './turn/carry-out.ts';
import { judge } from './turn/judge.ts';
import { at } from './turn/phases.ts';
import { HORIZONS, policy } from './turn/policy.ts';
import { CUT, OUTCOMES, tally } from './turn/tally.ts';
import { words } from './words.ts';

/** The rules of Death or Glory! */
export const rules: Rules<State, Order, Event, Verdict> = completeRules<State, Order, Event, Verdict>({
  judge,
  candidates,
  probe,
  intent,
  carryOut,
  prepared,
  apply,
  at,
  tally,
  standing,
  charts: OURS,
  outcomes: OUTCOMES,
  cut: CUT,
  policy,
  horizons: HORIZONS,
  actor: ({ charging, units }) => {
    const charger = charging.charges.find(({ at }) => charging.due.includes(at))?.unit;
    return charger === undefined ? undefined : units[charger]?.side;
  },
  seenBy,
  seenEvent,
  seenOrder,
  phases: PHASES,
  words,
});
