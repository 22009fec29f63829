import * as v from 'valibot';
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document, type Scalar } from 'yaml';
import type { Problem, Result } from '../core/result.ts';
import { failure, problemText, success } from '../core/result.ts';
import { problems } from '../core/shape.ts';
import { unwritable } from './unwritable.ts';

/** A fault in a file: where, what stood there and what was expected. */
export interface Fault extends Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A fault as one sentence: `content/…/x.yaml:12:7 steps.2.say: found nothing, expected some text`. */
export const faultText = (fault: Fault): string => `${fault.file}:${fault.line}:${fault.column} ${problemText(fault)}`;

/** A YAML file with its values and with the place of each. */
export interface Source {
  readonly file: string;
  readonly value: unknown;
  /** A problem at a path, with its line. A path that does not exist is placed at the nearest part that does. */
  at(problem: Problem): Fault;
}

/** Reads a YAML text; refuses one that is not well formed, and what no file may hold, with the line. Never executes anything: no tags but YAML's own. */
export function readSource(text: string, file: string): Result<Source, readonly Fault[]> {
  const lines = new LineCounter();
  // Without YAML 1.1's own tags, of which `!!binary` would bring something else than plain values.
  const options = { lineCounter: lines, prettyErrors: false, merge: false, resolveKnownTags: false };
  const document = parseDocument(text, options);
  const fault = (offset: number, path: string, found: string, wanted: string): Fault => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col, path, found, wanted };
  };
  const broken = [...document.errors, ...document.warnings].map((error) =>
    fault(error.pos[0], '', error.message, 'well-formed YAML'),
  );
  const barred = unwritable(document, text).map(({ at, found, wanted }) => fault(at, '', found, wanted));
  if (broken.length + barred.length > 0) return failure([...broken, ...barred]);
  const at = ({ path, found, wanted }: Problem): Fault =>
    fault(offset(document, text, path.split('.').filter(Boolean)), path, found, wanted);
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    return success({ file, value, at });
  } catch (error) {
    return failure([at({ path: '', found: String(error), wanted: 'a file that repeats itself less' })]);
  }
}

/** Where a path begins: at its key where it has one, and at a line of a text where it goes on into one. */
function offset(document: Document, text: string, path: readonly string[]): number {
  let node: unknown = document.contents;
  let start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const part of path) {
    if (isScalar(node)) return lineOf(node, text, part) ?? start;
    const pair = isMap(node)
      ? node.items.find((each) => isPair(each) && isScalar(each.key) && String(each.key.value) === part)
      : undefined;
    const child = isSeq(node) ? node.items[Number(part)] : pair?.value;
    const key = pair?.key;
    if (isNode(key)) start = key.range?.[0] ?? start;
    else if (isNode(child)) start = child.range?.[0] ?? start;
    else return start;
    node = child;
  }
  return start;
}

/** Where the nth line of a text that stands as a block begins: below its `|`. */
function lineOf(node: Scalar, text: string, part: string): number | undefined {
  const begins = node.range?.[0];
  if (begins === undefined || !text.startsWith('|', begins) || !/^\d+$/.test(part)) return undefined;
  let at = begins;
  for (let line = 0; line <= Number(part); line += 1) at = text.indexOf('\n', at) + 1;
  return at + text.slice(at).search(/\S|$/);
}

/** A value of this shape, or every fault with its line. */
export function shaped<Schema extends v.GenericSchema>(
  source: Source,
  schema: Schema,
): Result<v.InferOutput<Schema>, readonly Fault[]> {
  const parsed = v.safeParse(schema, source.value);
  if (parsed.success) return success(parsed.output);
  return failure(problems(parsed.issues).map((problem) => source.at(problem)));
}
