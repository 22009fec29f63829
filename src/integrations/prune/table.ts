import { type ChildNode, type Container, parse, type Root } from 'postcss';
import { type Element, hash, without } from '../csp/page.ts';

/**
 * Colours that only boards of a free table use: for the sheets with their rim, the ground, the
 * blocks and the tapes.
 */
const COLOUR = /^--(?:white-board|baize|earth|sand|rim|rough|stone|wall|hedge|plinth|tape)(?:-\w+)?$/;
/** The names written on a free table. */
const WRITTEN = /^\.name\b/;
/**
 * What every free table contains and no board of squares does: its sheet, and names. Pieces of the
 * sheets as backgrounds, by which the search tells games apart, need the colours too.
 */
const TABLE =
  /"var\(--(?:white-board|baize|earth|sand|rim)\b|background:var\(--(?:white-board|baize|earth|sand)\b|<text[^>]* class="name[ "]/;

interface StylePart {
  readonly from: number;
  readonly to: number;
}

const part = ({ source }: ChildNode): StylePart => ({ from: source!.start!.offset, to: source!.end!.offset });

/** Is this only for a free table? A rule that contains only such things is too. */
const isForTable = (node: ChildNode): boolean => {
  if (node.type === 'decl') return COLOUR.test(node.prop);
  if (node.type === 'rule' && node.selectors.every((each) => WRITTEN.test(each))) return true;
  const inside = node.type === 'atrule' ? node.nodes : undefined;
  return inside !== undefined && inside.length > 0 && inside.every(isForTable);
};

function partsIn(container: Root | Container): readonly StylePart[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (isForTable(node)) return [part(node)];
    return 'nodes' in node ? partsIn(node) : [];
  });
}

/** Pages share their styles, so each is parsed only once. */
const trimmed = new Map<string, string>();

function withoutParts(css: string): string {
  const known = trimmed.get(css) ?? without(css, partsIn(parse(css)));
  trimmed.set(css, known);
  return known;
}

/**
 * Removes the styles that only free tables use from a page without one, and updates their hashes in
 * the policy. `steps` is the page from which its boards fetch their later steps.
 */
export function withoutTable(html: string, page: readonly Element[], steps = ''): string {
  if (TABLE.test(html) || TABLE.test(steps)) return html;
  return page
    .filter(({ tag }) => tag === 'style')
    .reduce((left, { text }) => {
      const kept = withoutParts(text);
      return left.replace(text, () => kept).replaceAll(hash(text), hash(kept));
    }, html);
}
