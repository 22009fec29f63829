import { expect, test } from 'vitest';
import { typedAnswers } from './shown-answers.ts';

test('every order that Show me prints, typed, is accepted and answers the task', async () => {
  const { printed, faults } = await typedAnswers('two-by-two');
  expect(faults).toEqual([]);
  expect(printed.length).toBeGreaterThan(10);
});
