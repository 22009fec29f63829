import { policy } from './gate.ts';
import { type Element, hash } from './page.ts';

/**
 * The same page with only the hashes it needs in its policy. Astro lists every script and style of the whole site on each page; hashes
 * do not compress, so that would cost each reader about 40 bytes for everything that other pages hold.
 */
export function trim(html: string, page: readonly Element[]): string {
  const allowed = policy(page);
  if (allowed === undefined) return html;
  const here = new Set(
    page.filter(({ tag }) => tag === 'script' || tag === 'style').map(({ text }) => `'${hash(text)}'`),
  );
  const trimmed = allowed
    .replace(/'sha256-[^']+'/g, (source) => (here.has(source) ? source : ''))
    .replace(/ +/g, ' ')
    .replace(/ ;/g, ';');
  return html.replace(allowed, () => trimmed);
}
