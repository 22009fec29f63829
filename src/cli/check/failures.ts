import { fields } from './count.ts';

/**
 * The most lines of a message to keep, and their length. They tell what was expected, and the seed
 * of a failed property test.
 */
const LINES = 6;
const LINE = 300;

/**
 * The failed tests in a JSON report of Vitest or Playwright: the file, the name and the start of
 * the message. Empty for anything else. They are printed at the end of a run, where they are easy
 * to find.
 */
export function failuresIn(report: unknown): readonly string[] {
  const { testResults, suites } = fields(report);
  return [...list(testResults).flatMap(vitest), ...list(suites).flatMap(playwright)];
}

function vitest(file: unknown): readonly string[] {
  const { name, assertionResults, message } = fields(file);
  const tests = list(assertionResults).map(fields);
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => formatFailure(`${text(name)}: ${text(fullName)}`, list(failureMessages)));
  // A file that cannot be loaded has no tests; its own message tells why.
  return tests.length === 0 && text(message) !== '' ? [formatFailure(text(name), [message])] : failed;
}

function playwright(suite: unknown): readonly string[] {
  const { specs, suites } = fields(suite);
  const failed = list(specs)
    .map(fields)
    .filter(({ ok }) => ok === false)
    .map(({ file, line, title, tests }) => {
      const results = list(tests).flatMap((test) => list(fields(test).results));
      const errors = results.map((result) => fields(fields(result).error).message);
      return formatFailure(`${text(file)}:${String(line)}: ${text(title)}`, errors);
    });
  return [...failed, ...list(suites).flatMap(playwright)];
}

/**
 * The name, followed by the first lines of the first message that is not empty, without colour
 * codes.
 */
function formatFailure(name: string, messages: readonly unknown[]): string {
  const message = messages.map(text).find((each) => each !== '') ?? '';
  const kept = linesOf(message)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES);
  return [name, ...kept.map((line) => `    ${line.trimEnd().slice(0, LINE)}`)].join('\n');
}

/** The warnings in an output, as Astro, Vite, Node or npm write them. */
export const warningsIn = (output: string): readonly string[] =>
  linesOf(output)
    .filter((line) => /\bwarn\b|warning\b:/i.test(line))
    .map((line) => line.trim().slice(0, LINE));

/** The lines of a text, without the colours of a terminal. */
const linesOf = (output: string): readonly string[] =>
  // eslint-disable-next-line no-control-regex -- colours begin with a control sign
  output.replaceAll(/\u001b\[[0-9;]*m/g, '').split('\n');

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
