import { expect, test } from 'vitest';
import { engine } from '../../../src/games/two-by-two/index.ts';
import { playScenario } from '../../../src/scenario/play.ts';
import { faultText } from '../../../src/scenario/source.ts';
import { loadedLesson } from './lesson.ts';

test('the lesson of the charge plays as it is written', () => {
  const { value, source } = loadedLesson();
  const { steps, malformed, unmet } = playScenario(engine, value);
  expect([...malformed, ...unmet].map((problem) => faultText(source.at(problem)))).toEqual([]);
  const cited = steps.flatMap((step) => step.cited);
  expect(value.teaches.filter((clause) => !cited.includes(clause))).toEqual([]);
});
