import { describe, expect, test } from 'vitest';
import { chancesOf } from '../../src/components/pages/compare/odds.ts';
import { parseFraction, sameChance, type Fraction } from '../../src/core/fraction.ts';
import { comparedTopics } from '../../src/library/compare/index.ts';
import { library } from '../../src/library/plays.ts';
import { STANDINGS, standingOf } from '../../src/core/standings.ts';
import { engineOf } from '../../src/register/index.ts';
import { chosenText, combinations } from '../../src/scenario/compare-odds.ts';
import { oddsOf } from '../../src/scenario/odds.ts';

const topics = await comparedTopics();
const counted = topics.flatMap(({ id, situation, games }) =>
  situation === undefined ? [] : games.map((game) => ({ id, situation, ...game })),
);

const sum = (chances: readonly Fraction[]): Fraction =>
  chances.reduce((all, { ways, of }) => ({ ways: all.ways * of + ways * all.of, of: all.of * of }), {
    ways: 0n,
    of: 1n,
  });

const read = (text: string): Fraction => {
  const fraction = parseFraction(text);
  if (!fraction.ok) throw new Error(text);
  return fraction.value;
};

describe('what the comparison counts', () => {
  test.each(counted)(
    'of $id in $name adds up to one for every set of choices, or says by which clause it does not come to that',
    ({ situation, ...game }) => {
      const sets = combinations(situation.choices).map(chosenText);
      expect([...game.counted.keys()]).toEqual(sets);
      for (const each of game.counted.values())
        if ('says' in each) expect(each.clause).toMatch(/^[a-z]+\./);
        else {
          const chances = chancesOf(each.outcomes);
          expect(STANDINGS).toEqual(expect.arrayContaining(Object.keys(chances)));
          expect(sameChance(sum(Object.values(chances).map(read)), { ways: 1n, of: 1n })).toBe(true);
        }
    },
  );

  test.each(counted)(
    'of $id in $name is what the engine counts for the order where one order alone is counted',
    async ({ situation, game, column, counted: all }) => {
      const [first, last] = situation.odds.beats;
      const engine = await engineOf(game);
      const { scenario, play } = (await library(game)).scenarios.get(column.scenario!)!;
      const at = scenario.steps.findIndex(({ id }) => id === last);
      const before = play.steps.slice(
        scenario.steps.findIndex(({ id }) => id === first),
        at,
      );
      if (before.some(({ order }) => order !== null)) return;
      const standard = all.get(chosenText(combinations(situation.choices)[0]!))!;
      const { before: state, order } = play.steps[at]!;
      const own = oddsOf(engine, state, order!);
      if ('says' in standard || own === null) throw new Error('The standard choice is not counted');
      const chances = Object.entries(own.chances).map(([word, chance]) => ({ ...engine.outcomes[word]!, chance }));
      expect(
        Object.fromEntries(Object.entries(chancesOf(standard.outcomes)).map(([name, chance]) => [name, read(chance)])),
      ).toEqual(
        Object.fromEntries(
          [...new Set(chances.map(standingOf))].map((standing) => [standing, read(chancesOf(chances)[standing]!)]),
        ),
      );
    },
  );
});
