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
        const parts = ({ state, events, orderSays, refusalSays, rolls, shows, verdict }: typeof again) =>
          ({ state, events, orderSays, refusalSays, rolls, shows, verdict }); // prettier-ignore
        expect(parts(again), `${scenario.id}:${step.id}`).toEqual(parts(step));
      }
  });
});
