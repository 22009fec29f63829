import { describe, expect, test } from 'vitest';
import { D6, type Dice } from '../../../src/core/dice.ts';
import { written, type Fraction } from '../../../src/core/fraction.ts';
import { ofActor, ofTarget } from '../../../src/core/outcomes.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { allowed } from '../../../src/core/verdicts.ts';
import type { AnyRules, Awaiting, EventLike, OrderLike, Policy } from '../../../src/games/contract/engine.ts';
import { countOdds, orderAfter } from '../../../src/games/contract/odds.ts';
import { oddsOf } from '../../../src/scenario/play/odds.ts';

/*
 * A game of a declared charge: it alone rolls nothing. It comes to contact on 3 or more; then the
 * other side is asked whether it stands, and a fight is won on 4 or more. A card in the other
 * side's hand makes that 6.
 */
interface State extends Awaiting {
  readonly at: 'start' | 'charging' | 'contact' | 'over';
  readonly card?: boolean;
}

const AWAITS: Readonly<Record<State['at'], Awaiting['awaits']>> = {
  start: { sides: ['one'], kind: 'phase', orders: ['charge', 'end-phase'], by: 'xx.a.b' },
  charging: { sides: ['one'], kind: 'phase', orders: ['close'], by: 'xx.a.b' },
  contact: { sides: ['two'], kind: 'reaction', orders: ['stand', 'play', 'run'], by: 'xx.a.b' },
  over: null,
};
const on = (at: State['at'], card = false): State => ({ at, card, readings: {}, awaits: AWAITS[at] });

const event = (type: string): EventLike => ({ type, clauses: [] });
function carryOut(_state: State, { type }: OrderLike, dice: Dice): readonly EventLike[] {
  if (type === 'charge') return [event('declared')];
  if (type === 'close') return [event(dice.roll('close', D6) >= 3 ? 'contact' : 'short')];
  if (type === 'run') return [event('ran')];
  return [event(dice.roll('fight', D6) >= (type === 'play' ? 6 : 4) ? 'won' : 'lost')];
}
const AFTER: Readonly<Record<string, State['at']>> = { declared: 'charging', contact: 'contact' };

const policy: Policy<State, OrderLike> = {
  name: 'stand',
  says: 'These odds assume that they stand.',
  choose: (_state, [first]) => first!.order,
  goesOn: ({ at }, _horizon, { type }) => (type === 'charge' && at === 'charging' ? { type: 'close' } : null),
  isSettled: ({ at }, horizon) => horizon === 'contact' && at === 'contact',
};

const rules = {
  outcomes: {
    short: ofActor('shaken'),
    contact: ofTarget('shaken'),
    won: ofTarget('routed'),
    lost: ofActor('routed'),
    ran: ofTarget('routed'),
    none: ofTarget('unharmed'),
  },
  horizons: [
    { id: 'contact', says: 'to contact' },
    { id: 'fight', says: 'to the end of the fight' },
  ],
  judge: () => allowed('xx.a.b'),
  options: ({ card }: State) =>
    ['stand', ...(card === true ? ['play'] : []), 'run'].map((type) => ({ order: { type }, clauses: [] })),
  carryOut,
  apply: (state: State, { type }: EventLike) => on(AFTER[type] ?? 'over', state.card),
  tally: (events: readonly EventLike[]) => ({
    word: events.findLast(({ type }) => type !== 'declared')?.type ?? 'none',
    lost: {},
  }),
  sides: () => ['one', 'two'],
  seenBy: (state: State) => state,
  policy,
  suppose: (state: State) => [
    {
      says: 'if they play a card',
      chance: { ways: 1n, of: 3n },
      state: { ...state, card: true },
      policy: {
        ...policy,
        choose: (_now: State, options: readonly { readonly order: OrderLike }[]) =>
          (options.find(({ order }) => order.type === 'play') ?? options[0]!).order,
      },
    },
  ],
  words: {
    outcome: (word: string, _shared: unknown, events: readonly EventLike[]) => ({
      says: `${word} after ${events.map(({ type }) => type).join(', ')}`,
      favours: 'actor',
    }),
    side: (id: string) => id,
    losses: 'men',
  },
} as unknown as AnyRules;

const told = (chances: Readonly<Record<string, Fraction>>) =>
  Object.fromEntries(Object.entries(chances).map(([word, chance]) => [word, written(chance)]));
const CHARGE = { type: 'charge' };

describe('odds that look farther than the order', () => {
  test('end at the horizon asked for, by default the nearest, though somebody is asked there', () => {
    expect(told(countOdds(rules, on('start'), CHARGE).chances)).toEqual({ short: '2/6', contact: '4/6' });
    const fight = countOdds(rules, on('start'), CHARGE, { horizon: 'fight' });
    expect(told(fight.chances)).toEqual({ short: '12/36', won: '12/36', lost: '12/36' });
    expect([fight.isRolled, fight.isSwayed, fight.horizon]).toEqual([true, true, 'fight']);
  });

  test('go on only from the order that began it', () => {
    expect(countOdds(rules, on('start'), { type: 'close' }).isRolled).toBe(true);
    expect(orderAfter(rules, { began: { type: 'wait' }, horizon: 'contact' }, on('charging'))).toBeNull();
  });

  test('are played as they are counted', () => {
    const played = (horizon: string, dice: Dice) => {
      const types: string[] = [];
      let state = on('start');
      for (let due: OrderLike | null = CHARGE; due !== null; due = orderAfter(rules, { began: CHARGE, horizon }, state))
        for (const each of carryOut(state, due, dice)) {
          types.push(each.type);
          state = rules.apply(state, each) as State;
        }
      return types;
    };
    expect(played('contact', scripted([{ close: 4 }]))).toEqual(['declared', 'contact']);
    expect(played('fight', scripted([{ close: 4 }, { fight: 2 }]))).toEqual(['declared', 'contact', 'lost']);
    expect(played('fight', scripted([{ close: 1 }]))).toEqual(['declared', 'short']);
  });

  test('are shown to the nearest horizon with dice; what is supposed and farther ones stand beneath', () => {
    const odds = oddsOf(rules, on('start'), CHARGE, 'one')!;
    expect([odds.horizon, odds.reach, told(odds.chances)]).toEqual([
      'contact',
      'to contact',
      { short: '2/6', contact: '4/6' },
    ]);
    expect(odds.further.map(({ says, held, chances }) => [says, held, told(chances)])).toEqual([
      ['if they play a card', { ways: 1n, of: 3n }, { short: '2/6', contact: '4/6' }],
      ['to the end of the fight', null, { short: '12/36', won: '12/36', lost: '12/36' }],
    ]);
    expect(oddsOf(rules, on('start'), CHARGE)!.further).toEqual([]);
    expect(odds.isFarther).toBe(true);
    const met = oddsOf(rules, on('contact'), { type: 'stand' }, 'one')!;
    expect(told(met.chances)).toEqual({ won: '3/6', lost: '3/6' });
    // Nothing goes on from there: no horizon is told, and none stands beneath.
    expect([met.isFarther, met.reach, met.further.map(({ says }) => says)]).toEqual([
      false,
      null,
      ['if they play a card'],
    ]);
  });

  test('have words about the first way in which dice are rolled', () => {
    expect(oddsOf(rules, on('start'), CHARGE)!.outcomes['short']!.says).toBe('short after declared, short');
  });
});

test('what is measured once is not measured for each way', () => {
  let measured = 0;
  const prepared = (state: State, order: OrderLike) => {
    measured += 1;
    return (dice: Dice) => {
      const events = carryOut(state, order, dice);
      return { events, state: events.reduce<Awaiting>((now, event) => rules.apply(now, event), state) };
    };
  };
  const fight = { horizon: 'fight' };
  const odds = countOdds({ ...rules, prepared }, on('start'), CHARGE, fight);
  expect(odds).toEqual(countOdds(rules, on('start'), CHARGE, fight));
  // The charge, its way to contact, four fights, and one of them with another answer.
  expect(measured).toBe(1 + 1 + 4 + 1);
});

describe('whether choices change the odds', () => {
  /** After a die, two choices that cancel each other: the fight is lost if just one is `other`. */
  const cancelling = {
    ...rules,
    horizons: undefined,
    policy: undefined,
    suppose: undefined,
    options: () => ['one', 'other'].map((type) => ({ order: { type }, clauses: [] })),
    carryOut: (_state: State, { type }: OrderLike, dice: Dice) =>
      type === 'charge' ? [event(dice.roll('close', D6) > 1 ? 'contact' : 'short')] : [event(type)],
    apply: (state: State, { type }: EventLike) =>
      type === 'contact'
        ? on('contact')
        : state.at === 'contact' && state.card !== true
          ? on('contact', true)
          : on('over'),
    tally: (events: readonly EventLike[]) => ({
      word: events.filter(({ type }) => type === 'other').length === 1 ? 'lost' : 'won',
      lost: {},
    }),
  } as unknown as AnyRules;

  test('is also found where two other choices would cancel each other', () => {
    const { chances, isSwayed } = countOdds(cancelling, on('start'), CHARGE);
    expect([told(chances), isSwayed]).toEqual([{ won: '6/6' }, true]);
  });
});
