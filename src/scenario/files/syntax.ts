import { LineCounter, parseDocument, type Document, type YAMLError } from 'yaml';
import { MENDS, openIn, type Mending } from './mendings.ts';

/** A mistake in the YAML of a file, in our words, and its place in the text. */
interface SyntaxFault {
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly wanted: string;
}

/**
 * A YAML text as it was parsed. If mistakes could be mended, the document is that of the mended
 * text, so that the rest can be checked; no line has moved.
 */
export interface Parsed {
  readonly document: Document;
  readonly text: string;
  readonly lines: LineCounter;
  readonly faults: readonly SyntaxFault[];
  /** The first line that could not be understood. What follows it may be misread. */
  readonly until: number;
}

/** Mistakes that leave everything else in the file as it is. */
const LOCAL: ReadonlySet<string> = new Set(['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED', 'BAD_SCALAR_START']);

/** The words for mistakes that are not mended. The parser's own words for the others. */
function inWords({ code, message }: YAMLError, line: string): Pick<SyntaxFault, 'found' | 'wanted'> {
  const key = /^\s*(?:- +)*([^\s:]+):/.exec(line)?.[1] ?? '';
  if (code === 'DUPLICATE_KEY') return { found: `the key ${key} again`, wanted: 'each key once' };
  if (code === 'TAG_RESOLVE_FAILED')
    return { found: `the tag ${/!\S*/.exec(line)?.[0] ?? '!'}`, wanted: 'a plain value without a tag' };
  if (code === 'BAD_INDENT' && message.startsWith('Flow'))
    return { found: 'a [ or { that is not closed', wanted: 'as many closing brackets as opening ones' };
  if (code === 'BAD_INDENT')
    return { found: 'a line that begins elsewhere than its neighbours', wanted: 'the same number of spaces before it' };
  if (code === 'BLOCK_IN_FLOW' || code === 'BLOCK_AS_IMPLICIT_KEY')
    return {
      found: 'a colon within a value',
      wanted: 'a text with a colon in quotes, and a key at the start of its line',
    };
  if (code === 'MULTILINE_IMPLICIT_KEY' || message.startsWith('Implicit map keys'))
    return { found: 'a line without a colon and a space', wanted: 'a key and its value, such as title: The shot' };
  const wanted = 'well-formed YAML';
  return { found: message.split('\n')[0]!, wanted };
}

/** Indentations to try for a line whose own cannot be read: those of its neighbours come first. */
function indentations(rows: readonly string[], at: number): readonly string[] {
  const of = (row: string | undefined): string => /^ */.exec(row ?? '')![0];
  const before = of(rows.slice(0, at).findLast((row) => row.trim() !== ''));
  const after = of(rows.slice(at + 1).find((row) => row.trim() !== '' && !/^ *\t/.test(row)));
  const tabs = /^[ \t]*/.exec(rows[at]!)![0];
  const opens =
    rows
      .slice(0, at)
      .findLast((row) => row.trim() !== '')
      ?.trimEnd()
      .endsWith(':') === true;
  const tries = [tabs.replaceAll('\t', '  '), before, `${before}  `, after, tabs.replaceAll('\t', '    ')];
  return [...new Set(opens ? [`${before}  `, ...tries] : tries)];
}

/** No custom tags: those of YAML 1.1, such as `!!binary`, would make values that are not plain. */
function parse(text: string): { readonly document: Document; readonly lines: LineCounter } {
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, merge: false, resolveKnownTags: false };
  return { document: parseDocument(text, options), lines };
}

const errorsOf = ({ errors, warnings }: Document): readonly YAMLError[] =>
  [...errors, ...warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);

/**
 * The line of the first error that may make the parser misread the rest; infinite if there is none.
 */
function firstBroken({ document, lines }: ReturnType<typeof parse>): number {
  const first = errorsOf(document).find(({ code }) => !LOCAL.has(code));
  return first === undefined ? Infinity : lines.linePos(first.pos[0]).line;
}

/** Replaces the tabs at the beginning of lines, if the parser stumbles over them. */
function withoutTabs(rows: string[]): readonly SyntaxFault[] {
  const tabbed = rows.flatMap((row, at) => (/^ *\t\s*\S/.test(row) ? [at] : []));
  if (tabbed.length === 0 || parse(rows.join('\n')).document.errors.length === 0) return [];
  for (const at of tabbed) {
    const tries = indentations(rows, at).map((indent) => rows.with(at, `${indent}${rows[at]!.trimStart()}`));
    const whole = (all: readonly string[]): number => {
      // Later lines with tabs would hide whether this one is right.
      const seen = all.map((row, i) => (i > at && tabbed.includes(i) ? '' : row));
      return firstBroken(parse(seen.join('\n')));
    };
    const best = tries.toSorted((a, b) => whole(b) - whole(a))[0]!;
    rows[at] = best[at]!;
  }
  const others =
    tabbed.length === 1
      ? ''
      : `, also in line ${tabbed
          .slice(1)
          .map((at) => at + 1)
          .join(', ')}`;
  return [{ line: tabbed[0]! + 1, column: 1, found: `a tab as indentation${others}`, wanted: 'spaces' }];
}

/** The same line as far to the right as one of its neighbours. */
const moved = (rows: readonly string[], at: number): readonly Mending[] => {
  const row = rows[at] ?? '';
  if (!/: |:$|- /.test(row)) return [];
  const spaces = (count: number) => `${count} ${count === 1 ? 'space' : 'spaces'}`;
  const own = row.length - row.trimStart().length;
  return indentations(rows, at).map((indent) => ({
    found: `a line that starts after ${spaces(own)}`,
    wanted: `${spaces(indent.length)}, as its neighbours have`,
    mended: `${indent}${row.trimStart()}`,
  }));
};

/** Mends the line of an error, or the last line before it, if the error then goes away. */
function mendedAt(rows: readonly string[], error: YAMLError, line: number): readonly [number, Mending] | null {
  // An unclosed bracket is noticed in the next line, and an unclosed quotation mark at the end.
  const near = [line - 1, line - 2].filter((at) => (rows[at] ?? '').trim() !== '');
  const quoted = error.code === 'MISSING_CHAR' ? rows.flatMap((row, at) => (openIn(row).quote === '' ? [] : [at])) : [];
  const before = firstBroken(parse(rows.join('\n')));
  const isGone = (at: number, { mended }: Mending): boolean => {
    const broken = firstBroken(parse(rows.with(at, mended).join('\n')));
    return broken > at + 1 && (broken > before || (error.code === 'BAD_SCALAR_START' && broken === before));
  };
  for (const at of [...near, ...quoted.slice(0, 1)])
    for (const mend of MENDS) {
      const mending = mend(rows[at]!, error);
      if (mending !== null && mending.mended !== rows[at] && isGone(at, mending)) return [at, mending];
    }
  for (const at of [line - 1, line]) {
    const mending = moved(rows, at).find((each) => each.mended !== rows[at] && isGone(at, each));
    if (mending !== undefined) return [at, mending];
  }
  return null;
}

/** A file with more mistakes than this in its YAML is no YAML. */
const MOST = 30;

/**
 * Parses a YAML text. Mistakes that have a likely remedy are mended, so that the parser reads the
 * rest as it was meant; each is told once and in our own words.
 */
export function parseYaml(text: string): Parsed {
  const rows = text.split('\n');
  const faults: SyntaxFault[] = [...withoutTabs(rows)];
  for (let i = 0; ; i += 1) {
    const whole = rows.join('\n');
    const { document, lines } = parse(whole);
    const errors = errorsOf(document);
    const mendable =
      i >= MOST ? [] : errors.filter(({ code }) => code !== 'DUPLICATE_KEY' && code !== 'TAG_RESOLVE_FAILED');
    const [first] = mendable;
    const line = first === undefined ? 0 : lines.linePos(first.pos[0]).line;
    const mending = first === undefined ? null : mendedAt(rows, first, line);
    if (mending !== null) {
      const [at, { found, wanted, mended }] = mending;
      const same = [...mended].findIndex((sign, n) => sign !== rows[at]![n]);
      faults.push({ line: at + 1, column: (same < 0 ? mended.length : same) + 1, found, wanted });
      rows[at] = mended;
      continue;
    }
    const until = firstBroken({ document, lines });
    const told = errors.filter(
      ({ code }, n) => LOCAL.has(code) || errors.findIndex((each) => !LOCAL.has(each.code)) === n,
    );
    const left = told.map((error): SyntaxFault => {
      const { line: row, col } = lines.linePos(error.pos[0]);
      return { line: row, column: col, ...inWords(error, rows[row - 1] ?? '') };
    });
    return { document, text: whole, lines, faults: [...faults, ...left], until };
  }
}
