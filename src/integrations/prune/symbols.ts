import { type Element, elements, without } from '../csp/page.ts';

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

/** A sprite as the painter writes it. */
const SPRITE = /<svg class="sprite"[^>]*>.*?<\/svg>/gs;

/** A symbol of a sprite: its markup, where that stands in the sprite, and the ids it refers to. */
interface Drawing {
  readonly id: string;
  readonly markup: string;
  readonly from: number;
  readonly to: number;
  readonly refersTo: readonly string[];
}

/** All pages of a game have the same sprite, which is longer than the rest of most of them. */
const parsed = new Map<string, readonly Drawing[]>();

function drawingsIn(sprite: string): readonly Drawing[] {
  const known = parsed.get(sprite);
  if (known !== undefined) return known;
  const within = Map.groupBy(elements(sprite), symbolAround);
  const found = [...within].flatMap(([symbol, inside]) => {
    if (symbol === undefined) return [];
    const { attributes, from, to } = symbol;
    return [
      { id: attributes.id ?? '', markup: sprite.slice(from, to), from, to, refersTo: inside.flatMap(referencesOf) },
    ];
  });
  parsed.set(sprite, found);
  return found;
}

/**
 * Throws if two different symbols have the same id. Games on one page share symbols by id, so an id
 * must always mean the same drawing.
 */
function refuseNamesakes(drawings: readonly Drawing[]): void {
  const drawn = new Map<string, string>();
  for (const { id, markup } of drawings) {
    if ((drawn.get(id) ?? markup) !== markup) throw new Error(`Two drawings on one page are called ${id}`);
    drawn.set(id, markup);
  }
}

/**
 * Removes the symbols that no board of the page uses, and those that repeat one of an earlier
 * sprite, because a page has one sprite per game. A player that needs more symbols adds them
 * itself.
 */
export function withUsedSymbols(html: string): string {
  const drawings = (html.match(SPRITE) ?? []).flatMap(drawingsIn);
  if (drawings.length === 0) return html;
  refuseNamesakes(drawings);
  const byId = new Map(drawings.map(({ id, refersTo }) => [id, refersTo]));
  const used = new Set(elements(html.replaceAll(SPRITE, '')).flatMap(referencesOf));
  // Iterating over a Set includes entries that are added meanwhile.
  for (const id of used) for (const inner of byId.get(id) ?? []) used.add(inner);
  return html.replaceAll(SPRITE, (sprite) =>
    without(
      sprite,
      drawingsIn(sprite).filter(({ id }) => !used.delete(id)),
    ),
  );
}
