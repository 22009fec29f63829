import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../src/core/seeded.ts';
import { games } from '../src/library/plays.ts';
import { loadGame } from '../src/register/index.ts';
import { lawsOf } from './laws/game.ts';

/** Everything but the names of the parts that the ground is drawn in. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === 'terrain' || key === 'shows' ? undefined : each)));

describe.each(games())('%s keeps the law of ground:', async (game) => {
  const { engine } = await loadGame(game);
  const { boards, written, inParts } = await lawsOf(game);

  test.skipIf(inParts === undefined)('ground in parts counts as the same ground in one piece', () => {
    const inWriting = boards.chain((state) =>
      fc.tuple(fc.constant(state), fc.array(written(state), { minLength: 8, maxLength: 12 })),
    );
    fc.assert(
      fc.property(inWriting, fc.integer(), ([state, inputs], seed) => {
        const parts = inParts!(state);
        const candidates = engine.candidates(state);
        expect(plain(engine.candidates(parts))).toEqual(plain(candidates));
        const read = inputs.flatMap((input) => {
          const order = engine.order(input, state);
          return order.ok ? [order.value] : [];
        });
        for (const order of [...read, ...candidates.map((each) => each.order)]) {
          const verdict = engine.judge(state, order);
          expect(plain(engine.judge(parts, order)), JSON.stringify(order)).toEqual(plain(verdict));
          if (!verdict.ok) continue;
          const events = engine.resolve(state, order, seeded(seed));
          expect(plain(engine.resolve(parts, order, seeded(seed)))).toEqual(plain(events));
        }
      }),
    );
  });
});
