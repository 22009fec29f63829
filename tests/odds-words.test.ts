import type { Outcome } from '../src/core/outcomes.ts';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { seeded } from '../src/core/seeded.ts';
import type { Awaiting, OrderLike } from '../src/games/contract/engine.ts';
import { playedOut } from '../src/games/contract/played-out.ts';
import { games, library, shownGames } from '../src/library/plays.ts';
import { loadGame } from '../src/register/index.ts';
import { watchReadings } from '../src/scenario/play/watch-readings.ts';
import { lawsOf } from './laws/game.ts';

/*
 * The words of the odds are those of play, under every reading: each shot of each board is fired
 * under each reading that it looks up, and what the odds call it must be what the board shows.
 * `npm run mutate` plays all of them, and a usual run one in ten, at most two hundred.
 */

const [EVERY, MOST] = process.env['ODDS_WORDS'] === 'all' ? [1, Infinity] : [10, 200];
/** Enough for each face of two dice. */
const SEEDS = 40;

describe.each(games())('%s', async (game) => {
  const { engine } = await loadGame(game);
  const { aimedAt, fates } = await lawsOf(game);
  const { scenarios, rulings } = await library(game);

  const begun = (began: OrderLike) => ({ began, horizon: engine.horizons?.[0]?.id ?? null });
  const played = (before: Awaiting, order: OrderLike, seed: number) =>
    playedOut(engine, begun(order), before, seeded(seed));

  const boards = [...rulings.values()].flatMap(({ plays }) => plays.map(({ played: board }) => board));
  const shots = [...scenarios.values(), ...boards]
    .flatMap(({ play: { steps } }) => steps)
    .flatMap(({ before, order, verdict }) => {
      const target = order !== null && verdict?.ok === true ? aimedAt(order, before) : null;
      return target === null ? [] : [{ before, order: order!, target }];
    });
  const cases = shots.flatMap(({ before, order, target }) => {
    const { state, seen } = watchReadings(before);
    played(state, order, 1);
    return [...seen].flatMap((id) =>
      (engine.readings[id] ?? []).map((key) => {
        const from = { ...before, readings: { ...before.readings, [id]: key } };
        const named = `${engine.words.order(order, before)} with ${id}=${key}`;
        // At whom it is aimed may depend on the reading.
        return { named, from, order, target: aimedAt(order, from) ?? target };
      }),
    );
  });

  test('what the odds call a shot is what the board shows', () => {
    const every = Math.max(EVERY, Math.ceil(cases.length / MOST));
    const chosen = cases.filter((_each, n) => cases.length < 100 || n % every === 0);
    if (shownGames().includes(game)) expect(chosen.length).toBeGreaterThan(0);
    for (const { named, from, order, target } of chosen) {
      if (!engine.judge(from, order).ok) continue;
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const { state, events } = played(from, order, seed);
        const { word } = engine.tally(events);
        const { [word]: shared } = engine.outcomes;
        const { actor, target: told } = shared!;
        // What is told of the actor alone leaves open whether its target has lost some men.
        const meant: readonly Outcome[] =
          actor !== 'unharmed' && told === 'unharmed' ? ['unharmed', 'thinned'] : [told];
        const found = fates(from, state, target);
        expect(
          meant.some((each) => found.includes(each)),
          `${named}: ${word}, found ${found.join(', ')}`,
        ).toBe(true);
      }
    }
  }, 300_000);
});
