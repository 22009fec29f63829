import type { Element } from '../csp/page.ts';

/** The ids that an element draws or paints with: `href="#id"`, `fill="url(#id)"`. */
const referencesOf = ({ attributes }: Element): readonly string[] =>
  Object.values(attributes).flatMap((value) => {
    if (value.startsWith('#')) return [value.slice(1)];
    return value.startsWith('url(#') ? [value.slice('url(#'.length, -1)] : [];
  });

const isStamp = ({ parent }: Element): boolean =>
  parent?.tag === 'defs' && parent.parent?.attributes.class === 'sprite';

/** The stamp that an element is or stands in. */
function stampAround(element: Element): Element | undefined {
  let each: Element | undefined = element;
  while (each !== undefined && !isStamp(each)) each = each.parent;
  return each;
}

/** Refuses drawings that are called alike: an id says what is drawn, so that games on one page share it. */
function refuseNamesakes(html: string, stamps: readonly Element[]): void {
  const drawn = new Map<string | undefined, string>();
  for (const { attributes, from, to } of stamps) {
    const stamp = html.slice(from, to);
    if ((drawn.get(attributes.id) ?? stamp) !== stamp)
      throw new Error(`Two drawings on one page are called ${attributes.id}`);
    drawn.set(attributes.id, stamp);
  }
}

/**
 * The stamps of a page that none of its boards uses, and those that an earlier sprite has already: a page has a sprite for each game that
 * stands on it. A player that needs another brings it along.
 */
export function unusedStamps(html: string, page: readonly Element[]): readonly Element[] {
  const stamps = page.filter(isStamp);
  if (stamps.length === 0) return [];
  refuseNamesakes(html, stamps);
  const within = Map.groupBy(page, (element) => stampAround(element)?.attributes.id);
  const used = new Set((within.get(undefined) ?? []).flatMap(referencesOf));
  // A set is gone through with what is added to it meanwhile.
  for (const id of used) for (const inner of (within.get(id) ?? []).flatMap(referencesOf)) used.add(inner);
  return stamps.filter(({ attributes }) => !used.delete(attributes.id ?? ''));
}
