import { expect, test } from 'vitest';
import { gamesIn, withPressed } from '../../../src/islands/compare/games.ts';

const ALL = ['one', 'two', 'three', 'four', 'five'];

test.each([
  ['', ALL],
  ['?games=two,five', ['two', 'five']],
  ['?games=five,two&horse=heavy', ['two', 'five']],
  ['?games=six', ALL],
])('the address %s shows these games, in their order', (search, shown) => {
  expect(gamesIn(search, ALL)).toEqual(shown);
});

test('a press takes a game out or back in, and the last one stays', () => {
  expect(withPressed(ALL, 'two', ALL)).toEqual(['one', 'three', 'four', 'five']);
  expect(withPressed(['five'], 'two', ALL)).toEqual(['two', 'five']);
  expect(withPressed(['five'], 'five', ALL)).toEqual(['five']);
});
