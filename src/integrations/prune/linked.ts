import { createHash } from 'node:crypto';
import type { Element } from '../csp/page.ts';

/** What stands in the files that pages link to, by their names. */
export type LinkedFiles = Map<string, string>;

const nameOf = (text: string, ending: string): string =>
  `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;

/** Anything shorter is not worth a request. */
const WORTH = 2000;

/** Where an element of this text may be linked: how it stands in the page as Astro writes it, its file, and the link. */
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
 * The page with its inline styles and modules as files, named after what is in them: a hundred pages that hold the same link to one file,
 * which a browser keeps. `folder` is where browsers find them. What must run before the first paint is no module, and stays.
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
