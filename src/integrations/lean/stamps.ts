const SPRITE = /(<svg class="sprite"[^>]*><defs>)([\s\S]*?)(<\/defs><\/svg>)/;
const STAMP =
  /<(g|pattern|radialGradient|linearGradient) id="([^"]+)"[\s\S]*?<\/\1>(?=<(?:g|pattern|radialGradient|linearGradient) id=|$)/g;
const REFERENCE = /(?:href="#|url\(#)([^")]+)[")]/g;

/** All ids that some drawing refers to, those inside kept stamps included. */
function referred(html: string, stamps: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set([...html.matchAll(REFERENCE)].map(([, id = '']) => id));
  for (const id of found) for (const [, inner = ''] of (stamps.get(id) ?? '').matchAll(REFERENCE)) found.add(inner);
  return found;
}

/** The page with only those stamps in its sprite that its boards use; a player that needs another brings it along. */
export function withUsedStamps(html: string): string {
  const [whole, open = '', inner = '', close = ''] = SPRITE.exec(html) ?? [];
  if (whole === undefined) return html;
  const stamps = new Map([...inner.matchAll(STAMP)].map((match) => [match[2] ?? '', match[0]]));
  const rest = html.replace(whole, '');
  const used = referred(rest, stamps);
  const kept = [...stamps].filter(([id]) => used.has(id)).map(([, stamp]) => stamp);
  return html.replace(whole, () => open + kept.join('') + close);
}
