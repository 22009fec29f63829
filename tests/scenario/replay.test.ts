import { describe, expect, test } from 'vitest';
import { games, library } from '../../src/library/plays.ts';
import { loadGame } from '../../src/register/index.ts';
import { replayed, type Script } from '../../src/scenario/play/replay.ts';
import type { Played } from '../../src/scenario/play/played.ts';

const scriptOf = ({ order, then, tried, rolls, drawn }: Played): Script => ({
  orders: [order!, ...then],
  tried,
  rolls,
  drawn,
  seed: 1,
});

describe.each(games())('%s', (game) => {
  test('every step comes out again as it was played, from its own board and with its own dice', async () => {
    const { engine } = await loadGame(game);
    for (const { scenario, play } of (await library(game)).scenarios.values())
      for (const step of play.steps.filter(({ order }) => order !== null)) {
        const again = replayed(engine, step.before, scriptOf(step), false);
        const parts = ({ state, events, orderSays, refusalSays, rolls, shows, verdict }: Omit<typeof again, 'stopped'>) =>
          ({ state, events, orderSays, refusalSays, rolls, shows, verdict }); // prettier-ignore
        expect(parts(again), `${scenario.id}:${step.id}`).toEqual(parts(step));
        expect(again.stopped, `${scenario.id}:${step.id} is given whole`).toBeNull();
      }
  });

  test('an order that can no longer be given stops it, the first or a later one, and says why', async () => {
    const { engine } = await loadGame(game);
    for (const { scenario, play } of (await library(game)).scenarios.values()) {
      const last = play.steps.findLast(({ order, tried }) => order !== null && !tried);
      // Where the game is over, nothing more can be given.
      if (last?.state.awaits !== null) continue;
      const script = scriptOf(last);
      const after = replayed(engine, last.state, script, false);
      expect([after.stopped, after.events], scenario.id).toEqual([expect.stringMatching(/^\p{Lu}.*\.$/u), []]);
      const again = replayed(engine, last.before, { ...script, orders: [...script.orders, last.order!] }, false);
      expect(again.stopped, scenario.id).toMatch(/^\p{Lu}.*\.$/u);
      expect(again.state).toEqual(last.state);
    }
  });
});
