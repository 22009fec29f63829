import { D6, type Dice } from '../../src/core/dice.ts';
import { describe, expect, test } from 'vitest';
import { written } from '../../src/core/fraction.ts';
import type { AnyEngine, Awaiting, Awaits, EventLike, OrderLike } from '../../src/games/engine.ts';
import { isGame } from '../../src/register/index.ts';
import { countOdds, firstOption } from '../../src/games/odds.ts';

/*
 * A game of nothing but choices: an order rolls a die, a 6 wins, and after a 1 its player may roll again as often as the game lets him.
 */
const engine = (again: number): AnyEngine => {
  const state = (left: number, choosing: boolean): Awaiting & { readonly left: number } => ({
    readings: {},
    left,
    awaits: choosing
      ? { sides: ['one'], kind: 'choice', orders: ['again', 'stop'], by: 'pb.a.b' }
      : { sides: ['one'], kind: 'phase', orders: ['throw', 'end-phase'], by: 'pb.a.c' },
  });
  const event = (type: string): EventLike => ({ type, clauses: [] });
  const rules = {
    outcomes: { lost: 'unharmed', won: 'destroyed' },
    candidates: () => ['again', 'stop'].map((type) => ({ order: { type }, clauses: [] })),
    resolve(_now: Awaiting, { type }: OrderLike, dice: Dice) {
      if (type === 'stop') return [event('stopped')];
      const die = dice.roll('die', D6);
      return [event(die === 6 ? 'won' : die === 1 ? 'may-again' : 'lost')];
    },
    apply: (now: { readonly left: number }, { type }: EventLike) =>
      state(now.left - 1, type === 'may-again' && now.left > 0),
    outcome: (events: readonly EventLike[]) => (events.some(({ type }) => type === 'won') ? 'won' : 'lost'),
  };
  return { ...rules, start: () => ({ ok: true, value: state(again, false) }) } as unknown as AnyEngine;
};

const odds = (again: number, policy?: typeof firstOption) => {
  const game = engine(again);
  const began = game.start(null, {});
  if (!began.ok) throw new Error('It begins');
  const { policy: name, chances } = countOdds(game, began.value, { type: 'throw' }, policy);
  return {
    name,
    chances: Object.fromEntries(Object.entries(chances).map(([word, chance]) => [word, written(chance)])),
  };
};

describe('odds of an order after which its player may choose', () => {
  test('take the first choice unless a policy is named, and say so', () => {
    expect(odds(1)).toEqual({ name: 'first-option', chances: { lost: '29/36', won: '7/36' } });
  });

  test('take the choice of the policy', () => {
    const stop = { ...firstOption, name: 'never-again', choose: () => ({ type: 'stop' }) };
    expect(odds(1, stop)).toEqual({ name: 'never-again', chances: { lost: '5/6', won: '1/6' } });
  });

  test('stand in the order of the game’s own outcomes', () => {
    expect(Object.keys(odds(0).chances)).toEqual(['lost', 'won']);
  });

  test('are given up where choices never end', () => {
    const never = { ...firstOption, choose: () => ({ type: 'stop' }) };
    const awaits: Awaits = { sides: ['one'], kind: 'choice', orders: ['stop'], by: 'pb.a.b' };
    const game = { ...engine(99), apply: (now: Awaiting) => ({ ...now, awaits }) };
    const began = game.start(null, {});
    expect(() => began.ok && countOdds(game, began.value, { type: 'throw' }, never)).toThrow(
      'More than 32 choices follow one order',
    );
  });

  test('need an order on offer', () => {
    const game: AnyEngine = { ...engine(1), candidates: () => [] };
    const began = game.start(null, {});
    expect(() => began.ok && countOdds(game, began.value, { type: 'throw' })).toThrow(
      'A choice is awaited, but no order is offered',
    );
  });
});

test.each([
  ['paper-bayonet', true],
  ['chess', false],
  ['constructor', false],
  ['', false],
])('%s is a game: %s', (id, is) => {
  expect(isGame(id)).toBe(is);
});
