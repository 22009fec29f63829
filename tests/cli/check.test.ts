import { describe, expect, test } from 'vitest';
import { count, sentence } from '../../src/cli/check/count.ts';

const unit = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };
const browser = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 } };

describe('a step counts', () => {
  test.each([
    ['the tests of Vitest', true, unit, { passed: 7, failed: 0, skipped: 1 }],
    ['the tests of Playwright, a flaky one as failed', false, browser, { passed: 5, failed: 3, skipped: 3 }],
    ['one failure where it ended badly and all its tests passed', false, unit, { passed: 7, failed: 1, skipped: 1 }],
    ['nothing where it counts no tests', true, undefined, { passed: 0, failed: 0, skipped: 0 }],
    ['one failure where it counts no tests and ended badly', false, undefined, { passed: 0, failed: 1, skipped: 0 }],
    ['one failure where its report is not there, however it ended', true, null, { passed: 0, failed: 1, skipped: 0 }],
    ['one failure where its report is something else', true, { stats: 'many' }, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_title, endedWell, report, wanted) => {
    expect(count(endedWell, report)).toEqual(wanted);
  });
});

test('the last line', () => {
  expect(sentence({ passed: 412, failed: 0, skipped: 3 })).toBe('412 passed, 0 failed');
});
