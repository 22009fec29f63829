import { brotliCompressSync, constants } from 'node:zlib';
import { Parser } from 'htmlparser2';

/** What a page costs a reader with scripts before they interact with it. */
export interface Weight {
  /** The size of its HTML, uncompressed, in bytes. */
  readonly raw: number;
  /** The compressed size of its HTML and of what it loads at once, without fonts, in bytes. */
  readonly sent: number;
  /** The size of its preloaded fonts, whose format is already compressed, in bytes. */
  readonly fonts: number;
  /**
   * The number of requests. Preloaded fonts count. The favicon does not: browsers request it once
   * for each site and after everything else.
   */
  readonly requests: number;
  /** The number of elements. The content of `<noscript>` and `<template>` does not count. */
  readonly elements: number;
}

/** What a page requests while it is parsed, by URL. */
interface Asked {
  readonly files: ReadonlySet<string>;
  readonly fonts: ReadonlySet<string>;
  readonly elements: number;
}

/** The quality of brotli with which a site is published. */
const BEST = constants.BROTLI_MAX_QUALITY;
/**
 * A lower quality, which takes a fraction of the time. It is enough for a page far below its limit.
 */
export const QUICK = 5;

/**
 * The sizes at the best quality of files that many pages load: the best compression takes a while.
 */
const known = new WeakMap<Uint8Array, number>();

const compressed = (content: Uint8Array | string, quality: number): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

function sent(content: Uint8Array | string, quality: number): number {
  if (typeof content === 'string' || quality !== BEST) return compressed(content, quality);
  const length = known.get(content) ?? compressed(content, BEST);
  known.set(content, length);
  return length;
}

/** Weighs a page. `read` returns the content of a URL. */
export function weigh(html: string, read: (address: string) => Uint8Array | string, quality = BEST): Weight {
  const { files: named, fonts, elements } = asked(html);
  const files = withImports(named, read);
  const loaded = Array.from(files, (address) => sent(read(address), quality));
  return {
    raw: Buffer.byteLength(html),
    sent: loaded.reduce((sum, bytes) => sum + bytes, sent(html, quality)),
    fonts: Array.from(fonts, (address) => Buffer.byteLength(read(address))).reduce((sum, bytes) => sum + bytes, 0),
    requests: 1 + files.size + fonts.size,
    elements,
  };
}

/** A static import of a built script, which the browser follows before it runs any of it. */
const IMPORT = /\bimport\s*(?:[\w$*{}\s,]+?\bfrom\s*)?["'`](\.[^"'`]+\.js)["'`]/g;

/** Files with the scripts that they import, each once, however deep. */
function withImports(named: ReadonlySet<string>, read: (address: string) => Uint8Array | string): ReadonlySet<string> {
  const files = new Set(named);
  // A set that grows while it is walked is walked to its end.
  for (const address of files) {
    if (!address.endsWith('.js')) continue;
    for (const [, to] of Buffer.from(read(address)).toString().matchAll(IMPORT))
      files.add(new URL(to!, `https://site${address}`).pathname);
  }
  return files;
}

function asked(html: string): Asked {
  const [files, fonts] = [new Set<string>(), new Set<string>()];
  let [elements, inert] = [0, 0];
  const isInert = (tag: string) => tag === 'noscript' || tag === 'template';
  const parser = new Parser({
    onopentag(tag, { rel = '', as = '', href = '', src = '' }) {
      if (inert === 0) {
        elements += 1;
        if (tag === 'link' && as === 'font') fonts.add(href);
        else if (tag === 'link' && /^(stylesheet|modulepreload|preload)$/.test(rel)) files.add(href);
        if (/^(script|img|iframe)$/.test(tag) && src !== '' && !src.startsWith('data:')) files.add(src);
      }
      if (isInert(tag)) inert += 1;
    },
    onclosetag(tag) {
      if (isInert(tag)) inert -= 1;
    },
  });
  parser.end(html);
  return { files, fonts, elements };
}
