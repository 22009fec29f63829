import { expect, test } from 'vitest';
import { written } from '../../src/core/fraction.ts';
import { scenarioFiles } from '../../src/library/files.ts';
import { engineOf } from '../../src/register/index.ts';
import { answersTo, isIdle, weigh, type WeighedOrder } from '../../src/scenario/ask/decide.ts';
import { playScenario } from '../../src/scenario/play/play.ts';

const chances = ({ odds }: WeighedOrder): string =>
  Object.entries(odds?.chances ?? {})
    .map(([word, chance]) => `${word} ${written(chance)}`)
    .join();

test('the whole battle of 2 by 2 is played to its winner, and waits for its reader at six real decisions', async () => {
  const engine = await engineOf('two-by-two');
  const { value } = scenarioFiles('two-by-two').find((file) => file.value.id === 'tt.the-village')!;
  const { steps, malformed } = playScenario(engine, value);
  expect(malformed).toEqual([]);
  expect(steps.at(-1)!.state).toMatchObject({ awaits: null, turn: 6, battle: { over: { winner: 'french' } } });
  const moments = steps.filter(({ decision }) => decision !== null);
  expect(moments.map(({ id }) => id)).toEqual([
    'the-first-shot',
    'perrin-rides',
    'the-charge',
    'in-their-place',
    'whom-first',
    'the-last-charge',
  ]);
  for (const { id, before, decision } of moments) {
    expect(decision!.weighed.odds, id).not.toBeNull();
    const answers = answersTo(engine, before, decision!).filter((order) => !isIdle(order));
    const come = new Set(answers.map((order) => chances(weigh(engine, before, order, decision!))));
    expect(come.size, `${id}: answers differ in what they come to`).toBeGreaterThan(1);
  }
});
