import { expect, test } from 'vitest';
import { taskMarkup, type ClauseWords } from '../../src/panel/question.ts';
import type { PlayedTask } from '../../src/scenario/play/played.ts';

const clause: ClauseWords = { title: (id) => id, says: (id) => id };

const task = (...answers: readonly string[]): string =>
  taskMarkup(
    {
      says: 'Fire.',
      right: answers.map((says) => ({ says })),
      hints: { look: '', clauses: [], answer: null },
    } as unknown as PlayedTask,
    '',
    clause,
  );

test('answers in the same words are one answer', () => {
  expect(task('Fire with the gun', 'Fire with the gun')).toContain('This is the right answer:');
  expect(task('Fire with the gun', 'Fire with the mortar')).toContain('Each of these is a right answer:');
});
