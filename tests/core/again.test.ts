import { expect, test } from 'vitest';
import { again } from '../../src/core/again.ts';
import { D6, PERCENTAGE_DIE, recorded } from '../../src/core/dice.ts';
import { scripted } from '../../src/core/scripted.ts';
import { seeded } from '../../src/core/seeded.ts';

/** What falls in this play, as a page records it. */
const rolls = () => {
  const dice = recorded(scripted([{ fire: 8 }, { hits: [6, 2, 5] }, { morale: 4 }, { lots: 7 }, { card: 'queen' }]));
  dice.roll('fire', PERCENTAGE_DIE);
  dice.pool('hits', 3, D6, 5);
  dice.roll('morale', PERCENTAGE_DIE);
  dice.sum('lots', 2, D6);
  dice.draw('card', ['king', 'queen']);
  return dice.rolled;
};

test('each roll takes what fell for its purpose, in whatever sequence they come', () => {
  const dice = again(rolls(), scripted([]));
  expect(dice.roll('morale', PERCENTAGE_DIE)).toBe(4);
  expect(dice.sum('lots', 2, D6)).toEqual({ faces: null, total: 7 });
  expect(dice.draw('card', ['king', 'queen'])).toBe('queen');
  expect(dice.pool('hits', 2, D6, 5)).toEqual({ faces: [6, 2], scored: 1 });
  expect(dice.roll('fire', PERCENTAGE_DIE)).toBe(8);
});

test('what did not fall comes from the other dice: more rolls, more dice, a face that a die does not have', () => {
  const others = scripted([
    { flight: 3 },
    { hits: 1 },
    { fire: 2 },
    { lots: 2 },
    { lots: 5 },
    { lots: 5 },
    { card: 'ace' },
  ]);
  const dice = again(rolls(), others);
  expect(dice.roll('flight', D6)).toBe(3);
  expect(dice.pool('hits', 4, D6, 5)).toEqual({ faces: [6, 2, 5, 1], scored: 2 });
  expect(dice.roll('fire', D6)).toBe(2);
  expect(dice.sum('lots', 3, D6).total).toBe(12);
  expect(dice.draw('card', ['ace', 'ten'])).toBe('ace');
  others.assertSpent();
});

test('the same seed gives the same missing dice', () => {
  const play = () => again(rolls(), seeded(5)).pool('other', 8, D6, 4).faces;
  expect(play()).toEqual(play());
});
