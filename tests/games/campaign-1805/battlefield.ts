import { expect } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { engine, type Event, type Order, type State } from '../../../src/games/campaign-1805/index.ts';

const LINE = { type: 'infantry', ranks: { files: 6, ranks: 2 } } as const;

/** Two bodies of foot for each side, not yet on the table. */
export const FORCES = {
  french: { line: LINE, guards: { ...LINE, ranks: ['oooCoo', 'oooooo'], commander: 'colonel' } },
  allied: { landwehr: LINE, musketeers: { ...LINE, ranks: ['oooCoo', 'oooooo'], commander: 'captain' } },
} as const;

const BOARD = {
  size: [122, 122],
  sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
};

/** A board of a whole battle, or what is wrong with it. */
export const begun = (battle: object, more: object = {}, readings: Readings = {}) =>
  engine.start({ ...BOARD, battle, ...more }, readings);

/** A whole battle. */
export function battle(given: object, more: object = {}, readings: Readings = {}): State {
  const made = begun(given, more, readings);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** Gives orders as authors write them, one after the other; each must be allowed. */
export function play(start: State, orders: readonly object[], script: readonly Scripted[] = []) {
  const dice = scripted(script);
  let state = start;
  const events: Event[] = [];
  for (const written of orders) {
    const more = engine.resolve(state, orderOf(written, state), dice);
    events.push(...more);
    for (const event of more) {
      expect(engine.words.event(event, state)).toMatch(/^[A-Z0-9].*[.]$/);
      state = engine.apply(state, event);
    }
  }
  dice.assertSpent();
  return { state, events, types: events.map(({ type }) => type) };
}

function orderOf(written: object, state: State): Order {
  const read = engine.order(written, state);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Why an order is refused; null if it is allowed. */
export function refusal(state: State, written: object): string | null {
  const verdict = engine.judge(state, orderOf(written, state));
  if (verdict.ok) return null;
  expect(engine.words.refusal(verdict, state)).toMatch(/^[A-Z].*[.]$/);
  return verdict.reason;
}

/** The dice of a contest of the two sides. */
export const contest = (purpose: string, french: number, allied: number): readonly Scripted[] => [
  { [`${purpose}.french`]: french },
  { [`${purpose}.allied`]: allied },
];

export const DAWN = { deployment: 'dawn-of-war', objective: 'take-the-field', forces: FORCES };

/** The French win the placement roll, take the south and place first. */
export const OPEN = [{ roll: 'placing' }, { take: 'south' }, { first: 'french' }] as const;

/** A battle in which the first body is to be placed. */
export const opened = (given: object = {}, readings: Readings = {}): State =>
  play(battle({ ...DAWN, ...given }, {}, readings), OPEN, contest('placing', 9, 4)).state;

/** The first orders that are offered, until the set-up is over. */
export function setUp(start: State, dice: Parameters<typeof engine.resolve>[2]): State {
  let state = start;
  for (let n = 0; state.awaits?.kind === 'set-up' && n < 60; n += 1) {
    const [option] = engine.candidates(state);
    if (option === undefined) throw new Error(`Nothing is offered: ${JSON.stringify(state.awaits)}`);
    for (const event of engine.resolve(state, option.order, dice)) state = engine.apply(state, event);
  }
  return state;
}
