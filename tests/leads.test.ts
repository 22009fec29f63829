import { describe, expect, test } from 'vitest';
import { shownGames, library, type PlayedScenario } from '../src/library/plays.ts';
import { isGame, loadGame } from '../src/register/index.ts';
import type { PlayableGame } from '../src/scene/module.ts';
import type { Awaiting } from '../src/games/contract/engine.ts';
import type { Played } from '../src/scenario/play/played.ts';
import { playable } from './readable.ts';

/** Where each unit is, how it faces and in what condition. */
const units = (game: PlayableGame, state: Awaiting) =>
  game
    .scene(state, [])
    .marks.filter((mark) => mark.kind === 'base')
    .map(({ id, at, facing, condition, formation }) => ({ id, at, facing, condition, formation }));

/**
 * Whether a step gives its order on a board that no frame has shown yet, and has no question, task
 * or decision in whose words it is shown.
 */
function opensUnseen(
  game: PlayableGame,
  { order, ask, task, decision, before }: Played,
  last: Played | undefined,
): boolean {
  if (order === null || ask !== null || task !== null || decision !== null) return false;
  return last === undefined || JSON.stringify(units(game, last.state)) !== JSON.stringify(units(game, before));
}

describe.each(await playable(shownGames().filter(isGame)))('%s:', async (name) => {
  const game = await loadGame(name);
  const { scenarios, rulings } = await library(name);
  const onPages: readonly PlayedScenario[] = [
    ...scenarios.values(),
    ...[...rulings.values()].flatMap(({ plays }) => plays.map(({ played }) => played)),
  ];
  const opening = onPages.flatMap(({ scenario, reading, play }) =>
    play.steps
      .filter((step, i) => opensUnseen(game, step, play.steps[i - 1]))
      .map((step) => ({ step, at: `${scenario.id}:${step.id}${reading === null ? '' : ` (${reading})`}` })),
  );

  test('every board that is first seen before an order has words of its own', () => {
    expect(opening.length).toBeGreaterThan(0);
    expect(opening.filter(({ step }) => step.lead === null).map(({ at }) => at)).toEqual([]);
  });

  test('what is said after an order does not repeat what was said before it', () => {
    const sentences = (prose: string) => prose.split(/(?<=[.!?:]) /);
    const repeated = opening.flatMap(({ step, at }) =>
      sentences(step.lead ?? '')
        .filter((each) => sentences(step.say).includes(each))
        .map((each) => `${at}: ${each}`),
    );
    expect(repeated).toEqual([]);
  });
});
