import type { Sign } from './reasons.ts';
import type { Rules } from '../engine.ts';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { judge } from './judge.ts';
import { options } from './options.ts';
import type { Order } from './orders.ts';
import { policy } from './policy.ts';
import { resolve } from './resolve.ts';
import type { State } from './state.ts';
import { OUTCOME } from './tables.ts';
import { at } from './turn.ts';
import { words } from './words.ts';

/** What an order shows when it is allowed: a line of fire, or a way. */
function signs(state: State, given: Order): readonly Sign[] {
  if (given.type === 'fire') return [{ sign: 'sight', from: given.unit, to: given.at }];
  if (given.type === 'declare') return given.shots.map(({ unit, at }) => ({ sign: 'sight', from: unit, to: at }));
  if (given.type === 'attack' || given.type === 'form-column') {
    const to = given.type === 'attack' ? given.enemy : given.other;
    return [{ sign: 'path', from: given.unit, to }];
  }
  if (given.type === 'leave-column' && given.to !== null) return [{ sign: 'path', from: given.unit, to: given.to }];
  if (given.type !== 'move' && given.type !== 'charge') return [];
  const squares = [state.units[given.unit]!.at, ...given.path];
  return given.path.map((to, i) => ({ sign: 'path', from: squares[i]!, to }));
}

/**
 * What an order came to, in the game's own words: of a fight, the fate of who lost it, and whether that was the attacker; of anything else
 * the worst that befell anybody.
 */
function outcome(events: readonly Event[]): string {
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
export const rules: Rules<State, Order, Event> = {
  outcomes: OUTCOME,
  options,
  judge,
  resolve,
  apply,
  moment: ({ side, phase }) => ({ side, phase }),
  at,
  outcome,
  signs,
  policy,
  words,
};
