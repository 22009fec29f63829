import { describe, expect, test } from 'vitest';
import type { RulingId } from '../../src/core/ids.ts';
import { difference, markAgain, otherwiseOf } from '../../src/library/other-readings.ts';
import { rulingFiles, scenarioFiles } from '../../src/library/files.ts';
import { engineOf } from '../../src/register/index.ts';
import { playReading, playScenario } from '../../src/scenario/play/play.ts';

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

/** What a step of a scenario says of a ruling. */
function saysIn(id: string, step: string, of: RulingId): string | undefined {
  const scenario = scenarioFiles('paper-bayonet').find(({ value }) => value.id === id)!.value;
  const i = scenario.steps.findIndex((each) => each.id === step);
  const played = playScenario(engine, scenario).steps[i]!;
  return otherwiseOf(engine, played, scenario.steps[i]).find((each) => each.ruling === of)?.says;
}

/** The first step of the board of a ruling. */
function first(id: RulingId): string {
  const { scenario } = ruling(id);
  return typeof scenario === 'object' ? scenario.steps[0]!.id : '';
}

describe('a step says how it comes out at other tables,', () => {
  test('where an order that we allow is refused there, with the words of that reading', () => {
    expect(saysOf('pb-019', 'without-orders')).toBe(
      'this order is refused: “Marchand’s brigade is not activated this turn.”',
    );
  });

  test('where an order that we refuse is allowed there', () => {
    expect(saysOf('pb-054', first('pb-054'))).toBe('this order is allowed.');
  });

  test('where an order is refused here and there for different reasons', () => {
    expect(saysIn('pb.clear-at-last', 'two-woods', 'pb-019')).toBe(
      'this order is refused for another reason: “Dubois’s brigade is not activated this turn.”',
    );
  });

  test('with what becomes of the units, and not only of the last of them', () => {
    expect(saysIn('pb.column-against-trees', 'into-the-wood', 'pb-025')).toBe(
      'the musketeers are removed from the game; General Falken is removed with the last unit of his brigade.',
    );
  });

  test('with the die that is rolled there and not here', () => {
    expect(saysIn('pb.along-the-road', 'infantry-by-road', 'pb-080')).toBe(
      'one more die is rolled (road, the fusiliers), and the result may change.',
    );
  });

  test('with what is certain whatever those dice show', () => {
    expect(saysIn('pb.learning-battle', 'lacroix-deploys', 'pb-008')).toBe(
      'both armies are ready; the Allies take the first turn.',
    );
  });

  test('with the dice that fell, where one of them is not rolled there', () => {
    expect(saysIn('pb.two-make-a-column', 'head-on', 'pb-071')).toContain('the fusiliers are routed');
  });

  test('and says nothing of a higher total with the same result, nor of the same roll', () => {
    expect(saysIn('pb.breaking-it', 'the-column', 'pb-025')).toBeUndefined();
    expect(saysIn('pb.four-markers', 'the-roll', 'pb-093')).toBeUndefined();
  });

  test('and says nothing of an event that is missing where what it makes is so already', async () => {
    const game = await engineOf('two-by-two');
    const { value } = scenarioFiles('two-by-two').find((file) => file.value.id === 'tt.along-the-road')!;
    const [marched] = playScenario(game, value).steps;
    const of = (id: RulingId) => otherwiseOf(game, marched!, value.steps[0]).find(({ ruling: told }) => told === id);
    // At a table where standing on a road is being in column, nothing has to form.
    expect(game.readings['tt-021']?.[2]).toBe('on-a-road');
    expect(of('tt-021')?.reading).toBe('declared');
  });

  test('where the event that is missing takes its unit off the table', async () => {
    const game = await engineOf('death-or-glory');
    const { value } = scenarioFiles('death-or-glory').find((file) => file.value.id === 'dg.the-leash')!;
    const { steps } = playScenario(game, value);
    const at = steps.findIndex(({ events }) => events.some(({ event }) => event.type === 'company-returned'));
    expect(at).toBeGreaterThan(0);
    expect(otherwiseOf(game, steps[at]!, value.steps[at]).length).toBeGreaterThan(0);
  });

  test('and says nothing where the ruling was read but changes nothing', () => {
    const scenario = scenarioFiles('paper-bayonet').find(({ value }) => value.id === 'pb.clear-at-last')!.value;
    const { steps } = playScenario(engine, scenario);
    const told = steps.flatMap((step, i) => otherwiseOf(engine, step, scenario.steps[i]).map((each) => each.ruling));
    expect(steps.flatMap((step) => step.reads).length).toBeGreaterThan(told.length);
  });
});

test('a step does not differ from itself', () => {
  const scenario = scenarioFiles('paper-bayonet').find(({ value }) => value.id === 'pb.clear-at-last')!.value;
  for (const step of playScenario(engine, scenario).steps) expect(difference(engine, step, step)).toBeNull();
});

test('a ruling that a reader was told of is marked where it comes again in its chapter', () => {
  const told = new Set<RulingId>();
  const [one, two] = [
    { ruling: 'pb-045', again: false },
    { ruling: 'pb-024', again: false },
  ] as const;
  const marks = (steps: readonly (readonly (typeof one | typeof two)[])[]) =>
    markAgain(steps, told).map((all) => all.map(({ again }) => again));
  expect(marks([[one, two], [one], [one], [one, two]])).toEqual([[false, false], [true], [true], [true, true]]);
  expect(marks([[one], [two]]), 'on the next board of the chapter').toEqual([[true], [true]]);
});
