import { expect, test } from 'vitest';
import { library, shownGames } from '../../src/library/plays.ts';

const { scenarios } = await library('two-by-two');

/** The clauses that the wrong choices of a scenario’s first question name. */
function hints(id: string): readonly (readonly string[])[] {
  const [ask] = [...scenarios.values()]
    .filter(({ scenario }) => scenario.id === id)
    .flatMap(({ play }) => play.steps.flatMap((step) => step.ask ?? []));
  return ask!.choices.filter(({ right }) => !right).map(({ clauses }) => clauses);
}

test('who guesses the wrong unit is told the clause by which it happens to others, not the sum of the first', () => {
  expect(hints('tt.the-panic')).toEqual([['tt.units.rout-contagion'], ['tt.units.rout-contagion']]);
});

test('who goes by a total that did not decide is told the clause that decided over it', () => {
  for (const clauses of hints('tt.ask-a-six')) expect(clauses).toContain('tt.shoot.long-musket-cap');
});

test('who guesses another result for the same unit is told what counted', () => {
  const counted = ['tt.shoot.artillery-canister', 'tt.shoot.disrupted-target', 'tt.shoot.hq-with-firer'];
  expect(hints('tt.one-gun-then-another')).toEqual([counted, counted]);
});

test.each(shownGames())('%s: no answer tells a number below 0 with a hyphen', async (game) => {
  const plays = [...(await library(game)).scenarios.values()].flatMap(({ play }) => play.steps);
  const reasons = plays.flatMap(({ ask }) => (ask === null ? [] : ask.choices.map(({ because }) => because)));
  expect(reasons.filter((because) => /: -\d/.test(because))).toEqual([]);
});
