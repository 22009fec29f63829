import { createHash } from 'node:crypto';
import type { Element } from '../csp/page.ts';

/** The contents of the linked files, by file name. */
export type LinkedFiles = Map<string, string>;

const nameOf = (text: string, ending: string): string =>
  `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;

/** The least number of characters that justify a file of their own, which costs a request. */
const WORTH = 2000;

/** How Astro writes this element inline, the name of its file, and the link that replaces it. */
function link({ tag, text }: Element, folder: string): { inline: string; name: string; linked: string } {
  if (tag === 'style') {
    const name = nameOf(text, 'css');
    return { inline: `<style>${text}</style>`, name, linked: `<link rel="stylesheet" href="${folder}${name}">` };
  }
  const name = nameOf(text, 'js');
  const [open, close] = ['<script type="module"', '</script>'];
  return { inline: `${open}>${text}${close}`, name, linked: `${open} src="${folder}${name}">${close}` };
}

/**
 * Moves long inline styles and modules into files named after the hash of their content, so that
 * pages with the same text share one cached file. `folder` is the address of the files. Scripts
 * that must run before the first paint are not modules and stay inline.
 */
export function withLinks(html: string, page: readonly Element[], folder: string, files: LinkedFiles): string {
  const long = page.filter(({ tag, text }) => (tag === 'style' || tag === 'script') && text.length >= WORTH);
  return long.reduce((left, element) => {
    const { inline, name, linked } = link(element, folder);
    if (!left.includes(inline)) return left;
    files.set(name, element.text);
    return left.replace(inline, () => linked);
  }, html);
}
