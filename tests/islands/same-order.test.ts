import { describe, expect, test } from 'vitest';
import type { OrderLike } from '../../src/games/contract/engine.ts';
import { decisionAnswer } from '../../src/islands/orders/decision.ts';
import * as tools from '../../src/islands/orders/tools.ts';
import { games, library } from '../../src/library/plays.ts';
import { playModule } from '../../src/register/index.ts';
import { readable } from '../readable.ts';

/** The same order as another part of the program makes it: its fields in another sequence. */
const turnedRound = (order: OrderLike): OrderLike =>
  Object.fromEntries(Object.entries(order).toReversed()) as unknown as OrderLike;

describe.each(readable(games()))('%s:', async (game) => {
  const { scenarios } = await library(game);
  const decided = [...scenarios.values()].flatMap(({ play }) =>
    play.steps.flatMap((step) => (step.decision === null ? [] : [[step.id, step.before, step.decision] as const])),
  );

  test('the order of the battle is told once, however the reader has given it', async () => {
    const at = { game: await playModule(game), tools };
    for (const [id, before, decision] of decided) {
      const { html } = decisionAnswer(at, before, decision, turnedRound(decision.order));
      expect(html, id).toContain('Your order, and that of the battle');
      expect(html, id).not.toContain('In the battle');
    }
  });
});
