import { expect, test } from 'vitest';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { board } from './fights.ts';

const strip = (heap: readonly string[], eyes = 'french') =>
  engine.beside!(
    board({
      french: { foot: ['infantry', 12, 10] },
      allied: { jagers: ['infantry', 12, 16] },
      phase: 'grand-maneuver',
      now: { hands: { french: ['9', 'king', 'joker'], allied: ['4', '2'] }, heap: [...heap] },
    }),
    eyes,
  )!;

test('the own cards lie below the board, with their ranks and what they are for', () => {
  expect(strip([]).items.map(({ name, mark, fits }) => [name, mark, fits])).toEqual([
    ['the Nine', '9', true],
    ['the King', 'K', false],
    ['the Joker', '★', true],
  ]);
  expect([strip([]).covered, strip([], 'allied').covered, strip([], 'allied').most]).toEqual([2, 3, 0]);
});

test('the heap lies open: what it has, and what came last', () => {
  expect(strip([]).heap).toBeUndefined();
  expect(strip(['6']).heap).toBe('On the heap lies open: the Six.');
  expect(strip(['6', '8', '6', 'ace']).heap).toBe(
    'On the heap lie open: Six (2), Eight and Ace. The last was the Ace.',
  );
});

test('an empty hand says so, and a lesson without a card in play has no strip', () => {
  const held = (french: readonly string[], allied: readonly string[]) =>
    engine.beside!(
      board({
        french: { foot: ['infantry', 12, 10] },
        allied: { jagers: ['infantry', 12, 16] },
        phase: 'volley',
        now: { hands: { french: [...french], allied: [...allied] } },
      }),
      'french',
    );
  expect(held([], ['4'])).toMatchObject({ says: 'You hold no cards', items: [], covered: 1 });
  expect(held(['4'], [])).toMatchObject({ says: 'Your cards' });
  expect(held([], [])).toBeNull();
});
