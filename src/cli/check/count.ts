/** Tests by how they ended. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The line that ends a run: `412 passed, 0 failed`. */
export const sentence = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;

/**
 * What one step adds to the sum. `report` is the JSON of Vitest or Playwright, null where it should be there and is not, undefined for a step
 * that counts no tests. A step that ended badly adds at least one failure: a test file that could not be read counts no test.
 */
export function count(endedWell: boolean, report: unknown): Count {
  const counted = report === undefined ? NOTHING : (vitest(report) ?? playwright(report) ?? UNREADABLE);
  return { ...counted, failed: endedWell ? counted.failed : Math.max(1, counted.failed) };
}

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };
const UNREADABLE: Count = { passed: 0, failed: 1, skipped: 0 };

function vitest(report: unknown): Count | undefined {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = fields(report);
  if (typeof numPassedTests !== 'number' || typeof numFailedTests !== 'number') return undefined;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numeral(numPendingTests) + numeral(numTodoTests) };
}

function playwright(report: unknown): Count | undefined {
  const { expected, unexpected, flaky, skipped } = fields(fields(report).stats);
  if (typeof expected !== 'number' || typeof unexpected !== 'number') return undefined;
  return { passed: expected, failed: unexpected + numeral(flaky), skipped: numeral(skipped) };
}

const numeral = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The fields of something that may be anything; none where it is no object. */
export const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
