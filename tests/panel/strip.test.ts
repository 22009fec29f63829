import { expect, test } from 'vitest';
import type { Beside } from '../../src/games/contract/beside.ts';
import { goesWith, headingOf, idleOf, stripMarkup } from '../../src/panel/strip.ts';

const HAND: Beside = {
  of: 'blue',
  says: 'Your cards',
  items: [
    { id: 'king-1', name: 'the King', mark: 'K', says: 'helps', fits: false },
    { id: 'reserve', name: 'the reserve', says: '', fits: true },
  ],
  covered: 3,
  most: 1,
  isOrdered: false,
  isWhole: false,
  heap: 'On the heap lies open: the Six.',
};

test('a card of a deck has its rank in the corner, for the eye alone; what is no card is a name', () => {
  const html = stripMarkup(HAND);
  expect(html).toContain('<li class="card idle"><span class="mark" aria-hidden="true">K</span> <b>King</b> helps</li>');
  expect(html).toContain('<li><b>the reserve</b></li>');
});

test('cards that lie face down are backs, with their number in words; the heap lies open', () => {
  const html = stripMarkup(HAND);
  expect(html.split('<i class="back"></i>')).toHaveLength(4);
  expect(html).toContain('3 cards of the other side lie face down.');
  expect(html).toContain('<p>On the heap lies open: the Six.</p>');
  expect(stripMarkup({ ...HAND, covered: 30 }).split('<i class="back"></i>')).toHaveLength(9);
});

test('what goes with an order that nobody has chosen is named', () => {
  expect(goesWith(HAND, ['king-1'])).toBe('The order goes with the King, unless you choose another.');
  expect(goesWith(HAND, [])).toBe('');
});

test('the heading names its side where several sides sit at one screen', () => {
  expect(headingOf(HAND, 'Austrians')).toBe('Austrians: your cards');
  expect(headingOf(HAND, null)).toBe('Your cards');
});

test('a card that goes with no order says what it is for, once, and only if it is chosen', () => {
  const use = { says: 'It helps.', clause: 'rr.cards.king-recovery' } as const;
  const [king, reserve] = HAND.items;
  const items = [
    { ...king!, use },
    { ...king!, id: 'king-2', use },
    { ...reserve!, use },
  ];
  expect(idleOf({ items }, ['king-1', 'king-2', 'reserve'])).toEqual([
    { says: 'The King goes with no order now. It helps.', clause: 'rr.cards.king-recovery' },
  ]);
  expect([idleOf({ items }, []), idleOf(HAND, ['king-1'])]).toEqual([[], []]);
});
