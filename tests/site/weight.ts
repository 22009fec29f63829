import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

/** What a page costs a reader with script before the first intent. */
export interface Weight {
  /** Its HTML as it stands on the disk. */
  readonly raw: number;
  /** Bytes as they are sent, of the HTML and of what it loads at once; fonts are weighed by themselves. */
  readonly sent: number;
  /** Requests, the fonts that are asked for early among them; not the icon, which browsers ask for once a site and when all else is there. */
  readonly requests: number;
  /** Elements; what stands in a `<noscript>` or a `<template>` is text to a reader with script. */
  readonly elements: number;
}

/** What a page asks for while it is read, by address. */
interface Asked {
  readonly files: ReadonlySet<string>;
  readonly fonts: ReadonlySet<string>;
  readonly elements: number;
}

const sent = (content: Uint8Array | string): number => brotliCompressSync(content).length;

/** Weighs a page; `read` gives what stands under an address of its site. */
export function weigh(html: string, read: (address: string) => Uint8Array | string): Weight {
  const { files, fonts, elements } = asked(html);
  const loaded = Array.from(files, (address) => sent(read(address)));
  return {
    raw: Buffer.byteLength(html),
    sent: loaded.reduce((sum, bytes) => sum + bytes, sent(html)),
    requests: 1 + files.size + fonts.size,
    elements,
  };
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
