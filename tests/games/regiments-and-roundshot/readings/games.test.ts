import { expect, test } from 'vitest';
import type { Readings } from '../../../../src/core/ids.ts';
import { AHEAD, READINGS } from '../../../../src/games/regiments-and-roundshot/rulings.ts';
import { BATTLE, begun, WHOLE } from '../battle.ts';
import { randomGame } from '../games.ts';

/** The rulings on attacks, morale, flight and rally, and how many readings the longest has. */
const ON_FIGHTS = Object.entries<readonly string[]>({ ...READINGS, ...AHEAD }).filter(
  ([id]) => id >= 'rr-047' && id !== 'rr-082',
);
const MOST = 3;

test.each([1, 2, 3, 4])(
  'random game %i keeps the laws when each ruling on fights is read in its further ways',
  (seed) => {
    const readings: Readings = Object.fromEntries(
      ON_FIGHTS.map(([id, keys], n) => [id, keys[Math.min(keys.length - 1, 1 + ((seed + n) % (MOST - 1)))]!]),
    );
    expect(randomGame(begun(BATTLE, readings), seed).winner).not.toBeNull();
  },
);

/** The rulings on all else. The columns of this battle are not equal in each type. */
const ON_TURNS = Object.entries<readonly string[]>({ ...READINGS, ...AHEAD }).filter(
  ([id]) => (id < 'rr-047' || id > 'rr-077') && id !== 'rr-017',
);

test.each([1, 2, 3, 4])(
  'random game %i keeps the laws when set-up, turns, cards and victory are read in their further ways',
  (seed) => {
    const readings: Readings = Object.fromEntries(
      ON_TURNS.map(([id, keys], n) => [id, keys[(seed + n) % 3 === 0 ? 0 : keys.length - 1]!]),
    );
    const { winner, turn } = randomGame(begun(seed % 2 === 0 ? WHOLE : BATTLE, readings), seed);
    expect(winner !== null || turn > 2).toBe(true);
  },
);
