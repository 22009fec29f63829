import { describe, expect, test } from 'vitest';
import { engineOf } from '../src/register/index.ts';
import { rulingFiles, scenarioFiles } from '../src/library/files.ts';
import { games } from '../src/library/plays.ts';
import { recordScenario } from '../src/library/recorded/steps.ts';

/*
 * Results that were once checked must not change: the result of each step of each board under each
 * reading is recorded. A line may only change because of a clause that the commit names.
 * `npx vitest run tests/recorded.test.ts -u` writes the file again.
 */
describe.each(games())('%s', async (game) => {
  const engine = await engineOf(game);

  test('plays every step of every board as it was recorded', async () => {
    const scenarios = ['content', 'tests/games'].flatMap((root) => scenarioFiles(game, root)).map(({ value }) => value);
    const rulings = rulingFiles(game).flatMap(({ value }) =>
      typeof value.scenario === 'object' ? [{ ruling: value, scenario: value.scenario }] : [],
    );
    const lines = [
      ...scenarios.flatMap((scenario) => recordScenario(engine, scenario)),
      ...rulings.flatMap(({ ruling, scenario }) => recordScenario(engine, scenario, ruling)),
    ];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`games/${game}/recorded.txt`);
  }, 600_000);
});
