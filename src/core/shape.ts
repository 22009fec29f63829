import * as v from 'valibot';
import { AT_MOST, isWithin, LARGEST } from './numbers.ts';
import { failure, success, type Problem, type Result } from './result.ts';

const BOUNDED = `a number of ${AT_MOST}, above 0 or below`;

/** Any number that an author writes. */
export const number = v.pipe(
  v.number('a number'),
  v.check((value) => isWithin(value, LARGEST), BOUNDED),
);

/** Any whole number that an author writes. */
export const whole = v.pipe(
  v.number('a number'),
  v.integer('a whole number'),
  v.check((value) => !Number.isInteger(value) || isWithin(value, LARGEST), BOUNDED),
);

/**
 * A whole number that is `least` or more. `wanted` is what the message for other numbers asks for.
 */
export const wholeFrom = (least: number, wanted = `${least} or more`) =>
  v.pipe(
    v.number(wanted),
    v.integer(wanted),
    v.minValue(least, wanted),
    v.maxValue(LARGEST, `${wanted}, ${LARGEST} at most`),
  );

type Issue = v.BaseIssue<unknown>;

const SHAPE: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Object: 'keys with values',
  Array: 'a list',
};

/** A value as an error message shows it: short and on one line. */
function shown(input: unknown): string {
  if (input === undefined) return 'nothing';
  if (Array.isArray(input)) return `a list of ${input.length}`;
  if (typeof input === 'object' && input !== null) return `the keys ${Object.keys(input).join(', ') || '(none)'}`;
  if (typeof input === 'function') return 'a function';
  // JSON cannot write infinity or NaN.
  const text = typeof input === 'number' ? String(input) : JSON.stringify(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

type IssuePath = readonly { readonly key: unknown }[];

/**
 * Each branch of a union reports an issue, with a path that starts at the union. The branch with
 * the longest path is the one that the author meant.
 */
function deepestIssue(issue: Issue, before: IssuePath = []): { readonly issue: Issue; readonly path: IssuePath } {
  const path = [...before, ...(issue.path ?? [])];
  const [inner] = (issue.issues ?? [])
    .map((each) => deepestIssue(each, path))
    .sort((a, b) => b.path.length - a.path.length);
  return inner !== undefined && inner.path.length > path.length ? inner : { issue, path };
}

/** `string` → `a text`, `("one" | "other")` → `one or other`. */
const shape = (expected: string | null): string | undefined =>
  expected === null ? undefined : (SHAPE[expected] ?? expected.replaceAll(/[(")]/g, '').replaceAll(' | ', ' or '));

/**
 * What was expected, in plain words. Uses the schema's own message, but never Valibot's default
 * message if there is something better.
 */
function wanted({ message, expected }: Issue, key: string, missing: boolean): string {
  const ownMessage = /^Invalid \w+(:|$)/.test(message) ? undefined : message;
  if (!missing) return ownMessage ?? shape(expected) ?? message;
  const known = ownMessage ?? SHAPE[expected ?? ''];
  return known === undefined ? `the key ${key}` : `the key ${key}: ${known}`;
}

function problem(outer: Issue): Problem {
  const { issue, path: parts } = deepestIssue(outer);
  const keys = parts.map((part) => String(part.key));
  const path = keys.join('.');
  const key = keys.at(-1) ?? '';
  if (issue.expected === 'never') return { path, found: `the key ${key}`, wanted: 'no such key here' };
  return { path, found: shown(issue.input), wanted: wanted(issue, key, issue.input === undefined && key !== '') };
}

/** Turns the issues that Valibot found in a file into problems that an author understands. */
export const problems = (issues: readonly Issue[]): readonly Problem[] => issues.map(problem);

/** A part of a file as its schema reads it, or what is wrong with it. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, input: unknown): Result<T, readonly Problem[]> {
  const found = v.safeParse(schema, input);
  return found.success ? success(found.output) : failure(problems(found.issues));
}
