import { describe, expect, test } from 'vitest';
import { count, sentence, times } from '../../src/cli/check/count.ts';
import { failuresIn, warningsIn } from '../../src/cli/check/failures.ts';

const unit = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };
const browser = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 } };

describe('a step counts', () => {
  test.each([
    ['the tests of Vitest', true, unit, { passed: 7, failed: 0, skipped: 1 }],
    ['the tests of Playwright, a flaky one as failed', false, browser, { passed: 5, failed: 3, skipped: 3 }],
    ['one failure if it ended badly though all its tests passed', false, unit, { passed: 7, failed: 1, skipped: 1 }],
    ['nothing if it counts no tests', true, undefined, { passed: 0, failed: 0, skipped: 0 }],
    ['one failure if it counts no tests and ended badly', false, undefined, { passed: 0, failed: 1, skipped: 0 }],
    ['one failure if its report is missing, however it ended', true, null, { passed: 0, failed: 1, skipped: 0 }],
    ['one failure if its report is something else', true, { stats: 'many' }, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_title, endedWell, report, wanted) => {
    expect(count(endedWell, report)).toEqual(wanted);
  });
});

describe('failures are listed at the end', () => {
  const red = '\u001B[31mError\u001B[39m: Property failed after 3 tests\n\n{ seed: 7 }\n';

  test('of Vitest: file, test and message, without colours', () => {
    const tests = [
      { fullName: 'odds add up', status: 'passed', failureMessages: [] },
      { fullName: 'odds are exact', status: 'failed', failureMessages: [red + 'line\n'.repeat(20)] },
    ];
    expect(failuresIn({ testResults: [{ name: 'odds.test.ts', message: '', assertionResults: tests }] })).toEqual([
      [
        'odds.test.ts: odds are exact',
        ...['Error: Property failed after 3 tests', '{ seed: 7 }', ...Array<string>(4).fill('line')].map(
          (line) => `    ${line}`,
        ),
      ].join('\n'),
    ]);
  });

  test('of Vitest: a file that could not be read', () => {
    const file = { name: 'a.test.ts', message: 'No such module', assertionResults: [] };
    expect(failuresIn({ testResults: [file] })).toEqual(['a.test.ts\n    No such module']);
  });

  test('of Playwright: in nested suites too', () => {
    const tests = [{ results: [{ error: { message: 'Timed out' } }] }];
    const spec = { file: 'a.spec.ts', line: 4, title: 'opens', ok: false, tests };
    const report = { suites: [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [spec] }] }] };
    expect(failuresIn(report)).toEqual(['a.spec.ts:4: opens\n    Timed out']);
  });

  test.each([[undefined], [null], [{ testResults: 'none' }], [unit], [browser]])('of %o: nothing', (report) => {
    expect(failuresIn(report)).toEqual([]);
  });
});

describe('a build that warns has failed:', () => {
  test.each([
    [
      'Astro',
      '12:47:03 \u001B[33m[WARN]\u001B[39m [vite] Some chunks are large.',
      '12:47:03 [WARN] [vite] Some chunks are large.',
    ],
    ['Node', '(node:7) ExperimentalWarning: SQLite may change.', '(node:7) ExperimentalWarning: SQLite may change.'],
    ['npm', 'npm warn config x', 'npm warn config x'],
    ['a compiler', 'a.css: Warning: no such unit', 'a.css: Warning: no such unit'],
  ])('%s', (_from, line, wanted) => {
    expect(warningsIn(`12:47:02 [build] begins\n${line}\n12:47:04 [build] ends\n`)).toEqual([wanted]);
  });

  test('but a page may be about warnings', () => {
    expect(warningsIn('  ├─ /learn/two-by-two/a-fair-warning/index.html (+5ms)\n  ├─ /embed/tt.forewarned/\n')).toEqual(
      [],
    );
  });
});

test('the last line', () => {
  expect(sentence({ passed: 412, failed: 0, skipped: 3 })).toBe('412 passed, 0 failed');
});

test('the line before it: the total time, and the time of each part', () => {
  const parts = [
    { script: 'lint', seconds: 31.2 },
    { script: 'browser', seconds: 239.8 },
    { script: 'types', seconds: 59.6 },
  ];
  expect(times(271, parts)).toBe('4 min 31 s: lint 31 s, browser 4 min 0 s, types 1 min 0 s');
});
