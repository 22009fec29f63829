import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduced, written } from '../../../src/core/fraction.ts';
import { seeded } from '../../../src/core/seeded.ts';
import {
  drawn,
  handBeside,
  handOf,
  holding,
  holds,
  kindOf,
  played,
  secretDraw,
  seenCards,
  shownCards,
  type Cards,
} from '../../../src/games/contract/hands.ts';

const HIDDEN = ['four-1', 'nine-1', 'four-2', 'two-1', 'king-1'];

/** Red holds the first two of these cards, and the rest are the deck. */
const dealt = ([one, other, ...deck]: readonly string[]): Cards => ({
  hands: { blue: ['six-1', 'five-1'], red: [one!, other!] },
  deck,
});
const cards = dealt(HIDDEN);
const deals = fc.shuffledSubarray(HIDDEN, { minLength: 5, maxLength: 5 }).map(dealt);

test('a side sees its own hand, and the hidden cards may lie in any way', () => {
  const seen = seenCards(cards, 'blue');
  expect(seen.hands).toEqual({ blue: ['six-1', 'five-1'], red: ['back', 'back'] });
  expect([seen.deck, seen.left]).toEqual([HIDDEN.toSorted(), 3]);
  fc.assert(
    fc.property(deals, (each) => {
      expect(seenCards(each, 'blue')).toEqual(seen);
    }),
  );
});

test('what is seen again is the same, also after a draw', () => {
  const seen = seenCards(cards, 'blue');
  expect(seenCards(seen, 'blue')).toEqual(seen);
  const later = { ...seen, ...drawn(seen, 'blue', seeded(1))!.sets };
  expect(later.left).toBe(2);
  expect(seenCards(later, 'blue')).toEqual(later);
});

test('an open hand is seen, and a board without cards stays as it is', () => {
  const open = { ...cards, open: ['red'] };
  expect(seenCards(open, 'blue').hands).toEqual(cards.hands);
  const none: Cards = {};
  expect(seenCards(none, 'blue')).toBe(none);
  expect([handOf(none, 'blue'), drawn(none, 'blue', seeded(1))]).toEqual([[], null]);
});

test('a drawn card goes from the deck into the hand, and no card is lost', () => {
  const { card, sets } = drawn(cards, 'red', seeded(3))!;
  expect(handOf(sets, 'red')).toEqual([...handOf(cards, 'red'), card]);
  expect([...sets.deck!, card].toSorted()).toEqual(cards.deck!.toSorted());
  expect(drawn({ ...cards, left: 0 }, 'red', seeded(3))).toBeNull();
  expect([secretDraw('draw.red'), secretDraw('charge.red')]).toEqual(['red', null]);
});

test('just the card that is played leaves the hand, though it holds another of its kind', () => {
  const held = { ...cards, hands: { ...cards.hands, red: ['four-1', 'four-2'] } };
  expect(played(held, 'red', ['four-1']).hands).toEqual({ blue: ['six-1', 'five-1'], red: ['four-2'] });
  expect(played(held, 'red', [])).toEqual({});
});

test('an order shows just the hidden cards that it plays', () => {
  const seen = seenCards(cards, 'blue');
  const shown = shownCards(seen, cards, ['nine-1']);
  expect(shown.hands!['red']).toEqual(['nine-1', 'back']);
  expect(shown.deck).toEqual(['four-1', 'four-2', 'king-1', 'two-1']);
  expect(shownCards(seen, cards, ['six-1'])).toBe(seen);
  expect(shownCards(seen, cards, ['two-1'])).toBe(seen);
});

test('the chance that the other side holds a kind counts only what was not seen', () => {
  const chance = holds(cards, 'red', 'four', 'blue');
  // Of the ten pairs of five cards, three have no Four.
  expect(written(reduced(chance))).toBe('7/10');
  fc.assert(
    fc.property(deals, (each) => {
      expect(holds(each, 'red', 'four', 'blue')).toEqual(chance);
    }),
  );
  expect(written(reduced(holds(seenCards(cards, 'blue'), 'red', 'four', 'blue')))).toBe('7/10');
});

test('a board on which the other side holds a card keeps the number of its cards', () => {
  const held = holding(seenCards(cards, 'blue'), 'red', 'two', 'blue')!;
  expect(held.hands!['red']).toEqual(['two-1', 'back']);
  expect(held.deck).not.toContain('two-1');
  expect(holding(cards, 'red', 'six', 'blue')).toBeNull();
  expect(holding({ ...cards, hands: {} }, 'red', 'two', 'blue')).toBeNull();
});

test('the strip has the own cards, and counts those that lie face down', () => {
  const tell = (card: string) => ({ name: `the ${kindOf(card)}`, says: 'a march', fits: true });
  const strip = handBeside(cards, 'blue', 1, tell)!;
  expect(strip.items.map(({ id, name }) => [id, name])).toEqual([
    ['six-1', 'the six'],
    ['five-1', 'the five'],
  ]);
  expect([strip.of, strip.covered, strip.most]).toEqual(['blue', 2, 1]);
  expect(handBeside({ ...cards, open: ['red'] }, 'blue', 1, tell)!.covered).toBe(0);
  expect(handBeside({}, 'blue', 1, tell)).toBeNull();
});
