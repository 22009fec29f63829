import { parse } from 'postcss';
import { type Element, hash, without } from '../csp/page.ts';

/** Colours of sheets and grounds: they come only with a board, and no order of a reader changes a board's ground. */
const OF_GROUND =
  /^--(?:white-board|baize|earth|sand|water|wetland|road|bridge|garden|house|building|hill|woods|tree)(?:-\w+)?$/;

/** The colours that are asked for anywhere in a text: in a style, in an attribute, in what a script may draw. */
export const tokensIn = (text: string): ReadonlySet<string | undefined> =>
  new Set(Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name));

/** A colour of ground as a style declares it, with the characters at which that begins and ends. */
interface Declared {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Pages share their styles: each is parsed once. */
const parsed = new Map<string, readonly Declared[]>();

function declaredIn(css: string): readonly Declared[] {
  const found: Declared[] = [];
  parse(css).walkDecls(OF_GROUND, ({ prop, source }) => {
    found.push({ name: prop, from: source!.start!.offset, to: source!.end!.offset });
  });
  return found;
}

function withUsed(css: string, used: ReadonlySet<string | undefined>): string {
  const declared = parsed.get(css) ?? declaredIn(css);
  parsed.set(css, declared);
  return without(
    css,
    declared.filter(({ name }) => !used.has(name)),
  );
}

/** A page with only those colours of ground in its styles that are used, and with the hashes of the styles that are left in its policy. */
export function withUsedTokens(html: string, page: readonly Element[], used: ReadonlySet<string | undefined>): string {
  return page
    .filter(({ tag }) => tag === 'style')
    .reduce((left, { text }) => {
      const kept = withUsed(text, used);
      return left.replace(text, () => kept).replaceAll(hash(text), hash(kept));
    }, html);
}
