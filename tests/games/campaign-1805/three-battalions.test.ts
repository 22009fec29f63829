import { expect, test } from 'vitest';
import { written } from '../../../src/core/fraction.ts';
import { scenarioFiles } from '../../../src/library/files.ts';
import { engineOf } from '../../../src/register/index.ts';
import { answersTo, isIdle, weigh, type WeighedOrder } from '../../../src/scenario/ask/decide.ts';
import { playScenario } from '../../../src/scenario/play/play.ts';

const ID = 'cf.three-battalions-and-a-battery';

const chances = ({ odds }: WeighedOrder): string =>
  Object.entries(odds?.chances ?? {})
    .map(([word, chance]) => `${word} ${written(chance)}`)
    .join();

const engine = await engineOf('campaign-1805');
const { value } = scenarioFiles('campaign-1805').find((file) => file.value.id === ID)!;
const { steps, malformed } = playScenario(engine, value);

test('the whole battle of Campaign 1805 is played to its winner', () => {
  expect(malformed).toEqual([]);
  expect(steps.at(-1)!.state).toMatchObject({ awaits: null, turn: 5, battle: { over: { winner: 'french' } } });
});

test('it waits for its reader at six real decisions', () => {
  const moments = steps.filter(({ decision }) => decision !== null);
  expect(moments.map(({ id }) => id)).toEqual([
    'a-guess',
    'you-write-again',
    'stand-and-shoot',
    'the-fourth-sheet',
    'the-column-runs',
    'the-last-shot',
  ]);
  for (const { id, before, decision } of moments) {
    expect(decision!.weighed.odds, id).not.toBeNull();
    const answers = answersTo(engine, before, decision!).filter((order) => !isIdle(order));
    const come = new Set(answers.map((order) => chances(weigh(engine, before, order, decision!))));
    expect(come.size, `${id}: answers differ in what they come to`).toBeGreaterThan(1);
  }
});

test('one side writes after the other in each turn, and nothing tells what the Austrians write', () => {
  const told = steps.flatMap(({ events }) => events);
  const handedIn = told.flatMap(({ event }) => (event.type === 'handed-in' ? [(event as { side?: string }).side] : []));
  expect(handedIn).toEqual([1, 2, 3, 4, 5].flatMap(() => ['french', 'allied']));
  const sealed = told.filter(({ event }) => event.type === 'wrote' && (event as { side?: string }).side === 'allied');
  expect(sealed.length).toBeGreaterThan(10);
  expect(sealed.map(({ says }) => says).join('')).toBe('');
});

test('a guess misses, two orders are lost, a second roll fails, and one rout makes another body test', () => {
  const typesIn = (id: string): readonly string[] =>
    steps.find((step) => step.id === id)!.events.map(({ event }) => event.type);
  expect(typesIn('a-guess')).toEqual(['gun-fired']);
  expect(steps.filter(({ verdict }) => verdict?.ok === false).map(({ id }) => id)).toEqual([
    'an-order-lost',
    'no-shot',
  ]);
  const purposes = steps.flatMap(({ rolls }) => rolls.map(({ purpose }) => purpose));
  expect(purposes).toContain('again.musketeers');
  expect(typesIn('one-after-the-other').filter((type) => type === 'routed')).toHaveLength(2);
});
