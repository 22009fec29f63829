import { describe, expect, test } from 'vitest';
import { benchConfig, GAME } from '../../src/cli/bench/config.ts';
import { engine, positions } from '../../src/cli/bench/positions.ts';
import { chaptersOf } from '../../src/library/chapters.ts';
import { library } from '../../src/library/plays.ts';

const { boards, orders, odds, chapter } = benchConfig(GAME);
const sources = Object.keys(boards).length * orders.length;
const COUNT = 12 * sources;
const given = positions(COUNT);

describe('positions of the bench', () => {
  test('are the same every time', () => {
    expect(positions(COUNT)).toEqual(given);
  });

  test('differ for another seed', () => {
    expect(positions(COUNT, 7)).not.toEqual(given);
  });

  test('are distributed evenly among kinds of orders, board by board', () => {
    const unitsOf = (state: object) => ('brigades' in state ? Object.keys(state.brigades as object).length : 0);
    const shares = given.map(({ state, order }) => `${unitsOf(state)} ${order.type}`);
    expect(new Set(shares).size).toBe(sources);
    for (const kind of orders)
      expect(given.filter(({ order }) => order.type === kind).length).toBe(COUNT / orders.length);
  });

  test('allow their order, and offer alternatives', () => {
    for (const { state, order } of given) {
      expect(engine.judge(state, order)).toMatchObject({ ok: true });
      expect(engine.candidates(state).length).toBeGreaterThan(1);
    }
  });
});

test.each(Object.entries(boards))('the board «%s» is legal', (_name, board) => {
  expect(engine.start(board, {})).toMatchObject({ ok: true });
});

test('what is measured exists: the chapter, and shots among the orders', async () => {
  expect(chaptersOf(GAME, await library(GAME)).map(({ slug }) => slug)).toContain(chapter);
  expect(orders).toContain(odds);
});
