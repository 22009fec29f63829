import { describe, expect, test } from 'vitest';
import { countBattle } from '../../src/cli/battle-length/count.ts';
import { battleLength, usualBattle } from '../../src/library/compare/battle-length.ts';
import { wholeGames } from '../../src/library/plays.ts';
import { loadGame } from '../../src/register/index.ts';

/** How many battles of each game are fought again: the shortest, which take the least time. */
const SAMPLE = 2;

describe.each(wholeGames())('the battles of %s', (game) => {
  const length = battleLength(game);
  const known = length.orders.flatMap((orders, seed) => (orders === null ? [] : [{ seed, orders }]));
  const sample = known.toSorted((a, b) => a.orders - b.orders).slice(0, SAMPLE);

  test.each(sample)(
    'take as many orders as `npm run battle-length` has written: seed $seed, $orders',
    async ({ seed, orders }) => {
      const loaded = await loadGame(game);
      const fought = countBattle(loaded, usualBattle(game, loaded.engine), { seed, limit: length.limit });
      expect(fought.orders).toBe(orders);
      for (const units of fought.units.values()) {
        expect(units.size).toBeGreaterThan(0);
        expect(units.size).toBeLessThanOrEqual(length.units[1]);
      }
    },
    60_000,
  );

  test('mostly end', () => {
    expect(known.length).toBeGreaterThan(length.orders.length / 2);
    expect(length.units[0]).toBeLessThanOrEqual(length.units[1]);
  });
});

test('a battle that does not end within the limit is told as such', async () => {
  const [game] = wholeGames();
  const loaded = await loadGame(game!);
  expect(countBattle(loaded, usualBattle(game!, loaded.engine), { seed: 0, limit: 3 }).orders).toBeNull();
});
