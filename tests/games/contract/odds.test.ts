import { D6, type Dice } from '../../../src/core/dice.ts';
import { describe, expect, test } from 'vitest';
import { written, type Fraction } from '../../../src/core/fraction.ts';
import { ofActor, ofTarget } from '../../../src/core/outcomes.ts';
import { allowed, refused } from '../../../src/core/verdicts.ts';
import type { AnyEngine, Awaiting, Awaits, EventLike, OrderLike } from '../../../src/games/contract/engine.ts';
import { isGame } from '../../../src/register/index.ts';
import { countOdds, firstOption } from '../../../src/games/contract/odds.ts';

/*
 * A game of choices: an order rolls a die, a 6 wins, and after a 1 the player may roll again as
 * often as the game allows.
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
    outcomes: { lost: ofTarget('unharmed'), won: ofTarget('destroyed') },
    judge: () => allowed('pb.a.c'),
    options: () => ['again', 'stop'].map((type) => ({ order: { type }, clauses: [] })),
    carryOut(_now: Awaiting, { type }: OrderLike, dice: Dice) {
      if (type === 'stop') return [event('stopped')];
      const die = dice.roll('die', D6);
      return [event(die === 6 ? 'won' : die === 1 ? 'may-again' : 'lost')];
    },
    apply: (now: { readonly left: number }, { type }: EventLike) =>
      state(now.left - 1, type === 'may-again' && now.left > 0),
    tally: (events: readonly EventLike[]) => ({
      word: events.some(({ type }) => type === 'won') ? 'won' : 'lost',
      lost: {},
    }),
  };
  return { ...rules, start: () => ({ ok: true, value: state(again, false) }) } as unknown as AnyEngine;
};

const odds = (again: number, policy?: typeof firstOption) => {
  const game = engine(again);
  const began = game.start(null, {});
  if (!began.ok) throw new Error('It begins');
  const { policy: name, chances } = countOdds(game, began.value, { type: 'throw' }, { policy });
  return {
    name,
    chances: Object.fromEntries(Object.entries(chances).map(([word, chance]) => [word, written(chance)])),
  };
};

describe('odds of an order after which its player may choose', () => {
  test('take the first choice unless a policy is given, and say so', () => {
    expect(odds(1)).toEqual({ name: 'first-option', chances: { lost: '29/36', won: '7/36' } });
  });

  test('take the choice of the policy', () => {
    const stop = { ...firstOption, name: 'never-again', choose: () => ({ type: 'stop' }) };
    expect(odds(1, stop)).toEqual({ name: 'never-again', chances: { lost: '5/6', won: '1/6' } });
  });

  test('say what they assume where there is no end of choices, and take one of the candidates', () => {
    const game: AnyEngine = {
      ...engine(1),
      options: () => null,
      candidates: () => [{ order: { type: 'stop' }, clauses: [] }],
    };
    const began = game.start(null, {});
    const counted = began.ok && countOdds(game, began.value, { type: 'throw' });
    expect(counted).toMatchObject({ isSwayed: true, chances: { won: { ways: 1n, of: 6n } } });
    const alone = began.ok && countOdds(game, began.value, { type: 'throw' }, { triesOthers: false });
    expect(alone).toMatchObject({ isSwayed: false, chances: { won: { ways: 1n, of: 6n } } });
  });

  test('are in the order of the game’s outcomes', () => {
    expect(Object.keys(odds(0).chances)).toEqual(['lost', 'won']);
  });

  test('are refused if choices never end', () => {
    const never = { ...firstOption, choose: () => ({ type: 'stop' }) };
    const awaits: Awaits = { sides: ['one'], kind: 'choice', orders: ['stop'], by: 'pb.a.b' };
    const game = { ...engine(99), apply: (now: Awaiting) => ({ ...now, awaits }) };
    const began = game.start(null, {});
    expect(() => began.ok && countOdds(game, began.value, { type: 'throw' }, { policy: never })).toThrow(
      'More than 32 choices follow one order',
    );
  });

  test('need an available order', () => {
    const game: AnyEngine = { ...engine(1), options: () => [] };
    const began = game.start(null, {});
    expect(() => began.ok && countOdds(game, began.value, { type: 'throw' })).toThrow(
      'A choice is awaited, but no order is offered',
    );
  });
});

/*
 * A game of losses: a die kills a piece of the other side on a 5, or two pieces on a 6. A 1 costs
 * the player a piece of their own, and lets them choose to roll once more.
 */
const losing = (): AnyEngine => {
  const event = (type: string): EventLike => ({ type, clauses: [] });
  const rules = {
    outcomes: { nothing: ofTarget('unharmed'), worse: ofActor('shaken'), better: ofTarget('shaken') },
    judge: (_now: Awaiting, { type }: OrderLike) =>
      type === 'sleep' ? refused('pb.a.b', 'awake', {}) : allowed('pb.a.c'),
    options: () => [{ order: { type: 'again' }, clauses: [] }],
    carryOut(_now: Awaiting, { type }: OrderLike, dice: Dice) {
      const face = dice.roll('die', D6);
      if (face === 1) return [event('own'), ...(type === 'throw' ? [event('may-again')] : [])];
      return [event('thrown'), ...Array.from({ length: Math.max(0, face - 4) }, () => event('other'))];
    },
    apply: (now: Awaiting, { type }: EventLike): Awaiting =>
      type === 'may-again'
        ? { ...now, awaits: { sides: ['one'], kind: 'choice', orders: ['again'], by: 'pb.a.b' } }
        : { ...now, awaits: { sides: ['one'], kind: 'phase', orders: ['throw', 'end-phase'], by: 'pb.a.c' } },
    tally(events: readonly EventLike[]) {
      const count = (type: string) => events.filter((each) => each.type === type).length;
      const [one, two] = [count('own'), count('other')];
      // The order of the sides depends on the losses, because equal tallies may have their keys in
      // a different order.
      const lost = one > two ? { one, two } : { two, one, three: 0 };
      return { word: one > two ? 'worse' : two > one ? 'better' : 'nothing', lost };
    },
  };
  return rules as unknown as AnyEngine;
};

describe('losses', () => {
  const start: Awaiting = { readings: {}, awaits: null };
  const told = (chances: Readonly<Record<string, Fraction>>) =>
    Object.fromEntries(Object.entries(chances).map(([key, chance]) => [key, written(chance)]));

  test('are counted for each side, separately from the outcomes', () => {
    const { chances, lost } = countOdds(losing(), start, { type: 'throw' });
    // Out of 36 ways: with the first die, three faces lose nothing, a 5 kills one piece of the
    // other side, a 6 kills two. After a 1 the same again, with one piece of the player’s own lost.
    expect(told(chances)).toEqual({ nothing: '19/36', worse: '4/36', better: '13/36' });
    expect(Object.keys(lost)).toEqual(['one', 'two']);
    expect(told(lost['one']!)).toEqual({ 0: '30/36', 1: '5/36', 2: '1/36' });
    expect(told(lost['two']!)).toEqual({ 0: '22/36', 1: '7/36', 2: '7/36' });
  });

  test('are empty if no side can lose a piece', () => {
    const game = engine(1);
    const began = game.start(null, {});
    expect(began.ok && countOdds(game, began.value, { type: 'throw' }).lost).toEqual({});
  });

  test('of a refused order are not counted', () => {
    expect(() => countOdds(losing(), start, { type: 'sleep' })).toThrow('Refused by pb.a.b (awake): {"type":"sleep"}');
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
