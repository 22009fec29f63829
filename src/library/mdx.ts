import { mdxToMdast } from 'satteri';
import { failure, success, type Result } from '../core/result.ts';
import type { Fault } from '../scenario/files/source.ts';

/** One use of a component in a chapter. */
export interface Use {
  readonly name: string;
  /** Its attributes: `true` if only the name is given, `null` if the value is not plain text. */
  readonly attributes: ReadonlyMap<string, string | true | null>;
  readonly line: number;
  readonly column: number;
  /** The name of the enclosing component, or null. */
  readonly within: string | null;
}

/** A part of a chapter that would be run as code. */
interface Code {
  readonly found: string;
  readonly wanted: string;
  readonly line: number;
  readonly column: number;
}

/** The parts of a chapter's source that can be checked before it is rendered. */
export interface Mdx {
  /**
   * The YAML between the two lines of hyphens, with a line break in front so that its line numbers
   * are those of the file.
   */
  readonly frontmatter: string | null;
  /** Components, in order. HTML elements are left out. */
  readonly uses: readonly Use[];
  /** Everything that would be run as code, in order. Comments are left out. */
  readonly code: readonly Code[];
  /** The running text, without frontmatter, markup, components and comments. */
  readonly text: string;
}

/** The properties of satteri's nodes that are used here. */
interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: unknown;
  readonly attributes?: readonly unknown[] | object | null;
  readonly position?: { readonly start: { readonly line: number; readonly column: number } };
  readonly children?: readonly Node[];
}

/** Parses a chapter with the same parser that renders it. Refuses malformed MDX, with its line. */
export function readMdx(text: string, file: string): Result<Mdx, readonly Fault[]> {
  try {
    const root: Node = mdxToMdast(text);
    const matter = root.children?.find(({ type }) => type === 'yaml');
    return success({
      frontmatter: matter === undefined ? null : `\n${String(matter.value)}`,
      uses: [...uses(root)],
      code: [...code(root)],
      text: running(root),
    });
  } catch (error) {
    return failure([broken(error, file)]);
  }
}

function* uses(node: Node, within: string | null = null): Generator<Use> {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const component = node.type.startsWith('mdxJsx') && /^[A-Z]/.test(node.name ?? '') ? (node.name ?? '') : null;
  if (component !== null) {
    yield {
      name: component,
      attributes: new Map((Array.isArray(node.attributes) ? node.attributes : []).map(attribute)),
      line,
      column,
      within,
    };
  }
  for (const child of node.children ?? []) yield* uses(child, component ?? within);
}

/** A comment in braces, or several, and nothing else. */
const COMMENT = /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*$/;

/** Code in one line, short enough for a message. */
const inShort = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
};

function* code(node: Node): Generator<Code> {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const text = typeof node.value === 'string' ? node.value : '';
  if (node.type === 'mdxjsEsm') {
    const what = text.trimStart().startsWith('export') ? 'an export' : 'an import';
    yield { found: what, wanted: 'no code: all components are there without it', line, column };
  }
  if (/^mdx(?:Flow|Text)Expression$/.test(node.type) && !COMMENT.test(text)) {
    const wanted = 'the text itself: what stands in braces is run as code. For a brace in a text, write \\{';
    yield { found: `{${inShort(text)}}`, wanted, line, column };
  }
  if (node.type.startsWith('mdxJsx'))
    for (const [name, value] of (Array.isArray(node.attributes) ? node.attributes : []).map(attribute))
      if (value === null) {
        const plain =
          name === '{…}' ? 'attributes as plain text: name="…"' : `plain text: ${name}="…", or ${name} alone`;
        yield {
          found: `${name === '{…}' ? name : `${name}={…}`} in <${node.name ?? ''}>`,
          wanted: plain,
          line,
          column,
        };
      }
  for (const child of node.children ?? []) yield* code(child);
}

/** Nodes that end a word. Text, emphasis and components are inline. */
const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'listItem', 'break']);

function running({ type, value, children = [] }: Node): string {
  const own = (type === 'text' || type === 'inlineCode') && typeof value === 'string' ? value : '';
  return own + children.map(running).join('') + (BLOCKS.has(type) ? '\n' : '');
}

function attribute(node: unknown): readonly [string, string | true | null] {
  if (typeof node !== 'object' || node === null || !('name' in node)) return ['{…}', null];
  const value = 'value' in node ? node.value : null;
  return [String(node.name), typeof value === 'string' ? value : value === null ? true : null];
}

/**
 * satteri puts the position into the text of its errors: `3:1: Expected a closing tag for <Board>`.
 */
function broken(error: unknown, file: string): Fault {
  const says = error instanceof Error ? error.message : String(error);
  const [, line = '1', column = '1', rest = says] = /^(\d+):(\d+)(?:-\d+:\d+)?: ([\s\S]*)$/.exec(says) ?? [];
  return { file, line: Number(line), column: Number(column), path: '', found: rest, wanted: 'well-formed MDX' };
}
