import { expect, test } from 'vitest';
import { countOdds } from '../../../src/games/contract/odds.ts';
import type { AnyEngine } from '../../../src/games/contract/engine.ts';
import { scenarioFiles } from '../../../src/library/files.ts';
import { engineOf } from '../../../src/register/index.ts';
import { playScenario } from '../../../src/scenario/play/play.ts';

/*
 * Odds play an order in every way that the dice may fall, and measure once for all ways what the
 * dice so far decide.
 */

/** The same rules, which measure everything anew in each way. */
function anew(engine: AnyEngine): AnyEngine {
  const rules = { ...engine };
  delete rules.prepared;
  return rules;
}

test('the odds of every order of the rule tests are those of ways that are each measured anew', async () => {
  const engine = await engineOf('death-or-glory');
  let orders = 0;
  for (const { value } of scenarioFiles('death-or-glory', 'tests/games')) {
    const steps = value.steps.map(({ expect: _expect, ...step }) => step);
    const { steps: played } = playScenario({ ...engine, horizons: [] }, { ...value, steps });
    for (const { id, before, order, verdict, rolls } of played) {
      if (order === null || verdict?.ok !== true || rolls.length < 2) continue;
      expect(countOdds(engine, before, order), `${value.id} ${id}`).toEqual(countOdds(anew(engine), before, order));
      orders += 1;
    }
  }
  expect(orders).toBeGreaterThan(40);
});
