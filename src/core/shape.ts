import type { BaseIssue } from 'valibot';
import type { Problem } from './result.ts';

type Issue = BaseIssue<unknown>;

const SHAPE: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Object: 'keys with values',
  Array: 'a list',
};

/** A value as a fault tells it: short, and no more than one line. */
function shown(input: unknown): string {
  if (input === undefined) return 'nothing';
  if (Array.isArray(input)) return `a list of ${input.length}`;
  if (typeof input === 'object' && input !== null) return `the keys ${Object.keys(input).join(', ') || '(none)'}`;
  if (typeof input === 'function') return 'a function';
  const text = JSON.stringify(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const depth = (issue: Issue): number => issue.path?.length ?? 0;

/** Inside a union each branch complains; the branch that got furthest is the one that was meant. */
function meant(issue: Issue): Issue {
  const [inner] = (issue.issues ?? []).map(meant).sort((a, b) => depth(b) - depth(a));
  return inner !== undefined && depth(inner) > depth(issue) ? inner : issue;
}

/** What was expected, in words; the library's own messages are its own business. */
function wanted({ message, expected }: Issue, key: string, missing: boolean): string {
  const said = /^Invalid \w+(:|$)/.test(message) ? undefined : message;
  if (!missing) return said ?? SHAPE[expected ?? ''] ?? expected ?? message;
  const shape = said ?? SHAPE[expected ?? ''];
  return shape === undefined ? `the key ${key}` : `the key ${key}: ${shape}`;
}

function problem(issue: Issue): Problem {
  const keys = (issue.path ?? []).map((part) => String(part.key));
  const path = keys.join('.');
  const key = keys.at(-1) ?? '';
  if (issue.expected === 'never') return { path, found: `the key ${key}`, wanted: 'no such key here' };
  return { path, found: shown(issue.input), wanted: wanted(issue, key, issue.input === undefined && key !== '') };
}

/** What a schema found wrong with a file, as problems in words that its author understands. */
export const problems = (issues: readonly Issue[]): readonly Problem[] => issues.map((issue) => problem(meant(issue)));
