import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { comparedExam } from '../../src/library/compare/exam.ts';

const TEXT = readFileSync('content/compare/exam.yaml', 'utf8');

/** The exam with something changed in its text. */
function examWith(from: RegExp, to: string): ReturnType<typeof comparedExam> {
  const root = mkdtempSync(join(tmpdir(), 'exam-'));
  mkdirSync(join(root, 'compare'));
  writeFileSync(join(root, 'compare', 'exam.yaml'), TEXT.replace(from, to));
  return comparedExam(root);
}

test('each question has one right answer, which the rules count', async () => {
  for (const { id, ask } of await comparedExam()) {
    expect(ask.choices.filter(({ right }) => right).length, id).toBe(1);
    expect(new Set(ask.choices.map(({ says }) => says)).size, id).toBe(ask.choices.length);
  }
});

test('where a game forbids what is asked, the question says so, and so does the reason of the answer', async () => {
  const forbidden = (await comparedExam()).filter(({ ask }) =>
    ask.choices[0]!.because.includes('it does not come to that'),
  );
  expect(forbidden.map(({ id }) => id)).toContain('no-horse-in-the-wood');
  for (const { id, ask } of forbidden) expect(ask.question, id).toContain('Where the rules forbid');
});

test.each([
  [/topic: .*/, 'topic: the-moon', /exam\.yaml:\d+:\d+ items\.0\.topic: found the-moon, expected a topic/],
  [/results: .*/, 'results: [target-lost]', /found target-lost, expected target-destroyed/],
  [/wanted: .*/, 'wanted: most\n    choices: { horse: flying }', /found horse=flying/],
  [/percent: \d+/g, 'percent: 99', /found 0 right answers, expected one/],
])('what is wrong in it is told with its line: %s', async (from, to, told) => {
  await expect(examWith(from, to)).rejects.toThrow(told);
});
