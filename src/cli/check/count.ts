/** The number of tests by result. */
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

/** The last line of a run: `412 passed, 0 failed`. */
export const sentence = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;

/**
 * What a step adds to the totals. `report` is the JSON of Vitest or Playwright; null if it is
 * missing, undefined if the step counts no tests. A failed step adds at least one failure, because
 * a test file that cannot be loaded counts no tests.
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
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: toNumber(numPendingTests) + toNumber(numTodoTests),
  };
}

function playwright(report: unknown): Count | undefined {
  const { expected, unexpected, flaky, skipped } = fields(fields(report).stats);
  if (typeof expected !== 'number' || typeof unexpected !== 'number') return undefined;
  return { passed: expected, failed: unexpected + toNumber(flaky), skipped: toNumber(skipped) };
}

const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The properties of an unknown value; empty if it is not an object. */
export const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** A step of the check and its time. */
export interface Timed {
  readonly script: string;
  readonly seconds: number;
}

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * The line with the times: `4 min 5 s: format:check 12 s, …`. Steps that run at the same time add
 * up to more than the total.
 */
export const times = (seconds: number, parts: readonly Timed[]): string =>
  `${duration(seconds)}: ${parts.map((part) => `${part.script} ${duration(part.seconds)}`).join(', ')}`;
