import * as v from 'valibot';
import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { Problem, Result } from '../core/result.ts';
import { failure, success } from '../core/result.ts';

/** A fault in a file: where, what stood there and what was expected. */
export interface Fault extends Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A fault as one sentence: `content/…/x.yaml:12:7 steps.2.say: found nothing, expected some text`. */
export const tell = ({ file, line, column, path, found, wanted }: Fault): string =>
  `${file}:${line}:${column} ${path === '' ? '' : `${path}: `}found ${found}, expected ${wanted}`;

/** A YAML file with its values and with the place of each. */
export interface Source {
  readonly file: string;
  readonly value: unknown;
  /** A problem at a path, with its line. A path that does not exist is placed at the nearest part that does. */
  at(problem: Problem): Fault;
}

/** Reads a YAML text; refuses one that is not well formed, with the line. Never executes anything: no custom tags. */
export function readSource(text: string, file: string): Result<Source, readonly Fault[]> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: false });
  const broken = [...document.errors, ...document.warnings].map((error): Fault => {
    const { line, col } = lines.linePos(error.pos[0]);
    return { file, line, column: col, path: '', found: error.message, wanted: 'well-formed YAML' };
  });
  if (broken.length > 0) return failure(broken);
  const at = (problem: Problem): Fault => {
    const { line, col } = lines.linePos(offset(document, problem.path.split('.').filter(Boolean)));
    return { ...problem, file, line, column: col };
  };
  return success({ file, value: document.toJS({ maxAliasCount: 100 }), at });
}

/** Where a path begins: at its key where it has one. */
function offset(document: Document, path: readonly string[]): number {
  let node: unknown = document.contents;
  let start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const part of path) {
    const pair = isMap(node)
      ? node.items.find((each) => isPair(each) && isScalar(each.key) && String(each.key.value) === part)
      : undefined;
    const child: unknown = pair === undefined ? (isNode(node) && 'get' in node && typeof node.get === 'function' ? node.get(Number(part), true) : undefined) : pair.value; // prettier-ignore
    const key = pair?.key;
    if (isNode(key)) start = key.range?.[0] ?? start;
    else if (isNode(child)) start = child.range?.[0] ?? start;
    else return start;
    node = child;
  }
  return start;
}

/** A value of this shape, or every fault with its line. Of a union that fails, the deepest complaint is told. */
export function shaped<Schema extends v.GenericSchema>(
  source: Source,
  schema: Schema,
): Result<v.InferOutput<Schema>, readonly Fault[]> {
  const parsed = v.safeParse(schema, source.value);
  if (parsed.success) return success(parsed.output);
  return failure(parsed.issues.map((issue) => source.at(asProblem(deepest(issue)))));
}

const depth = (issue: v.BaseIssue<unknown>): number => issue.path?.length ?? 0;

/** Inside a union each branch complains; the branch that got furthest is the one that was meant. */
function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = (issue.issues ?? []).map(deepest).sort((a, b) => depth(b) - depth(a))[0];
  return inner !== undefined && depth(inner) > depth(issue) ? inner : issue;
}

function asProblem(issue: v.BaseIssue<unknown>): Problem {
  const path = (issue.path ?? []).map((part) => String(part.key)).join('.');
  const known = /^Invalid (key|type|value|length|format)/.test(issue.message);
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { path, found: `the key "${path.split('.').at(-1)}"`, wanted: 'no such key here' };
  if (issue.received === 'undefined')
    return { path, found: 'nothing', wanted: `${path.split('.').at(-1)}${known ? '' : `: ${issue.message}`}` };
  return { path, found: issue.received, wanted: known ? (issue.expected ?? issue.message) : issue.message };
}
