import { describe, expect, test } from 'vitest';
import { beatsOf } from '../../src/library/pages/compare/beats.ts';
import { chancesOf } from '../../src/library/pages/compare/odds.ts';
import { divisor, parseFraction, sameChance, share, type Fraction } from '../../src/core/fraction.ts';
import { changesFor, comparedTopics } from '../../src/library/compare/index.ts';
import { library } from '../../src/library/plays.ts';
import { recorded, type Dice } from '../../src/core/dice.ts';
import { OUTCOMES, type Outcome, type Shared } from '../../src/core/outcomes.ts';
import { seeded } from '../../src/core/seeded.ts';
import { STANDINGS, standingOf, type Standing } from '../../src/core/standings.ts';
import type { AnyEngine } from '../../src/games/contract/engine.ts';
import { countOdds } from '../../src/games/contract/odds.ts';
import { playedOut } from '../../src/games/contract/played-out.ts';
import { engineOf } from '../../src/register/index.ts';
import { changedScenario, chosenText, combinations } from '../../src/scenario/compare/odds.ts';
import type { Situation } from '../../src/scenario/compare/schema.ts';
import type { Scenario, Step } from '../../src/scenario/files/schema.ts';
import { advanceTo } from '../../src/scenario/play/advance.ts';
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

/** The steps from the first to the last that is counted. */
function counting({ steps }: Scenario, { odds }: Situation): readonly Step[] {
  const [first, last] = odds.beats.map((id) => steps.findIndex((step) => step.id === id));
  return steps.slice(first, last! + 1);
}

/** Whether an order is given before the last of the orders that are counted together. */
const hasMoreOrders = (scenario: Scenario, situation: Situation): boolean =>
  counting(scenario, situation)
    .slice(0, -1)
    .some(({ order }) => order !== undefined);

async function isOfMore({ game, column, situation }: (typeof counted)[number]): Promise<boolean> {
  return hasMoreOrders((await library(game)).scenarios.get(column.scenario!)!.scenario, situation);
}

/** So often the orders of a span are given, and so many deviations from the mean are no chance. */
const PLAYS = 100;
const FAR = 5;

/**
 * Gives the orders of a span one after the other, as far as they are allowed, and says what came of
 * them on the scale of the chart; `nothing done` if nothing came of them without a die.
 */
function spanOf(engine: AnyEngine, scenario: Scenario, situation: Situation) {
  const steps = counting(scenario, situation);
  const before = scenario.steps.slice(0, scenario.steps.indexOf(steps[0]!));
  const bare = [...before, { ...steps[0]!, dice: [], then: undefined, order: undefined }];
  const play = playScenario(engine, {
    ...scenario,
    steps: bare.map(({ expect: _, show: __, ...step }) => step),
  });
  const start = play.steps.at(-1)!.state;
  const acting = steps.at(-1)!.pass?.side ?? engine.moment(start).side;
  const worst = (outcomes: readonly Outcome[]): Outcome =>
    outcomes.reduce((one, other) => (OUTCOMES.indexOf(other) > OUTCOMES.indexOf(one) ? other : one), 'unharmed');

  return (chance: Dice, horizon: string | null): Standing => {
    const dice = recorded(chance);
    const came: Shared[] = [];
    let now = start;
    for (const [n, { pass, order: given, try: tried }] of steps.entries()) {
      const text = given ?? tried;
      if (n > 0 && pass !== undefined) now = advanceTo({ engine, path: 'pass', dice }, now, pass).state;
      const order = text === undefined ? null : engine.order(text, now);
      if (order?.ok !== true || !engine.judge(now, order.value).ok) continue;
      const begun = { began: order.value, horizon: n === steps.length - 1 ? horizon : null };
      const isActors = engine.moment(now).side === acting;
      const { events, state } = playedOut(engine, begun, now, dice);
      const { actor, target } = engine.outcomes[engine.tally(events).word]!;
      came.push(isActors ? { actor, target } : { actor: target, target: actor });
      now = state;
    }
    const standing = standingOf({
      actor: worst(came.map(({ actor }) => actor)),
      target: worst(came.map(({ target }) => target)),
    });
    return dice.rolled.length === 0 && standing === 'level' ? 'nothing done' : standing;
  };
}

const sharesOf = (chances: Readonly<Record<Standing, string>>): Readonly<Record<Standing, number>> =>
  Object.fromEntries(Object.entries(chances).map(([standing, text]) => [standing, share(read(text))]));

const together = (await Promise.all(counted.map(async (each) => ((await isOfMore(each)) ? [each] : [])))).flat();

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
      const [, last] = situation.odds.beats;
      const engine = await engineOf(game);
      const { scenario } = (await library(game)).scenarios.get(column.scenario!)!;
      const at = scenario.steps.findIndex((step) => step.id === last);
      if (hasMoreOrders(scenario, situation)) return;
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

  test.each(together)(
    'of $id in $name is what comes of its orders if they are given, one after the other, with any dice',
    async ({ situation, game, column, counted: all }) => {
      const engine = await engineOf(game);
      const { scenario } = (await library(game)).scenarios.get(column.scenario!)!;
      for (const chosen of combinations(situation.choices)) {
        const key = chosenText(chosen);
        const found = all.get(key)!;
        const span = spanOf(
          engine,
          changedScenario(scenario, situation.odds.beats[1], changesFor(column, chosen)),
          situation,
        );
        const seen = new Map<string, number>();
        // One stream of dice: the first faces of neighbouring seeds are too much alike.
        const dice = seeded(1);
        for (let n = 0; n < PLAYS; n += 1) {
          const standing = span(dice, column.horizon ?? engine.horizons?.at(-1)?.id ?? null);
          seen.set(standing, (seen.get(standing) ?? 0) + 1);
        }
        const shares = 'says' in found ? { 'nothing done': 1 } : sharesOf(chancesOf(found.outcomes));
        expect(Object.keys(shares), key).toEqual(expect.arrayContaining([...seen.keys()]));
        for (const [standing, chance] of Object.entries(shares)) {
          const off = Math.abs((seen.get(standing) ?? 0) / PLAYS - chance);
          expect(off, `${key} ${standing}: ${chance}`).toBeLessThanOrEqual(
            FAR * Math.sqrt((chance * (1 - chance)) / PLAYS),
          );
        }
      }
    },
    120_000,
  );

  test('of more than one order is checked in every game', () => {
    expect(new Set(together.map(({ game }) => game))).toEqual(new Set(counted.map(({ game }) => game)));
  });
});

test('the engine of each game says at which beat of winning its battle is over', async () => {
  const beats = await beatsOf(topics.find(({ id }) => id === 'winning')!);
  const told = beats.flatMap(({ id, groups }) =>
    groups
      .filter(({ says }) => says.endsWith('battle over'))
      .flatMap(({ games }) => games.map(({ game }) => [game, id] as const)),
  );
  // Of several beats, the first of each game counts.
  const over = new Map(told.toReversed());
  expect(Object.fromEntries(over)).toEqual({
    'campaign-1805': 'the-end',
    'death-or-glory': 'the-end',
    'paper-bayonet': 'the-end',
    'regiments-and-roundshot': 'the-first-fight',
    'two-by-two': 'the-end',
  });
});
