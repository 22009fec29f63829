import type { Rules } from '../engine.ts';
import { speak } from '../words.ts';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { judge } from './judge.ts';
import { candidates, options } from './options.ts';
import type { Order } from './orders.ts';
import { policy } from './policy.ts';
import { intent, probe } from './probe.ts';
import type { Verdict } from './reasons.ts';
import { carryOut, resolve } from './resolve.ts';
import type { State } from './state.ts';
import { OUTCOME, PHASES } from './tables.ts';
import { at } from './turn.ts';
import { words } from './words.ts';

/**
 * What an order came to, in the game's own words: of a fight, the fate of who lost it, and whether that was the attacker; of anything else
 * the worst that befell anybody.
 */
function wordFor(events: readonly Event[]): keyof typeof OUTCOME {
  const won = events.find((event) => event.type === 'fight-won');
  if (won === undefined) {
    const worst = WORST.find((word) => events.some((event) => event.type === `unit-${word}`));
    if (worst !== undefined) return worst;
    if (events.some(({ type }) => type === 'fight-tied')) return 'tied';
    return events.some(({ type }) => type === 'river-barred' || type === 'road-lost') ? 'halted' : 'unharmed';
  }
  const fate = WORST.find((word) =>
    events.some((event) => event.type === `unit-${word}` && 'unit' in event && event.unit === won.loser),
  );
  return fate === undefined ? 'unharmed' : won.role === 'attack' ? fate : `attacker-${fate}`;
}

const WORST = ['removed', 'routed', 'disrupted'] as const;

/** The rules of Paper Bayonet, second edition: from the roll-off to the last round. */
export const rules: Rules<State, Order, Event, Verdict> = {
  outcomes: OUTCOME,
  phases: PHASES,
  options,
  candidates,
  probe,
  intent,
  judge,
  resolve,
  carryOut,
  apply,
  moment: ({ side, phase }) => ({ side, phase }),
  at,
  // Everything lies open on the board.
  seenBy: (state) => state,
  // This game counts units, and a word says what became of each.
  tally: (events) => ({ word: wordFor(events), lost: {} }),
  policy,
  words: speak(words),
};
