import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reduced, written } from '../../../src/core/fraction.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { WHOLE_DECK } from '../../../src/games/regiments-and-roundshot/cards/ranks.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { Order } from '../../../src/games/regiments-and-roundshot/orders.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { BATTLE, begun, given } from './battle.ts';
import { board, odds, play, ride, RIDE } from './fights.ts';

const held = ride({}, {}, { hands: { french: ['king', 5], allied: [4, 9] }, heap: [6] });

describe('a side sees its own hand', () => {
  test('and of the other the backs, with all that it has not seen as the deck', () => {
    const seen = engine.seenBy(held, 'french');
    expect(seen.hands).toEqual({ french: ['king-1', '5-1'], allied: ['back', 'back'] });
    expect([seen.deck.length, seen.left, seen.heap]).toEqual([51, 49, ['6-1']]);
    expect(seen.deck).toContain('4-1');
    expect(engine.seenBy(seen, 'french')).toEqual(seen);
  });

  test('and both where they lie open', () => {
    const open = ride({}, {}, { hands: { french: [5], allied: [4] }, open: ['allied'] });
    expect(engine.seenBy(open, 'french').hands['allied']).toEqual(['4-1']);
    expect(engine.seenBy(open, 'allied').hands['french']).toEqual(['back']);
  });

  test('a card that is drawn is known to the side that draws it alone', () => {
    const state = board({ french: { gun: ['artillery', 12, 10] }, phase: 'reinforcement' });
    const { events } = play(state, [{ end: 'phase' }], [{ 'draw.french': '7-2' }, { 'draw.french': 'ace-1' }]);
    const drawn = events.find(({ type }) => type === 'card-drawn')!;
    expect(engine.words.event(drawn, state)).toBe('The French draw the Seven.');
    const theirs = engine.seenEvent!(drawn, 'allied')!;
    expect(engine.words.event(theirs, state)).toBe('The French draw a card.');
    expect(engine.seenEvent!(drawn, 'french')).toEqual(drawn);
    expect([engine.secretTo!('draw.french'), engine.secretTo!('charge.lancers')]).toEqual(['french', null]);
  });

  test('an order of the other side shows the cards that go with it, and no others', () => {
    const theirs = board({
      french: { one: ['infantry', 12, 10] },
      allied: { a: ['infantry', 12, 10.5] },
      phase: 'volley',
      side: 'allied',
      now: { hands: { french: [10], allied: [7, 9, 4] } },
    });
    const order = given(theirs, { volley: 'a', at: 'one', with: 7 });
    const shown = engine.shownBy!(theirs, order, 'french');
    expect(shown.hands['allied']).toEqual(['7-1', 'back', 'back']);
    expect(shown.deck).not.toContain('7-1');
    expect(shown.deck).toContain('9-1');
    expect(engine.judge(shown, order).ok).toBe(true);
  });
});

describe('what is supposed of the other hand', () => {
  const told = (state: State, order: Order, eyes = 'french') =>
    engine.suppose!(engine.seenBy(state, eyes), order, eyes).map((each) => {
      const { chances } = countOdds(engine, each.state, order, { policy: each.policy });
      return [
        each.says,
        each.chance === null ? null : written(reduced(each.chance)),
        Object.fromEntries(
          Object.entries(chances).flatMap(([word, chance]) =>
            chance.ways === 0n ? [] : [[word, written(reduced(chance))]],
          ),
        ),
      ] as const;
    });

  test('a charge at infantry: the exact chance of a Four, and what it would come to', () => {
    // Two cards of the 51 that have not been seen: 1 - C(47, 2) / C(51, 2).
    expect(told(held, given(held, RIDE))).toEqual([
      [
        'if they play a Four',
        '194/1275',
        {
          'actor-disrupted': '13/54',
          'actor-routed': '13/54',
          'actor-destroyed': '13/54',
          'no-effect': '1/9',
          disrupted: '1/12',
          routed: '1/12',
        },
      ],
    ]);
  });

  test('each kind of attack has its own answers', () => {
    const at = (type: 'infantry' | 'cavalry' | 'artillery', kind: 'bombardment' | 'volley' | 'charge') => {
      const arm = { bombardment: 'artillery', volley: 'infantry', charge: 'cavalry' } as const;
      const order = { bombardment: 'bombard', volley: 'volley', charge: 'charge' }[kind];
      const state = board({
        french: { one: [arm[kind], 12, 10] },
        allied: { a: [type, 12, 10.5] },
        phase: kind,
        now: { hands: { allied: [8, 8, 8] } },
      });
      return told(state, given(state, { [order]: 'one', at: 'a' })).map(([says]) =>
        says.replace('if they play a ', ''),
      );
    };
    expect([at('infantry', 'charge'), at('cavalry', 'charge'), at('artillery', 'charge')]).toEqual([
      ['Four'],
      ['Six'],
      [],
    ]);
    expect([at('infantry', 'volley'), at('cavalry', 'volley')]).toEqual([['Ten'], []]);
    expect([at('infantry', 'bombardment'), at('artillery', 'bombardment')]).toEqual([['Nine'], []]);
  });

  test('Fours that the reader holds or that lie open lower the chance; without cards there is none', () => {
    const fewer = ride({}, {}, { hands: { french: [4, 4], allied: [9, 9] }, heap: [4] });
    // One Four among 51 cards, two held: 2/51.
    expect(told(fewer, given(fewer, RIDE)).map(([, chance]) => chance)).toEqual(['2/51']);
    const none = ride({}, {}, { hands: { french: [4, 4], allied: [9, 9] }, heap: [4, 4] });
    expect(told(none, given(none, RIDE))).toEqual([]);
    const bare = ride({}, {}, { hands: { french: [5] } });
    expect(told(bare, given(bare, RIDE))).toEqual([]);
  });

  test('of the reader’s own answers: those in the hand', () => {
    const theirs = board({
      french: { one: ['infantry', 12, 10] },
      allied: { a: ['infantry', 12, 10.5] },
      phase: 'volley',
      side: 'allied',
      now: { hands: { french: [10, 4], allied: [7] } },
    });
    const order = given(theirs, { volley: 'a', at: 'one' });
    expect(told(theirs, order).map(([says, chance]) => [says, chance])).toEqual([['if you play a Ten', null]]);
    const without = engine.at({ ...theirs, hands: { french: ['4-1'], allied: [] } }, theirs);
    expect(told(without, order)).toEqual([]);
  });

  test('beside a Five that lies there already', () => {
    const state = ride({}, {}, { hands: { french: [5], allied: [9, 9] } });
    const chances = (order: Order) => told(state, order)[0]![2];
    // The Five and the Four, of three each, leave the roll as it is.
    expect(told(held, given(held, RIDE))[0]![2]).not.toEqual(odds(state, given(state, RIDE)));
    expect(chances(given(state, { ...RIDE, with: 5 }))).toEqual(odds(state, given(state, RIDE)));
  });

  test('one of them, though a second could be laid once the dice lie there', () => {
    const late = { 'rr-024': 'after-the-dice' };
    const twice = ride({}, {}, { hands: { french: [5], allied: [4, 4] } }, late);
    const once = ride({}, {}, { hands: { french: [5], allied: [4, 9] } }, late);
    const mine = (state: State) =>
      told(state, given(state, RIDE), 'allied').map(([says, , chances]) => [says, chances]);
    expect(mine(twice).map(([says]) => says)).toEqual(['if you play a Four']);
    expect(mine(twice)).toEqual(mine(once));
  });
});

test('odds end with what an order comes to: nobody rides on, or rolls for the next formation', () => {
  const isSettled = (state: State) => engine.policy!.isSettled!(state, null);
  const won = play(ride(), [RIDE], [{ 'charge.lancers': [6, 6] }]).state;
  expect([won.pending?.kind, isSettled(won), isSettled(ride())]).toEqual(['overrun', true, false]);
});

/** The same state with other cards in the hand of the Austrians, as many as before. */
function redealt(state: State, seed: number): State {
  const hidden = [...state.deck, ...state.hands['allied']!];
  const dice = seeded(seed);
  const hand: string[] = [];
  while (hand.length < state.hands['allied']!.length)
    hand.push(
      dice.draw(
        'redealt',
        hidden.filter((card) => !hand.includes(card)),
      ),
    );
  return { ...state, hands: { ...state.hands, allied: hand }, deck: hidden.filter((card) => !hand.includes(card)) };
}

const dealt = fc.record({
  cards: fc.shuffledSubarray([...WHOLE_DECK], { minLength: 8, maxLength: 8 }),
  seed: fc.nat(10_000),
});

test('states that look alike have alike candidates, odds, suppositions, strip and words', () => {
  const starts = [
    ride(),
    board({
      french: { gun: ['artillery', 12, 10], one: ['infantry', 14, 10] },
      allied: { a: ['infantry', 12, 11], b: ['infantry', 14, 10.5] },
      phase: 'bombardment',
    }),
  ];
  fc.assert(
    fc.property(dealt, fc.constantFrom(...starts), ({ cards, seed }, empty) => {
      const one: State = {
        ...empty,
        hands: { french: cards.slice(0, 4), allied: cards.slice(4) },
        deck: WHOLE_DECK.filter((card) => !cards.includes(card)),
      };
      const other = redealt(one, seed);
      const [seen, alike] = [engine.seenBy(one, 'french'), engine.seenBy(other, 'french')];
      expect(alike).toEqual(seen);
      const orders = engine.candidates(seen);
      expect(engine.candidates(one)).toEqual(orders);
      expect(engine.candidates(other)).toEqual(orders);
      expect(engine.beside!(other, 'french')).toEqual(engine.beside!(one, 'french'));
      expect(engine.words.moment(other)).toEqual(engine.words.moment(one));
      for (const { order } of orders
        .filter(({ order: each }) => each.type === 'charge' || each.type === 'bombard')
        .slice(0, 2)) {
        const tell = (state: State) =>
          engine.suppose!(engine.seenBy(state, 'french'), order, 'french').map(({ says, chance }) => [says, chance]);
        expect(tell(other)).toEqual(tell(one));
        expect(odds(alike, order)).toEqual(odds(seen, order));
        // Nobody plays a further card: the bar is the same, whatever the other side truly holds.
        expect(odds(one, order)).toEqual(odds(seen, order));
      }
    }),
    { numRuns: 15 },
  );
});

test('a draw that is seen by a side gives the board that it sees', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.constantFrom('french', 'allied'), (seed, eyes) => {
      const state = begun(BATTLE);
      const events = engine.resolve(state, { type: 'end-phase' }, seeded(seed));
      let [now, seen] = [state, engine.seenBy(state, eyes)];
      for (const event of events) {
        now = engine.apply(now, event);
        seen = engine.apply(seen, engine.seenEvent!(event, eyes)!);
        expect(engine.seenBy(seen, eyes)).toEqual(engine.seenBy(now, eyes));
      }
    }),
    { numRuns: 10 },
  );
});
