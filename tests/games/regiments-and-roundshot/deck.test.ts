import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { handOf, seenCards } from '../../../src/games/contract/hands.ts';
import {
  discarded,
  drawCards,
  drawOf,
  excess,
  missedOpportunity,
} from '../../../src/games/regiments-and-roundshot/cards/deck.ts';
import { isFace, isNumber, rankOf, WHOLE_DECK } from '../../../src/games/regiments-and-roundshot/cards/ranks.ts';
import type { Deck } from '../../../src/games/regiments-and-roundshot/state.ts';

const SIDES = ['french', 'allied'];

const start = (readings: Readings = {}): Deck => {
  const hands = Object.fromEntries(SIDES.map((side) => [side, []]));
  return { readings, generals: { french: 'famous' }, hands, deck: WHOLE_DECK, heap: [] };
};

/** Every card that lies anywhere, sorted. */
const all = ({ hands, deck, heap }: Deck): readonly string[] =>
  [...Object.values(hands).flat(), ...deck, ...heap].toSorted();

const numbers = (readings: Readings) => WHOLE_DECK.filter((card) => isNumber({ readings }, rankOf(card))).length;
const faces = (readings: Readings) => WHOLE_DECK.filter((card) => isFace({ readings }, rankOf(card))).length;

test('54 cards: 36 move a formation, and 12 let infantry charge', () => {
  expect([WHOLE_DECK.length, new Set(WHOLE_DECK).size]).toEqual([54, 54]);
  expect(WHOLE_DECK.filter((card) => card.startsWith('joker'))).toEqual(['joker-1', 'joker-2']);
  expect([numbers({}), faces({})]).toEqual([36, 12]);
  expect([numbers({ 'rr-022': 'ace-is-number' }), faces({ 'rr-022': 'ace-is-number' })]).toEqual([40, 12]);
  expect([numbers({ 'rr-022': 'ace-is-face' }), faces({ 'rr-022': 'ace-is-face' })]).toEqual([36, 16]);
});

test('a famous general draws four, a good one three, any other two', () => {
  const state = { ...start(), generals: { french: 'famous', allied: 'good' } } as const;
  expect(SIDES.map((side) => drawOf(state, side))).toEqual([4, 3]);
  expect(drawOf(start(), 'allied')).toBe(2);
  expect(drawOf(start({ 'rr-021': 'both-good' }), 'allied')).toBe(3);
});

test('an empty deck is made of the heap again, or nobody draws any more', () => {
  const held = { hands: { french: ['4-1'], allied: [] }, deck: ['9-1'], heap: ['7-1', '7-2'] };
  const { cards, sets } = drawCards({ ...start(), ...held }, 'french', 2, seeded(1));
  expect(cards[0]).toBe('9-1');
  expect(['7-1', '7-2']).toContain(cards[1]);
  expect([sets.deck.length, sets.heap]).toEqual([1, []]);
  const over = drawCards({ ...start({ 'rr-008': 'no-more-cards' }), ...held }, 'french', 2, seeded(1));
  expect([over.cards, over.sets.heap]).toEqual([['9-1'], ['7-1', '7-2']]);
  const none = drawCards({ ...start(), ...held, deck: [], heap: [] }, 'french', 2, seeded(1));
  expect(none.cards).toEqual([]);
});

test('whoever sees backs only can play on when the heap becomes the deck', () => {
  const held = { hands: { french: ['4-1'], allied: ['king-1'] }, deck: [], heap: ['7-1'] };
  const seen = seenCards({ ...start(), ...held }, 'french');
  const { cards, sets } = drawCards(seen, 'french', 5, seeded(1));
  expect(cards.length).toBe(1);
  expect([sets.left, sets.heap]).toEqual([0, []]);
});

test('cards go to the heap, in the order of play', () => {
  const state = { ...start(), hands: { french: ['4-1', '4-2', '9-1'], allied: [] }, heap: ['2-1'] };
  expect(discarded(state, 'french', ['9-1', '4-2'])).toEqual({
    hands: { french: ['4-1'], allied: [] },
    heap: ['2-1', '9-1', '4-2'],
  });
});

test('a hand keeps four cards at the end of its turn; the other hand only counts under one reading', () => {
  const five = ['2-1', '2-2', '2-3', '2-4', '3-1'];
  const hands = { french: five.slice(0, 4), allied: five.map((card) => card.replace('-', '-1')) };
  expect(excess({ ...start(), hands }, 'french')).toEqual({});
  expect(excess({ ...start(), hands }, 'allied')).toEqual({ allied: 1 });
  expect(excess({ ...start({ 'rr-082': 'all-players' }), hands }, 'french')).toEqual({ allied: 1 });
});

test('a joker takes two cards at random, or what there is', () => {
  const hands = { french: [], allied: ['4-1', '8-1', 'king-1'] };
  const { hands: left, heap } = missedOpportunity({ ...start(), hands }, 'allied', seeded(2));
  expect([handOf({ hands: left }, 'allied').length, heap.length]).toEqual([1, 2]);
  expect([...left['allied']!, ...heap].toSorted()).toEqual(['4-1', '8-1', 'king-1']);
  const one = missedOpportunity({ ...start(), hands: { french: [], allied: ['4-1'] } }, 'allied', seeded(2));
  expect(one).toEqual({ hands: { french: [], allied: [] }, heap: ['4-1'] });
});

test('however cards are drawn and discarded, none is lost or doubled, and the same dice give the same', () => {
  const acts = fc.array(fc.record({ side: fc.constantFrom(...SIDES), draw: fc.nat(6), drop: fc.nat(3) }), {
    maxLength: 40,
  });
  const played = (seed: number, turns: readonly { side: string; draw: number; drop: number }[]): Deck => {
    const dice = seeded(seed);
    return turns.reduce<Deck>((state, { side, draw, drop }) => {
      const more = { ...state, ...drawCards(state, side, draw, dice).sets };
      return { ...more, ...discarded(more, side, handOf(more, side).slice(0, drop)) };
    }, start());
  };
  fc.assert(
    fc.property(fc.nat(1000), acts, (seed, turns) => {
      const end = played(seed, turns);
      expect(all(end)).toEqual(WHOLE_DECK.toSorted());
      expect(played(seed, turns)).toEqual(end);
    }),
  );
});
