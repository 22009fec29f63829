import { describe, expect, test } from 'vitest';
import type { Dice, Die } from '../src/core/dice.ts';
import { leastText } from '../src/core/fraction.ts';
import { TooManyWays, type Chances } from '../src/core/ways.ts';
import { countOdds } from '../src/games/contract/odds.ts';
import type { AnyRules, Awaiting, OrderLike } from '../src/games/contract/engine.ts';
import { scenarioFiles } from '../src/library/files.ts';
import { games, library } from '../src/library/plays.ts';
import { engineOf } from '../src/register/index.ts';
import { playScenario } from '../src/scenario/play/play.ts';

/*
 * Odds try one of several faces that are alike. It must not matter which: a rule that calls faces
 * alike and then looks at the face would tell chances that no table has.
 */

/** Which of alike results stands for all. Odds take the first. */
type Pick = <T>(alike: readonly T[]) => T;

/**
 * A nought may count as ten: then the last face is next to the first, and one between them is not.
 */
const PICKS: Readonly<Record<string, Pick>> = {
  last: (alike) => alike.at(-1)!,
  'middle one': (alike) => alike[Math.trunc(alike.length / 2)]!,
};

const totals = (count: number, { sides, lowest }: Die): readonly number[] =>
  Array.from({ length: count * (sides - 1) + 1 }, (_, n) => count * lowest + n);

/** Dice of which the picked one of alike results stands for the others. */
function picking(pick: Pick, dice: Dice): Dice {
  const among = <T>(all: readonly T[], one: T, alike: (each: T) => number | string): T =>
    pick(all.filter((each) => alike(each) === alike(one)));
  return {
    ...dice,
    roll(purpose, die, alike) {
      const face = dice.roll(purpose, die, alike);
      return alike === undefined ? face : among(totals(1, die), face, alike);
    },
    sum(purpose, count, die, alike) {
      const added = dice.sum(purpose, count, die, alike);
      return alike === undefined ? added : { ...added, total: among(totals(count, die), added.total, alike) };
    },
    draw(purpose, from, alike) {
      const drawn = dice.draw(purpose, from, alike);
      return alike === undefined ? drawn : among(from, drawn, alike);
    },
  };
}

const throwing = (engine: AnyRules, pick: Pick): AnyRules => ({
  ...engine,
  carryOut: (state, order, dice) => engine.carryOut(state, order, picking(pick, dice)),
  ...(engine.prepared && {
    prepared(state: Awaiting, order: OrderLike) {
      const play = engine.prepared!(state, order);
      return (dice: Dice) => play(picking(pick, dice));
    },
  }),
});

/** The chances and losses of an order; null if there are too many ways. */
function told(engine: AnyRules, state: Awaiting, order: OrderLike, horizon: string | null) {
  try {
    const { chances, lost } = countOdds(engine, state, order, { horizon, triesOthers: false });
    const least = (each: Chances) =>
      Object.fromEntries(Object.entries(each).map(([word, chance]) => [word, leastText(chance)]));
    return [least(chances), Object.fromEntries(Object.entries(lost).map(([side, each]) => [side, least(each)]))];
  } catch (error) {
    if (error instanceof TooManyWays) return null;
    throw error;
  }
}

describe.each(games())('%s', async (game) => {
  const engine = await engineOf(game);

  const { scenarios } = await library(game);
  const plays = [
    ...[...scenarios.values()].map(({ scenario, play }) => ({ id: scenario.id, play })),
    ...scenarioFiles(game, 'tests/games').map(({ value }) => {
      const steps = value.steps.map(({ ask: _ask, task: _task, decide: _decide, expect: _expect, ...step }) => step);
      return { id: value.id, play: playScenario({ ...engine, horizons: [] }, { ...value, steps }) };
    }),
  ];
  /** Every order that is carried out on a board of the game, and the board before it. */
  const given = plays.flatMap(({ id: board, play }) =>
    play.steps.flatMap(({ id, before, order, verdict }) =>
      order !== null && verdict?.ok === true ? [{ name: `${board}:${id}`, before, order }] : [],
    ),
  );

  test(`its odds are the same if the ${Object.keys(PICKS).join(' or the ')} of alike faces stands for the others`, () => {
    expect(given.length).toBeGreaterThan(0);
    const others = Object.entries(PICKS).map(([picked, pick]) => [picked, throwing(engine, pick)] as const);
    for (const { name, before, order } of given)
      for (const horizon of engine.horizons?.map((each) => each.id) ?? [null]) {
        const usual = told(engine, before, order, horizon);
        for (const [picked, other] of others)
          expect(told(other, before, order, horizon), `${name}, ${picked}`).toEqual(usual);
      }
  }, 300_000);
});
