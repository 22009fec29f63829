import { describe, expect, test } from 'vitest';
import { boardOf, boardView } from '../src/library/boards/view.ts';
import { library, shownGames } from '../src/library/plays.ts';
import { isGame, loadGame } from '../src/register/index.ts';
import { playable } from './readable.ts';

describe.each(await playable(shownGames().filter(isGame)))('%s:', async (name) => {
  const { rules } = await loadGame(name);
  const { scenarios } = await library(name);

  test('a step names the turn and phase in which its order is given, and one that ends a phase the next', async () => {
    for (const id of scenarios.keys()) {
      const { steps } = (await boardOf(id)).play;
      for (const { id: frame, kind, step, moment, panel } of (await boardView(id)).frames) {
        const { before, state, order } = steps[step]!;
        const isResult = kind === 'step' || kind === 'answer';
        const ends = isResult && order?.type === 'end-phase' && state.awaits !== null;
        const [given, come] = [before, state].map((each) => rules.words.moment(rules.seen(each)));
        expect(moment, `${id}:${frame}`).toBe(ends ? come : given);
        expect(panel).toContain(`<span>${moment}</span>`);
      }
    }
  });
});
