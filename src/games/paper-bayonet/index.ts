import type { Sign } from './reasons.ts';
import type { Engine } from '../engine.ts';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { judge } from './judge.ts';
import { options } from './options.ts';
import { order, type Order } from './orders.ts';
import { resolve } from './resolve.ts';
import { READINGS } from './rulings.ts';
import { start } from './setup.ts';
import type { State } from './state.ts';
import { OUTCOME, PHASES } from './tables.ts';
import { at } from './turn.ts';
import { words } from './words.ts';

export type { Event, Order, State };

/** What an order shows when it is allowed: a line of fire, or a way. */
function signs(state: State, given: Order): readonly Sign[] {
  if (given.type === 'fire') return [{ sign: 'sight', from: given.unit, to: given.at }];
  if (given.type === 'declare') return given.shots.map(({ unit, at }) => ({ sign: 'sight', from: unit, to: at }));
  if (given.type !== 'move') return [];
  const squares = [state.units[given.unit]!.at, ...given.path];
  return given.path.map((to, i) => ({ sign: 'path', from: squares[i]!, to }));
}

/** The worst that befell anybody, in the game's own words. */
function outcome(events: readonly Event[]): string {
  const worst = Object.keys(OUTCOME).findLastIndex((word) => events.some((event) => event.type === `unit-${word}`));
  return Object.keys(OUTCOME)[Math.max(0, worst)]!;
}

/** The engine of Paper Bayonet, second edition: whole turns, of which the artillery phase is complete. */
export const paperBayonet: Engine<State, Order, Event> = {
  id: 'paper-bayonet',
  prefix: 'pb',
  phases: PHASES,
  outcomes: OUTCOME,
  readings: READINGS,
  start,
  order,
  options,
  judge,
  resolve,
  apply,
  moment: ({ side, phase }) => ({ side, phase }),
  at,
  outcome,
  signs,
  words,
};
