import { expect, test } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import { engine } from '../../../src/games/campaign-1805/index.ts';
import { laws } from './laws.ts';
import { BATTLES, begun, chosen } from './whole.ts';

/** More orders than a battle of ten turns needs. */
const MOST = 900;

test.each(BATTLES.map(([name], n) => ({ name, n })))('random battles: $name', ({ n: which }) => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= 2; seed += 1) {
    const dice = seeded(seed);
    let state = begun(which);
    for (let n = 0; n < MOST && state.awaits !== null; n += 1) {
      const order = chosen(state, dice);
      expect(engine.words.order(order, state)).not.toMatch(/undefined|\{/);
      expect(engine.words.asks(state)).not.toMatch(/undefined/);
      const before = state;
      const events = engine.resolve(state, order, dice);
      for (const event of events) {
        expect(engine.words.event(event, state)).toMatch(/^[A-Z0-9].*[.]$/);
        state = engine.apply(state, event);
      }
      expect(laws.broken(state, before, events), JSON.stringify(order)).toEqual([]);
      // Nobody is lost on the way from the list to the table.
      if (before.battle!.setUp !== null && order.type === 'place')
        expect(Object.keys(state.units).length).toBe(Object.keys(before.units).length + 1);
    }
    expect(state.awaits, `battle ${seed} ends, turn ${state.turn}`).toBeNull();
    ends.add(state.battle!.over!.because);
  }
  expect(ends.size).toBeGreaterThan(0);
});
