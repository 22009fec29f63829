import { expect, test } from 'vitest';
import { chaptersOf } from '../../src/library/boards/chapters.ts';

const frame = (chapter: string | null, moment: string) => ({ chapter, moment });

test('a board whose steps name no chapter has no chapters', () => {
  expect(chaptersOf([frame(null, 'Round 1 · French movement phase · 3 of 5')])).toEqual([]);
});

test('each chapter lists its moments, one for each time the game moves on', () => {
  expect(
    chaptersOf([
      frame('Before the battle', 'Before the game · French · roll off'),
      frame(null, 'Before the game · French · edges'),
      frame('Round 1', 'Round 1 · French artillery phase · 2 of 5'),
      frame(null, 'Round 1 · French artillery phase · 2 of 5'),
      frame(null, 'Round 1 · French movement phase · 3 of 5'),
      frame('The end', 'Allied victory'),
    ]),
  ).toEqual([
    {
      name: 'Before the battle',
      moments: [
        { says: 'Before the game · French · roll off', at: 1 },
        { says: 'Before the game · French · edges', at: 2 },
      ],
    },
    {
      name: 'Round 1',
      moments: [
        { says: 'Round 1 · French artillery phase', at: 3 },
        { says: 'Round 1 · French movement phase', at: 5 },
      ],
    },
    { name: 'The end', moments: [{ says: 'Allied victory', at: 6 }] },
  ]);
});

test('frames before the first chapter belong to none', () => {
  expect(chaptersOf([frame(null, 'A'), frame('Round 1', 'B')])).toEqual([
    { name: 'Round 1', moments: [{ says: 'B', at: 2 }] },
  ]);
});
