import type { Element } from '../csp/page.ts';

/** The ids an element refers to: `href="#id"`, `fill="url(#id)"`. */
const referencesOf = ({ attributes }: Element): readonly string[] =>
  Object.values(attributes).flatMap((value) => {
    if (value.startsWith('#')) return [value.slice(1)];
    return value.startsWith('url(#') ? [value.slice('url(#'.length, -1)] : [];
  });

const isSymbol = ({ parent }: Element): boolean =>
  parent?.tag === 'defs' && parent.parent?.attributes.class === 'sprite';

/** The symbol that this element is, or that contains it. */
function symbolAround(element: Element): Element | undefined {
  let each: Element | undefined = element;
  while (each !== undefined && !isSymbol(each)) each = each.parent;
  return each;
}

/**
 * Throws if two different symbols have the same id. Games on one page share symbols by id, so an id
 * must always mean the same drawing.
 */
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
 * The symbols that no board of the page uses, and the symbols that repeat one of an earlier sprite,
 * because a page has one sprite per game. A player that needs more symbols adds them itself.
 */
export function unusedSymbols(html: string, page: readonly Element[]): readonly Element[] {
  const symbols = page.filter(isSymbol);
  if (symbols.length === 0) return [];
  refuseNamesakes(html, symbols);
  const within = Map.groupBy(page, (element) => symbolAround(element)?.attributes.id);
  const used = new Set((within.get(undefined) ?? []).flatMap(referencesOf));
  // Iterating over a Set includes entries that are added meanwhile.
  for (const id of used) for (const inner of (within.get(id) ?? []).flatMap(referencesOf)) used.add(inner);
  return symbols.filter(({ attributes }) => !used.delete(attributes.id ?? ''));
}
