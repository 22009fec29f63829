import * as v from 'valibot';
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document, type Scalar } from 'yaml';
import type { Problem, Result } from '../../core/result.ts';
import { failure, problemText, success } from '../../core/result.ts';
import { problems } from '../../core/shape.ts';
import { unwritable } from './unwritable.ts';

/** An error in a file, with its line and column. */
export interface Fault extends Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The error in one sentence: `content/…/x.yaml:12:7 steps.2.say: found nothing, expected some
 * text`.
 */
export const faultText = (fault: Fault): string => `${fault.file}:${fault.line}:${fault.column} ${problemText(fault)}`;

/** The values of a YAML file, and a way to find their lines. */
export interface Source {
  readonly file: string;
  readonly value: unknown;
  /**
   * Adds the line and column to a problem. If the path does not exist, they are those of the
   * nearest part that exists.
   */
  at(problem: Problem): Fault;
}

/**
 * Parses a YAML text. Refuses malformed YAML and everything that `unwritable` finds, with the
 * lines. There are no custom tags, so nothing is ever executed.
 */
export function readSource(text: string, file: string): Result<Source, readonly Fault[]> {
  const lines = new LineCounter();
  // Turns off the tags of YAML 1.1: `!!binary`, for example, would produce values that are not
  // plain.
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
    return failure([at({ path: '', found: String(error), wanted: 'fewer aliases' })]);
  }
}

/**
 * The offset of a path in the text: of its key if it has one. If the path continues into a block of
 * text, the offset of the line.
 */
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

/** The offset of the nth line of a block of text that starts with `|`. */
function lineOf(node: Scalar, text: string, part: string): number | undefined {
  const begins = node.range?.[0];
  if (begins === undefined || !text.startsWith('|', begins) || !/^\d+$/.test(part)) return undefined;
  let at = begins;
  for (let line = 0; line <= Number(part); line += 1) at = text.indexOf('\n', at) + 1;
  return at + text.slice(at).search(/\S|$/);
}

/** The value if it matches the schema, or else every error with its line. */
export function shaped<Schema extends v.GenericSchema>(
  source: Source,
  schema: Schema,
): Result<v.InferOutput<Schema>, readonly Fault[]> {
  const parsed = v.safeParse(schema, source.value);
  if (parsed.success) return success(parsed.output);
  return failure(problems(parsed.issues).map((problem) => source.at(problem)));
}
