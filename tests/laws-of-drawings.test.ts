import { describe, expect, test } from 'vitest';
import type { Annotation } from '../src/core/annotations.ts';
import { games, library } from '../src/library/plays.ts';
import { engineOf, playModule } from '../src/register/index.ts';

/*
 * What an author wants drawn is drawn: beside a step, and while a question is asked. An annotation
 * at something that is not on the board is refused when it is read, and not left out in silence.
 */

describe.each(games())('%s', async (game) => {
  const module = await playModule(game);
  const { scenarios } = await library(game);
  const drawings = [...scenarios.values()].flatMap(({ scenario, play }) =>
    play.steps.flatMap(({ id, before, state, drawn, ask }) => [
      ...(ask?.shows ?? []).map((shown) => ({ name: `${scenario.id}:${id}, asked`, on: before, before, shown })),
      ...drawn.map((shown) => ({ name: `${scenario.id}:${id}`, on: state, before, shown })),
    ]),
  );

  test('every drawing of a step or a question is on its map', () => {
    const silent = drawings.filter(({ on, before, shown }) => {
      // Where nothing may be measured, lengths are not drawn.
      if (module.rules.mayMeasure?.(on) === false && ['ruler', 'arc', 'template'].includes(shown.kind)) return false;
      const seen = module.rules.seen(on);
      const marks = (shows: readonly Annotation[]): string => JSON.stringify(module.scene(seen, shows, before).marks);
      return marks([shown]) === marks([]);
    });
    expect(silent.map(({ name, shown }) => `${name}: ${JSON.stringify(shown)}`)).toEqual([]);
  });

  test('a label at nothing is refused', async () => {
    const engine = await engineOf(game);
    const [board] = [...scenarios.values()].flatMap(({ play }) => play.steps);
    const { before, state } = board!;
    const read = engine.show?.({ label: { at: 'nowhere-at-all', text: 'A' } }, before, state);
    // A grid knows its squares by their names alone; its games need no reading of their own.
    if (read === undefined) expect(module.scene(before, []).grid).toBe(true);
    else expect(read.ok).toBe(false);
  });
});
