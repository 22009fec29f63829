import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { success } from '../../src/core/result.ts';
import { seeded } from '../../src/core/seeded.ts';
import type { OrderLike } from '../../src/games/contract/engine.ts';
import { replay, stateAfter } from '../../src/islands/battle/game.ts';
import { endsAs, readGame } from '../../src/islands/battle/record.ts';
import * as mover from '../../src/islands/mover/moving-unit.ts';
import { orderSaid } from '../../src/islands/mover/wording.ts';
import { playOrder, type Session } from '../../src/islands/orders/session.ts';
import * as tools from '../../src/islands/orders/tools.ts';
import { readPosition } from '../../src/islands/position/reading.ts';
import { replayed } from '../../src/islands/position/replay.ts';
import { battlesOf, startsOf } from '../../src/library/battles.ts';
import { library } from '../../src/library/plays.ts';
import { playModule } from '../../src/register/index.ts';

/*
 * What version 1 of the site has kept and linked opens still. These texts were written by it, with
 * every end of a phase as an order, and must never be changed.
 */

interface Kept {
  readonly battles: readonly { readonly game: string; readonly start: string; readonly text: string }[];
  readonly positions: readonly {
    readonly game: string;
    readonly board: `${string}.${string}`;
    readonly step: string;
    readonly text: string;
    readonly orders: readonly OrderLike[];
  }[];
}
const { battles, positions } = JSON.parse(readFileSync('tests/islands/kept-version-1.json', 'utf8')) as Kept;

test('there are ten of each', () => {
  expect([battles.length, positions.length]).toEqual([10, 10]);
});

describe('a battle that was kept', () => {
  test.each(battles.map((each) => [`${each.game}, ${each.start}`, each] as const))(
    'is replayed to the board it ended on, with its old seeds: %s',
    async (_name, { game, start, text }) => {
      const { rules } = await playModule(game);
      const [battle] = await battlesOf(game);
      const from = startsOf(battle!).find(({ id }) => id === start)!;
      const read = readGame(text);
      if (!read.ok) throw new Error(read.error);
      const { turns, stopped } = replay(rules, from.state, read.value.orders, seeded);
      expect(stopped).toBeNull();
      expect(turns.map(({ seed }) => seed)).toEqual(read.value.orders.map(({ seed }) => seed));
      expect(endsAs(stateAfter(from.state, turns), read.value.ends)).toBe(true);
    },
  );

  test('has ends of phases that now end by themselves, and these are one line of its log', async () => {
    const found = await Promise.all(
      battles.map(async ({ game, start, text }) => {
        const { rules } = await playModule(game);
        const [battle] = await battlesOf(game);
        const from = startsOf(battle!).find(({ id }) => id === start)!;
        const read = readGame(text);
        const orders = read.ok ? read.value.orders : [];
        return replay(rules, from.state, orders, seeded).turns.filter(({ isIdle }) => isIdle).length;
      }),
    );
    expect(found.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
  });
});

describe('a link to a position', () => {
  test.each(positions.map((each) => [each.text, each] as const))(
    'gives the orders it gave: %s',
    async (text, { game, board, step, orders }) => {
      const module = await playModule(game);
      const at = { game: module, tools, mover: { ...mover, orderSaid } } as unknown as Session;
      const { scenarios } = await library(game);
      const { before, order, events } = scenarios.get(board)!.play.steps.find(({ id }) => id === step)!;
      const frame = { id: step, before, order: events.length > 0 ? order : null, scene: module.scene(before, []) };
      const read = readPosition(text);
      if (!read.ok) throw new Error(read.error.found);
      const opened = replayed({ at, frame }, read.value, {
        after: (past, given) => {
          const state = past.at(-1)?.state ?? before;
          const played = playOrder(at, state, { order: given, seed: past.length, waits: () => true });
          return success({ given: played, isOpen: true });
        },
        show: () => undefined,
      });
      expect(opened).toEqual(success(orders));
    },
  );
});
