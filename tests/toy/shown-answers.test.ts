import { expect, test } from 'vitest';
import { typedAnswers } from '../shown-answers.ts';

test('every order that Show me prints in the toy, typed, is accepted and answers the task', async () => {
  const { printed, faults } = await typedAnswers('picket');
  expect(faults).toEqual([]);
  expect(printed).not.toEqual([]);
});
