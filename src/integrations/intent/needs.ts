/** Which built modules each built module imports at once, by file name. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const ISLAND = /<astro-island [^>]*client="intent"/g;
const MODULE = /(?:component|renderer)-url="([^"]+)"/g;

/** All that `from` imports at once, directly or through others, in the order of discovery. */
function closure(from: readonly string[], imports: Imports): readonly string[] {
  const found = new Set(from);
  for (const file of found) for (const each of imports.get(file) ?? []) found.add(each);
  return [...found].filter((file) => !from.includes(file));
}

/**
 * The page with `data-needs` on each island of `client:intent`: the addresses of the modules that its own modules import. Asked for together
 * at the first intent, they arrive a round trip earlier than when each import is found in the file before.
 */
export function withNeeds(html: string, imports: Imports): string {
  return html.replace(ISLAND, (island) => {
    const own = [...island.matchAll(MODULE)].flatMap(([, url]) => url ?? []);
    const file = own.map((url) => [...imports.keys()].find((name) => url.endsWith(`/${name}`)) ?? '');
    const base = own[0]?.slice(0, -(file[0]?.length ?? 0)) ?? '';
    const needs = closure(file, imports).map((name) => base + name);
    return needs.length === 0 ? island : `${island} data-needs="${needs.join(' ')}"`;
  });
}
