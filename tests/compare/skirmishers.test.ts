import { expect, test } from 'vitest';
import { seeded } from '../../src/core/seeded.ts';
import { playedOut } from '../../src/games/contract/played-out.ts';
import { changesFor } from '../../src/library/compare/index.ts';
import { readColumn } from '../../src/library/compare/columns.ts';
import { library } from '../../src/library/plays.ts';
import { engineOf } from '../../src/register/index.ts';
import { changedScenario } from '../../src/scenario/compare/odds.ts';
import { playScenario } from '../../src/scenario/play/play.ts';

/*
 * What the note of Death or Glory! says of skirmishers, and the chart shows as neither's gain.
 */
test('skirmishers whom infantry charges run out of its reach, lose nobody and stay in order', async () => {
  const engine = await engineOf('death-or-glory');
  const column = readColumn('skirmishers', 'death-or-glory').value;
  const { scenario } = (await library('death-or-glory')).scenarios.get(column.scenario!)!;
  const changed = changedScenario(scenario, 'the-fight', changesFor(column, { stands: 'open', comes: 'foot' }));
  const bare = changed.steps.slice(0, -1).map(({ expect: _, show: __, ...step }) => step);
  const before = playScenario(engine, { ...changed, steps: bare }).steps.at(-1)!.state;
  const order = engine.order({ charge: 'attackers', at: 'voltigeurs' }, before);
  if (!order.ok) throw new Error('no such order');
  for (let seed = 1; seed <= 20; seed += 1) {
    const { events } = playedOut(engine, { began: order.value, horizon: 'fight' }, before, seeded(seed));
    const own = events.filter((event) => 'unit' in event && event.unit === 'voltigeurs').map(({ type }) => type);
    expect(own).toContain('evaded');
    expect(own.filter((type) => ['men-lost', 'unit-broke', 'unit-shaken', 'was-caught'].includes(type))).toEqual([]);
    expect(engine.tally(events).word).toBe('misses');
  }
});
