import { expect, test } from 'vitest';
import type { Beside } from '../../src/games/contract/beside.ts';
import { goesWith, headingOf, stripMarkup } from '../../src/panel/strip.ts';

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
