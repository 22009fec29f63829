import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../src/library/plays.ts';
import { engineOf } from '../src/register/index.ts';
import { lawsOf } from './laws/game.ts';

describe.each(games())('%s, pointed at:', async (game) => {
  const engine = await engineOf(game);
  const { boards } = await lawsOf(game);

  test('probing the target of an order finds that order', () => {
    fc.assert(
      fc.property(boards, (state) => {
        for (const { order } of engine.candidates(state))
          expect(engine.probe(state, engine.intent(state, order)).map((each) => each.order)).toContainEqual(order);
      }),
      { numRuns: 40 },
    );
  });

  test('what goes with an order need not be chosen beside the board: probing finds one of that kind', () => {
    fc.assert(
      fc.property(boards, (state) => {
        for (const { order } of engine.candidates(state)) {
          const intent = engine.intent(state, order);
          if ((intent.with ?? []).length === 0) continue;
          const bare = engine.probe(state, { ...intent, with: [] }).filter(({ verdict }) => verdict.ok);
          expect(
            bare.map((each) => each.order.type),
            JSON.stringify(order),
          ).toContain(order.type);
        }
      }),
      { numRuns: 150 },
    );
  });
});
