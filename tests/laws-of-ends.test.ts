import { describe, expect, test } from 'vitest';
import { games, library } from '../src/library/plays.ts';
import { loadGame } from '../src/register/index.ts';
import { lawsOf } from './laws/game.ts';

/*
 * Whoever is gone from the board is destroyed on the scale that all games share, whatever took him
 * away: a blow, a failed rally, or the edge that he ran over.
 */
describe.each(games())('%s', async (game) => {
  const { engine } = await loadGame(game);
  const { fates } = await lawsOf(game);
  const { scenarios, rulings } = await library(game);
  const boards = [...rulings.values()].flatMap(({ plays }) => plays.map(({ played }) => played));
  const steps = [...scenarios.values(), ...boards].flatMap(({ play }) => play.steps);

  test('an event that takes a unit off the board is told as its end', () => {
    const ends = new Set<string>();
    for (const step of steps) {
      let now = step.before;
      for (const { event } of step.events) {
        const [before, after] = [now, engine.apply(now, event)];
        now = after;
        const gone = Object.keys((before as unknown as { readonly units: object }).units).filter(
          (id) => fates(before, after, id).join() === 'destroyed',
        );
        if (gone.length === 0) continue;
        ends.add(event.type);
        const { actor, target } = engine.outcomes[engine.tally([event]).word]!;
        expect([actor, target], `${event.type} of ${gone.join(', ')}: ${step.title}`).toContain('destroyed');
      }
    }
    expect([...ends], 'ends').not.toEqual([]);
  });
});
