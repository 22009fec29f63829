import { completeRules } from '../contract/complete.ts';
import type { Policy, Rules } from '../contract/engine.ts';
import { firstOption } from '../contract/odds.ts';
import { speak } from '../contract/words.ts';
import { apply } from './turn/apply.ts';
import type { Event } from './events.ts';
import { judge } from './turn/judge.ts';
import { candidates, options } from './pointing/options.ts';
import type { Order } from './orders.ts';
import { intent, probe } from './pointing/probe.ts';
import type { Verdict } from './reasons.ts';
import { carryOut } from './turn/resolve.ts';
import { isBehind } from './fighting/reroll.ts';
import type { State } from './state.ts';
import { OUTCOME, PHASES } from './tables.ts';
import { at } from './turn/phases.ts';
import { words } from './words.ts';

/**
 * The outcome of an order, as one of the game's outcome words. For a fight: the fate of the loser,
 * and whether the loser was the attacker. For anything else: the worst that happened to any unit.
 */
function wordFor(events: readonly Event[]): keyof typeof OUTCOME {
  const won = events.find((event) => event.type === 'fight-won');
  if (won === undefined) {
    const worst = WORST.find((word) => events.some((event) => event.type === `unit-${word}`));
    if (worst !== undefined) return worst === 'disrupted' ? 'shot-disrupted' : worst;
    if (events.some(({ type }) => type === 'fight-tied')) return 'tied';
    return events.some(({ type }) => type === 'river-barred' || type === 'road-lost') ? 'halted' : 'unharmed';
  }
  const fate = WORST.find((word) =>
    events.some((event) => event.type === `unit-${word}` && 'unit' in event && event.unit === won.loser),
  );
  return fate === undefined ? 'unharmed' : won.role === 'attack' ? fate : `attacker-${fate}`;
}

const WORST = ['removed', 'routed', 'disrupted'] as const;

/**
 * How players choose in odds: a side that is not ahead rerolls its lowest die, a side that is ahead
 * keeps its dice, and a winner that may step forward stays. In any other choice, the first option
 * is taken.
 */
export const policy: Policy<State, Order> = {
  name: 'reroll-when-behind',
  says: 'These odds assume that a side which is not winning rolls its lowest die again, where it may.',
  choose(state, options) {
    const orders = options.map((option) => option.order);
    const decided =
      state.fight === null
        ? orders.find((order) => order.type === 'stay')
        : orders.find((order) => order.type === (isBehind(state) ? 'reroll' : 'keep'));
    return decided ?? (firstOption.choose(state, options) as Order);
  },
};

/** The rules of Paper Bayonet, second edition: from the players' agreement to the last round. */
export const rules: Rules<State, Order, Event, Verdict> = completeRules({
  outcomes: OUTCOME,
  phases: PHASES,
  options,
  candidates,
  probe,
  intent,
  judge,
  carryOut,
  apply,
  at,
  // This game counts no losses; the word alone tells what happened to the units.
  tally: (events) => ({ word: wordFor(events), lost: {} }),
  policy,
  actor: ({ fight, units }) => (fight === null ? undefined : units[fight.attacker]!.side),
  concession: (side) => ({ type: 'concede', side }),
  words: speak(words),
});
