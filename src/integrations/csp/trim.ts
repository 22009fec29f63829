import { policy } from './gate.ts';
import { type Element, hash } from './page.ts';

/**
 * Reduces the page's policy to the hashes the page needs. Astro lists the scripts and styles of the whole site on every page; hashes do not
 * compress, so each one that is not needed would cost every reader about 40 bytes.
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
