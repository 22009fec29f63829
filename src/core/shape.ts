import * as v from 'valibot';
import { AT_MOST, isWithin, LARGEST } from './numbers.ts';
import { nearest } from './nearest.ts';
import { failure, meaning, success, type Problem, type Result } from './result.ts';

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

/** Whether no text of a list is there twice. */
export const isEachOnce = (list: readonly string[]): boolean => new Set(list).size === list.length;

/**
 * A whole number that is `least` or more. `wanted` is what the message for other numbers asks for.
 */
export const wholeFrom = (least: number, wanted = `${least} or more`) =>
  v.pipe(
    v.number(wanted),
    v.integer(wanted),
    v.minValue(least, wanted),
    // Infinity is no whole number, and is told as such.
    v.check((value) => !Number.isInteger(value) || value <= LARGEST, `${wanted}, ${LARGEST} at most`),
  );

/** A whole number between two others, and what is asked for in place of any other. */
export const wholeBetween = (least: number, most: number, wanted: string) =>
  v.pipe(v.number(wanted), v.integer(wanted), v.minValue(least, wanted), v.maxValue(most, wanted));

/** A name as files write it: `first-brigade`. */
export const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'));

type Issue = v.BaseIssue<unknown>;

const KEYS = 'one of the keys ';

/** An object with these keys and no others. The message for another key lists them. */
export const strict = <const Entries extends v.ObjectEntries>(entries: Entries, wanted = 'Invalid type') =>
  v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? `${KEYS}${Object.keys(entries).join(', ')}` : expected === 'Object' ? wanted : 'Invalid key',
  );

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

/** The words that may stand in this place, if the schema lists them: `("north" | "south")`. */
const wordsIn = ({ expected }: Issue): readonly string[] =>
  [...(expected ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((found) => found[1]!);

/** A key that an object must not have. It tells which keys the object may have. */
function strangeKey({ message, path }: Issue, place: string, key: string): Problem {
  const known = message.startsWith(KEYS) ? message.slice(KEYS.length).split(', ') : [];
  const there = path?.at(-1)?.input;
  const isFree = (word: string) => typeof there !== 'object' || there === null || !Object.hasOwn(there, word);
  const near = nearest(key, known.filter(isFree));
  const wanted = known.length === 0 ? 'no such key here' : message;
  return { path: place, found: `the key ${key}`, wanted, ...meaning(near) };
}

function problem(outer: Issue): Problem {
  const { issue, path: parts } = deepestIssue(outer);
  const keys = parts.map((part) => String(part.key));
  const path = keys.join('.');
  const key = keys.at(-1) ?? '';
  if (issue.expected === 'never' && issue.type === 'strict_object' && key !== '') return strangeKey(issue, path, key);
  const near = typeof issue.input === 'string' ? nearest(issue.input, wordsIn(issue)) : [];
  return {
    path,
    found: shown(issue.input),
    wanted: wanted(issue, key, issue.input === undefined && key !== ''),
    ...meaning(near),
  };
}

/** A missing key is the same mistake as an unknown key beside it that was meant to be it. */
export function withoutMisspelt(all: readonly Problem[]): readonly Problem[] {
  const beside = (path: string, key: string): string => [...path.split('.').slice(0, -1), key].join('.');
  const misspelt = new Set(
    all.flatMap(({ path, found, meant = [] }) =>
      found.startsWith('the key ') ? meant.map((key) => beside(path, key)) : [],
    ),
  );
  return all.filter(({ path, found }) => found !== 'nothing' || !misspelt.has(path));
}

/** Turns the issues that Valibot found in a file into problems that an author understands. */
export const problems = (issues: readonly Issue[]): readonly Problem[] => withoutMisspelt(issues.map(problem));

/** A part of a file as its schema reads it, or what is wrong with it. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, input: unknown): Result<T, readonly Problem[]> {
  const found = v.safeParse(schema, input);
  return found.success ? success(found.output) : failure(problems(found.issues));
}
