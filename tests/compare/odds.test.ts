import { describe, expect, test } from 'vitest';
import { beatsOf } from '../../src/library/pages/compare/beats.ts';
import { chancesOf } from '../../src/library/pages/compare/odds.ts';
import { divisor, parseFraction, sameChance, type Fraction } from '../../src/core/fraction.ts';
import { changesFor, comparedTopics } from '../../src/library/compare/index.ts';
import { library } from '../../src/library/plays.ts';
import { STANDINGS } from '../../src/core/standings.ts';
import { countOdds } from '../../src/games/contract/odds.ts';
import { engineOf } from '../../src/register/index.ts';
import { changedScenario, chosenText, combinations } from '../../src/scenario/compare/odds.ts';
import { playScenario } from '../../src/scenario/play/play.ts';

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

const shareOf = (text: string): string => {
  const { ways, of } = read(text);
  const common = divisor(ways, of);
  return `${ways / common}/${of / common}`;
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
          expect(sameChance(sum(each.outcomes.map(({ chance }) => chance)), { ways: 1n, of: 1n })).toBe(true);
          // A page may round what is too long to be read to billionths, which come to one as well.
          expect(sameChance(sum(Object.values(chances).map(read)), { ways: 1n, of: 1n })).toBe(true);
        }
    },
  );

  test.each(counted)(
    'of $id in $name is what the engine counts for the order itself, under every set of choices, where one order alone is counted',
    async ({ situation, game, column, counted: all }) => {
      const [first, last] = situation.odds.beats;
      const engine = await engineOf(game);
      const { scenario } = (await library(game)).scenarios.get(column.scenario!)!;
      const [from, at] = [first, last].map((id) => scenario.steps.findIndex((step) => step.id === id)) as [
        number,
        number,
      ];
      if (scenario.steps.slice(from, at).some(({ order }) => order !== undefined)) return;
      for (const chosen of combinations(situation.choices)) {
        const found = all.get(chosenText(chosen))!;
        const { steps, ...changed } = changedScenario(scenario, last, changesFor(column, chosen));
        // What the author expects holds for the standard choice only, and so do his dice: the
        // counted order is only judged.
        const bare = steps.slice(0, at + 1).map(({ expect: _, show: __, ...step }) => step);
        const { dice: ___, then: ____, order, ...judged } = bare[at]!;
        const play = playScenario(engine, { ...changed, steps: [...bare.slice(0, at), { ...judged, try: order! }] });
        const step = play.steps[at];
        if ('says' in found) {
          expect(step?.verdict?.ok ?? false, chosenText(chosen)).toBe(false);
          continue;
        }
        // A comparison looks as far as the game counts.
        const horizon = column.horizon ?? engine.horizons?.at(-1)?.id ?? null;
        const own = countOdds(engine, step!.before, step!.order!, { horizon });
        const outcomes = Object.entries(own.chances).map(([word, chance]) => ({ ...engine.outcomes[word]!, chance }));
        const read = (each: typeof outcomes) =>
          Object.fromEntries(Object.entries(chancesOf(each)).map(([standing, text]) => [standing, shareOf(text)]));
        expect(read([...found.outcomes]), chosenText(chosen)).toEqual(read(outcomes));
      }
    },
  );
});

test('the engine of each game says at which beat of winning its battle is over', async () => {
  const beats = await beatsOf(topics.find(({ id }) => id === 'winning')!);
  const over = beats.flatMap(({ id, groups }) =>
    groups.filter(({ says }) => says === 'battle over').map(({ games }) => [id, ...games.map(({ game }) => game)]),
  );
  expect(over).toEqual([
    ['the-first-fight', 'regiments-and-roundshot'],
    ['the-end', 'campaign-1805'],
    ['the-end', 'death-or-glory'],
    ['the-end', 'paper-bayonet'],
    ['the-end', 'regiments-and-roundshot'],
    ['the-end', 'two-by-two'],
  ]);
});
