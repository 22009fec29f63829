import { afterEach, expect, test, vi } from 'vitest';
import { createGame } from '../../src/islands/battle/createGame.ts';
import { lastGiven } from '../../src/islands/battle/journal.ts';
import * as tools from '../../src/islands/orders/tools.ts';
import { battlesOf, startsOf } from '../../src/library/battles.ts';
import { playModule } from '../../src/register/index.ts';
import { withStorage } from '../islands/storage.ts';

/* Cards follow the seed of a battle, as dice do. */

const picket = await playModule('picket');
/** As on the page of a battle: the side that is due sees the board; after the end, the first. */
const game = picket.through((state) => (state.awaits === null ? picket.rules.sides(state)[0]! : tools.firstDue(state)));
const [scenario] = await battlesOf('picket');

afterEach(() => void vi.unstubAllGlobals());

test('an order that draws a card draws the same one when it is given again, and after a reload', () => {
  withStorage();
  const frames = startsOf(scenario!);
  const battle = { id: scenario!.scenario.id, title: '', game: 'picket', scene: null!, home: '', frames } as const;
  const open = () => {
    const page = createGame({ game, tools }, battle);
    page.open(frames[0]!);
    return page;
  };
  const page = open();
  let drawn = 0;
  for (let given = 0; given < 120 && page.state().awaits !== null; given += 1) {
    const orders = game.rules.candidates(page.state());
    const { order } = orders[given % orders.length]!;
    page.give(order);
    if (lastGiven(page.turns())!.drew) {
      drawn += 1;
      const state = page.state();
      page.undo();
      page.give(order);
      expect(page.state()).toEqual(state);
      const again = open();
      expect([again.trouble(), again.state()]).toEqual([null, state]);
    }
  }
  expect(drawn).toBeGreaterThan(0);
});
