import { describe, expect, test } from 'vitest';
import { ordersOnBoards } from '../../src/cli/bench/board-orders.ts';
import { isFigure } from '../../src/cli/bench/budgets.ts';
import { benchChapter, GAME, measuredGames, playedConfig } from '../../src/cli/bench/config.ts';
import { measured } from '../../src/cli/bench/positions.ts';
import { chaptersOf } from '../../src/library/chapters.ts';
import { library, shownGames } from '../../src/library/plays.ts';

test('every game that the site shows is measured', () => {
  expect([...measuredGames()].sort()).toEqual([...shownGames()].sort());
});

describe.each(measuredGames())('positions of %s', async (game) => {
  const { boards, orders, odds, counted, onBoards } = playedConfig(game);
  const { engine, positions } = await measured(game);
  const sources = Object.keys(boards).length * orders.length;
  const count = 3 * sources;
  const given = positions(count);

  test('are the same every time', () => {
    expect(positions(count)).toEqual(given);
  });

  test('differ for another seed', () => {
    expect(positions(count, 7)).not.toEqual(given);
  });

  test('are distributed evenly among kinds of orders, board by board', () => {
    expect(given.map(({ order }) => order.type)).toEqual(
      Array.from({ length: count }, (_, i) => orders[i % orders.length]),
    );
    const ofFirst = given.filter((_, i) => i % sources < orders.length);
    expect(JSON.stringify(ofFirst[0]!.state)).not.toBe(JSON.stringify(given[orders.length]!.state));
  });

  test('allow their order, and offer alternatives', () => {
    for (const { state, order } of given) {
      expect(engine.judge(state, order)).toMatchObject({ ok: true });
      expect(engine.candidates(state).length).toBeGreaterThan(1);
    }
  });

  test('are such that the order has odds', () => {
    expect(odds === undefined ? Object.keys(counted).every(isFigure) : orders.includes(odds)).toBe(true);
    if (odds === undefined) expect(counted).not.toEqual({});
  });

  test.runIf(Object.keys(onBoards).length > 0)('have orders on boards, to a horizon that there is', async () => {
    expect(Object.keys(onBoards).every(isFigure)).toBe(true);
    const far = (engine.horizons ?? []).map(({ id }) => id);
    for (const { horizon } of Object.values(onBoards)) expect(far).toContain(horizon);
    const types = [...new Set(Object.values(onBoards).flatMap((each) => each.orders))];
    const steps = await ordersOnBoards(game, types);
    const given = new Set(steps.map((step) => step.orders[0]!.type));
    expect([...given].toSorted()).toEqual(types.toSorted());
    for (const step of steps)
      for (const order of step.orders) expect(engine.judge(step.state, order)).toMatchObject({ ok: true });
  });
});

test('the chapter that is measured exists', async () => {
  expect(chaptersOf(GAME, await library(GAME)).map(({ slug }) => slug)).toContain(benchChapter());
});
