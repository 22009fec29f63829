import { expect, test } from 'vitest';
import { anyReadings, BATTLE, begun, WHOLE } from './battle.ts';
import { randomGame } from './games.ts';

const GAMES = 12;

const boards = Array.from({ length: GAMES }, (_, n) => [n + 1, n % 4 === 0 ? 'a whole battle' : 'a moment'] as const);

test.each(boards)('random game %i, from %s on, comes to an end and keeps the laws', (seed, from) => {
  const readings = seed % 2 === 0 ? anyReadings(seed) : {};
  expect(randomGame(begun(from === 'a moment' ? BATTLE : WHOLE, readings), seed).winner).not.toBeNull();
});
