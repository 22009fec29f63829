import type { Element } from '../csp/page.ts';

/** The ids that an element draws or paints with: `href="#id"`, `fill="url(#id)"`. */
const referencesOf = ({ attributes }: Element): readonly string[] =>
  Object.values(attributes).flatMap((value) => {
    if (value.startsWith('#')) return [value.slice(1)];
    return value.startsWith('url(#') ? [value.slice('url(#'.length, -1)] : [];
  });

const isSymbol = ({ parent }: Element): boolean =>
  parent?.tag === 'defs' && parent.parent?.attributes.class === 'sprite';

/** The symbol that an element is or stands in. */
function symbolAround(element: Element): Element | undefined {
  let each: Element | undefined = element;
  while (each !== undefined && !isSymbol(each)) each = each.parent;
  return each;
}

/** Refuses drawings that are called alike: an id says what is drawn, so that games on one page share it. */
function refuseNamesakes(html: string, symbols: readonly Element[]): void {
  const drawn = new Map<string | undefined, string>();
  for (const { attributes, from, to } of symbols) {
    const symbol = html.slice(from, to);
    if ((drawn.get(attributes.id) ?? symbol) !== symbol)
      throw new Error(`Two drawings on one page are called ${attributes.id}`);
    drawn.set(attributes.id, symbol);
  }
}

/**
 * The symbols of a page that none of its boards uses, and those that an earlier sprite has already: a page has a sprite for each game that
 * stands on it. A player that needs another brings it along.
 */
export function unusedSymbols(html: string, page: readonly Element[]): readonly Element[] {
  const symbols = page.filter(isSymbol);
  if (symbols.length === 0) return [];
  refuseNamesakes(html, symbols);
  const within = Map.groupBy(page, (element) => symbolAround(element)?.attributes.id);
  const used = new Set((within.get(undefined) ?? []).flatMap(referencesOf));
  // Iterating a Set includes what is added during the iteration.
  for (const id of used) for (const inner of (within.get(id) ?? []).flatMap(referencesOf)) used.add(inner);
  return symbols.filter(({ attributes }) => !used.delete(attributes.id ?? ''));
}
