import { expect, test } from 'vitest';
import { BATTLE, begun, WHOLE } from './battle.ts';
import { randomGame } from './games.ts';

const GAMES = 12;

const boards = Array.from({ length: GAMES }, (_, n) => [n + 1, n % 2 === 0 ? 'a moment' : 'a whole battle'] as const);

test.each(boards)('random game %i, from %s on, comes to an end and keeps the laws', (seed, from) => {
  expect(randomGame(begun(from === 'a moment' ? BATTLE : WHOLE), seed).winner).not.toBeNull();
});
