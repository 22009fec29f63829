import { expect, test } from 'vitest';
import { fought } from '../../src/cli/bench/measures/games.ts';

const report = (title: string, status: string, failureMessages: readonly string[] = []) => ({
  testResults: [
    {
      assertionResults: [
        {
          title: 'a game whose every phase is on the site provides whole games',
          status: 'passed',
          failureMessages: [],
        },
        { title, status, duration: 4200, failureMessages },
        { title: '1000 random whole games end', status: 'skipped', failureMessages: [] },
      ],
    },
  ],
});
const WHOLE = '200 random whole games end, and produce every type of event';

test('the time and the number of the whole games that were fought out', () => {
  expect(fought(report(WHOLE, 'passed'))).toEqual({ count: 200, ms: 4200 });
});

test('a broken law is told, and so is that nothing was fought out', () => {
  expect(() => fought(report(WHOLE, 'failed', ['Game 7: two stand in one place']))).toThrow(
    `${WHOLE}: Game 7: two stand in one place`,
  );
  expect(() => fought(report(WHOLE, 'skipped'))).toThrow('No whole game was fought out');
});
