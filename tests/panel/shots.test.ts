import { expect, test } from 'vitest';
import { boardOf, boardView } from '../../src/library/boards/view.ts';
import { playModule } from '../../src/register/index.ts';

/* The headline of a shot tells of its target, also where only the shooter suffers. */

test.each(['tt.the-village', 'pb.learning-battle'] as const)('every shot is told of its target: %s', async (id) => {
  const { play, game } = await boardOf(id);
  const { frames } = await boardView(id);
  const { rules } = await playModule(game);
  const shots = play.steps.flatMap(({ order, before, tried }, n) =>
    order !== null && !tried && 'at' in order && /^(shoot|fire)$/.test(order.type)
      ? [{ n, at: String(order.at), before }]
      : [],
  );
  expect(shots.length).toBeGreaterThan(2);
  for (const { n, at, before } of shots) {
    const panel = frames.filter(({ step }) => step === n).at(-1)!.panel;
    const told = /<h4 class="headline">(.*?)<\/h4>/.exec(panel)?.[1] ?? '';
    expect(told, `step ${n + 1}`).toContain(rules.words.name(at, before).replace(/^the /, ''));
  }
});
