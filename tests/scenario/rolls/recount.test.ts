import { describe, expect, test } from 'vitest';
import { multiple, sameChance, share, written } from '../../../src/core/fraction.ts';
import type { Dice } from '../../../src/core/dice.ts';
import type { Chances } from '../../../src/core/ways.ts';
import type { AnyEngine, Awaiting, EventLike, OrderLike } from '../../../src/games/contract/engine.ts';
import { orderAfter } from '../../../src/games/contract/odds.ts';
import { fileOfScenario } from '../../../src/library/file-ids.ts';
import { scenarioIn } from '../../../src/library/files.ts';
import { rollsData } from '../../../src/library/pages/rolls.ts';
import { countedRolls, gamesWithOdds } from '../../../src/library/rolls.ts';
import { groups, percent } from '../../../src/panel/shares.ts';
import { engineOf } from '../../../src/register/index.ts';
import { chosenText, type Chosen } from '../../../src/scenario/compare/odds.ts';
import { onBase } from '../../../src/scenario/files/boards.ts';
import type { Roll } from '../../../src/scenario/rolls/schema.ts';
import { everyFall, fallsOf } from './every-fall.ts';

/**
 * Every so many-th set of choices is counted again, and of each roll at least one; with
 * `RECOUNT=all` each one is. A prime, so that the sets that are taken differ in all their choices.
 */
const STEP = process.env['RECOUNT'] === 'all' ? 1 : 43;

/** Sets of choices with more falls than this are left out: dozens of dice would take hours. */
const MOST = process.env['RECOUNT'] === 'all' ? 1_000_000 : 20_000;

/** The board and the order of a set of choices, as the file of the rolls has them. */
function position(engine: AnyEngine, game: string, roll: Roll, chosen: Chosen) {
  const read = scenarioIn(fileOfScenario(game, roll.scenario)!);
  if (!read.ok) throw new Error(`${roll.scenario} cannot be read`);
  const { board, readings } = read.value.value;
  const values = roll.choices.map(({ id, values: all }) => all.find((value) => value.id === chosen[id])!);
  const over = [roll.board, ...values.map((value) => value.board)].filter((each) => each !== undefined);
  const start = engine.start(over.reduce(onBase, board), readings);
  if (!start.ok) return null;
  const order = engine.order(values.findLast((value) => value.order !== undefined)?.order ?? roll.order, start.value);
  return order.ok ? { state: start.value, order: order.value } : null;
}

/** Plays the order and what follows from it with some dice; the word for what came of it. */
function playsOn(engine: AnyEngine, from: Awaiting, began: OrderLike, horizon: string | null) {
  return (dice: Dice): string => {
    let [state, events]: [Awaiting, readonly EventLike[]] = [from, []];
    for (let order: OrderLike | null = began; order !== null; order = orderAfter(engine, { began, horizon }, state)) {
      const played = engine.resolve(state, order, dice);
      state = played.reduce<Awaiting>((now, event) => engine.apply(now, event), state);
      events = [...events, ...played];
    }
    return engine.tally(events).word;
  };
}

/** The chance of each outcome word: the order played in every fall. */
function recounted(play: (dice: Dice) => string): Chances {
  const falls = everyFall(play);
  const of = falls.reduce((all, fall) => (all % fall.of === 0n ? all : multiple(all, fall.of)), 1n);
  const ways: Record<string, bigint> = {};
  for (const fall of falls) ways[fall.result] = (ways[fall.result] ?? 0n) + (of / fall.of) * fall.ways;
  return Object.fromEntries(Object.entries(ways).map(([word, each]) => [word, { ways: each, of }]));
}

describe.each(gamesWithOdds())('the page of the odds of %s', (game) => {
  test('has the chances that come of playing every fall of the dice', async () => {
    const engine = await engineOf(game);
    const { rolls, parts } = await rollsData(game);
    for (const { roll, counted } of await countedRolls(game)) {
      let count = 0;
      for (const [n, { chosen, came }] of counted.entries()) {
        if (n % STEP !== 0 && count > 0) continue;
        const where = `${roll.id}: ${chosenText(chosen)}`;
        const shown = parts[rolls[roll.id]![n]!]!;
        const at = position(engine, game, roll, chosen);
        const isAllowed = at !== null && engine.judge(at.state, at.order).ok;
        expect('odds' in came, where).toBe(isAllowed);
        if (!('odds' in came) || at === null) {
          expect(shown, where).toContain('Not allowed.');
          continue;
        }
        const play = playsOn(engine, at.state, at.order, came.odds.horizon);
        if (fallsOf(play) > MOST) continue;
        const again = recounted(play);
        for (const [word, chance] of Object.entries(came.odds.chances)) {
          const other = again[word] ?? { ways: 0n, of: 1n };
          expect(sameChance(chance, other), `${where}: ${word} ${written(chance)}, ${written(other)}`).toBe(true);
        }
        for (const { chance } of groups(again, came.odds.outcomes, 'reader'))
          expect(shown, where).toContain(`<em>${percent(share(chance))}</em>`);
        count += 1;
      }
      expect(count, roll.id).toBeGreaterThan(0);
    }
  });

  test('has every set of choices of every roll', async () => {
    const { rolls, parts } = await rollsData(game);
    for (const { roll } of await countedRolls(game)) {
      const sets = roll.choices.reduce((product, { values }) => product * values.length, 1);
      expect(rolls[roll.id], roll.id).toHaveLength(sets);
      expect(Math.max(...rolls[roll.id]!), roll.id).toBeLessThan(parts.length);
    }
  });
});
