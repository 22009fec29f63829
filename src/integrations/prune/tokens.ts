import { parse } from 'postcss';
import { elements, hash, without } from '../csp/page.ts';

/**
 * Colours of the sheet and the terrain. Only boards use them, and no order changes the terrain, so
 * unused ones can be removed.
 */
const OF_GROUND =
  /^--(?:white-board|baize|earth|sand|water|wetland|road|bridge|garden|house|building|hill|woods|tree)(?:-\w+)?$/;

/**
 * The custom properties used anywhere in a text: in styles, in attributes, and in what a script may
 * draw.
 */
const tokensIn = (text: string): ReadonlySet<string | undefined> =>
  new Set(Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name));

/** The declaration of such a colour, with its offsets in the style. */
interface ColourDeclaration {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Pages share their styles, so each is parsed only once. */
const parsed = new Map<string, readonly ColourDeclaration[]>();

function declaredIn(css: string): readonly ColourDeclaration[] {
  const found: ColourDeclaration[] = [];
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

/**
 * Removes the colours of the sheet and the terrain that a page does not use from its styles, and
 * updates their hashes in the policy. Those that its `steps` need must stay in it.
 */
export function withoutColours(html: string, steps = ''): string {
  const used = tokensIn(html + steps);
  return elements(html)
    .filter(({ tag }) => tag === 'style')
    .reduce((left, { text }) => {
      const kept = withUsed(text, used);
      return left.replace(text, () => kept).replaceAll(hash(text), hash(kept));
    }, html);
}
