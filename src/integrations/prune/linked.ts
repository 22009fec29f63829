import { createHash } from 'node:crypto';
import type { Element } from '../csp/page.ts';

/** The contents of the linked files, by file name. */
export type LinkedFiles = Map<string, string>;

const nameOf = (text: string, ending: string): string =>
  `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;

/** The least number of characters that justify a file of their own, which costs a request. */
const WORTH = 2000;
/** The same for modules that are shorter: hundreds of pages have the same half a dozen. */
const WORTH_TOGETHER = 1500;

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

/** A module that imports or exports something cannot become a part of another. */
const isSingle = ({ tag, text, attributes }: Element): boolean =>
  tag === 'script' && attributes.type === 'module' && text !== '' && !/\bimport\s*["'{*\w]|\bexport\b/.test(text);

/** Modules one after the other as one, each with names of its own. */
const joined = (modules: readonly Element[]): string => modules.map(({ text }) => `(()=>{${text}})();`).join('\n');

/** Moves the short modules of a page into one file, which stands where the last of them stood. */
function withShort(html: string, modules: readonly Element[], folder: string, files: LinkedFiles): string {
  const shown = modules.filter((module) => html.includes(link(module, folder).inline));
  const text = joined(shown);
  const last = shown.at(-1);
  if (last === undefined || text.length < WORTH_TOGETHER) return html;
  const { name, linked } = link({ ...last, text }, folder);
  files.set(name, text);
  return shown.reduce(
    (left, module) => left.replace(link(module, folder).inline, () => (module === last ? linked : '')),
    html,
  );
}

/**
 * Moves long inline styles and modules into files named after the hash of their content, so that
 * pages with the same text share one cached file, and the short modules of a page together into
 * one. `folder` is the address of the files. Scripts that must run before the first paint are not
 * modules and stay inline.
 */
export function withLinks(html: string, page: readonly Element[], folder: string, files: LinkedFiles): string {
  const inline = page.filter(({ tag }) => tag === 'style' || tag === 'script');
  const long = inline.filter(({ text }) => text.length >= WORTH);
  const rest = long.reduce((left, element) => {
    const { inline: own, name, linked } = link(element, folder);
    if (!left.includes(own)) return left;
    files.set(name, element.text);
    return left.replace(own, () => linked);
  }, html);
  const short = inline.filter((element) => element.text.length < WORTH && isSingle(element));
  return withShort(rest, short, folder, files);
}
