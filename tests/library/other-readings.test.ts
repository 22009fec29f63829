import { describe, expect, test } from 'vitest';
import type { RulingId } from '../../src/core/ids.ts';
import { difference, otherwiseOf } from '../../src/library/other-readings.ts';
import { rulingFiles, scenarioFiles } from '../../src/library/files.ts';
import { engineOf } from '../../src/register/index.ts';
import { playReading, playScenario } from '../../src/scenario/play.ts';

const engine = await engineOf('paper-bayonet');
const ruling = (id: RulingId) => rulingFiles('paper-bayonet').find(({ value }) => value.id === id)!.value;

/** What a step of the board of a ruling says of this ruling. */
function saysOf(id: RulingId, step: string): string | undefined {
  const { scenario, ruling: key } = ruling(id);
  if (typeof scenario !== 'object') throw new Error(`${id} has no board of its own`);
  const i = scenario.steps.findIndex((each) => each.id === step);
  const played = playReading(engine, ruling(id), scenario, key).steps[i]!;
  return otherwiseOf(engine, played, scenario.steps[i]).find((each) => each.ruling === id)?.says;
}

/** The first step of the board of a ruling. */
function first(id: RulingId): string {
  const { scenario } = ruling(id);
  return typeof scenario === 'object' ? scenario.steps[0]!.id : '';
}

describe('a step says how it comes out at other tables,', () => {
  test('where an order that we allow is refused there, with the words of that reading', () => {
    expect(saysOf('pb-019', 'without-orders')).toBe(
      'this order is refused: Marchand’s brigade is not activated this turn.',
    );
  });

  test('where an order that we refuse is allowed there', () => {
    expect(saysOf('pb-054', first('pb-054'))).toBe('this order is allowed.');
  });

  test('and says nothing where the ruling was read but changes nothing', () => {
    const scenario = scenarioFiles('paper-bayonet').find(({ value }) => value.id === 'pb.clear-at-last')!.value;
    const { steps } = playScenario(engine, scenario);
    const told = steps.flatMap((step, i) => otherwiseOf(engine, step, scenario.steps[i]).map((each) => each.ruling));
    expect(steps.flatMap((step) => step.reads).length).toBeGreaterThan(told.length);
  });
});

test('a step tells of every unit that another reading removes', () => {
  const { value } = scenarioFiles('paper-bayonet').find((each) => each.value.id === 'pb.in-step')!;
  const i = value.steps.findIndex(({ id }) => id === 'and-home');
  const others = otherwiseOf(engine, playScenario(engine, value).steps[i]!, value.steps[i]);
  expect(others.find((each) => each.ruling === 'pb-025')?.says).toBe(
    'the musketeers are removed from the game. General Falken is removed with the last unit of his brigade.',
  );
});

test('a step does not differ from itself', () => {
  const scenario = scenarioFiles('paper-bayonet').find(({ value }) => value.id === 'pb.clear-at-last')!.value;
  for (const step of playScenario(engine, scenario).steps) expect(difference(step, step)).toBeNull();
});
