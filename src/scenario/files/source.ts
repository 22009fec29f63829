import * as v from 'valibot';
import { isMap, isNode, isPair, isScalar, isSeq, type Document, type Scalar } from 'yaml';
import type { Problem, Result } from '../../core/result.ts';
import { failure, problemText, success } from '../../core/result.ts';
import { problems } from '../../core/shape.ts';
import { areNested } from './malformed.ts';
import { parseYaml } from './syntax.ts';
import { isEndless, unwritable } from './unwritable.ts';

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

/** A YAML text as far as it can be read, and the mistakes in its YAML. */
export interface ReadableSource {
  /** Null if nothing of it can be read. */
  readonly source: Source | null;
  readonly faults: readonly Fault[];
  /**
   * Whether an error further on is one of its own: not the result of misread YAML, and not in a
   * part that is refused already.
   */
  readonly isSure: (fault: Fault) => boolean;
}

/**
 * Parses a YAML text as far as possible. Everything that `unwritable` finds is a mistake too. There
 * are no custom tags, so nothing is ever executed.
 */
export function readableSource(text: string, file: string): ReadableSource {
  const { document, text: mended, lines, faults: broken, until } = parseYaml(text);
  const fault = (at: number, { path, found, wanted, meant }: Problem): Fault => {
    const { line, col } = lines.linePos(at);
    return { file, line, column: col, path, found, wanted, ...(meant !== undefined && { meant }) };
  };
  const barred = unwritable(document, mended);
  const faults = [
    ...broken.map((each): Fault => ({ file, path: '', ...each })),
    ...barred.map(({ at, found, wanted }) => fault(at, { path: '', found, wanted })),
  ];
  const refused = barred.flatMap(({ path = '' }) => (path === '' ? [] : [path]));
  const guessed = new Set(broken.map(({ line }) => line));
  const isSure = ({ line, found, path }: Fault): boolean =>
    !guessed.has(line) &&
    // What is missing may be in the part that could not be read.
    line < until &&
    (until === Infinity || found !== 'nothing') &&
    !refused.some((each) => areNested(each, path));
  const at = (problem: Problem): Fault => fault(offset(document, mended, problem.path.split('.')), problem);
  if (barred.some(isEndless)) return { source: null, faults, isSure };
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    return { source: { file, value, at }, faults, isSure };
  } catch (error) {
    const unknown = /^ReferenceError: Unresolved alias.*: (\S+)$/.exec(String(error))?.[1];
    const told =
      unknown === undefined
        ? { path: '', found: String(error), wanted: 'fewer aliases' }
        : { path: '', found: `*${unknown}`, wanted: `a part that &${unknown} names before, or the text in quotes` };
    return { source: null, faults: [...faults, at(told)], isSure };
  }
}

/**
 * Parses a YAML text. Refuses malformed YAML and everything that `unwritable` finds, with the
 * lines.
 */
export function readSource(text: string, file: string): Result<Source, readonly Fault[]> {
  const { source, faults } = readableSource(text, file);
  return source === null || faults.length > 0 ? failure(faults) : success(source);
}

/**
 * The offset of a path in the text: of its key if it has one. If the path continues into a block of
 * text, the offset of the line.
 */
function offset(document: Document, text: string, path: readonly string[]): number {
  let node: unknown = document.contents;
  let start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (let rest = path.filter(Boolean); rest.length > 0;) {
    const [part = ''] = rest;
    if (isScalar(node)) return lineOf(node, text, part) ?? start;
    // A key may contain dots itself: the id of a clause.
    const pair = isMap(node)
      ? node.items
          .filter((each) => isPair(each) && isScalar(each.key))
          .findLast(({ key }) => isScalar(key) && `${rest.join('.')}.`.startsWith(`${String(key.value)}.`))
      : undefined;
    const key = pair?.key;
    const child = isSeq(node) ? node.items[Number(part)] : pair?.value;
    rest = rest.slice(isScalar(key) ? String(key.value).split('.').length : 1);
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
