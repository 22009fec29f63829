import { expect } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import { overlaps } from '../../../src/geometry/bases.ts';
import { WHOLE_DECK } from '../../../src/games/regiments-and-roundshot/cards/ranks.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { baseOf } from '../../../src/games/regiments-and-roundshot/formations/contact.ts';
import { areOn } from '../../../src/games/regiments-and-roundshot/moving/straight.ts';
import { read } from '../../../src/games/regiments-and-roundshot/rulings.ts';
import { unitsIn, type State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { BOARD } from '../../../src/games/regiments-and-roundshot/tables.ts';
import { player } from './battle.ts';

const MOST = 1500;

/** Two figures of which one stands on the other; null if nobody does. */
function onAnother(state: State): string | null {
  const units = unitsIn(state);
  for (const [n, one] of units.entries())
    for (const other of units.slice(n + 1))
      if (overlaps(baseOf(state, one), baseOf(state, other))) return `${one.id} on ${other.id}`;
  return null;
}

/**
 * Whether every figure is on the board. Under one reading a figure that runs is on it while its
 * centre is, and part of it may stand over the edge. @ruling rr-104
 */
function isOnBoard(state: State): boolean {
  if (read(state, 'rr-104') !== 'centre-over-the-edge') return areOn(state, unitsIn(state));
  const [width, length] = BOARD;
  return unitsIn(state).every(({ at: [x, y] }) => x >= 0 && y >= 0 && x <= width && y <= length);
}

/** All cards, wherever they lie. */
const cardsIn = ({ hands, deck, heap }: State): readonly string[] =>
  [...Object.values(hands).flat(), ...deck, ...heap].toSorted();

/** Plays a random game to its end, or so many orders of it; every law holds after each order. */
export function randomGame(begin: State, seed: number): State {
  const dice = seeded(seed);
  const choose = player(dice);
  let state = begin;
  let orders = 0;
  const whole = WHOLE_DECK.toSorted();
  while (state.awaits !== null && orders < MOST) {
    const order = choose(state);
    const events = engine.resolve(state, order, dice);
    expect(events.length, JSON.stringify(order)).toBeGreaterThan(0);
    for (const event of events) {
      expect(event.clauses.length, event.type).toBeGreaterThan(0);
      const says = engine.words.event(event, state);
      expect(says, event.type).toMatch(/^[\p{Lu}\d].*[.]$/u);
      expect(says, event.type).not.toMatch(/undefined|null|\b\w+-\d\b/);
      state = engine.apply(state, event);
    }
    const text = JSON.stringify([seed, orders, order]);
    expect(onAnother(state), text).toBeNull();
    expect(isOnBoard(state), text).toBe(true);
    expect(cardsIn(state), text).toEqual(whole);
    orders += 1;
  }
  return state;
}
