import { type Element, hash } from './page.ts';

/**
 * Types of `<script>` that hold data and not code. The policy need not list them. Speculation rules
 * are not among them, because the browser acts on those.
 */
const DATA = /^(application\/(ld\+)?json|text\/(plain|yaml))$/;
const LOADS: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src', 'srcset'],
  link: ['href'],
  source: ['src', 'srcset'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  use: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
};
/** Values of `rel` for a `<link>` that names another page and loads nothing. */
const NAMES = /^(canonical|alternate|license|author|me)$/;

/** The policy in the page's `<meta>`, or undefined if it has none. */
export const policy = (page: readonly Element[]): string | undefined =>
  page.find(
    ({ tag, attributes }) => tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
  )?.attributes.content;

/**
 * Reduces the page's policy to the hashes that the page needs. Astro lists the scripts and styles
 * of the whole site on every page. Hashes do not compress, so each one too many costs every reader
 * about 40 bytes.
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

/**
 * What the page's own policy would block, and what loads from another host. One sentence per fault,
 * with its line.
 */
export function faults(page: readonly Element[]): readonly string[] {
  const allowed = policy(page);
  if (allowed === undefined) return ['no Content-Security-Policy: every page must go through src/layouts/Base.astro'];
  return page.flatMap((element) => [...inline(element, allowed), ...attributes(element), ...foreign(element)]);
}

const directive = (allowed: string, name: string): string =>
  allowed.split(';').find((each) => each.trim().startsWith(`${name} `)) ?? '';

function inline({ tag, attributes, text, line }: Element, allowed: string): string[] {
  const code = tag === 'script' && !('src' in attributes) && !DATA.test(attributes.type ?? '');
  if (!code && tag !== 'style') return [];
  if (directive(allowed, code ? 'script-src' : 'style-src').includes(`'${hash(text)}'`)) return [];
  return [`line ${line}: inline <${tag}> is not in the policy: ${text.slice(0, 60)}`];
}

function attributes({ tag, attributes, line }: Element): string[] {
  return Object.keys(attributes)
    .filter((name) => name === 'style' || /^on[a-z]+$/.test(name))
    .map(
      (name) =>
        `line ${line}: <${tag} ${name}="${attributes[name]}">: choose the look by class, and listen from a script`,
    );
}

function foreign({ tag, attributes, line }: Element): string[] {
  if (tag === 'link' && NAMES.test(attributes.rel ?? '')) return [];
  return (LOADS[tag] ?? [])
    .filter((name) => /(^|[\s,])(https?:)?\/\//.test(attributes[name] ?? ''))
    .map((name) => `line ${line}: <${tag} ${name}="${attributes[name]}"> loads from another host`);
}
