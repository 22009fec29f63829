import { expect, test } from 'vitest';
import { carry } from './field.ts';
import { ATTACK, board, dice } from './fights.ts';

const cavalry = { unit: 'french heavy-cavalry d4', foe: 'allied heavy-infantry d5' };

test('a die that is rolled again tells what it showed before, on either side', () => {
  const { events } = carry(
    board(cavalry),
    [ATTACK, { type: 'reroll', unit: 'foe', die: 1 }, { type: 'reroll', unit: 'unit', die: 2 }],
    [...dice([2, 5], [3]), { 'reroll.defence': 6 }, { 'reroll.attack': 1 }],
  );
  const again = events.filter(({ type }) => type === 'die-rerolled');
  expect(again).toMatchObject([
    { unit: 'foe', role: 'defence', die: 1, was: 3, now: 6 },
    { unit: 'unit', role: 'attack', die: 2, was: 5, now: 1 },
  ]);
});
